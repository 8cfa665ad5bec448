"""Pieces in a few words, and the cards they are."""

from __future__ import annotations

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
    return said if noun != "location" else "the colony" if number == COLONY else f"the {said}"


def player(cards: CardSet, view: View, seat: int) -> str:
    """Return a player with what is known of the group."""
    names = [
        name(cards, "survivor", s) for s, owner in enumerate(view["controller"]) if owner == seat
    ]
    exiled = ", exiled" if view["exiled"][seat] else ""
    you = " (you)" if seat == view.player else ""
    group, hand = ", ".join(names) or "nobody", view["hands"][seat]
    return f"player {seat + 1}{you}: {group}; cards in hand: {hand}{exiled}"


def survivor(cards: CardSet, view: View, number: int, owned: bool = True) -> str:
    """Return a survivor's place, values, owner (with `owned`), tokens and equipment.

    Of one who is not in play return the values alone.
    """
    t = cards.tables
    values = (
        f"attack {t.attack[number]}+, search {t.search[number]}+, influence {t.influence[number]}"
    )
    owner = view["controller"][number]
    if owner == NOBODY or view["location"][number] == NOWHERE:
        return values
    parts = [f"at {name(cards, 'location', view['location'][number])}", values]
    if owned and owner != view.player:
        parts.append(f"of player {owner + 1}")
    parts += [
        f"{thing}: {count}"
        for thing, count in (
            ("wounds", view["wounds"][number]),
            ("frostbite", view["frostbite"][number]),
        )
        if count
    ]
    if view["equipment"][number]:
        parts.append(
            "with " + ", ".join(name(cards, "card", item) for item in view["equipment"][number])
        )
    return ", ".join(parts)


def location(cards: CardSet, view: View, number: int) -> str:
    """Return a location with its zombies, barricades, people and cards."""
    zombies, barricades = (
        sum(view[what][e] for e in ENTRANCES[number]) for what in ("zombies", "barricades")
    )
    there = sum(x == number for x in view["location"]) + (
        view["helpless"] if number == COLONY else 0
    )
    empty = sum(view["entrance_spaces"][e] for e in ENTRANCES[number]) - zombies - barricades
    parts = [f"zombies: {zombies}"]
    parts += [f"barricades: {barricades}"] if barricades else []
    parts += [
        f"empty spaces: {max(0, empty)}",
        f"people: {there} of {view['survivor_spaces'][number]}",
    ]
    if number != COLONY:
        parts.append(f"cards: {view['decks'][number]}")
    if view["noise"][number]:
        parts.append(f"noise: {view['noise'][number]}")
    return f"{name(cards, 'location', number)} ({', '.join(parts)})"


def entrance(cards: CardSet, view: View, number: int) -> str:
    """Return an entrance with what stands at it."""
    place = LOCATION_OF_ENTRANCE[number]
    which = (
        f"entrance {number + 1}"
        if place == COLONY
        else f"the entrance of {name(cards, 'location', place)}"
    )
    zombies, barricades = view["zombies"][number], view["barricades"][number]
    empty = view["entrance_spaces"][number] - zombies - barricades
    return f"{which} (zombies: {zombies}, barricades: {barricades}, empty: {empty})"


def described(cards: CardSet, view: View, noun: str, number: int) -> str:
    """Return a piece as an answer to a question: its name and what one must know of it."""
    match noun:
        case "player" if number >= 0:
            return player(cards, view, number)
        case "survivor" if number >= 0:
            return f"{name(cards, noun, number)}, {survivor(cards, view, number)}"
        case "location" if number >= 0:
            return location(cards, view, number)
        case "entrance" if number >= 0:
            return entrance(cards, view, number)
        case "card" if 0 <= number < cards.tables.items:
            return f"{name(cards, noun, number)} ({symbols(cards, number)})"
        case "deck" if 0 < number < len(view["decks"]):
            return f"{name(cards, noun, number)} (cards: {view['decks'][number]})"
    return name(cards, noun, number)


def symbols(cards: CardSet, item: int) -> str:
    """Return the symbols of an item card."""
    card = cards.of_kind["item"][cards.tables.item_card[item]]
    return (
        ", ".join(
            str(value)
            for value in card.get("deal", ())
            if isinstance(value, str) and value in SYMBOL_WORDS
        )
        or "no symbol"
    )


SYMBOL_WORDS = ("weapon", "fuel", "education", "food", "medicine", "tool", "survivor")
