"""Actions that cost a die, in points: attack, search, barricade, clean waste, attract, abilities
(R-ACT-ATK .. R-ACT-ABL).
"""

from __future__ import annotations

from dowlang.engine.frames import Answer
from dowlang.rulesets.dead_of_winter.agents.heuristic import effects as X
from dowlang.rulesets.dead_of_winter.agents.heuristic.known_table import NEVER
from dowlang.rulesets.dead_of_winter.agents.heuristic.memory import Memory
from dowlang.rulesets.dead_of_winter.agents.heuristic.situation import Situation
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
    """A zombie less at a threatened entrance, against the risk of the roll."""
    _, survivor, die, entrance = answer
    points = now.relief(entrance) - now.danger(survivor, now.location[survivor])
    points += killed(now, entrance) + now.at(ZOMBIE_KILLED, ZOMBIE_ATTACKED)
    if now.sabotage:
        points = 12 if now.crowd[now.location[survivor]] > 2 else -5
    return 4 * points - die


def killed(now: Situation, entrance: int) -> int:
    """Return what a zombie fewer at an entrance brings the goals."""
    return now.pursuit.zombies(entrance, -1)


def search(now: Situation, memory: Memory, answer: Answer) -> int:
    """Weigh what may be found there. The lowest die that serves is taken."""
    _, survivor, die = answer
    return 4 * now.search_value(now.location[survivor]) - die


def barricade(now: Situation, memory: Memory, answer: Answer) -> int:
    """Weigh the one zombie more that the space takes without a roll, and what the goal counts."""
    _, die, entrance = answer
    if now.sabotage:
        return NEVER
    points = now.relief(entrance)
    points += now.built(entrance) + now.at(BARRICADE_BUILT)
    return 4 * points + (4 if points else 0) - die


def clean_waste(now: Situation, memory: Memory, answer: Answer) -> int:
    """Worth a die when a full ten would cost morale (R-COLONY-05)."""
    if now.sabotage:
        return NEVER
    waste = now.waste
    points = waste
    if waste >= 10 and (waste - 3) // 10 < waste // 10:
        points = 75
    elif waste >= 10 and waste % 10 < 3 * len(now.dice):
        points = 45
    elif waste % 10 >= 7:
        points = 26 if not now.last else 12
    return 4 * (points + now.pursuit.waste(-3) + now.at(WASTE_CLEANED)) - answer[1]


def attract(now: Situation, memory: Memory, answer: Answer) -> int:
    """Two zombies from where they threaten to where there is space (R-ACT-ATT)."""
    _, die, to, origin = answer
    if to == origin or now.sabotage:
        return NEVER
    key = 8 * to + origin
    if key not in now.lures:
        now.lures[key] = 4 * (lure(now, to, origin) - 8)
    return now.lures[key] - die


def lure(now: Situation, to: int, origin: int) -> int:
    """Points gained when two zombies, or as many as there are and find space, change place."""
    zombies = now.view["zombies"]
    gains = sorted(
        [now.relief(e) for e in ENTRANCES[origin] for _ in range(min(2, zombies[e]))], reverse=True
    )[:2]
    if not any(gains) and not now.pursuit.reads("zombies"):
        return NEVER
    losses = sorted(
        [loss(now, e, n) for e in ENTRANCES[to] for n in range(min(2, max(0, now.space[e])))]
    )[: len(gains)]
    gain = sum(gains[: len(losses)]) - sum(losses)
    return gain + now.pursuit.lured(origin, to, len(losses)) + now.at(ZOMBIES_ATTRACTED)


def loss(now: Situation, entrance: int, already: int = 0) -> int:
    """Points lost when one zombie more stands at an entrance, after `already` others."""
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
    if (
        kills > 0 and survivor >= 0
    ):  # each kill is rolled for. What it is worth depends on the place
        here = now.location[survivor]
        best = max([now.relief(e) for e in ENTRANCES[here] if now.view["zombies"][e]], default=0)
        points += 14 * outcome[X.ZOMBIES] // 2 + kills * (best - now.danger(survivor, here))
    if not die:
        return 4 * max(points, 1)
    if outcome == X.NOTHING:  # not to be reckoned (a look at cards, say): for a die left over
        return LEFT_OVER - die
    return 4 * points - die


def strike(now: Situation, memory: Memory, answer: Answer) -> int:
    """Only who works against the colony attacks its people, and only where a hit is likely."""
    _, _, die, target = answer
    if not now.sabotage or now.known.attack[target] < 4:
        return NEVER
    return 4 * 15 - die
