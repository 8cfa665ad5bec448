"""Name what a ruleset declares for the twin test: what is hidden from a player and what is not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from dowlang.engine.chance import mix, seeded
from dowlang.engine.frames import Answer, Frame

G = TypeVar("G")  # the class of the game


class Chance:
    """Chance for twins, apart from every game's own streams."""

    def __init__(self, seed: int) -> None:
        self._seed, self._count = seeded(seed), 0

    def below(self, faces: int) -> int:
        """Draw one of 0..faces-1."""
        self._count += 1
        return mix(self._seed, 0, self._count, faces)

    def shuffled(self, pieces: Sequence[int]) -> list[int]:
        """Return the pieces in a random order."""
        out = list(pieces)
        for last in range(len(out) - 1, 0, -1):
            other = self.below(last + 1)
            out[last], out[other] = out[other], out[last]
        return out


@dataclass(frozen=True, slots=True)
class Moment(Generic[G]):
    """One decision of a recorded game: the state, the log since the decision before, and the
    number of the option taken (-1 at the end).
    """

    game: G
    entries: tuple[Frame, ...]
    index: int

    @property
    def question(self) -> tuple[int, str]:
        """Return the player who is asked and the kind of question, (-1, "") at the end."""
        return question_of(self.game)


class Twin(NamedTuple, Generic[G]):
    """Another game for the same eyes.

    `answer(option)` is the option of the twin that stands for one of the original.
    """

    game: G
    answer: Callable[[Answer], Answer]


class Secrecy(NamedTuple, Generic[G]):
    """The ruleset's declarations for the twin test.

    `learned(moments, player)`: everything the player may learn or see from the first of these
    moments to the last, by the rules. `redeal(game, player, chance, learned)`: a twin that keeps
    what has been learned, or the reason why there is none. `strange(twin states, entries, player,
    learned)`: True if the player has learned something else there than in the original.
    `alike(game, options, wanted, player, chance)`: number of an option that looks like the wanted
    one to the player, who does not give the answer. For `()` it is one that does nothing, and -1
    when there is none.
    """

    learned: Callable[[Sequence[Moment[G]], int], Any]
    redeal: Callable[[G, int, Chance, Any], Twin[G] | str]
    strange: Callable[[G, G, Sequence[Frame], int, Any], bool]
    alike: Callable[[G, Sequence[Answer], Answer, int, Chance], int]


def question_of(game: Any) -> tuple[int, str]:
    """Return the player who is asked and the kind of question, (-1, "") when the game is over."""
    return (game.stack[-1][1], game.stack[-1][2]) if game.stack else (-1, "")
