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


def run(table: Table, seed: int = 1) -> None:
    """A game of the starter set, in processor time; every decision of the guide is counted."""
    cards, guided, points = load("cards/base"), 0, Heuristic.points

    def counted(guide: Heuristic, view: Any, decision: Any) -> list[int]:
        nonlocal guided
        guided += 1
        return points(guide, view, decision)

    with patch.object(Heuristic, "points", counted):
        start = time.process_time()
        played = play(cards, {"players": len(AGENTS)}, AGENTS, seed=seed)
        took = time.process_time() - start
    table.add(
        f"base: a game for four, one seat of {AGENTS[0]}",
        f"{took:.0f} s of processor time ({played.decisions} decisions)",
        "< 60 s",
        took < 60,
    )
    each = f"{1000 * took / guided:.3f} ms"
    table.add("  what limits it", f"{guided:,} decisions of the heuristic in it at {each}")
