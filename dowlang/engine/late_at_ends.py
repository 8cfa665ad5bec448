"""Carry out at the end of a turn or round what is put down for that end while it is carried out.

The end has been told by then, so nobody would hear it any more, and the next one is another. What
is put down so late comes when all else that comes at that end is done, before the step that closes
it (`Hooks.closing`), if its clause holds then. Else it waits on, like any other watch.
"""

from __future__ import annotations

from dowlang.engine.effect_lifetimes import due
from dowlang.engine.frames import Frame
from dowlang.engine.ongoing_effects import NUMBER, Origin, watch
from dowlang.engine.run_loop import RunningGame


def at_this_end(
    game: RunningGame, origin: Origin, event: int, match: str, step: str, locals_: Frame = ()
) -> None:
    """Wait for the end that an event tells, once: the one under way if it is told already, else
    the next.

    `match` and `step` are those of `watch`.
    """
    watch(game, origin, event, match, step, locals_, times=1)
    closing, *payload = game.closing(event) or ("",)
    place = next((at for at, frame in enumerate(game.stack) if _closes(frame, closing)), -1)
    if place >= 0:
        # in its place, so that the stack stays as high as the step under way has found it
        late, last = (game.lasting[-1][NUMBER],), game.stack[place]
        if last[0] == late_at_end.__name__:
            payload, late, last = last[2], (*last[3], *late), last[4]
        game.stack[place] = (late_at_end.__name__, event, tuple(payload), late, last)


def _closes(frame: Frame, closing: str) -> bool:
    """Return True if a frame closes the end under way, or has something come before that."""
    return bool(closing) and (
        frame[0] == closing if frame[0] != late_at_end.__name__ else _closes(frame[4], closing)
    )


def late_at_end(
    game: RunningGame, event: int, payload: tuple[int, ...], late: tuple[int, ...], closing: Frame
) -> None:
    """Carry out what was put down for an end under way, then close it.

    `late` are the numbers of the watches, `closing` is the frame of the step that closes the end.
    """
    game.carry_out_clauses(due(game, event, payload, late)[0])
    game.stack.append(closing)


STEPS = (late_at_end,)
