"""Slug and name of every piece, by noun: for keys of options, sentences and narration."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL, EXILE
from dowlang.rulesets.dead_of_winter.state.events import CAUSES_OF_HARM
from dowlang.rulesets.dead_of_winter.state.types import (
    FACES,
    LOCATION_OF_ENTRANCE,
    LOCATIONS,
    SYMBOLS,
)

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

IDS_OF_A_KIND = 100_000  # so many ids of cards belong to each kind, those of items first
# pieces that are not items, in words of cards: offset of their numbers and kind of card
CARD_OFFSETS = (
    (4 * IDS_OF_A_KIND, "exile"),
    (3 * IDS_OF_A_KIND, "crossroads"),
    (2 * IDS_OF_A_KIND, "survivor"),
    (1 * IDS_OF_A_KIND, "crisis"),
)
PILES = (
    "colony",
    *LOCATIONS[1:],
    "survivor_deck",
    "crisis_deck",
    "crossroads_deck",
    "exile_deck",
    "waste_pile",
    "removed",
    "box",
)


def label(cards: CardSet, noun: str, number: int) -> tuple[str, str]:
    """Return slug and name for people, in the language of the set. -1 is nobody, nothing."""
    slug, name = _in_english(cards, noun, number)
    return slug, _spoken(cards, noun, number, name) if cards.speech.language else name


def _spoken(cards: CardSet, noun: str, number: int, name: str) -> str:
    """Return the name of a piece in the language of the set. Names of cards are so already."""
    said = cards.speech.said
    if number < 0:
        return said("nobody")
    match noun:
        case "player":
            return said("player", number=number + 1, you="")
        case "entrance" if number < 6:
            place = of_location(cards, LOCATION_OF_ENTRANCE[number])[1]
            return said("entrance", number=number + 1, place=place)
        case "deck" if number < len(LOCATIONS):
            return name
        case "pile" | "deck":
            return said(f"pile-{PILES[number].replace('_', '-')}")
        case "symbol" | "face":
            return cards.speech.word(noun, name)
        case "cause":
            return said(f"cause-{name}")
        case "vote":
            return said(name)
    return name


def _in_english(cards: CardSet, noun: str, number: int) -> tuple[str, str]:
    if number < 0:
        return "none", "nobody"
    match noun:
        case "player":
            return f"player_{number + 1}", f"player {number + 1}"
        case "card":
            return of_card(cards, number)
        case "survivor" | "crisis" | "crossroads" | "objective" | "track" | "incident":
            return of_kind(cards, noun, number)
        case "token kind":
            return of_kind(cards, "token", number)
        case "incident deck":
            return of_kind(cards, "deck", number)
        case "secret":
            if number >= EXILE:
                return of_kind(cards, "exile", number - EXILE)
            return (
                of_kind(cards, "betrayal", number - BETRAYAL)
                if number >= BETRAYAL
                else of_kind(cards, "secret", number)
            )
        case "location":
            return of_location(cards, number)
        case "entrance":
            slug, name = of_location(cards, LOCATION_OF_ENTRANCE[number])
            return (
                (f"{slug}_{number + 1}", f"entrance {number + 1} of {name}")
                if number < 6
                else (slug, name)
            )
        case "deck" if number < len(LOCATIONS):
            return of_location(cards, number)
        case "pile" | "deck":
            return PILES[number], PILES[number].replace("_", " ")
        case "symbol":
            return SYMBOLS[number], SYMBOLS[number]
        case "face":
            return FACES[number], FACES[number]
        case "cause":
            return CAUSES_OF_HARM[number], CAUSES_OF_HARM[number]
        case "vote":
            return ("up", "yes") if number else ("down", "no")
        case "die":
            return str(number % 8), str(number % 8)
        case "path":
            return str(cards.facts[number]["slug"]), str(cards.facts[number]["name"])
        case _:
            return str(number), str(number)


def of_kind(cards: CardSet, kind: str, number: int) -> tuple[str, str]:
    """Return a card by its number among those of its kind."""
    card = cards.of_kind[kind][number]
    return str(card["slug"]), str(card["name"])


def of_card(cards: CardSet, number: int) -> tuple[str, str]:
    """Return an item copy by the card it is a copy of, or a card of another deck."""
    for offset, kind in CARD_OFFSETS:
        if number >= offset:
            return of_kind(cards, kind, number - offset)
    return of_kind(cards, "item", cards.tables.item_card[number])


def of_location(cards: CardSet, number: int) -> tuple[str, str]:
    """Return a location, by its card's name if the set has one."""
    slug = LOCATIONS[number]
    place = cards.by_name.get(("location", slug))
    name = cards.of_kind["location"][place]["name"] if place is not None else slug.replace("_", " ")
    return slug, str(name)
