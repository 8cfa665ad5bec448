"""Fit the value that the searching agent gives to ends of rounds, and print its weights.

    python -m tests.acceptance.search_value --games 700

Heuristic games with two to five players, standard and cooperative in turn. A row is what one seat
sees when a round is over, and whether it won in the end. The weights go into
`dowlang/rulesets/dead_of_winter/agents/search/value.py`. How much they tell is printed as the mean
log loss of games that were left out of the fit (five parts in turn), beside that of the mere share
of wins.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import dowlang
from dowlang.agents import make
from dowlang.rulesets.dead_of_winter.agents.heuristic.knowledge import knowledge
from dowlang.rulesets.dead_of_winter.agents.heuristic.situation import Situation
from dowlang.rulesets.dead_of_winter.agents.search.value import WEIGHTS, features, role_of
from tests.acceptance.chunks import base

PLAYED = (
    (2, "two_player"),
    (3, "standard"),
    (4, "standard"),
    (5, "standard"),
    (4, "cooperative"),
    (3, "cooperative"),
    (5, "cooperative"),
    (2, "cooperative"),
)
FIRST = 500_000  # seed of the first game
PARTS = 5
PENALTY = 0.1  # of the squared weights, but for the first
Floats = NDArray[np.float64]


class Row(NamedTuple):
    """The end of a round as one seat saw it."""

    game: int
    role: str
    seen: tuple[float, ...]
    won: bool


def rows_of(number: int) -> list[Row]:
    """The rows of one game."""
    cards = base()
    known = knowledge(cards)
    players, variant = PLAYED[number % len(PLAYED)]
    game: Any = dowlang.Game(cards, seed=FIRST + number, players=players, variant=variant)
    agents = [make("heuristic", cards, number, seat) for seat in range(players)]
    seen: list[tuple[int, str, tuple[float, ...]]] = []
    now = game.round
    while not game.is_over:
        decision = game.decision
        game.choose(agents[decision.player].choose(game.view(decision.player), decision))
        if not game.is_over and game.round != now:
            now = game.round
            for seat in range(players):
                there = Situation(known, game.view(seat))
                seen.append((seat, role_of(there), features(there)))
    won = game.result["winners"]
    return [Row(number, role, found, seat in won) for seat, role, found in seen]


def fitted(seen: Floats, won: Floats) -> Floats:
    """The weights with the least penalised log loss, by Newton's method."""
    weights = np.zeros(seen.shape[1])
    penalty = np.full(seen.shape[1], PENALTY)
    penalty[0] = 0.0
    for _ in range(60):
        chance = 1 / (1 + np.exp(-seen @ weights))
        slope = seen.T @ (won - chance) - penalty * weights
        bend = (seen * (chance * (1 - chance))[:, None]).T @ seen + np.diag(penalty + 1e-9)
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-7:
            break
    return weights


def loss(seen: Floats, won: Floats, weights: Floats) -> float:
    """The mean log loss."""
    chance = np.clip(1 / (1 + np.exp(-seen @ weights)), 1e-9, 1 - 1e-9)
    return float(-(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean())


def told(rows: Sequence[Row], role: str) -> Iterator[str]:
    """What is printed of one role: how much the weights tell, and the weights."""
    mine = [row for row in rows if row.role == role]
    seen, won = np.array([row.seen for row in mine]), np.array([float(row.won) for row in mine])
    part = np.array([row.game % PARTS for row in mine])
    apart = sum(
        loss(seen[part == k], won[part == k], fitted(seen[part != k], won[part != k]))
        * (part == k).sum()
        for k in range(PARTS)
    ) / len(mine)
    share = loss(seen[:, :1], won, np.array([np.log(won.mean() / (1 - won.mean()))]))
    yield f"    # {len(mine)} rows, {won.mean():.0%} won, log loss {apart:.3f} for {share:.3f}"
    yield f'    "{role}": ({", ".join(f"{weight:.2f}" for weight in fitted(seen, won))}),'


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=700)
    asked.add_argument("--workers", type=int, default=2)
    given = asked.parse_args()
    with ProcessPoolExecutor(given.workers) as pool:
        found = pool.map(rows_of, range(given.games), chunksize=10)
        rows = list(chain.from_iterable(found))
    print("WEIGHTS = {")
    for role in WEIGHTS:
        print("\n".join(told(rows, role)))
    print("}")


if __name__ == "__main__":
    main()
