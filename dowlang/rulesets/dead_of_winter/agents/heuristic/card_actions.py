"""Give points to what is done with cards: played, equipped, given against the crisis, asked for.

Rules: R-ACT-PLY, R-ACT-CRI, R-ACT-REQ, R-ACT-FOO.
"""

from __future__ import annotations

from dowlang.engine.frames import Answer
from dowlang.rulesets.dead_of_winter.agents.heuristic import effects as X
from dowlang.rulesets.dead_of_winter.agents.heuristic import knowledge as K
from dowlang.rulesets.dead_of_winter.agents.heuristic.memory import Memory
from dowlang.rulesets.dead_of_winter.agents.heuristic.situation import A_MORALE, NEVER, Situation
from dowlang.rulesets.dead_of_winter.state.types import COLONY, FOOD, MEDICINE, WEAPON

SPARE = 20  # points of a card kept for a crisis to come


def play(now: Situation, memory: Memory, answer: Answer) -> int:
    """Weigh what a card does now against keeping it for a crisis, a goal or another day.

    The waste it makes counts too.
    """
    item = answer[1]
    known = now.known
    symbols = known.symbols[item]
    outcome = known.played[known.item_card[item]]
    if item in now.matching:
        return NEVER
    if now.sabotage:
        return 4 * 6 if now.waste % 10 in (8, 9) and not kept(now, symbols) else NEVER
    points = now.value(outcome) - now.waste_price - kept(now, symbols)
    if symbols >> FOOD & 1 and now.food_gap > 0:
        points += 30
    if outcome[X.WOUNDS] < 0 or outcome[X.FROST] < 0:
        points += _healing(now, outcome)
    elif not symbols >> FOOD & 1:
        points -= SPARE  # the next crisis may ask for it
    if outcome[X.HELPLESS] > 0 or outcome[X.SURVIVORS] > 0:
        points += 8
    return 4 * points


def kept(now: Situation, symbols: int) -> int:
    """Return what the own goal loses with a card of these symbols."""
    return max([points for k, points in enumerate(now.keep) if symbols >> k & 1], default=0)


def _healing(now: Situation, outcome: X.Outcome) -> int:
    """Healing is worth what there is to heal, not the usual price of a wound."""
    view = now.view
    usual = (now.price[X.WOUNDS] * outcome[X.WOUNDS] + now.price[X.FROST] * outcome[X.FROST]) // 2
    tokens = [(view["wounds"][s] + view["frostbite"][s], view["frostbite"][s]) for s in now.mine]
    frozen = max([n for n, f in tokens if f], default=0) if outcome[X.FROST] < 0 else 0
    hurt = max([n for n, f in tokens if n > f], default=0)
    return (
        90 if frozen >= 2 else 60 if frozen else 55 if hurt >= 2 else 12 if hurt else -30
    ) - usual


def equip(now: Situation, memory: Memory, answer: Answer) -> int:
    """Give weapons to those who fight, everything else to those who search outside.

    Each survivor gets one card first.
    """
    _, item, survivor = answer
    if item in now.matching or now.sabotage:
        return NEVER
    known = now.known
    symbols = known.symbols[item]
    points = 7 - 6 * len(now.view["equipment"][survivor]) - kept(now, symbols) // 2
    if symbols >> WEAPON & 1:
        points += known.attack[survivor] // 2
        if any(aim.what == K.EQUIPPED and have < want for aim, have, want in now.goal_aims):
            points += 14 - 20 * len(now.view["equipment"][survivor])
    elif now.location[survivor] != COLONY:
        points += 5 - known.search[survivor] // 2
    return 4 * points


def contribute(now: Situation, memory: Memory, answer: Answer) -> int:
    """Follow the plan for the crisis. A betrayer spoils it with what it does not need."""
    item = answer[1]
    if item in now.matching:
        symbols = now.known.symbols[item]
        points = (
            A_MORALE
            - kept(now, symbols)
            - now.value(now.known.played[now.known.item_card[item]]) // 4
        )
        return 0 if now.sabotage else 4 * points
    if now.sabotage and now.gap <= 1 and now.view["crisis"] >= 0:
        mine = sum([1 for giver, _ in now.view["contributed"] if giver == now.me])
        symbols = now.known.symbols[item]
        if mine < 2 and not symbols & now.known.crisis_symbols[now.view["crisis"]]:
            return 4 * (20 - kept(now, symbols))
    return NEVER


def contribute_equipped(now: Situation, memory: Memory, answer: Answer) -> int:
    """Equipment that fits, when hand cards do not do (R-ACT-CRI-01)."""
    return 4 * 60 if answer[1] in now.matching and not now.sabotage else NEVER


def spend_food(now: Situation, memory: Memory, answer: Answer) -> int:
    """Food is for eating, except a betrayer's."""
    return 4 if now.sabotage and not memory.done(answer) else NEVER


def request(now: Situation, memory: Memory, answer: Answer) -> int:
    """Ask, each once, for food that the colony lacks and for medicine that a survivor needs badly.

    Only the last one to act asks for food.
    """
    symbol = answer[2]
    if memory.done(answer) or now.sabotage or now.exiled:
        return NEVER
    if (
        symbol == FOOD
        and now.food_gap > 0
        and now.last
        and not any(now.known.symbols[i] >> FOOD & 1 for i in now.hand)
    ):
        return 4 * 40
    if symbol == MEDICINE and not any(now.known.symbols[i] >> MEDICINE & 1 for i in now.hand):
        view = now.view
        if any(
            view["wounds"][s] + view["frostbite"][s] >= 2 or view["frostbite"][s] for s in now.mine
        ):
            return 4 * 30
    return NEVER
