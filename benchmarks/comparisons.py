"""Comparisons of two ways to play: when the first interval is there, and what ±3 points take.

Others may use the machine too, so processor time decides, and wall time stands beside it.
"""

from __future__ import annotations

import os
import time
from typing import Any

from benchmarks.commands import DOW, processor, seconds
from benchmarks.table import Table
from dowlang.simulate import Source
from dowlang.simulate.game_records import Batch
from dowlang.simulate.paired_runs import PRECISION, Looked, Way, compare

SOURCE = Source("dowlang.project", "load", ("cards/base",))
PLAYERS = {"players": 4}
AS_USUAL = Way(SOURCE, PLAYERS, ("heuristic",))
HARDER = Way(SOURCE, PLAYERS, ("heuristic",), {"crisis_points": 1})
CORES = 2


def run(table: Table) -> None:
    """Four heuristic agents on the starter set, as usual and with another number of the rules."""
    seen: list[tuple[float, Looked]] = []
    start = time.perf_counter(), processor() + time.process_time()

    def watch(looked: Looked) -> None:
        seen.append((time.perf_counter() - start[0], looked))

    found = compare(AS_USUAL, HARDER, Batch(5000, 1, CORES), until=PRECISION, watch=watch)
    wall = time.perf_counter() - start[0]
    used = processor() + time.process_time() - start[1]
    first, looked = seen[0]
    before = processor()
    seconds([*DOW, "compare", "", "crisis_points=1", "--games", str(looked.pairs)])
    began = processor() - before
    told = f"{began:.1f} s of processor time from the start of `dow`; {first:.1f} s wall here"
    table.add(f"comparison: first interval ({looked.pairs} pairs)", told, "< 5 s", began < 5)
    pairs: int = found["pairs"]
    figure: dict[str, Any] = found["figures"][0]
    share = used / CORES
    told = (
        f"{wall:.0f} s; {used:.0f} s of processor time, so {share:.0f} s on {CORES} free cores "
        f"({pairs} pairs, correlation {figure['correlation']:.2f})"
    )
    table.add("  known to ±3 points (95 %), four heuristic agents", told, "< 60 s", share < 60)
    limit = f"{1000 * used / (2 * pairs):.0f} ms of processor time a game × {2 * pairs} games"
    table.add("  what limits it", f"{limit}; load of the machine {os.getloadavg()[0]:.1f}")
