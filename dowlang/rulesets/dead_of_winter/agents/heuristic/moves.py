"""Give points to places of survivors: moves, and places chosen for other reasons.

Rules: R-ACT-MOV, R-EXILE-03.
"""

from __future__ import annotations

from dowlang.engine.frames import Answer
from dowlang.rulesets.dead_of_winter.agents.heuristic.memory import Memory
from dowlang.rulesets.dead_of_winter.agents.heuristic.situation import Situation
from dowlang.rulesets.dead_of_winter.state.events import MOVED, SEARCHED
from dowlang.rulesets.dead_of_winter.state.types import COLONY, ENTRANCES

CROWDED = 35  # points of each other survivor at a location outside, beyond the zombies that come


def move(now: Situation, memory: Memory, answer: Answer) -> int:
    """Move only for a reason: being there must be worth more than being here by more than the roll
    for exposure costs.
    """
    _, survivor, to = answer
    stays = now.stays.get(survivor) or _stays(now, survivor)
    gain: int = stays[to] - stays[now.location[survivor]] + now.at(MOVED)
    return 4 * (gain - now.danger(survivor, to))


def stay(now: Situation, survivor: int, place: int) -> int:
    """Return the worth of a survivor at a place: food and zombies saved, dice that can search,
    goals, safety.
    """
    return (now.stays.get(survivor) or _stays(now, survivor))[place]


def _stays(now: Situation, survivor: int) -> list[int]:
    """Return the worth of a survivor at each place, reckoned at once."""
    here, fresh = now.location[survivor], now.fresh(survivor)
    skill = 0
    if now.rounds_left > 1:  # what may still be found later
        skill = (3 + now.at(SEARCHED) // 8) * (6 - now.view["search"][survivor])
    crowd, places, decks = now.crowd, now.places, now.view["decks"]
    stays = [_stay_inside(now, crowd[COLONY] - (here == COLONY))]
    for place in range(1, len(crowd)):
        others = crowd[place] - (here == place)
        points = places.get((place, others))
        if points is None:
            points = places[place, others] = _stay_outside(now, place, others)
        if decks[place]:
            points += now.search_value(place) * fresh + skill
        stays.append(points)
    gains = now.pursuit
    if gains.places:
        stays = [points + gains.stands(survivor, place) for place, points in enumerate(stays)]
    now.stays[survivor] = stays
    return stays


def _stay_outside(now: Situation, place: int, others: int) -> int:
    """Return the worth of anybody's staying at a location with so many others."""
    entrance = ENTRANCES[place][0]
    come: int = now.incoming[entrance] - now.crowd[place] + others + 1
    absorb = now.absorb[entrance]
    points: int = -now.risk(entrance, absorb, come) // 2
    if others:
        points += now.risk(entrance, absorb, come - 1) // 2 - CROWDED * others
    if now.view["decks"][place] and now.rounds_left > 1:
        points += now.search_value(place) // 2
    if not others:  # what a survivor there may build
        points += max(0, now.built(entrance)) * (8 if now.dice else 4) // 10
    return points


def _stay_inside(now: Situation, others: int) -> int:
    """Return the worth of staying inside.

    Everybody in the colony eats and draws zombies. Somebody has to clean and to build.
    """
    points: int = -11 * now.horizon
    if others < 1:
        points += 50
    elif others < 2:
        points += 24
    if now.waste >= 10 and not any(now.location[s] == COLONY for s in now.mine) and now.dice:
        points += 40
    built, killed = now.inside()
    if built > 0:
        points += built * 2 // 3 if others < 2 else built // 4
    if others < 2:
        points += max(0, killed) // 2
    return points
