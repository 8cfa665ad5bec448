"""Weigh what a card offers now: a price that holds on average is put right by how things stand.

A wound is nothing to somebody who has none and death to somebody who has two, a die is worth what
it could still do, a zombie what it threatens.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.agents.heuristic import outcomes as X
from dowlang.rulesets.dead_of_winter.agents.heuristic.outcomes import Outcome
from dowlang.rulesets.dead_of_winter.agents.heuristic.situation import Situation
from dowlang.rulesets.dead_of_winter.state.types import COLONY, ENTRANCES

HURT = (16, 28, 70)  # points of a wound for somebody who has so many tokens
HEALED = (0, 12, 55)  # of one less
THAWED, FROZEN = 60, 45  # of a frostbite less, and more
FULL, POOR = 7, 2  # cards in hand from which one more is worth less, and to which more


def weigh(now: Situation, outcome: Outcome) -> int:
    """Return points of what an option of a card comes to, as things stand."""
    points = now.value(outcome)
    if now.sabotage:
        return points
    for place, worth in (
        (X.WOUNDS, _wound),
        (X.FROST, _frost),
        (X.DICE, _die),
        (X.CARDS, _card),
        (X.ZOMBIES, _zombie),
        (X.EXPOSURE, _exposure),
    ):
        halves = outcome[place]
        if halves:
            points += halves * (worth(now, halves > 0) - now.price(place)) // 2
    return points


def weigh_option(now: Situation, card: int, number: int) -> int:
    """Return points of an option of a card, with the best of the options that lie in it."""
    known = now.known
    points = weigh(now, known.option(card, number))
    inner = known.inner_options(card, number)
    if inner:
        best = max([weigh_option(now, card, other) for other, _ in inner])
        points += best if all(sure for _, sure in inner) else best // 2
    return points


def _tokens(now: Situation) -> int:
    view = now.view
    return min(2, max([view["wounds"][s] + view["frostbite"][s] for s in now.mine], default=0))


def _wound(now: Situation, more: bool) -> int:
    tokens = _tokens(now)
    if more:
        return -HURT[tokens]
    return -HEALED[tokens] if any(now.view["wounds"][s] for s in now.mine) else 0


def _frost(now: Situation, more: bool) -> int:
    if more:
        return -FROZEN
    return -THAWED if any(now.view["frostbite"][s] for s in now.mine) else 0


def _die(now: Situation, more: bool) -> int:
    """Return what a die may do: a search at the best place, or something in the colony."""
    if not more and not now.dice:
        return 0
    places = {now.location[s] for s in now.mine if now.location[s] > COLONY}
    return 10 + max([now.search_value(place) for place in places], default=4) // 3


def _card(now: Situation, more: bool) -> int:
    cards = len(now.hand)
    if not more and not cards:
        return 0
    return 24 if cards <= POOR else 8 if cards >= FULL else 14


def _zombie(now: Situation, more: bool) -> int:
    """Return what one in the colony costs on average."""
    return -max(5, sum([now.relief(entrance) for entrance in ENTRANCES[COLONY]]) // 6)


def _exposure(now: Situation, more: bool) -> int:
    return -min([now.danger(s, now.location[s]) for s in now.mine], default=25)
