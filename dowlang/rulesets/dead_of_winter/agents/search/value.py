"""Estimate how likely a seat wins, at the end of a round.

A logistic regression over what the seat sees, one for loyal players and one for those who pursue
an end of their own. The weights were fitted once to 24,000 ends of rounds of 1,500 heuristic games
of the starter set with two to five players. A power below 1 spreads small chances: in a game that
is mostly lost what matters is whether a chance of one in a hundred becomes one in thirty.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp

from dowlang.rulesets.dead_of_winter.agents.heuristic.knowledge import Knowledge
from dowlang.rulesets.dead_of_winter.agents.heuristic.situation import Situation
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import ENTRANCES

SPREAD = 0.3  # the power of a chance that is its value
WEIGHTS = {
    # of: 1, the goal on the mean and at its worst part, the own goal, rounds left, goal x rounds,
    # morale, morale a round, zombies that threaten, food that lacks, own survivors, their tokens,
    # cards, morale of 2 or less
    "loyal": (
        *(-5.06, -6.16, 6.54, 2.0, -2.06, 0.65, 3.69),
        *(-1.87, -1.41, -1.96, 2.06, -0.04, 1.58, -0.5),
    ),
    "own end": (
        *(-1.85, -0.52, -0.36, 3.5, 0.69, 1.23, -0.86),
        *(-1.67, -0.19, -0.08, 1.62, -0.38, 0.09, -0.29),
    ),
}


def valuer(known: Knowledge) -> Callable[[Winter, int], float]:
    """Return the function that values a game for a seat, 0 to 1."""

    def value(game: Winter, seat: int) -> float:
        if game.is_over:
            return float(seat in game.cards.ruleset.result(game)["winners"])
        now = Situation(known, game.view(seat))
        role = "own end" if now.betrayer or now.exiled else "loyal"
        odds = sum(a * b for a, b in zip(WEIGHTS[role], features(now), strict=True))
        return float((1 / (1 + exp(-odds))) ** SPREAD)

    return value


def features(now: Situation) -> tuple[float, ...]:
    """Return what the weights are of, in their order, each about 0 to 1."""
    view = now.view
    goal = [_share(have, want) for _, have, want in view["objective"][2]] or [0.0]
    own = [_share(have, want) for have, want in now.own_parts]
    near, left = sum(goal) / len(goal), max(1, now.rounds_left)
    threatened = sum(
        now.risk(entrance, now.absorb[entrance])
        for place, entrances in enumerate(ENTRANCES[: len(now.crowd)])
        if (now.crowd[place] if place else now.people)
        for entrance in entrances
    )
    tokens = sum(view["wounds"][s] + view["frostbite"][s] for s in now.mine)
    return (
        1,
        near,
        min(goal),
        sum(own) / len(own) if own else 1.0,
        min(left, 8) / 8,
        near * min(left, 8) / 8,
        min(now.morale, 6) / 6,
        min(3, now.morale / left) / 3,
        min(400, threatened) / 400,
        max(0, now.food_gap) / 4,
        len(now.mine) / 6,
        tokens / 4,
        min(len(now.hand), 8) / 8,
        float(now.morale <= 2),
    )


def _share(have: int, want: int) -> float:
    if have >= want:
        return 1.0
    return max(0.0, have / want) if want > 0 else 0.0
