"""Play the same seeds twice, once in each of two ways, and tell how they differ.

Both games of a pair have one seed. Chance comes in streams (`engine/chance.py`): what the one way
draws more in one stream shifts no other, so the games of a pair stay as alike as they can. The
same seat is compared with the same seat. Any number of workers gives the same figures.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

from dowlang.engine.card_set import CardSet
from dowlang.engine.declarations import Declarations
from dowlang.engine.setup_options import complete, complete_rules
from dowlang.simulate.comparison import (
    Difference,
    Measure,
    Pair,
    Result,
    differences,
    measures_of,
    pairs_wanted,
)
from dowlang.simulate.game_records import Batch, GameRecord, Source, Task, cards_of, play_one
from dowlang.simulate.report import PLAIN
from dowlang.simulate.runs import try_out
from dowlang.simulate.worker_pool import chunks_in_order

SCHEMA = "dowlang-compare/1"
CHUNK = 5  # pairs, so that the figures are renewed often
FIRST = 2  # pairs of the first chunk, after which the first interval is shown
LOOK = 25  # pairs between two looks at the precision
FEWEST = 100  # pairs before a run may stop at a precision
PRECISION = 0.03  # to which the pairs that are still needed are counted, if no other is asked for
FAULTS_SHOWN = 20


class NotAlike(ValueError):
    """Raised for two sides that cannot be compared."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way to play: a set with settings, numbers of the rules and agents."""

    source: Source
    settings: dict[str, Any] = field(default_factory=dict)
    agents: tuple[str, ...] = ("random",)
    rules: dict[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Looked:
    """The news while games are played: pairs so far, and the difference in success."""

    pairs: int
    success: Difference
    wanted: int


Watch = Callable[[Looked], None]


def compare(
    a: Way,
    b: Way,
    batch: Batch,
    *,
    until: float = 0.0,
    watch: Watch | None = None,
) -> dict[str, Any]:
    """Play pairs of games and give their differences as data, see `schemas/compare.json`.

    `until` ends the run at the first look (every `LOOK` pairs, from `FEWEST` on) at which the 95 %
    interval of the difference in success is at most that far to either side (0: never). `watch` is
    told of every chunk. Raises `NotAlike`, `SetUpRefused`, `UnknownAgent`, `WorkersLost`.
    """
    tasks = task_of(a), task_of(b)
    ruleset = cards_of(a.source).ruleset
    if cards_of(b.source).ruleset.name != ruleset.name:
        raise NotAlike(
            f"sets of two games: `{ruleset.name}` and `{cards_of(b.source).ruleset.name}`"
        )
    for task in tasks if batch.count else ():
        try_out(task, batch.seed)
    played = Pairs(ruleset, until or PRECISION)
    pieces = batch.pieces(CHUNK, FIRST)
    with closing(chunks_in_order(play_pairs, tasks, pieces, batch.workers)) as chunks:
        for chunk in chunks:
            played.add(chunk)
            if watch and played.results:
                watch(played.looked)
            if until and played.precise(until):
                break
    return {
        "schema": SCHEMA,
        "seed": batch.seed,
        "sides": [described(task) for task in tasks],
        **played.told,
    }


def play_pairs(tasks: tuple[Task, Task], seeds: Sequence[int]) -> list[tuple[GameRecord, ...]]:
    """Play each of these seeds both ways: what a worker does. Loads the sets also for none."""
    for task in tasks:
        cards_of(task.source)
    return [tuple(play_one(task, seed) for task in tasks) for seed in seeds]


@dataclass
class Pairs:
    """The pairs of a comparison so far, and what they say."""

    ruleset: Declarations[Any, Any]
    precision: float
    results: list[Pair] = field(default_factory=list)
    faults: list[dict[str, Any]] = field(default_factory=list)
    alike: bool = True  # both games of every pair went the same way

    def add(self, chunk: Sequence[tuple[GameRecord, ...]]) -> None:
        """Take in pairs. One with a game that a fault stopped is counted apart."""
        for pair in chunk:
            broken = [
                {"seed": record.seed, "side": side, "error": record.error}
                for side, record in zip("AB", pair, strict=True)
                if record.result is None
            ]
            self.faults += broken
            if not broken:
                a, b = ({**(each.result or {}), "choices": each.decisions} for each in pair)
                self.results.append((a, b))
                self.alike = self.alike and self._course(a) == self._course(b)

    def _course(self, result: Result) -> dict[str, Any]:
        """Return what came of a game, without what it was set up with."""
        settings = {setting.name for setting in self.ruleset.settings}
        return {key: value for key, value in result.items() if key not in settings}

    @property
    def success(self) -> Measure:
        """Return the figure that a comparison is about: what the players play for together."""
        declared = self.ruleset.report or PLAIN
        return Measure(declared.succeeded, True, lambda game: (int(declared.success(game)), 1))

    @property
    def looked(self) -> Looked:
        """Return how far the difference in success is known."""
        (found,) = differences(self.results, [self.success], self.alike)
        count = len(self.results)
        return Looked(count, found, pairs_wanted(found, count, self.precision))

    def precise(self, until: float) -> bool:
        """Return True if this is a look at which the run may stop."""
        count = len(self.results)
        if count < FEWEST or count % LOOK:
            return False
        if self.alike:  # what shows in none of n games is in fewer than 3 / n of all (95 %)
            return 3 / count <= until
        return self.looked.success.half <= until

    @property
    def told(self) -> dict[str, Any]:
        """Return what all pairs say, as data."""
        settings = [setting.name for setting in self.ruleset.settings]
        measures = measures_of(self.results, self.success, self.ruleset.roles, settings)
        found = differences(self.results, measures, self.alike) if self.results else []
        count = len(self.results)
        wanted = pairs_wanted(found[0], count, self.precision) if found else 0
        return {
            "pairs": count,
            "faults": {"count": len(self.faults), "first": self.faults[:FAULTS_SHOWN]},
            "alike": self.alike,
            "success": self.success.name,
            "precision": {
                "wanted": self.precision,
                "reached": round(found[0].half, 6) if found else None,
                "pairs": wanted,
                "more": max(0, wanted - count),
            },
            "figures": [each.told for each in found],
        }


def task_of(way: Way) -> Task:
    """Return a way to play as workers get it, every setting and number checked."""
    cards = cards_of(way.source)
    return Task(
        way.source,
        complete(cards, way.settings),
        complete_rules(cards, way.rules),
        tuple(way.agents),
        False,
    )


def described(task: Task) -> dict[str, Any]:
    """Return a way to play as results tell it."""
    cards: CardSet = cards_of(task.source)
    return {
        "set": {"name": cards.name, "version": cards.version, "hash": cards.hash},
        "ruleset": {"name": cards.ruleset.name, "version": cards.ruleset.version},
        "settings": task.settings,
        "rules": task.rules,
        "agents": list(task.agents),
    }
