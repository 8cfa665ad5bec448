"""Search for values of marked numbers with which a figure of many games comes into a range.

Every setting of the numbers plays the same seeds, so that settings differ by what they do and
little by chance. One number at a time is moved to either of its ends. Where the figure comes into
the range or passes it on the way, the value nearest to the present one is found by halving, which
takes for granted that the figure goes one way with the number. Where no single number does it, the
one that comes nearest stays there, and the next is moved. What is found is played once more
with seeds of its own, since the best of several is flattered by chance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Any

from dowlang.simulate.comparison import Measure, Result, measures_of
from dowlang.simulate.game_records import Batch, Task, cards_of, play_chunk
from dowlang.simulate.report import PLAIN
from dowlang.simulate.runs import CHUNK
from dowlang.simulate.statistics import Z95, wilson
from dowlang.simulate.worker_pool import chunks_in_order

SCHEMA = "dowlang-tune/1"
SUCCESS = "success"  # what the ruleset calls success goes by this name too
FAULTS_SHOWN = 20

Values = tuple[int, ...]


class NoSuchFigure(LookupError):
    """Raised for a figure that these games do not have. Carries its name and those there are."""

    def __init__(self, wanted: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no figure `{wanted}`")
        self.wanted, self.known = wanted, known


@dataclass(frozen=True, slots=True)
class Target:
    """A figure and the range it shall come into, shares from 0 to 1."""

    figure: str
    low: float
    high: float

    def side(self, value: float) -> int:
        """Return -1 below the range, 0 in it, 1 above it."""
        return (value > self.high) - (value < self.low)

    def distance(self, value: float) -> float:
        """Return how far a value lies from the range."""
        return max(self.low - value, 0.0, value - self.high)


@dataclass(frozen=True, slots=True)
class Span:
    """One number: its present value, its least and its most."""

    now: int
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Tried:
    """One setting of the numbers: its figure with the 95 % interval, or why it was refused."""

    values: Values
    value: float = 0.0
    low: float = 0.0
    high: float = 0.0
    share: bool = True
    refused: str = ""


class _Spent(Exception):
    """Raised when no more settings may be tried."""


Watch = Callable[[Tried], None]
Ways = Callable[[Values], Task | str]
"""Returns how a setting is played, or why it cannot be."""


def tune(
    ways: Ways,
    spans: Sequence[Span],
    target: Target,
    batch: Batch,
    tries: int = 40,
    watch: Watch | None = None,
) -> dict[str, Any]:
    """Search for values with which the target is met, and give all that was tried as data, see
    `schemas/tune.json`.

    Raises `NoSuchFigure`, `SetUpRefused`, `UnknownAgent`, `WorkersLost`.
    """
    faults: list[dict[str, Any]] = []

    def ask(values: Values, seed: int = batch.seed) -> Tried:
        task = ways(values)
        if isinstance(task, str):
            return Tried(values, refused=task)
        return _figure(task, values, target, replace(batch, seed=seed), faults)

    search = Search(tuple(spans), target, ask, tries, watch)
    best = search.best()
    again = None if best is None else ask(best.values, batch.seed + batch.count)
    return {
        "schema": SCHEMA,
        "target": {"figure": target.figure, "low": target.low, "high": target.high},
        "games": batch.count,
        "seed": batch.seed,
        "faults": {"count": len(faults), "first": faults[:FAULTS_SHOWN]},
        "tried": [_told(one, target) for one in search.tried.values()],
        "best": None if best is None else list(best.values),
        "again": None if again is None else _told(again, target),
    }


@dataclass
class Search:
    """The settings tried so far, in their order, and the way on from them.

    `ask` plays a setting. No more than `tries` are asked for.
    """

    spans: tuple[Span, ...]
    target: Target
    ask: Callable[[Values], Tried]
    tries: int
    watch: Watch | None = None
    tried: dict[Values, Tried] = field(default_factory=dict)

    def best(self) -> Tried | None:
        """Search, and return the setting that meets the target with the least change.

        Where none does, the one that comes nearest. None where every setting was refused.
        """
        with suppress(_Spent):
            self._search()
        found = [one for one in self.tried.values() if not one.refused]
        return min(found, key=self._rank) if found else None

    def _search(self) -> None:
        now = self._at(tuple(span.now for span in self.spans))
        free = list(range(len(self.spans)))
        while free and not self._met(now):
            ends = [(place, self._at(end)) for place in free for end in self._ends(now, place)]
            over = [(place, end) for place, end in ends if self._passes(now, end)]
            for place, end in over:
                self._halve(now, end, place)
            if over and any(self._met(one) for one in self.tried.values()):
                return
            moved = list(self._moved(now, free))
            if not moved:
                return
            place, nearest = min(moved, key=lambda one: (self._away(one[1]), one[0]))
            if not now.refused and self._away(nearest) >= self._away(now):
                return
            now = nearest
            free.remove(place)

    def _moved(self, now: Tried, free: Sequence[int]) -> Iterator[tuple[int, Tried]]:
        """Yield the settings tried that differ from this one in a single free number, with it."""
        for one in self.tried.values():
            pairs = zip(now.values, one.values, strict=True)
            changed = [place for place, (a, b) in enumerate(pairs) if a != b]
            if len(changed) == 1 and changed[0] in free and not one.refused:
                yield changed[0], one

    def _halve(self, now: Tried, end: Tried, place: int) -> None:
        """Find the value nearest to the present one that lies beyond where the figure is now."""
        near, far = now.values[place], end.values[place]
        side = self.target.side(now.value)
        while abs(far - near) > 1:
            middle = (near + far) // 2
            one = self._at(_with(now.values, place, middle))
            if one.refused or self.target.side(one.value) == side:
                near = middle
            else:
                far = middle

    def _ends(self, now: Tried, place: int) -> Iterator[Values]:
        span = self.spans[place]
        for end in (span.low, span.high):
            if end != now.values[place]:
                yield _with(now.values, place, end)

    def _at(self, values: Values) -> Tried:
        if values not in self.tried:
            if len(self.tried) >= self.tries:
                raise _Spent
            self.tried[values] = self.ask(values)
            if self.watch:
                self.watch(self.tried[values])
        return self.tried[values]

    def _met(self, one: Tried) -> bool:
        return not one.refused and self.target.side(one.value) == 0

    def _passes(self, now: Tried, end: Tried) -> bool:
        if now.refused or end.refused:
            return False
        return self.target.side(now.value) != self.target.side(end.value)

    def _away(self, one: Tried) -> float:
        return self.target.distance(one.value)

    def _rank(self, one: Tried) -> tuple[float, float, Values]:
        changed = sum(
            abs(value - span.now) / (span.high - span.low)
            for value, span in zip(one.values, self.spans, strict=True)
        )
        return self._away(one), changed, one.values


def _with(values: Values, place: int, value: int) -> Values:
    return (*values[:place], value, *values[place + 1 :])


# ---- figures
def _figure(
    task: Task, values: Values, target: Target, batch: Batch, faults: list[dict[str, Any]]
) -> Tried:
    """Play a setting and return its figure with its interval."""
    games: list[Result] = []
    pieces = batch.pieces(CHUNK)
    with closing(chunks_in_order(play_chunk, task, pieces, batch.workers)) as chunks:
        for record in (record for chunk in chunks for record in chunk):
            if record.result is None:
                found = {"seed": record.seed, "values": list(values), "error": record.error}
                faults.append(found)
            else:
                games.append({**record.result, "choices": record.decisions})
    if not games:
        return Tried(values, refused="every game was stopped by a fault")
    measure = _measure(task, games, target.figure)
    parts = [measure.part(game) for game in games]
    count, cases = (sum(part[place] for part in parts) for place in (0, 1))
    if not cases:
        return Tried(values, refused=f"no game has `{target.figure}`")
    value = count / cases
    if measure.share:
        return Tried(values, value, *wilson(count, cases))
    spread = sum((count - value) ** 2 for count, _ in parts) / max(1, len(parts) - 1)
    half = Z95 * sqrt(spread / len(parts))
    return Tried(values, value, value - half, value + half, share=False)


def _measure(task: Task, games: Sequence[Result], name: str) -> Measure:
    ruleset = cards_of(task.source).ruleset
    declared = ruleset.report or PLAIN
    success = Measure(declared.succeeded, True, lambda game: (int(declared.success(game)), 1))
    if name == SUCCESS:
        return success
    settings = [setting.name for setting in ruleset.settings]
    measures = measures_of([(game, game) for game in games], success, ruleset.roles, settings)
    for measure in measures:
        if measure.name == name:
            return measure
    raise NoSuchFigure(name, (SUCCESS, *(measure.name for measure in measures)))


def _told(one: Tried, target: Target) -> dict[str, Any]:
    if one.refused:
        return {"values": list(one.values), "refused": one.refused}
    return {
        "values": list(one.values),
        "value": round(one.value, 6),
        "low": round(one.low, 6),
        "high": round(one.high, 6),
        "share": one.share,
        "met": target.side(one.value) == 0,
    }
