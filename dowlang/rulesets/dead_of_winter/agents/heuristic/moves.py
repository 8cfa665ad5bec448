"""Give points to places of survivors: moves, and places chosen for other reasons.

Rules: R-ACT-MOV, R-EXILE-03.
"""

from __future__ import annotations

from dowlang.engine.frames import Answer
from dowlang.rulesets.dead_of_winter.agents.heuristic import knowledge as K
from dowlang.rulesets.dead_of_winter.agents.heuristic.memory import Memory
from dowlang.rulesets.dead_of_winter.agents.heuristic.situation import Situation
from dowlang.rulesets.dead_of_winter.state.types import COLONY, ENTRANCES

CROWDED = 35  # points of each other survivor at a location outside, beyond the zombies that come


def move(now: Situation, memory: Memory, answer: Answer) -> int:
    """Only for a reason: being there must be worth more than being here by more than the roll
    for exposure costs.
    """
    _, survivor, to = answer
    here = now.location[survivor]
    return 4 * (stay(now, survivor, to) - stay(now, survivor, here) - now.danger(survivor, to))


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
        return _stay_inside(now, others)
    entrance = ENTRANCES[place][0]
    come: int = now.incoming[entrance] - now.crowd[place] + others + 1
    absorb = now.absorb[entrance]
    points: int = -now.risk(entrance, absorb, come) // 2
    if others:
        points += now.risk(entrance, absorb, come - 1) // 2 - CROWDED * others
    enough = sum([1 for die in now.dice if die >= now.known.search[survivor]])
    if now.view["decks"][place]:
        elsewhere = max(
            [
                sum([1 for die in now.dice if die >= now.known.search[s]])
                for s in now.mine
                if s != survivor and now.location[s] != COLONY
            ],
            default=0,
        )
        fresh = max(0, enough - elsewhere)
        points += now.search_value(place) * fresh
        if now.rounds_left > 1:  # what may still be found later
            skill = 6 - now.known.search[survivor]
            points += now.search_value(place) // 2 + (7 if K.COUNTER in now.aims else 3) * skill
    if (
        K.OUTSIDE_BARRICADES in now.main_counts
        and not now.view["barricades"][entrance]
        and not others
    ):
        points += 45 if now.dice else 25
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
    if K.COLONY_BARRICADES in now.aims:
        points += 34 if others < 2 else 12
    if K.COLONY_ZOMBIES in now.aims and others < 2:
        points += 15
    return points
