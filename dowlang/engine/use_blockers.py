"""Tell the uses that a card has on a turn, and the reasons why one was not possible.

A ruleset declares the ways to use a card, and for each the *blockers* that may stand in its way:
how one is lifted on a copy of the game, and how it is told. Whether a use is possible is asked of
nothing but the list of options itself: a blocker stands when the use is not among the options of a
copy from which every other blocker was lifted. So a reason cannot drift from the rules, and a game
that nobody asks about pays nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dowlang.engine.frames import Answer
from dowlang.engine.state import GameState
from dowlang.engine.use_declarations import Blocker, Use


def offered(use: Use, options: Sequence[Answer]) -> bool:
    """Return True if one of the options is this use."""
    return any(option[: len(answer)] == answer for answer in use.answers for option in options)


def in_the_way(
    game: GameState, use: Use, options: Callable[[Any, int], Sequence[Answer]]
) -> tuple[Blocker, ...]:
    """Return the blockers that stand now, each as if it were the only one.

    Return none when the use is possible. The game is not changed.
    """
    out = []
    for blocker in use.blockers:
        copy = game.clone()
        for other in use.blockers:
            if other is not blocker:
                other.lift(copy)
        if not offered(use, options(copy, use.player)):
            out.append(blocker)
    return tuple(out)
