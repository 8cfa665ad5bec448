"""Tell whether the use of an ability would change anything, by carrying it out on a copy of the
game (U-61).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import ABILITY_IDLE
from dowlang.rulesets.dead_of_winter.state.types import NONE, Item

TOLD = (
    E.ABILITY_BEGUN,
    E.ABILITY_USED,
    E.ITEM_ABILITY_USED,
    E.GRANTED_USED,
    E.OBJECTIVE_ABILITY_USED,
    E.CRISIS_ABILITY_USED,
)
# fields that are no part of the table
APART = frozenset(("stack", "serial", "set_off", "floor", "playing", "cancelled"))
# what somebody learns is a change that the table does not show
SHOWN = (E.CARD_SEEN, E.CARD_REVEALED, E.OBJECTIVE_SEEN)
# answers tried. A use with more ways counts as one that can change something
MOST_CONTINUATIONS = 64


def is_idle(game: Winter, step: Callable[..., Any], *arguments: Any, item: Item = NONE) -> bool:
    """Return True if the use would have no effect: nothing listens to it, and no sequence of
    answers changes the table. Rules: U-61.
    """
    if game.param[ABILITY_IDLE] or any(
        game.hears[event] or game.waits_for == event for event in TOLD
    ):
        return False
    trial = game.clone()
    trial.log, trial.playing = [], item
    trial.stack[:] = []
    trial.do(step, *arguments)
    return changes_nothing(trial, table_of(game), [MOST_CONTINUATIONS])


def changes_nothing(trial: Winter, before: list[Any], left: list[int]) -> bool:
    """Return True if every continuation ends with the same table and reveals nothing.

    `left` holds the number of continuations that are still tried.
    """
    left[0] -= 1
    if left[0] < 0:
        return False
    trial.run()
    if trial.cause or any(entry[0] in SHOWN for entry in trial.log or ()):
        return False
    if not trial.stack:
        return table_of(trial) == before
    for option in trial.stack[-1][3]:
        way = trial.clone()
        way.log = []
        way.stack.pop()
        way.give(option)
        if not changes_nothing(way, before, left):
            return False
    return True


def table_of(game: Winter) -> list[Any]:
    """Return everything that lies on the table, with the dice rolled so far."""
    return [getattr(game, name) for name in game.FIELDS if name not in APART]
