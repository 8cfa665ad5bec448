"""The state machine of the laws for as long as one likes: `python -m tests.contract.long --minutes
10 [--world NAME] [--seed N]`.

Each round runs all machines with fresh chance from `--seed` on; the first failure is shrunk and
printed, with exit 1. Without one: how often each law was tried from which start, and exit 0.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from hypothesis import Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.contract.machine import close, machine
from tests.contract.tables import STARTS
from tests.contract.test_machine import SHORT

RUNS = 5  # runs of one machine in a round


def main() -> int:
    """Rounds until the time is over."""
    parser = argparse.ArgumentParser(prog="python -m tests.contract.long", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0, help="how long (default 10)")
    parser.add_argument(
        "--world", choices=tuple(STARTS), action="append", help="only this world; repeatable"
    )
    parser.add_argument("--seed", type=int, default=1, help="chance of the first round (default 1)")
    parser.add_argument("--steps", type=int, default=400, help="steps of a run (default 400)")
    asked = parser.parse_args()
    long = settings(
        SHORT,
        derandomize=False,
        max_examples=RUNS,
        stateful_step_count=asked.steps,
        phases=(Phase.generate, Phase.shrink),
    )
    machines = {name: machine(name) for name in asked.world or STARTS}
    begun, rounds = time.monotonic(), 0
    try:
        while time.monotonic() - begun < 60 * asked.minutes:
            for laws in machines.values():
                run_state_machine_as_test(seed(asked.seed + rounds)(laws), settings=long)
            rounds += 1
            print(f"{rounds} rounds, {time.monotonic() - begun:.0f} s", flush=True)
    finally:
        for laws in machines.values():
            close(laws)
    for name, laws in machines.items():
        print(f"{name}: {rounds * RUNS} runs, up to {laws.deepest} steps")
        print(
            "  " + ", ".join(f"{law} {count}" for law, count in sorted(Counter(laws.tally).items()))
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
