"""Check a set again after each of many random edits and compare with a check afresh: `python -m
tests.project.long_edits [--edits 10000] [--folder cards/dwar7s] [--every 10] [--seed 0]`.

The first comparison in which both differ ends it with the assertion, which names the seed that
gives it again. Else how many edits were made and how many of them left errors, and exit 0.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from dowlang.project import pipeline
from dowlang.project.sets import SetSource, read_set
from tests.service.random_edits import edits, with_text

ROOT = Path(__file__).resolve().parents[2]
OF_A_SEED = 250  # edits: more of them leave nothing of a set that is still a card


def whole(folder: str) -> SetSource:
    """Read a set of this checkout."""
    return read_set(ROOT / folder)


def agrees(source: SetSource, seed: int, count: int, every: int = 1) -> int:
    """Return how many edits left errors. Every so often, and after the last, both ways are
    compared.
    """
    memory, broken = pipeline.SetMemory(), 0
    pipeline.check(source, memory)
    texts = {file.label: file.data.decode() for file in source.files}
    for number, (label, text) in enumerate(edits(seed, texts, count), 1):
        source = with_text(source, label, text)
        found = pipeline.check(source, memory)
        broken += bool(found.errors)
        if number % every == 0 or number == count:
            afresh = pipeline.check(source)
            assert found.findings == afresh.findings, f"--seed {seed}, edit {number}"
            assert found.checked_cards == afresh.checked_cards, f"--seed {seed}, edit {number}"
            assert found.tests == afresh.tests, f"--seed {seed}, edit {number}"
    return broken


def main() -> int:
    """Edit until the number is reached, with another seed after every 250."""
    parser = argparse.ArgumentParser(prog="python -m tests.project.long_edits", description=__doc__)
    parser.add_argument("--edits", type=int, default=10_000, help="how many (default 10,000)")
    parser.add_argument("--folder", default="cards/dwar7s", help="the set (default cards/dwar7s)")
    parser.add_argument("--every", type=int, default=10, help="edits between two comparisons")
    parser.add_argument("--seed", type=int, default=0, help="chance of the first 250 (default 0)")
    asked = parser.parse_args()
    source, begun, broken = whole(asked.folder), time.monotonic(), 0
    for done in range(0, asked.edits, OF_A_SEED):
        count = min(OF_A_SEED, asked.edits - done)
        broken += agrees(source, asked.seed + done // OF_A_SEED, count, asked.every)
        seconds = time.monotonic() - begun
        print(f"{done + count} edits, {broken} left errors, {seconds:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
