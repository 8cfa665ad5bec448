"""Tell what cards do to games: each is dealt in a random half of them.

For every seed a coin for each card says on which side it lies. The first game of a pair has the
cards of the one side dealt first or surely, the second those of the other, both with the same
chance. So each card is with one game of every pair and not with the other, which is told apart
from what the other cards do, since these lie on either side of it equally often.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from typing import Any

from dowlang.engine.chance import mix, seeded
from dowlang.engine.declarations import Declarations
from dowlang.simulate.comparison import (
    Difference,
    Measure,
    Pair,
    differences,
    measures_of,
    pairs_wanted,
)
from dowlang.simulate.game_records import Batch, GameRecord, Task, cards_of, play_one
from dowlang.simulate.paired_runs import CHUNK, FAULTS_SHOWN, PRECISION, Way, described, task_of
from dowlang.simulate.report import PLAIN
from dowlang.simulate.runs import try_out
from dowlang.simulate.worker_pool import chunks_in_order

SCHEMA = "dowlang-impact/1"
COINS = 0x9FB21C651E98DF25  # keeps the coins away from the chance of games with the same seed
DEAL = "deal"  # the set-up option that says which cards are dealt first or surely

Watch = Callable[[int], None]
Played = tuple[tuple[str, ...], GameRecord, GameRecord]
"""The cards of the first game, the first game, the second."""


class NotDealt(ValueError):
    """Raised for a set whose game cannot have cards dealt first."""


def impact(
    way: Way,
    cards: Sequence[str],
    batch: Batch,
    watch: Watch | None = None,
) -> dict[str, Any]:
    """Play pairs of games and say what each of the cards does, see `schemas/impact.json`.

    The cards are written as `--deal` takes them. `watch` is told the number of pairs after every
    chunk. Raises `NotDealt`, `SetUpRefused`, `UnknownAgent`, `WorkersLost`.
    """
    task = task_of(way)
    ruleset = cards_of(task.source).ruleset
    if all(setting.name != DEAL for setting in ruleset.settings):
        raise NotDealt(f"the game `{ruleset.name}` deals no cards first")
    for dealt in ((), *((card,) for card in cards)):
        try_out(dealing(task, dealt), batch.seed)
    found = Impacts(ruleset, tuple(cards))
    pieces = batch.pieces(CHUNK)
    asked = (task, tuple(cards))
    with closing(chunks_in_order(play_sides, asked, pieces, batch.workers)) as chunks:
        for chunk in chunks:
            found.add(chunk)
            if watch:
                watch(len(found.pairs))
    return {"schema": SCHEMA, "seed": batch.seed, **described(task), **found.told}


def play_sides(asked: tuple[Task, tuple[str, ...]], seeds: Sequence[int]) -> list[Played]:
    """Play each of these seeds with the cards of either side: what a worker does.

    Loads the set also for none.
    """
    task, cards = asked
    cards_of(task.source)
    out: list[Played] = []
    for seed in seeds:
        sides = sides_of(seed, cards)
        first, second = (play_one(dealing(task, side), seed) for side in sides)
        out.append((sides[0], first, second))
    return out


def sides_of(seed: int, cards: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the cards of the first game of a pair and those of the second."""
    start = seeded(seed) ^ COINS
    coins = [mix(start, 0, number, 2) for number in range(1, len(cards) + 1)]
    first = tuple(card for card, coin in zip(cards, coins, strict=True) if coin)
    return first, tuple(card for card, coin in zip(cards, coins, strict=True) if not coin)


def dealing(task: Task, cards: Sequence[str]) -> Task:
    """Return the same with these cards dealt too."""
    before = task.settings.get(DEAL)
    wanted = ([str(before)] if before else []) + list(cards)
    return replace(task, settings={**task.settings, DEAL: " + ".join(wanted) or None})


@dataclass
class Impacts:
    """The pairs so far, and what they say of each card."""

    ruleset: Declarations[Any, Any]
    cards: tuple[str, ...]
    pairs: list[tuple[tuple[str, ...], Pair]] = field(default_factory=list)
    faults: list[dict[str, Any]] = field(default_factory=list)

    def add(self, chunk: Sequence[Played]) -> None:
        """Take in pairs. One with a game that a fault stopped is counted apart."""
        for dealt, *records in chunk:
            broken = [
                {"seed": record.seed, "error": record.error}
                for record in records
                if record.result is None
            ]
            self.faults += broken
            if not broken:
                one, two = ({**(each.result or {}), "choices": each.decisions} for each in records)
                self.pairs.append((dealt, (one, two)))

    def without_and_with(self, card: str) -> list[Pair]:
        """Return every pair as (game without the card, game with it)."""
        return [(two, one) if card in dealt else (one, two) for dealt, (one, two) in self.pairs]

    @property
    def told(self) -> dict[str, Any]:
        """Return what all pairs say, as data."""
        declared = self.ruleset.report or PLAIN
        success = Measure(declared.succeeded, True, lambda game: (int(declared.success(game)), 1))
        return {
            "pairs": len(self.pairs),
            "faults": {"count": len(self.faults), "first": self.faults[:FAULTS_SHOWN]},
            "success": success.name,
            "cards": list(self._cards(success)) if self.pairs else [],
        }

    def _cards(self, success: Measure) -> Iterator[dict[str, Any]]:
        settings = [setting.name for setting in self.ruleset.settings]
        count = len(self.pairs)
        for card in self.cards:
            pairs = self.without_and_with(card)
            alike = all(self._course(one) == self._course(two) for one, two in pairs)
            measures = measures_of(pairs, success, self.ruleset.roles, settings)
            found: list[Difference] = differences(pairs, measures, alike)
            more = max(0, pairs_wanted(found[0], count, PRECISION) - count)
            yield {
                "card": card,
                "alike": alike,
                "more": more,
                "figures": [each.told for each in found],
            }

    def _course(self, result: Any) -> dict[str, Any]:
        settings = {setting.name for setting in self.ruleset.settings}
        return {key: value for key, value in result.items() if key not in settings}
