"""Force the dice of a game inside one block, and insist that exactly these are rolled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.streams import STREAMS
from dowlang.rulesets.dead_of_winter.state.types import (
    FACES,
)

DICE = ("action", "exposure", "die", "noise")  # streams whose rolls `rolls` watches over


class DiceMismatch(AssertionError):
    """Other dice were rolled than those given: some were left over, or there were more rolls
    than given dice.
    """


@contextmanager
def rolls(game: Winter, **dice: Sequence[int | str] | int | str) -> Iterator[None]:
    """Force what is rolled inside the block: `exposure="wound"`, `die=(1, 6)`, `noise=3`,
    `action=(6, 6, 1)`.

    The streams are those of fresh dice (`die`), noise, exposure and the dice of the roll step
    (`action`). Exactly these dice are rolled, or `DiceMismatch` says which were not or how many
    more there were.
    """
    before = [game.draws[STREAMS.index(stream)] for stream in DICE]
    for stream, given in dice.items():
        if stream not in DICE:
            raise ValueError(
                f"found stream `{stream}`, wanted one of {', '.join(f'`{name}`' for name in DICE)}"
            )
        for value in (given,) if isinstance(given, int | str) else given:
            number = FACES.index(value) if isinstance(value, str) else value
            game.forced.append((STREAMS.index(stream), game.roll_of(stream, number)))
    yield
    if game.forced:
        left = [STREAMS[stream] for stream, _ in game.forced]
        game.forced.clear()
        raise DiceMismatch(f"{len(left)} of the given dice were not rolled: {', '.join(left)}")
    more = {
        stream: game.draws[STREAMS.index(stream)] - drawn
        for stream, drawn in zip(DICE, before, strict=True)
    }
    if any(more.values()):
        raise DiceMismatch(
            "rolled beyond the given dice: "
            + ", ".join(f"{stream} {count}" for stream, count in more.items() if count)
        )
