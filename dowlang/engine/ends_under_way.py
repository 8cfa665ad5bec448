"""Carry out at the end of a turn or round what is put down for that end while it is carried out.

The end has been told by then, so nobody would hear it any more, and the next one is another. What
is put down so late comes when all else that comes at that end is done, before the step that closes
it (`Hooks.closing`).
"""

from __future__ import annotations

from dowlang.engine.frames import Frame
from dowlang.engine.ongoing_effects import Origin, watch
from dowlang.engine.run_loop import RunningGame


def at_this_end(
    game: RunningGame, origin: Origin, event: int, match: str, step: str, locals_: Frame = ()
) -> None:
    """Wait for the end that an event tells, once: the one under way if it is told already, else
    the next.

    `match` and `step` are those of `watch`.
    """
    closing, *payload = game.closing(event) or ("",)
    place = next((at for at, frame in enumerate(game.stack) if _closes(frame, closing)), -1)
    if place < 0:
        watch(game, origin, event, match, step, locals_, times=1)
    elif not match or not game.cards.steps[match](game, *locals_, *payload):
        # in its place, so that the stack stays as high as the step under way has found it
        late = (step, *locals_, *payload)
        last = game.stack[place]
        if last[0] == late_at_end.__name__:
            game.stack[place] = (last[0], (*last[1], late), last[2])
        else:
            game.stack[place] = (late_at_end.__name__, (late,), last)


def _closes(frame: Frame, closing: str) -> bool:
    """Return True if a frame closes the end under way, or has something come before that."""
    return bool(closing) and (
        frame[0] == closing if frame[0] != late_at_end.__name__ else _closes(frame[2], closing)
    )


def late_at_end(game: RunningGame, frames: tuple[Frame, ...], closing: Frame) -> None:
    """Carry out what was put down for an end under way, then close it."""
    game.carry_out_clauses(frames)
    game.stack.append(closing)


STEPS = (late_at_end,)
