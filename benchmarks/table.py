"""The table that is printed: what was measured, the figure, what it must reach."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable


class Table:
    """Rows as they come; printing one shows it at once."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, str, str, str]] = []

    def add(self, what: str, figure: str, wanted: str = "", reached: bool | None = None) -> None:
        """One row.

        `reached` says whether the figure is what it must be; nothing fails by it: speed is
        measured, not asserted.
        """
        mark = "" if reached is None else ("yes" if reached else "NO")
        self.rows.append((what, figure, wanted, mark))
        print(f"… {what}: {figure}", flush=True)

    def __str__(self) -> str:
        head = ("what", "measured", "wanted", "reached")
        widths = [max(len(row[i]) for row in (head, *self.rows)) for i in range(4)]
        lines = [
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
            for row in (head, *self.rows)
        ]
        return "\n" + "\n".join([lines[0], "-" * len(lines[0]), *lines[1:]])


def median_of(runs: int, work: Callable[[], object], warm: int = 1) -> float:
    """Median of the processor seconds of several runs."""
    for _ in range(warm):
        work()
    times = []
    for _ in range(runs):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return statistics.median(times)


def in_turn(
    runs: int, first: Callable[[], float], second: Callable[[], float]
) -> tuple[float, float, float]:
    """Two rates measured A B A B …: median of each, and the median of the ratios pair by pair."""
    pairs = [(first(), second()) for _ in range(runs)]
    return (
        statistics.median(a for a, _ in pairs),
        statistics.median(b for _, b in pairs),
        statistics.median(a / b for a, b in pairs),
    )
