"""Ask of the moment before a move or a handover what its events ask.

`when a survivor moves from a location with another survivor` is told when the survivor stands
elsewhere, and somebody who has come into another group is of that group by then. What the clause
says of them, and of places by who is there, is asked of the moment before. Rules: R-BOARD-08,
R-SURV-10.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import NOWHERE, Location, Player, Survivor
from dowlang.rulesets.dead_of_winter.words import as_before_event, references
from dowlang.rulesets.dead_of_winter.words.filters import places as filters_places
from dowlang.rulesets.dead_of_winter.words.filters import players as filters_players
from dowlang.rulesets.dead_of_winter.words.filters import survivors as filters_survivors
from dowlang.rulesets.dead_of_winter.words.predicates import people as predicates_people
from dowlang.vocabulary.moment_before import Before

Move = tuple[Survivor, Location]
"""After the arguments of the word: who has moved or was placed elsewhere, and from where."""


def stood(game: Winter, survivor: Survivor, *move: *Move) -> Location:
    """Return where a survivor stood before somebody moved.

    Rules: R-BOARD-08.
    """
    mover, origin = move
    return origin if survivor == mover else game.location[survivor]


def stood_at(game: Winter, survivor: Survivor, place: Location, *move: *Move) -> bool:
    """Return True if the survivor was at that location."""
    return survivor >= 0 and stood(game, survivor, *move) == place


def stood_outside(game: Winter, survivor: Survivor, place: Location, *move: *Move) -> bool:
    """Return True if the survivor was on the board, but not there."""
    return survivor >= 0 and 0 <= stood(game, survivor, *move) != place


def stood_with(game: Winter, survivor: Survivor, other: Survivor, *move: *Move) -> bool:
    """Return True if the survivor was where the other one was."""
    return 0 <= stood(game, survivor, *move) == stood(game, other, *move)


def stood_near(game: Winter, survivor: Survivor, other: Survivor, *move: *Move) -> bool:
    """Return True if the survivor shared a location with another one."""
    return survivor != other and stood_with(game, survivor, other, *move)


def was_there(game: Winter, place: Location, survivor: Survivor, *move: *Move) -> bool:
    """Return True for the location where the survivor was."""
    return stood_at(game, survivor, place, *move)


def was_where(game: Winter, survivor: Survivor, *move: *Move) -> Location:
    """Return the location where a survivor was, of nobody none."""
    return stood(game, survivor, *move) if survivor >= 0 else NOWHERE


MOVES = (events.MOVED, events.PLACED)
OF_MOVES = Before(
    ("survivor", "origin"),
    {
        filters_survivors.stands_at: stood_at,
        filters_survivors.stands_outside: stood_outside,
        filters_survivors.stands_here: stood_with,
        predicates_people.is_at: stood_at,
        predicates_people.is_outside: stood_outside,
        predicates_people.shares_location: stood_near,
        filters_places.has_survivor_there: was_there,
        references.location_of: was_where,
        references.here: was_where,
        **as_before_event.BEFORE_A_MOVE,
    },
    {},
    stays=True,
    around=as_before_event.AROUND,
)
"""What a clause says of who moves, and of the places by who is there, is said of the moment before.
"""


Handover = tuple[Survivor, Player]
"""After the arguments of the word: who has come into another group, and out of whose."""


def group_then(game: Winter, survivor: Survivor, *handover: *Handover) -> Player:
    """Return the player who controlled a survivor before one was handed over.

    Rules: R-SURV-10.
    """
    given, owner = handover
    return owner if survivor == given else game.controller[survivor]


def was_in_group(game: Winter, survivor: Survivor, player: Player, *handover: *Handover) -> bool:
    """Return True for a survivor of that player's group."""
    return group_then(game, survivor, *handover) == player


def had_in_group(game: Winter, player: Player, survivor: Survivor, *handover: *Handover) -> bool:
    """Return True if the player controlled the survivor."""
    return group_then(game, survivor, *handover) == player


OF_HANDOVERS = Before(
    ("survivor", "owner"),
    {
        filters_survivors.you_control: was_in_group,
        filters_survivors.they_control: was_in_group,
        filters_survivors.controlled_by: was_in_group,
        predicates_people.controls: had_in_group,
        filters_players.has_survivor: had_in_group,
        references.controller_of: group_then,
        **as_before_event.BEFORE_A_HANDOVER,
    },
    {},
    stays=True,
    around=as_before_event.AROUND,
)
"""Whose a survivor is that somebody takes over is said of the moment before."""
