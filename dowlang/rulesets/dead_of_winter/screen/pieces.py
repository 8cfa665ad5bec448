"""Pieces in a few words, and the cards they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL, EXILE
from dowlang.rulesets.dead_of_winter.state.labels import CARD_OFFSETS, label
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    ENTRANCES,
    LOCATION_OF_ENTRANCE,
    NOBODY,
    NOWHERE,
)

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.engine.views import View

NAMED = ("survivor", "crisis", "crossroads", "objective")


def card_of(cards: CardSet, noun: str, number: int) -> str:
    """Return the path of the card that a piece is, "" for what is no card."""
    if number < 0:
        return ""
    if noun == "path":
        return str(cards.facts[number]["path"])
    if noun == "secret":
        kind, place = (
            ("exile", EXILE)
            if number >= EXILE
            else ("betrayal", BETRAYAL)
            if number >= BETRAYAL
            else ("secret", 0)
        )
        return str(cards.of_kind[kind][number - place]["path"])
    if noun == "card":
        for offset, kind in CARD_OFFSETS:
            if number >= offset:
                return str(cards.of_kind[kind][number - offset]["path"])
        return str(cards.of_kind["item"][cards.tables.item_card[number]]["path"])
    return str(cards.of_kind[noun][number]["path"]) if noun in NAMED else ""


def name(cards: CardSet, noun: str, number: int) -> str:
    """Return the name of a piece. The colony and locations are as they stand in a sentence."""
    said = label(cards, noun, number)[1]
    if noun != "location":
        return said
    return (
        cards.speech.said("colony") if number == COLONY else cards.speech.said("place", place=said)
    )


def with_what(cards: CardSet, name: str, what: str) -> str:
    """Return a name with what one must know of it in brackets."""
    return cards.speech.said("known-of", name=name, what=what)


def player(cards: CardSet, view: View, seat: int) -> str:
    """Return a player with what is known of the group."""
    names = [
        name(cards, "survivor", s) for s, owner in enumerate(view["controller"]) if owner == seat
    ]
    said = cards.speech.said
    return said(
        "player-known",
        number=seat + 1,
        you=said("you-mark") if seat == view.player else "",
        group=cards.speech.commas(names) if names else said("nobody"),
        count=view["hands"][seat],
        exiled=said("and-exiled") if view["exiled"][seat] else "",
    )


def survivor(cards: CardSet, view: View, number: int, owned: bool = True) -> str:
    """Return a survivor's place, values in force, owner (with `owned`), tokens and equipment.

    Of one who is not in play return the values alone.
    """
    said = cards.speech.said
    values = said(
        "values",
        attack=view["attack"][number],
        search=view["search"][number],
        influence=view["influence"][number],
    )
    owner = view["controller"][number]
    if owner == NOBODY or view["location"][number] == NOWHERE:
        return values
    place = name(cards, "location", view["location"][number])
    parts = [said("is-at", place=place), values]
    if owned and owner != view.player:
        parts.append(said("of-player", number=owner + 1))
    parts += [
        said(thing, count=view[thing][number])
        for thing in ("wounds", "frostbite")
        if view[thing][number]
    ]
    if view["equipment"][number]:
        equipped = [name(cards, "card", item) for item in view["equipment"][number]]
        parts.append(said("with-cards", cards=cards.speech.commas(equipped)))
    return cards.speech.commas(parts)


def location(cards: CardSet, view: View, number: int) -> str:
    """Return a location with its zombies, barricades, people and cards."""
    zombies, barricades = (
        sum(view[what][e] for e in ENTRANCES[number]) for what in ("zombies", "barricades")
    )
    there = sum(x == number for x in view["location"]) + (
        view["helpless"] if number == COLONY else 0
    )
    empty = sum(view["entrance_spaces"][e] for e in ENTRANCES[number]) - zombies - barricades
    said = cards.speech.said
    parts = [said("zombies", count=zombies)]
    parts += [said("barricades", count=barricades)] if barricades else []
    parts += [
        said("empty-spaces", count=max(0, empty)),
        said("people", count=there, most=view["survivor_spaces"][number]),
    ]
    if number != COLONY:
        parts.append(said("cards", count=view["decks"][number]))
    if view["noise"][number]:
        parts.append(said("noise-there", count=view["noise"][number]))
    return with_what(cards, name(cards, "location", number), cards.speech.commas(parts))


def entrance(cards: CardSet, view: View, number: int) -> str:
    """Return an entrance with what stands at it."""
    place = LOCATION_OF_ENTRANCE[number]
    said = cards.speech.said
    if place == COLONY:
        which = said("entrance-number", number=number + 1)
    else:
        which = said("entrance-of", place=name(cards, "location", place))
    zombies, barricades = view["zombies"][number], view["barricades"][number]
    empty = view["entrance_spaces"][number] - zombies - barricades
    return said("entrance-known", name=which, zombies=zombies, barricades=barricades, empty=empty)


def described(cards: CardSet, view: View, noun: str, number: int) -> str:
    """Return a piece as an answer to a question: its name and what one must know of it."""
    match noun:
        case "player" if number >= 0:
            return player(cards, view, number)
        case "survivor" if number >= 0:
            who, what = name(cards, noun, number), survivor(cards, view, number)
            return cards.speech.said("survivor-known", who=who, what=what)
        case "location" if number >= 0:
            return location(cards, view, number)
        case "entrance" if number >= 0:
            return entrance(cards, view, number)
        case "card" if 0 <= number < cards.tables.items:
            return with_what(cards, name(cards, noun, number), symbols(cards, number))
        case "deck" if 0 < number < len(view["decks"]):
            named, left = name(cards, noun, number), view["decks"][number]
            return cards.speech.said("deck-cards", name=named, count=left)
    return name(cards, noun, number)


def symbols(cards: CardSet, item: int) -> str:
    """Return the symbols of an item card."""
    card = cards.of_kind["item"][cards.tables.item_card[item]]
    found = [
        cards.speech.word("symbol", str(value))
        for value in card.get("deal", ())
        if isinstance(value, str) and value in SYMBOL_WORDS
    ]
    return cards.speech.commas(found) if found else cards.speech.said("no-symbol")


def symbols_of(cards: CardSet, kinds: Sequence[object]) -> str:
    """Return kinds of item cards of which each will do, "" for none."""
    said = [cards.speech.word("symbol", str(kind)) for kind in kinds]
    return cards.speech.either(said) if said else ""


SYMBOL_WORDS = ("weapon", "fuel", "education", "food", "medicine", "tool", "survivor")
