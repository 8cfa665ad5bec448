"""`python -m tests.recall [FOLDER] [--most N] [--seed N] [--missed]`: exit 1 when a mutant of a certain kind was not found."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.recall.measuring import Measure, Share, table
from tests.recall.spoiling import CERTAIN, SPOILERS

BASE = Path(__file__).parents[2] / "cards" / "base"


def main() -> int:
    """Make the corpus, check it, print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.recall", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=BASE, help="a set of cards (default cards/base)")
    parser.add_argument("--most", type=int, default=1000, help="mutants of each kind (default 1000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", default=",".join(SPOILERS), help="kinds, by commas")
    parser.add_argument("--missed", action="store_true", help="show every mutant that was not found")
    asked = parser.parse_args()
    measure = Measure(asked.folder)
    alarms = {card.label: found for card in measure.files if (found := measure.found(card.label, card.text))}
    shares: dict[str, Share] = {}
    for kind in asked.kinds.split(","):
        shares[kind] = measure.share(kind, asked.most, asked.seed)
        for mutant in shares[kind].missed if asked.missed else ():
            print(f"not found: {kind}: {mutant.label}:{mutant.line}: {mutant.was!r} -> {mutant.now!r}")
    print(table(shares))
    print(f"{len(measure.files)} untouched files, {len(alarms)} false alarms")
    return int(bool(alarms) or any(shares[kind].missed for kind in CERTAIN if kind in shares))


sys.exit(main())
