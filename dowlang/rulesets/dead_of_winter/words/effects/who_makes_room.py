"""Tell who could leave a full location, and who has to."""

from __future__ import annotations

from itertools import chain, combinations

from dowlang.rulesets.dead_of_winter.procedures.moving_and_joining import can_be_placed
from dowlang.rulesets.dead_of_winter.state.board import room, spaces_needed, survivors_at
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import COLONY, Location, Survivors


def those_who_can_go(game: Winter, location: Location) -> Survivors:
    """Survivors there who can be placed in the colony."""
    return tuple(s for s in survivors_at(game, location) if can_be_placed(game, s, COLONY))


def who_has_to_go(game: Winter, count: int, location: Location) -> Survivors | None:
    """Return the fewest survivors with whom so many spaces are empty and who all fit into the
    colony. Return None when no survivors do.
    """
    free, missing = room(game, COLONY), count - room(game, location)
    movable = those_who_can_go(game, location)
    for some in chain.from_iterable(combinations(movable, n) for n in range(len(movable) + 1)):
        if missing <= sum([spaces_needed(game, s) for s in some]) <= free:
            return some
    return None
