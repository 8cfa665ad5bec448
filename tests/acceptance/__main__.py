"""`python -m tests.acceptance [--games 200] [--copied 20] [--first 0]`: exit 0 when every game ended without a fault, else 1."""

from __future__ import annotations

import argparse
import sys

import dowlang
from tests.acceptance.run import ROOT, accept, report


def main() -> int:
    """Play, replay, print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.acceptance", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="how many games (default 200)")
    parser.add_argument("--copied", type=int, default=20, help="how many are cloned and sent through JSON at every decision (default 20)")
    parser.add_argument("--first", type=int, default=0, help="number and seed of the first game (default 0)")
    asked = parser.parse_args()
    cards = dowlang.load(ROOT / "cards" / "base")
    out = accept(asked.games, asked.copied, asked.first, cards)
    print("\n".join(report(cards, out)))
    return int(bool(out.faults))


sys.exit(main())
