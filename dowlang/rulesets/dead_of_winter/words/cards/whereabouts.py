"""Tell that a card which an earlier line speaks of (`that card`, `the tool`) has left since then.

A card that was picked is touched where it was picked, until a line of the same card does something
with it. One that an event tells of is touched where the event leaves it. A card that has left
meanwhile, with its bearer or otherwise, is nobody's. Rules: U-20.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Annotated

from dowlang.rulesets.dead_of_winter.state.card_zones import (
    BOX,
    CONTRIBUTIONS,
    DECK,
    ELSEWHERE,
    EQUIPMENT,
    HAND,
    REMOVED,
    SEARCH,
    SPOTS,
    STAKES,
    TUCKED,
    WASTE,
)
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import NONE
from dowlang.rulesets.dead_of_winter.words.cards.zones import Card, Cards, find
from dowlang.vocabulary.card_kinds import Own
from dowlang.vocabulary.declarations import NumberWord, Place, Word
from dowlang.vocabulary.noun_declarations import Whereabouts

Places = Annotated[tuple[int, ...], "number"]

CODES = {ELSEWHERE: 0, HAND: 1, EQUIPMENT: 2, CONTRIBUTIONS: 4, STAKES: 5, SEARCH: 6, TUCKED: 7}
CODES |= dict.fromkeys((DECK, WASTE, REMOVED, BOX), 3)  # told apart by the number of the pile
"""Zone -> its part of a place as one number, which frames of saved games hold."""
PLACES_OF_A_ZONE = 1000


def place_of(game: Winter, card: Card) -> int:
    """Return where a card is, as one number."""
    zone, place = find(game, card)
    return CODES[zone] * PLACES_OF_A_ZONE + place


def places_of(game: Winter, cards: Cards) -> tuple[int, ...]:
    """Return where each of several cards is."""
    return tuple(place_of(game, card) for card in cards)


def still_there(game: Winter, card: Card, place: int) -> Card:
    """Return the card while it is where it was, else no card."""
    return card if place_of(game, card) == place else NONE


def still_those(game: Winter, cards: Cards, places: Places) -> Cards:
    """Return those of the cards that are where they were."""
    return tuple(
        card for card, place in zip(cards, places, strict=True) if place_of(game, card) == place
    )


def still_held(game: Winter, card: Card) -> Card:
    """Return the card while it is in a hand or beside a survivor, else no card."""
    return card if find(game, card)[0] in (HAND, EQUIPMENT) else NONE


def still_found(game: Winter, card: Card) -> Card:
    """Return the card while it lies before a searcher, or is held since, else no card."""
    return card if find(game, card)[0] in (SEARCH, HAND, EQUIPMENT) else NONE


def still_open(game: Winter, card: Card) -> Card:
    """Return the card while it is in a hand, beside a survivor or in the waste pile, else no
    card.
    """
    return card if find(game, card)[0] in (HAND, EQUIPMENT, WASTE) else NONE


def still_in_waste(game: Winter, card: Card) -> Card:
    """Return the card while it is in the waste pile, else no card."""
    return card if find(game, card)[0] == WASTE else NONE


def still_given(game: Winter, card: Card) -> Card:
    """Return the card while it is with the crisis of the round, else no card."""
    return card if find(game, card)[0] == CONTRIBUTIONS else NONE


def still_known(game: Winter, card: Card) -> Card:
    """Return the card while it lies where a player has it or all see it, else no card."""
    known = find(game, card)[0] not in (ELSEWHERE, DECK, REMOVED, BOX)
    return card if known or card in game.aside else NONE


def still_known_of(game: Winter, cards: Cards) -> Cards:
    """Return those of the cards that players have or all see."""
    return tuple(card for card in cards if still_known(game, card) == card)


def now_played(game: Winter) -> Card:
    """Return the item whose text is being carried out."""
    return game.playing


def _asked(
    phrase: str,
    function: Callable[..., object],
    moved: Word | None = None,
    told_by: Word | None = None,
) -> NumberWord:
    """Declare what no card says: it stands in what checked cards mean."""
    return NumberWord(Place.NUMBER, phrase, function, noun="card", told_by=told_by, moved=moved)


KNOWN = _asked("{card} still known", still_known)
ALL_KNOWN = _asked("{cards} still known", still_known_of)
PLACE, ALL_PLACES = (
    _asked("the place of {card}", place_of),
    _asked("the places of {cards}", places_of),
)
WHEREABOUTS = Whereabouts(
    PLACE,
    ALL_PLACES,
    _asked("{card} still at {place}", still_there, KNOWN, PLACE),
    _asked("{cards} still at {places}", still_those, ALL_KNOWN, ALL_PLACES),
)
HELD = {"card": _asked("{card} still held", still_held, KNOWN)}
FOUND = {"card": _asked("{card} still found", still_found, KNOWN)}
OPEN = {
    "card": _asked("{card} still open", still_open, KNOWN),
    "using": _asked("{card} still open", still_open, KNOWN),
}
DISCARDED = {"card": _asked("{card} still in the waste pile", still_in_waste, KNOWN)}
GIVEN: Mapping[str, Word] = {"card": _asked("{card} still with the crisis", still_given, KNOWN)}
IN_HAND_ONLY = {
    "stake {card}": "of a card in hand",
    "stake {card} face down": "of a card in hand",
    "tuck {card} under {survivor}": "of a card in hand",
    "play {card}": "of a card in hand",
}
"""What is done with cards in hand alone, and not with the copy whose text is carried out unless a
line before has brought it back there.
"""
PLAYED = Own(
    "card",
    OPEN["card"],
    _asked("the card that is played", now_played),
    never={
        "equip {survivor} with {card}": "on an item with `equip` and its rules, which lies beside "
        "a survivor when it is played (R-CARD-15)",
        "unequip {card}": "of a card beside a survivor",
        "lay {amount} {token} on {card}": "of a card beside a survivor",
    },
    not_yet={
        "contribute {card} to the crisis": "of a card in hand or beside a survivor: this one has "
        "been played, and `slip this card into the crisis` puts it there",
        "discard {card}": "of a card that does not lie on the waste pile: this one does, since it "
        "has been played",
        **IN_HAND_ONLY,
    },
    brought_back=("take {card}", "give {card} to {player}"),
)
PLAYED_FOR_GOOD = replace(PLAYED, spot=SPOTS[REMOVED])
"""An event, which is out of the game when it is carried out (R-ACT-PLY-03)."""
EQUIPPED = Own(
    "card",
    HELD["card"],
    lies="beside its bearer",
    comes="you equip a survivor with this card",
    not_yet=IN_HAND_ONLY,
    brought_back=("take {card}", "unequip {card}"),
)
