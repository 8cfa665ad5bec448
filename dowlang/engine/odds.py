"""Compute the odds of a choice: every outcome of chance with its weight.

The same steps run again with the draws written out. The one gate of chance makes this possible: a
copy of the game is given a *script* of draws, runs, and tells which further draws it made. Each of
those is one more level of a tree. Streams named as enumerable are written out (dice). The others
(shuffles, random pieces) come from the game's seed as ever. No ruleset and no card knows of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from dowlang.engine.odds_declarations import Odds
from dowlang.engine.run_loop import RunningGame

# choices after one another that are written out. A card that sets itself off has no last one
DEEPEST = 100


class TooManyOutcomes(RuntimeError):
    """More outcomes, or more choices after one another, than the caller wants to look at."""


@dataclass(slots=True)
class Spread:
    """The change of one measure: the least, the most, and the mean for three ways to choose.

    Choices are made worst, best, or any of them equally often. `worst` and `best` are of the mean
    over chance: a chooser does not know the dice.
    """

    least: int
    most: int
    worst: float
    best: float
    mean: float


@dataclass(slots=True)
class _Script:
    """Draws to come, and the draws made after them: (faces) of each, all 0."""

    draws: list[int] = field(default_factory=list)
    made: list[int] = field(default_factory=list)
    at: int = 0


_CLASSES: dict[tuple[type, tuple[int, ...]], type[RunningGame]] = {}


def written_out(kind: type[RunningGame], streams: tuple[int, ...]) -> type[RunningGame]:
    """Return the class of a game whose draws of these streams are written out. It is made once."""
    if (kind, streams) not in _CLASSES:
        _CLASSES[kind, streams] = _made(kind, streams)
    return _CLASSES[kind, streams]


def _made(kind: type[RunningGame], streams: tuple[int, ...]) -> type[RunningGame]:

    def roll(self: Any, stream: int, faces: int) -> int:
        script: _Script | None = self.__dict__.get("script")
        if (
            script is None
            or stream not in streams
            or any(forced == stream for forced, _ in self.forced)
        ):
            return int(kind.roll(self, stream, faces))
        if script.at < len(script.draws):
            script.at += 1
            return script.draws[script.at - 1]
        script.at += 1
        script.made.append(faces)
        return 0

    return type(
        f"WrittenOut{kind.__name__}", (kind,), {"roll": roll, "__module__": kind.__module__}
    )


def outcomes(
    game: RunningGame, act: Callable[[RunningGame], None], streams: tuple[int, ...], most: int
) -> Iterator[tuple[float, RunningGame]]:
    """Yield every outcome of chance for `act` on a copy of the game, with its weight. All of them
    write to the game's own log.

    The weights add up to 1. Raises `TooManyOutcomes` when there are more than `most`.
    """
    kind = written_out(type(game), streams)
    waiting: list[tuple[float, list[int]]] = [(1.0, [])]
    seen = 0
    while waiting:
        weight, draws = waiting.pop()
        copy: Any = game.clone()
        copy.log = game.log  # one for all outcomes, where one is kept
        copy.__class__ = kind
        script = copy.script = _Script(draws)
        act(copy)
        del copy.script
        copy.__class__ = type(game)
        seen += 1
        if seen > most:
            raise TooManyOutcomes(most)
        path, share = list(draws), weight
        for faces in script.made:
            share /= faces
            waiting += [(share, [*path, value]) for value in range(1, faces)]
            path.append(0)
        yield share, copy


def _taking(index: int) -> Callable[[RunningGame], None]:
    return lambda copy: copy.choose(index)


def spreads(
    game: RunningGame, act: Callable[[RunningGame], None], odds: Odds[Any], most: int
) -> dict[str, Spread]:
    """Return the change of each measure when `act` is carried out to its end.

    It goes over chance and over all choices inside, and counts ongoing effects. Raises
    `TooManyOutcomes`.
    """
    budget = [most]
    watched = odds.watched
    before = {name: measure(game) for name, measure in watched.items()}

    def look(
        state: RunningGame, then: Callable[[RunningGame], None], depth: int = 0
    ) -> dict[str, Spread]:
        if depth > DEEPEST:
            raise TooManyOutcomes(most)
        out: dict[str, Spread] = {}
        for weight, after in outcomes(state, then, odds.streams, budget[0]):
            budget[0] -= 1
            if budget[0] < 0:
                raise TooManyOutcomes(most)
            for name, found in (settled(after) if after.is_over else chosen(after, depth)).items():
                known = out.get(name)
                part = Spread(
                    found.least,
                    found.most,
                    weight * found.worst,
                    weight * found.best,
                    weight * found.mean,
                )
                out[name] = (
                    part
                    if known is None
                    else Spread(
                        min(known.least, part.least),
                        max(known.most, part.most),
                        known.worst + part.worst,
                        known.best + part.best,
                        known.mean + part.mean,
                    )
                )
        return out

    def settled(state: RunningGame) -> dict[str, Spread]:
        changes = {name: measure(state) - before[name] for name, measure in watched.items()}
        return {
            name: Spread(change, change, change, change, change) for name, change in changes.items()
        }

    def chosen(state: RunningGame, depth: int) -> dict[str, Spread]:
        takes = [_taking(index) for index in range(len(state.stack[-1][3]))]
        found = [look(state, take, depth + 1) for take in takes]
        return {
            name: Spread(
                min(each[name].least for each in found),
                max(each[name].most for each in found),
                min(each[name].worst for each in found),
                max(each[name].best for each in found),
                sum(each[name].mean for each in found) / len(found),
            )
            for name in found[0]
        }

    return look(game, act)
