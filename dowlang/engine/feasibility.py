"""Decide if a plan can be carried out line by line, by some choices that lead to its end.

Nothing here changes the game that is asked about.

A plan is a function `(copy of the game, choices, *locals) -> bool` of a compiled card. It asks in
the order of the card's lines, does on the copy what each line is sure to do, and puts every choice
to `choices`. It is run again from the start for each way to choose, depth first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dowlang.engine.faults import Ended
from dowlang.engine.piece_choices import distinct
from dowlang.engine.run_loop import RunningGame

MOST_WAYS = 2_000
"""Ways to choose that are tried before a plan counts as possible."""


class NoWay(Exception):
    """There is too little to choose from: this way does not lead to the end."""


class Choices:
    """The choices of one plan, gone through depth first."""

    def __init__(self) -> None:
        # (number of the option, number of options), in the order asked
        self._taken: list[tuple[int, int]] = []
        self._at = 0

    def one(self, game: RunningGame, kind: str, pieces: Sequence[int]) -> int:
        """Return one of the pieces. Raises `NoWay` when there is none."""
        options = distinct(game, kind, pieces)
        if not options:
            raise NoWay
        return options[self._number(len(options))]

    def several(
        self, game: RunningGame, kind: str, pieces: Sequence[int], count: int
    ) -> tuple[int, ...]:
        """Choose so many of the pieces. Raise `NoWay` when there are fewer."""
        left, out = list(pieces), list[int]()
        if len(left) < count:
            raise NoWay
        for missing in range(count, 0, -1):
            out.append(self.one(game, kind, left[: len(left) - missing + 1]))
            left = left[left.index(out[-1]) + 1 :]
        return tuple(out)

    def as_many(
        self, game: RunningGame, kind: str, pieces: Sequence[int], count: int
    ) -> tuple[int, ...]:
        """Choose so many of the pieces, all of them where there are fewer.

        What a line in a loop takes stops nothing.
        """
        return self.several(game, kind, pieces, max(0, min(count, len(pieces))))

    def number(self, low: int, high: int) -> int:
        """Return a number, the highest first."""
        return max(low, high) - self._number(max(low, high) - low + 1)

    def _number(self, options: int) -> int:
        if self._at == len(self._taken):
            self._taken.append((0, options))
        self._at += 1
        return self._taken[self._at - 1][0]

    def further(self) -> bool:
        """Go on to the next combination of choices. Return False after the last one."""
        self._at = 0
        while self._taken:
            number, options = self._taken.pop()
            if number + 1 < options:
                self._taken.append((number + 1, options))
                return True
        return False


def some_way(game: RunningGame, plan: Callable[..., bool], *local: Any) -> bool:
    """Return True if the plan comes to its end on one way at least.

    A way on which the game ends is one.
    """
    choices = Choices()
    for _ in range(MOST_WAYS):
        try:
            if plan(game.clone(), choices, *local):
                return True
        except NoWay:
            pass
        except Ended:
            return True
        if not choices.further():
            return False
    return True


def leading_on(
    game: RunningGame, pieces: Sequence[int], plan: Callable[..., bool], *local: Any
) -> tuple[int, ...]:
    """Return those of the pieces with which a plan, which takes one as its last local, comes to its
    end. Return all of them where there is none.
    """
    found = tuple([one for one in pieces if some_way(game, plan, *local, one)])
    return found or tuple(pieces)
