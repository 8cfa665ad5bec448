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
    # 4603 rows, 23% won, log loss 0.480 for 0.542
    "loyal": (
        -2.51,
        -6.06,
        0.77,
        3.10,
        1.45,
        -2.28,
        3.25,
        -6.80,
        1.72,
        1.63,
        -0.32,
        0.12,
        1.50,
        -0.14,
        0.72,
        -0.96,
        0.65,
        -0.28,
        -0.80,
    ),
    # 460 rows, 42% won, log loss 0.614 for 0.681
    "own end": (
        -3.61,
        3.66,
        -2.80,
        -2.16,
        2.52,
        3.25,
        1.64,
        0.04,
        -1.94,
        0.13,
        0.17,
        0.93,
        1.27,
        -0.46,
        0.05,
        1.89,
        -1.15,
        0.48,
        -0.48,
    ),
    # 5717 rows, 18% won, log loss 0.404 for 0.469
    "together": (
        -5.32,
        -4.05,
        3.56,
        3.92,
        0.00,
        1.15,
        -3.53,
        -8.91,
        1.81,
        0.05,
        0.00,
        -0.56,
        0.08,
        -0.01,
        4.28,
        -0.92,
        0.03,
        1.67,
        -0.91,
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
