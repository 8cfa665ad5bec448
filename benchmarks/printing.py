"""Cards on paper and sets as one file: whole processes, in processor time and peak memory.

Sheets are told twice: with the start, and as work after start, which the goal is about. The start
is what `dow --version` takes, so checking the cards, loading the modules of printing and the
typesetter count as work; what loading those takes is told for itself. A set printed again finds its
faces in the cache, a set printed for the first time sets them all. Ten thousand cards are packed
in five sets; adding each pack and checking its folder run in turn.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks import card_sets
from benchmarks.commands import DOW, ROOT
from benchmarks.table import Table

EIGHTY = 80
PACKS, CARDS = 5, 2_000


def cost(*arguments: str, **environment: str) -> tuple[float, float]:
    """Return the processor seconds and the peak megabytes of a `dow` command that succeeds."""
    return process_cost([*DOW, *arguments], **environment)


def process_cost(command: list[str], **environment: str) -> tuple[float, float]:
    """Return the processor seconds and the peak megabytes of a process that succeeds."""
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.DEVNULL,
    ) as process:
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(f"`{' '.join(command)}` ended with {process.returncode}")
    return used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def run(table: Table, runs: int = 5) -> None:
    """80 cards and the set of the full game to PDF, then ten thousand cards packed and added."""
    with tempfile.TemporaryDirectory() as folder:
        there = Path(folder)
        sheets(table, there, runs)
        packs(table, there)


def sheets(table: Table, there: Path, runs: int) -> None:
    """Decks to cut out, every copy."""
    full = card_sets.full_game(1)
    whole = card_sets.write(there / "full", full)
    kept = [name for name in full if name.startswith("crossroads/")][:EIGHTY]
    places = [name for name in full if name.startswith("locations/")]
    small = card_sets.write(there / "eighty", {name: full[name] for name in (*kept, *places)})
    out = str(there / "out")
    start = statistics.median(cost("--version")[0] for _ in range(runs))
    loading = [sys.executable, "-c", "import dowlang.cli.printed_files, typst"]
    loaded = statistics.median(process_cost(loading)[0] for _ in range(runs))
    table.add("loading the modules of printing", f"{loaded:.2f} s of processor time")
    wanted = ((small, EIGHTY, 1.0), (whole, sum(card_sets.SIZES.values()), 4.0))
    for set, cards, most in wanted:
        command = ("print", str(set), "--format", "pdf", "--out", out)
        cache = {"DOWLANG_CACHE": str(there / f"cache{cards}")}
        first = [
            cost(*command, DOWLANG_CACHE=str(there / f"first{cards}-{number}"))
            for number in range(runs)
        ]
        table.add(
            f"dow print of {cards} cards for the first time, work after start",
            f"{statistics.median(used for used, _ in first) - start:.2f} s of processor time",
        )
        cost(*command, **cache)
        found = [cost(*command, **cache) for _ in range(runs)]
        whole_run = statistics.median(used for used, _ in found)
        took = whole_run - start
        peak = max(memory for _, memory in (*first, *found))
        table.add(
            f"dow print of {cards} cards with every copy to PDF, again, work after start",
            f"{took:.2f} s of processor time ({whole_run:.2f} s with the start of {start:.2f} s)",
            f"< {most:g} s",
            took < most,
        )
        table.add(f"peak memory of that, {cards} cards", f"{peak:.0f} MB", "< 200 MB", peak < 200)


def packs(table: Table, there: Path) -> None:
    """Packs of large sets, each added to an empty library and checked as a folder, in turn."""
    library = str(there / "library")
    card_sets.write(there / "town", card_sets.town())
    made = there / "town.dowset"
    cost("pack", str(there / "town"), "--out", str(made))
    cost("add", str(made), DOWLANG_LIBRARY=library)
    added = checked = 0.0
    for number in range(PACKS):
        texts = card_sets.twelve_lines(number, CARDS)
        set = card_sets.write(there / f"many_{number}", texts, uses='"town"')
        pack = there / f"many_{number}.dowset"
        cost("pack", str(set), "--out", str(pack))
        fresh = {"DOWLANG_CACHE": str(there / f"cache{number}")}
        added += cost("add", str(pack), DOWLANG_LIBRARY=library, **fresh)[0]
        fresh = {"DOWLANG_CACHE": str(there / f"other{number}")}
        checked += cost("check", str(set), **fresh)[0]
    more = added / checked - 1
    table.add(
        f"dow add of {PACKS * CARDS} cards in {PACKS} packs, against dow check of their folders",
        f"{added:.1f} s against {checked:.1f} s of processor time ({more:+.1%})",
        "<= +10 %",
        more <= 0.10,
    )
