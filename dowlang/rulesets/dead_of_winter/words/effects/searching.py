"""Declare searches that a card makes, what a search draws besides, and a bare exposure die.

Source: Part 5.5 of the rules document.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.rulesets.dead_of_winter.actions.search import (
    ABOUT_TO_SEARCH,
    choose_among_found,
    draw_more,
    search_from_afar,
)
from dowlang.rulesets.dead_of_winter.procedures.exposure import roll_face
from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    NOBODY,
    NONE,
    OUTSIDE,
    Location,
    Player,
    Survivor,
)
from dowlang.rulesets.dead_of_winter.words.cards.unseen import draw_unseen
from dowlang.rulesets.dead_of_winter.words.cards.zones import Card
from dowlang.rulesets.dead_of_winter.words.registry import words


def search_place(game: Winter, survivor: Survivor, place: Location) -> None:
    """The survivor searches a location, wherever it stands and without a die: its deck is drawn
    from, its noise spaces are used (R-ACT-SEA-03..08).
    """
    if can_search(game, survivor, place):
        search_from_afar(game, survivor, place)


def can_search(game: Winter, survivor: Survivor, place: Location) -> bool:
    """In play, and a card lies in the deck of the location. A card makes the search, so what
    forbids the action does not.
    """
    if survivor == NONE or game.controller[survivor] == NOBODY:
        return False
    return place in OUTSIDE and len(game.item_deck[place]) > 0


def keep_unseen(game: Winter, survivor: Survivor, place: Location) -> None:
    """Keep one card on a copy of the game. Nobody knows which until it is drawn."""
    if can_search(game, survivor, place):
        draw_unseen(game, 1, place, game.controller[survivor])


def draw_besides(game: Winter, count: int, place: Location, player: Player) -> None:
    """More cards of that location lie before who searches there, of which as many are kept as
    ever. Nothing when nobody is about to search there (R-ACT-SEA-03).
    """
    searcher, survivor, where = _search_under_way(game, ABOUT_TO_SEARCH)
    if where == place:
        draw_more(game, searcher, survivor, place, max(0, count))


def draw_in_place(game: Winter, count: int, found: Card, player: Player) -> None:
    """More cards of the same deck lie before the searcher, before one is kept (R-ACT-SEA-03)."""
    searcher, survivor, place = _search_under_way(game, (choose_among_found.__name__,))
    if searcher != NOBODY:
        draw_more(game, searcher, survivor, place, max(0, count))


def cards_below(game: Winter, found: Card, player: Player) -> int:
    """Cards left in the deck that is searched, 0 where nobody searches."""
    searcher, _, place = _search_under_way(game, (choose_among_found.__name__,))
    return len(game.item_deck[place]) if searcher != NOBODY else 0


def _search_under_way(game: Winter, steps: Sequence[str]) -> tuple[Player, Survivor, Location]:
    """Return who searches, with whom and where, from the step that waits: nobody if none does."""
    waiting = (frame for frame in reversed(game.stack) if frame[0] in steps)
    searcher, survivor, place = next(waiting, ("", NOBODY, NONE, NONE))[1:]
    return searcher, survivor, place


def throw_exposure_die(game: Winter, survivor: Survivor) -> None:
    """The exposure die is rolled and nothing follows from it but what the card says.

    Gives the face.
    """
    face = roll_face(game, survivor)
    game.emit(events.EXPOSURE_THROWN, survivor, face)
    game.give(face)


SEARCH_PLACE = words.effect(
    "search {place}",
    subject="survivor",
    example='that survivor searches "School"',
    opens=True,
    rules=("R-ACT-SEA-03", "R-ACT-SEA-05", "R-ACT-SEA-07"),
    possible=can_search,
    ahead=keep_unseen,
    also=("search (at|in) {place}",),
)(search_place)
DRAW_BESIDES = words.effect(
    "draw {count} more cards in the search of {place}",
    subject="player",
    example="draw 1 more card in the search of that location",
    rules=("R-ACT-SEA-03",),
    point="before it takes effect",
    at=events.SEARCH_BEGUN,
    of_event=("place", "location"),
)(draw_besides)
DRAW_IN_PLACE = words.effect(
    "draw {count} cards in place of {found}",
    subject="player",
    example="draw 1 card in place of that card",
    rules=("R-ACT-SEA-03",),
    point="before a card is taken",
    at=events.FOUND_NEAR,
    of_event=("found", "card"),
    available=cards_below,
    also=("replace {found} with {count} cards",),
)(draw_in_place)
THROW_EXPOSURE = words.effect(
    "throw the exposure die for {survivor}",
    printed="throw the exposure die for {survivor} without applying it",
    example="throw the exposure die for that survivor",
    rules=("R-COMP-15",),
    yields="face",
    gives=True,
)(throw_exposure_die)

STEPS = (search_place, draw_besides, draw_in_place, throw_exposure_die)
