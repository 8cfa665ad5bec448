"""Play the games of a run, one record a game: its result, or the fault that stopped it.

Game number n of a run has the seed `seed + n`, so any one of them can be repeated alone. What a
worker process gets (`Task`) and gives back (`GameRecord`) is plain data.
"""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from dowlang.simulate.game_counts import Counted, GoalStanding, Observer
from dowlang.simulate.single_game import play

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

FAULT_LENGTH = 400  # characters of a fault that are kept


@dataclass(frozen=True, slots=True)
class Source:
    """The place where a process finds the set.

    `function` of `module`, called with the arguments, gives a `CardSet`.
    """

    module: str
    function: str
    arguments: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Task:
    """The data that every game of a run shares."""

    source: Source
    settings: dict[str, Any]
    rules: dict[str, int]
    agents: tuple[str, ...]
    counted: bool


@dataclass(frozen=True, slots=True)
class Batch:
    """So many games or pairs, one a seed, by so many worker processes."""

    count: int
    seed: int = 0
    workers: int = 1

    def pieces(self, size: int, soon: int = 0) -> list[range]:
        """Return the seeds in pieces of at most that size, as workers get them.

        The first one is split after `soon` seeds, so that there is something to show early.
        """
        end = self.seed + self.count
        starts = [*range(self.seed, end, size)]
        if 0 < soon < min(size, self.count):
            starts.insert(1, self.seed + soon)
        return [range(*ends) for ends in zip(starts, [*starts, end][1:], strict=True)]


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One game of a run.

    `result` holds the fields that the ruleset declares, or is None with an `error`. `checksum` is
    the digest of the state at the end, "" for a game stopped by a fault.
    """

    seed: int
    result: dict[str, Any] | None
    error: str = ""
    checksum: str = ""
    decisions: int = 0
    counts: Counter[Counted] = field(default_factory=Counter)
    standings: tuple[GoalStanding, ...] = ()


@lru_cache(maxsize=4)
def cards_of(source: Source) -> CardSet:
    """Return the set, loaded once a process."""
    cards: CardSet = getattr(importlib.import_module(source.module), source.function)(
        *source.arguments
    )
    return cards


def play_one(task: Task, seed: int) -> GameRecord:
    """Play one game of a run. A fault of the engine or of an agent becomes its record."""
    cards = cards_of(task.source)
    observer = Observer(cards) if task.counted else None
    try:
        played = play(
            cards, task.settings, task.agents, seed=seed, rules=task.rules, observer=observer
        )
    except Exception as fault:  # one broken game must not take the others with it
        return GameRecord(seed, None, f"{type(fault).__name__}: {fault}"[:FAULT_LENGTH])
    return GameRecord(
        seed,
        {**task.settings, **played.game.result},
        checksum=played.game.digest,
        decisions=played.decisions,
        counts=observer.counts if observer else Counter(),
        standings=tuple(observer.standings) if observer else (),
    )


def play_chunk(task: Task, seeds: Sequence[int]) -> list[GameRecord]:
    """Play the games of these seeds: what a worker does. Loads the set also for none."""
    cards_of(task.source)
    return [play_one(task, seed) for seed in seeds]
