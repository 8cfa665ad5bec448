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
    """Only for a reason: being there must be worth more than being here by more than the roll
    for exposure costs.
    """
    _, survivor, to = answer
    here = now.location[survivor]
    gain = stay(now, survivor, to) - stay(now, survivor, here) + now.at(MOVED)
    return 4 * (gain - now.danger(survivor, to))


def stay(now: Situation, survivor: int, place: int) -> int:
    """Return the worth of a survivor at a place: food and zombies saved, dice that can search,
    goals, safety.
    """
    key = 8 * survivor + place
    found = now.stays.get(key)
    if found is None:
        found = now.stays[key] = _stay(now, survivor, place)
    return found


def _stay(now: Situation, survivor: int, place: int) -> int:
    others = now.crowd[place] - (now.location[survivor] == place)
    if place == COLONY:
        return _stay_inside(now, survivor, others)
    entrance = ENTRANCES[place][0]
    come: int = now.incoming[entrance] - now.crowd[place] + others + 1
    absorb = now.absorb[entrance]
    points: int = -now.risk(entrance, absorb, come) // 2 + now.pursuit.stands(survivor, place)
    if others:
        points += now.risk(entrance, absorb, come - 1) // 2 - CROWDED * others
    if now.view["decks"][place]:
        points += now.search_value(place) * now.fresh(survivor)
        if now.rounds_left > 1:  # what may still be found later
            skill = 6 - now.known.search[survivor]
            points += now.search_value(place) // 2 + (3 + now.at(SEARCHED) // 8) * skill
    if not others:  # what a survivor there may build
        points += max(0, now.built(entrance)) * (8 if now.dice else 4) // 10
    return points


def _stay_inside(now: Situation, survivor: int, others: int) -> int:
    """Return the worth of staying inside.

    Everybody in the colony eats and draws zombies. Somebody has to clean and to build.
    """
    points: int = now.pursuit.stands(survivor, COLONY) - 11 * now.horizon
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
