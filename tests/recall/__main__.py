"""`python -m tests.recall [FOLDER] [--most N] [--seed N] [--missed]`: exit 1 when a mutant of a
certain kind was not found.

`python -m tests.recall human` measures mistakes as people make them, and what comes of the hints.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.recall import human_measuring
from tests.recall.human import ANOTHER_CARD, HUMAN
from tests.recall.measuring import Measure, Share, table
from tests.recall.spoiling import CERTAIN, SPOILERS

BASE = Path(__file__).parents[2] / "cards" / "base"
HUMAN_MOST = 25
"""Mutants of each human kind: 28 kinds make the 700 of a round of readers."""


def main() -> int:
    """Make the corpus, check it, print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.recall", description=__doc__)
    parser.add_argument(
        "folder",
        nargs="?",
        default=str(BASE),
        help="a set of cards (default cards/base), or `human`",
    )
    parser.add_argument(
        "--most", type=int, default=0, help="mutants of each kind (default 1000, of human kinds 25)"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", default="", help="kinds, by commas")
    parser.add_argument(
        "--missed",
        action="store_true",
        help="show every mutant that was not found, and every hint that does not check",
    )
    asked = parser.parse_args()
    return _human(asked) if asked.folder == "human" else _seeded(asked)


def _seeded(asked: argparse.Namespace) -> int:
    """Measure mutants of which an oracle says that they are wrong."""
    measure = Measure(Path(asked.folder))
    alarms = {
        card.label: found
        for card in measure.files
        if (found := measure.found(card.label, card.text))
    }
    shares: dict[str, Share] = {}
    for kind in asked.kinds.split(",") if asked.kinds else SPOILERS:
        shares[kind] = measure.share(kind, asked.most or 1000, asked.seed)
        for mutant in shares[kind].missed if asked.missed else ():
            print(
                f"not found: {kind}: {mutant.label}:{mutant.line}: {mutant.was!r} -> {mutant.now!r}"
            )
    print(table(shares))
    print(f"{len(measure.files)} untouched files, {len(alarms)} false alarms")
    return int(bool(alarms) or any(shares[kind].missed for kind in CERTAIN if kind in shares))


def _human(asked: argparse.Namespace) -> int:
    """Measure mistakes as people make them."""
    measure = human_measuring.HumanMeasure()
    told = {
        kind: measure.told(kind, asked.most or HUMAN_MOST, asked.seed)
        for kind in (asked.kinds.split(",") if asked.kinds else HUMAN)
    }
    for kind, one in told.items() if asked.missed else ():
        for mutant in one.silent:
            print(
                f"not found: {kind}: {mutant.label}:{mutant.line}: {mutant.was!r} -> {mutant.now!r}"
            )
        for mutant, found in one.refused:
            print(
                f"does not check: {kind}: {mutant.was!r} -> {mutant.now!r}: {found.code} "
                f"{found.help}"
            )
        for what, several in (("itself", one.foolish), ("wrong", one.wrong), ("other", one.other)):
            for mutant, found, offer in several:
                said = f"{found.code} offers {offer!r}"
                print(f"{what}: {kind}: {mutant.was!r} -> {mutant.now!r}: {said}")
    print(human_measuring.table(told))
    return int(
        any(one.silent for kind, one in told.items() if kind not in ANOTHER_CARD)
        or any(one.foolish for one in told.values())
    )


sys.exit(main())
