"""Prints the benchmark table.

Every figure is a median of several runs; whatever is compared runs in turn, in the same call.
"""

from __future__ import annotations

import sys

from benchmarks import (
    commands,
    comparisons,
    editor,
    games,
    hostile,
    natural,
    printing,
    reading,
    searching,
    thousands,
)
from benchmarks.table import Table

PARTS = (
    ("reading", reading.run),
    ("natural", natural.run),
    ("commands", commands.run),
    ("editor", editor.run),
    ("edits", editor.run_many),
    ("thousands", thousands.run),
    ("printing", printing.run),
    ("games", games.run),
    ("comparisons", comparisons.run),
    ("search", searching.run),
    ("hostile", hostile.run),
)

ASKED_FOR = ("edits",)
"""Parts that take so long that they run when they are named."""


def main() -> None:
    """Run all benchmarks, or those named on the command line."""
    wanted = sys.argv[1:]
    table = Table()
    for name, run in PARTS:
        if name in wanted or not (wanted or name in ASKED_FOR):
            run(table)
    print(table)


if __name__ == "__main__":  # worker processes import this module again
    main()
