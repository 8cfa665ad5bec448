"""One seat of `search` among three heuristics: a game for four, and what limits it."""

from __future__ import annotations

import time
from typing import Any
from unittest.mock import patch

from benchmarks.table import Table
from dowlang import load
from dowlang.rulesets.dead_of_winter.agents.heuristic.agent import Heuristic
from dowlang.simulate import play

AGENTS = ("search:200", "heuristic", "heuristic", "heuristic")


def run(table: Table, seeds: tuple[int, ...] = (1, 2, 3)) -> None:
    """Games of the starter set, in processor time; every decision of the guide is counted.

    One game says little: it has a fifth more or fewer decisions than another.
    """
    cards, guided, points = load("cards/base"), 0, Heuristic.points

    def counted(guide: Heuristic, view: Any, decision: Any) -> list[int]:
        nonlocal guided
        guided += 1
        return points(guide, view, decision)

    took: list[float] = []
    with patch.object(Heuristic, "points", counted):
        for seed in seeds:
            start = time.process_time()
            play(cards, {"players": len(AGENTS)}, AGENTS, seed=seed)
            took.append(time.process_time() - start)
    mean = sum(took) / len(took)
    table.add(
        f"base: a game for four, one seat of {AGENTS[0]}, mean of {len(took)}",
        f"{mean:.0f} s of processor time ({min(took):.0f} to {max(took):.0f})",
        "< 60 s",
        mean < 60,
    )
    each = f"{1000 * sum(took) / guided:.3f} ms"
    told = f"{guided // len(took):,} decisions of the heuristic a game at {each}"
    table.add("  what limits it", told)
