"""Hostile card files: milliseconds for each shape at n, 2n and 4n lines or words.

That the work grows in proportion is asserted in the tests.
"""

from __future__ import annotations

from benchmarks.table import Table, median_of
from tests.hostile.shapes import SHAPES
from tests.hostile.test_growth import carried_out

SIZES = (200, 400, 800)


def run(table: Table) -> None:
    """Read, check, compile and format every hostile shape."""
    for name, shape in SHAPES.items():
        times = []
        for size in SIZES:
            data = shape(size).encode()
            try:
                times.append(f"{1000 * median_of(3, lambda data=data: carried_out(data)):.0f} ms")  # type: ignore[misc]
            except RecursionError:
                times.append("too deep")
        table.add(f"hostile: {name} at {', '.join(map(str, SIZES))}", "  ".join(times))
