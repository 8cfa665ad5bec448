"""Actions that cost a die, in points: attack, search, barricade, clean waste, attract, abilities
(R-ACT-ATK .. R-ACT-ABL).
"""

from __future__ import annotations

from dowlang.engine.frames import Answer
from dowlang.rulesets.dead_of_winter.agents.heuristic import outcomes as X
from dowlang.rulesets.dead_of_winter.agents.heuristic.memory import Memory
from dowlang.rulesets.dead_of_winter.agents.heuristic.situation import Situation
from dowlang.rulesets.dead_of_winter.agents.heuristic.threats import NEVER
from dowlang.rulesets.dead_of_winter.state.events import (
    BARRICADE_BUILT,
    WASTE_CLEANED,
    ZOMBIE_ATTACKED,
    ZOMBIE_KILLED,
    ZOMBIES_ATTRACTED,
)
from dowlang.rulesets.dead_of_winter.state.types import ENTRANCES

LEFT_OVER = 7  # more than any die, less than anything that is worth a point


def attack(now: Situation, memory: Memory, answer: Answer) -> int:
    """Weigh a zombie less at a threatened entrance against the risk of the roll."""
    kind, survivor, die, entrance = answer
    key = kind, survivor, entrance
    points = now.points.get(key)
    if points is None:
        points = now.relief(entrance) - now.danger(survivor, now.location[survivor])
        points += now.pursuit.zombies(entrance, -1) + now.at(ZOMBIE_KILLED, ZOMBIE_ATTACKED)
        if now.sabotage:
            points = 12 if now.crowd[now.location[survivor]] > 2 else -5
        now.points[key] = points
    return 4 * points - die


def search(now: Situation, memory: Memory, answer: Answer) -> int:
    """Weigh what may be found there. The lowest die that serves is taken."""
    _, survivor, die = answer
    return 4 * now.search_value(now.location[survivor]) - die


def barricade(now: Situation, memory: Memory, answer: Answer) -> int:
    """Weigh the one zombie more that the space takes without a roll, and what the goal counts."""
    kind, die, entrance = answer
    if now.sabotage:
        return NEVER
    key = kind, entrance
    points = now.points.get(key)
    if points is None:
        points = now.relief(entrance) + now.built(entrance) + now.at(BARRICADE_BUILT)
        now.points[key] = points = 4 * points + (4 if points else 0)
    return points - die


def clean_waste(now: Situation, memory: Memory, answer: Answer) -> int:
    """Weigh cleaning: worth a die when a full ten would cost morale. Rules: R-COLONY-05."""
    if now.sabotage:
        return NEVER
    points = now.points.get(answer[0])
    if points is None:
        points = now.points[answer[0]] = 4 * _cleaned(now)
    return points - answer[1]


def _cleaned(now: Situation) -> int:
    points = waste = now.waste
    if waste >= 10 and (waste - 3) // 10 < waste // 10:
        points = 75
    elif waste >= 10 and waste % 10 < 3 * len(now.dice):
        points = 45
    elif waste % 10 >= 7:
        points = 26 if not now.last else 12
    return points + now.pursuit.waste(-3) + now.at(WASTE_CLEANED)


def attract(now: Situation, memory: Memory, answer: Answer) -> int:
    """Weigh two zombies moved from where they threaten to where there is space (R-ACT-ATT)."""
    kind, die, to, origin = answer
    if to == origin or now.sabotage:
        return NEVER
    key = kind, to, origin
    points = now.points.get(key)
    if points is None:
        points = now.points[key] = 4 * (lure(now, to, origin) - 8)
    return points - die


def lure(now: Situation, to: int, origin: int) -> int:
    """Return points gained when two zombies, or as many as there are and find space, change
    place.
    """
    gains = now.leaving.get(origin)
    if gains is None:
        gains = now.leaving[origin] = _leaving(now, origin)
    if not any(gains) and not now.pursuit.reads("zombies"):
        return NEVER
    losses = now.coming.get(to)
    if losses is None:
        losses = now.coming[to] = _coming(now, to)
    count = min(len(gains), len(losses))
    gain = sum(gains[:count]) - sum(losses[:count])
    return gain + now.pursuit.lured(origin, to, count) + now.at(ZOMBIES_ATTRACTED)


def _leaving(now: Situation, place: int) -> list[int]:
    """Return the points of one, and of another of two zombies that leave a place, most first."""
    zombies = now.view["zombies"]
    points = [now.relief(e) for e in ENTRANCES[place] for _ in range(min(2, zombies[e]))]
    return sorted(points, reverse=True)[:2]


def _coming(now: Situation, place: int) -> list[int]:
    """Return the points that one, and another of two zombies that come there cost, least first."""
    space = now.space
    points = [loss(now, e, n) for e in ENTRANCES[place] for n in range(min(2, max(0, space[e])))]
    return sorted(points)[:2]


def loss(now: Situation, entrance: int, already: int = 0) -> int:
    """Return points lost when one zombie more stands at an entrance, after `already` others."""
    absorb = now.absorb[entrance] - already
    return now.risk(entrance, absorb - 1) - now.risk(entrance, absorb)


def ability(now: Situation, memory: Memory, answer: Answer) -> int:
    """Weigh what the card of a survivor says it does, once a turn when it costs nothing."""
    _, survivor, number, die = answer
    if not die and memory.done(answer):
        return NEVER
    return _deed(now, now.known.ability.get((survivor, number), X.NOTHING), survivor, die)


def use(now: Situation, memory: Memory, answer: Answer) -> int:
    """Weigh what an equipped card lets its bearer do."""
    _, bearer, card, _, die = answer
    if not die and memory.done(answer):
        return NEVER
    return _deed(now, now.known.block(card, "equip"), bearer, die)


def _deed(now: Situation, outcome: X.Outcome, survivor: int, die: int) -> int:
    points = now.value(outcome)
    kills = -outcome[X.ZOMBIES] // 2
    # each kill is rolled for. What it is worth depends on the place
    if kills > 0 and survivor >= 0:
        here = now.location[survivor]
        best = max([now.relief(e) for e in ENTRANCES[here] if now.view["zombies"][e]], default=0)
        points += 14 * outcome[X.ZOMBIES] // 2 + kills * (best - now.danger(survivor, here))
    if not die:
        return 4 * max(points, 1)
    if outcome == X.NOTHING:  # not to be reckoned (a look at cards, say): for a die left over
        return LEFT_OVER - die
    return 4 * points - die


def strike(now: Situation, memory: Memory, answer: Answer) -> int:
    """Strike the colony's people only as one who works against it, where a hit is likely."""
    _, _, die, target = answer
    if not now.sabotage or now.view["attack"][target] < 4:
        return NEVER
    return 4 * 15 - die
