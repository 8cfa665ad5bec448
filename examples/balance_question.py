"""A balance question answered: how much does it matter how many people one food token feeds?

    python examples/balance_question.py [GAMES]

The same seeds are played with the rule as printed and with a milder one, so the two shares differ
by the rule alone. With few games the intervals overlap, and the honest answer is "cannot tell yet":
play more.
"""

from __future__ import annotations

import sys
from typing import Any

from dowlang import simulate

BASE = simulate.Source("dowlang.project", "load", ("base",))
QUESTION = {"as printed": {}, "one food feeds four": {"people_per_food": 4}}


def reached(rules: dict[str, int], games: int) -> dict[str, Any]:
    """How many games ended with the main objective, with the 95 % Wilson interval of that share."""
    results = simulate.simulate(
        BASE,
        {"players": 3, "objective": "A Roof for Everyone"},
        ("heuristic",),
        games=games,
        seed=1,
        rules=rules,
    )
    count = results["outcomes"]["causes"].get("objective", {"count": 0})["count"]
    low, high = simulate.wilson(count, games)
    return {
        "count": count,
        "low": low,
        "high": high,
        "rounds": results["outcomes"]["means"]["rounds"]["mean"],
    }


def main(games: int) -> None:
    """Print a line for each rule, then what they say together."""
    found = {name: reached(rules, games) for name, rules in QUESTION.items()}
    for name, one in found.items():
        print(
            f"{name:20} objective reached in {one['count']} of {games} games ({one['low']:.0%} to "
            f"{one['high']:.0%}), {one['rounds']:.1f} rounds"
        )
    printed, milder = found.values()
    apart = printed["high"] < milder["low"] or milder["high"] < printed["low"]
    print(
        "the intervals lie apart: it matters" if apart else "the intervals overlap: cannot tell yet"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
