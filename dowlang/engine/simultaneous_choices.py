"""Carry out together what several players have chosen one after the other.

`each player gives 1 card to the player on their left`: everybody chooses, then all hand over. What
one of them does is put off below a frame that marks the end of the choosing, in the order chosen.
"""

from __future__ import annotations

from typing import Any

from dowlang.engine.run_loop import RunningGame


def put_off(game: RunningGame, step: str, *local: Any) -> None:
    """Schedule a step for the time when everybody has chosen, after those put off before it.

    It never waits below a question: whoever schedules it asks nothing first.
    """
    places = [place for place, frame in enumerate(game.stack) if frame[0] == END]
    if not places:
        game.stack.append((step, *local))
        return
    end, count = places[-1], game.stack[places[-1]][1]
    game.stack[end] = (END, count + 1)
    game.stack.insert(max(0, end - count), (step, *local))


def all_at_once(game: RunningGame, count: int) -> None:
    """Do nothing: everybody has chosen, and the `count` steps put off lie right below this one."""


END = all_at_once.__name__
STEPS = (put_off, all_at_once)
