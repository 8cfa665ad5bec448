"""Let the referee listen to many games: `python -m tests.referee 300 --begin 0 --seconds 200`."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from tests.referee.games import cases, listen


def main() -> int:
    """Play until the number or the time is used up. Returns 1 when the referee could not follow."""
    asked = argparse.ArgumentParser(prog="python -m tests.referee", description=__doc__)
    asked.add_argument("games", type=int, nargs="?", default=300)
    asked.add_argument("--begin", type=int, default=0, help="the first seed")
    asked.add_argument("--seconds", type=int, default=600, help="the budget of processor time")
    given = asked.parse_args()
    faults: Counter[str] = Counter()
    played = compared = 0
    for case in cases(given.games, given.begin):
        if time.process_time() > given.seconds:
            break
        played += 1
        try:
            compared += listen(case)
        except AssertionError as fault:
            faults[type(fault).__name__] += 1
            print(f"{case}: {type(fault).__name__}: {fault}")
    print(f"{played} games, {compared} comparisons, {sum(faults.values())} not followed")
    return int(bool(faults) or played < given.games)


if __name__ == "__main__":
    sys.exit(main())
