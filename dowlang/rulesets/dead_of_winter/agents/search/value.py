"""Estimate how likely a seat wins, at the end of a round.

A logistic regression over what the seat sees: one for loyal players, one for those who pursue an
end of their own, one for games in which all win or nobody. The weights are fitted to ends of rounds
of heuristic games of the starter set (`python -m tests.acceptance.search_value`), so they are to be
fitted again when the heuristic or the set has changed much. A power below 1 spreads small chances:
in a game that is mostly lost what matters is whether a chance of one in a hundred becomes one in
thirty.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from dowlang.rulesets.dead_of_winter.agents.heuristic.knowledge import Knowledge
from dowlang.rulesets.dead_of_winter.agents.heuristic.situation import Situation
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import ENTRANCES
from dowlang.rulesets.dead_of_winter.state.variants import COOPERATIVE

SPREAD = 0.3  # the power of a chance that is its value
FEATURES = (
    "1",
    "main objective: mean of its clauses",
    "main objective: its whole way",
    "main objective: worst clause",
    "own goal",
    "rounds left",
    "main objective x rounds left",
    "what it lacks a round",
    "morale",
    "morale a round",
    "zombies that threaten",
    "food that lacks",
    "own survivors",
    "their wounds",
    "survivors a player",
    "wounds a player",
    "own cards",
    "cards a player",
    "morale of 2 or less",
)
"""What the weights are of. Each is about 0 to 1."""
WEIGHTS: dict[str, tuple[float, ...]] = {
    # 7688 rows, 20% won, log loss 0.443 for 0.496
    "loyal": (
        -6.55,
        -0.57,
        0.89,
        2.23,
        1.26,
        3.32,
        -4.11,
        -9.57,
        1.88,
        0.89,
        0.29,
        0.06,
        1.81,
        0.01,
        1.01,
        -1.04,
        0.82,
        -0.66,
        -0.33,
    ),
    # 952 rows, 43% won, log loss 0.608 for 0.683
    "own end": (
        -0.98,
        1.56,
        -1.56,
        -1.38,
        2.34,
        1.57,
        1.58,
        -1.36,
        -0.79,
        -3.25,
        -0.19,
        0.23,
        5.41,
        -0.41,
        -2.84,
        1.62,
        -0.12,
        -0.31,
        -0.65,
    ),
    # 13274 rows, 23% won, log loss 0.475 for 0.540
    "together": (
        -3.12,
        -4.75,
        3.02,
        2.69,
        0.00,
        -0.42,
        -0.59,
        -8.42,
        2.05,
        0.61,
        -0.42,
        -0.38,
        0.00,
        -0.02,
        2.63,
        -0.96,
        0.01,
        1.03,
        -0.00,
    ),
}


def valuer(known: Knowledge) -> Callable[[Winter, int], float]:
    """Return the function that values a game for a seat, 0 to 1."""

    def value(game: Winter, seat: int) -> float:
        if game.is_over:
            return float(seat in game.cards.ruleset.result(game)["winners"])
        now = Situation(known, game.view(seat))
        role = role_of(now)
        odds = sum(a * b for a, b in zip(WEIGHTS[role], features(now), strict=True))
        return float((1 / (1 + exp(-odds))) ** SPREAD)

    return value


def role_of(now: Situation) -> str:
    """Return the name of the weights that hold for a seat."""
    if now.view["variant"] & COOPERATIVE:
        return "together"
    return "own end" if now.betrayer or now.exiled else "loyal"


def features(now: Situation) -> tuple[float, ...]:
    """Return what the weights are of, in the order of `FEATURES`."""
    view = now.view
    clauses = [_share(have, want) for _, have, want in view["objective"][2]] or [0.0]
    own = [_share(have, want) for have, want in now.own_parts]
    mean, rounds = sum(clauses) / len(clauses), max(1, now.rounds_left)
    whole = next((side.near for side in now.pursuit.sides if side.goal.everybody), 0.0)
    left = min(rounds, 8) / 8
    threatened = sum(
        now.risk(entrance, now.absorb[entrance])
        for place, entrances in enumerate(ENTRANCES[: len(now.crowd)])
        if (now.crowd[place] if place else now.people)
        for entrance in entrances
    )
    everybody = [s for s, owner in enumerate(view["controller"]) if owner >= 0]
    players = view["players"]
    return (
        1.0,
        mean,
        whole,
        min(clauses),
        sum(own) / len(own) if own else 1.0,
        left,
        mean * left,
        (1 - whole) / rounds,
        min(now.morale, 6) / 6,
        min(3, now.morale / rounds) / 3,
        min(400, threatened) / 400,
        max(0, now.food_gap) / 4,
        len(now.mine) / 6,
        _tokens(view, now.mine) / 4,
        min(len(everybody) / players, 4) / 4,
        min(_tokens(view, everybody) / players, 3) / 3,
        min(len(now.hand), 8) / 8,
        min(sum(view["hands"]) / players, 8) / 8,
        float(now.morale <= 2),
    )


def _tokens(view: Any, survivors: Sequence[int]) -> int:
    return sum([view["wounds"][s] + view["frostbite"][s] for s in survivors])


def _share(have: int, want: int) -> float:
    if have >= want:
        return 1.0
    return max(0.0, have / want) if want > 0 else 0.0
