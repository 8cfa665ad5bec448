"""What the determinism test compares, printed by any interpreter: `python
tests/simulate/figures.py` (the checkout on `PYTHONPATH`).

One line of JSON: the Python that ran; for a handful of games the digest of the end and of the
journal's text; the figures of many games over one and two workers, as `dow sim --format json` has
them.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

import dowlang
from dowlang import simulate
from dowlang.engine import replay as replays
from dowlang.engine.card_set import CardSet
from dowlang.engine.chance import mix

GAMES: tuple[tuple[dict[str, Any], tuple[str, ...], int], ...] = (
    ({"players": 4}, ("heuristic",), 1),
    ({"players": 3, "variant": "hardcore+betrayer"}, ("random",), 2),
    ({"players": 2, "variant": "two_player+elimination"}, ("survival",), 3),
    (
        {"players": 5, "objective": "Every Door Barred"},
        ("survival", "random", "heuristic", "first", "random"),
        4,
    ),
    ({"players": 3, "variant": "cooperative"}, ("heuristic", "survival", "random"), 5),
)
MANY = 28  # games of the figures: two chunks, so that two workers have something each


def ends(cards: CardSet) -> list[list[Any]]:
    """Digest of the end of each game, and hash and length of its journal."""
    out = []
    for settings, agents, seed in GAMES:
        game = dowlang.play(cards, settings, agents, seed=seed, journal=True, digests=True).game
        text = replays.to_json(game.journal, cards)
        out.append([game.digest, hashlib.sha256(text.encode()).hexdigest(), len(text)])
    return out


def figures() -> dict[str, Any]:
    """All that has to be the same on every Python, under every hash seed, with any number of
    workers.
    """
    cards = dowlang.load("cards/base")
    source = simulate.Source("dowlang.project", "load", ("cards/base",))
    agents = ("random", "survival", "first")
    many = [
        simulate.simulate(
            source, {"players": 3}, agents, games=MANY, seed=9, workers=workers, told=True
        )
        for workers in (1, 2)
    ]
    assert many[0] == many[1], "two workers give other figures than one"
    return {
        "ends": ends(cards),
        "figures": hashlib.sha256(json.dumps(many[0]).encode()).hexdigest(),
        "chance": [mix(1, 2, n, 1 << 40) for n in range(4)],
    }


if __name__ == "__main__":
    print(json.dumps([".".join(map(str, sys.version_info[:2])), figures()]))
