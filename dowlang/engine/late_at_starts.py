"""Let what is put in force at the start of a turn or round hear that very start.

The start has been told by then. `during the next round` holds from there on, so its own `at the
start of each round` belongs to it.
"""

from __future__ import annotations

from dowlang.engine.effect_lifetimes import due
from dowlang.engine.ongoing_effects import KIND, NUMBER, WATCH
from dowlang.engine.run_loop import RunningGame


def hear_this_start(game: RunningGame, event: int, before: int, payload: tuple[int, ...]) -> None:
    """Carry out the clauses on a start under way that were put in force since a number of effects.

    `before` is `GameState.serial` as it was before them, `payload` what the event of the start
    tells.
    """
    since = [e[NUMBER] for e in game.lasting if e[KIND] == WATCH and e[NUMBER] >= before]
    game.carry_out_clauses(due(game, event, payload, tuple(since))[0])


STEPS = (hear_this_start,)
