"""`python -m tests.acceptance [--games 200] [--workers 2] [--minutes M] [--file F]`: 0 when no game
had a fault and nothing was too rare.

A run that was stopped goes on where it was when the same command is given again.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.acceptance.chunks import base
from tests.acceptance.report import rare, report
from tests.acceptance.run import accept


def main() -> int:
    """Play, replay, print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.acceptance", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="how many games (default 200)")
    parser.add_argument(
        "--copied",
        type=int,
        default=20,
        help="how many are cloned and sent through JSON at every decision (default 20)",
    )
    parser.add_argument(
        "--replayed",
        type=int,
        default=None,
        help="how many are replayed in another process (default all)",
    )
    parser.add_argument(
        "--first", type=int, default=0, help="number and seed of the first game (default 0)"
    )
    parser.add_argument(
        "--workers",
        type=int,
        default=2,
        help="worker processes; the games are the same for any number (default 2)",
    )
    parser.add_argument(
        "--minutes",
        type=float,
        default=float("inf"),
        help="begin nothing new after so many minutes",
    )
    parser.add_argument(
        "--file", type=Path, help="where finished games are kept, so that a stopped run goes on"
    )
    asked = parser.parse_args()
    replayed = asked.games if asked.replayed is None else asked.replayed
    out = accept(
        asked.games,
        asked.copied,
        replayed,
        first=asked.first,
        workers=asked.workers,
        file=asked.file,
        minutes=asked.minutes,
    )
    print("\n".join(report(base(), out)))
    return int(bool(out.faults or rare(base(), out.seen, out.games)))


if __name__ == "__main__":
    sys.exit(main())
