"""Give points to what is done with cards: played, equipped, given against the crisis, asked for.

Rules: R-ACT-PLY, R-ACT-CRI, R-ACT-REQ, R-ACT-FOO.
"""

from __future__ import annotations

from dowlang.engine.frames import Answer
from dowlang.rulesets.dead_of_winter.agents.heuristic import outcomes as X
from dowlang.rulesets.dead_of_winter.agents.heuristic.memory import Memory
from dowlang.rulesets.dead_of_winter.agents.heuristic.situation import Situation
from dowlang.rulesets.dead_of_winter.agents.heuristic.threats import A_MORALE, NEVER
from dowlang.rulesets.dead_of_winter.state.events import (
    CARD_EQUIPPED,
    CARD_PLAYED,
    CRISIS_CONTRIBUTED,
)
from dowlang.rulesets.dead_of_winter.state.types import COLONY, FOOD, MEDICINE, WEAPON

SPOIL = 14  # points of spoiling a crisis unseen, less what the card is kept for
MANY = 6  # cards in hand beyond which none is kept for a crisis
SPARE = 20  # points of a card kept for a crisis to come
TROUBLE = 3  # points that an exchange has to bring at least
FOREIGN = 12  # points that a card is missed when somebody else has it
SURPLUS = 3  # food tokens over the need of this round that may be spent on dice


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
        return 4 * 6 if now.waste % 10 in (8, 9) and now.kept(item) <= 0 else NEVER
    points = now.value(outcome) - now.waste_price - now.kept(item) + now.at(CARD_PLAYED)
    if symbols >> FOOD & 1 and now.food_gap > 0:
        points += 30
    if outcome[X.WOUNDS] < 0 or outcome[X.FROST] < 0:
        points += _healing(now, outcome)
    elif not symbols >> FOOD & 1 and len(now.hand) <= MANY:
        points -= SPARE  # the next crisis may ask for it
    elif outcome == X.NOTHING:  # not to be reckoned: one way to hold fewer
        points += now.waste_price + 1
    if outcome[X.HELPLESS] > 0 or outcome[X.SURVIVORS] > 0:
        points += 8
    return 4 * points


def _healing(now: Situation, outcome: X.Outcome) -> int:
    """Weigh healing by what there is to heal, not by the usual price of a wound."""
    view = now.view
    usual = (now.price(X.WOUNDS) * outcome[X.WOUNDS] + now.price(X.FROST) * outcome[X.FROST]) // 2
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
    symbols = now.known.symbols[item]
    others = len(now.view["equipment"][survivor])
    gain = now.pursuit.equips(item, survivor) + now.at(CARD_EQUIPPED)
    return 4 * (bearing(now, symbols, survivor, others) + gain)


def bearing(now: Situation, symbols: int, survivor: int, others: int) -> int:
    """Return the points of a card of these symbols beside a survivor who has so many others.

    Printed values count: those in force may come of the card itself.
    """
    known = now.known
    points = 7 - 6 * others
    if symbols >> WEAPON & 1:
        points += known.attack[survivor] // 2
    elif now.location[survivor] != COLONY:
        points += 5 - known.search[survivor] // 2
    return points


def hand_off(now: Situation, memory: Memory, answer: Answer) -> int:
    """Hand equipment to whom it serves better, first of the own group (R-ACT-HND)."""
    _, item, giver, taker = answer
    if memory.done(answer) or now.sabotage or item in now.matching:
        return NEVER
    symbols, equipment = now.known.symbols[item], now.view["equipment"]
    gain = bearing(now, symbols, taker, len(equipment[taker])) - bearing(
        now, symbols, giver, len(equipment[giver]) - 1
    )
    if taker in now.mine:
        gain += now.pursuit.equips(item, taker)
    else:
        gain -= FOREIGN + now.kept(item)
    return 4 * (gain - TROUBLE)


def contribute(now: Situation, memory: Memory, answer: Answer) -> int:
    """Follow the plan for the crisis. A betrayer spoils it with what it does not need."""
    item = answer[1]
    if item in now.matching:
        points = (
            A_MORALE
            - now.kept(item)
            + now.at(CRISIS_CONTRIBUTED)
            - now.value(now.known.played[now.known.item_card[item]]) // 4
        )
        return 0 if now.sabotage else 4 * points
    if now.sabotage and now.gap <= 1 and now.view["crisis"] >= 0:
        mine = sum([1 for giver, _ in now.view["contributed"] if giver == now.me])
        symbols = now.known.symbols[item]
        if mine < 2 and not symbols & now.known.crisis_symbols[now.view["crisis"]]:
            return 4 * (20 - now.kept(item))
    return 4 * (SPOIL - now.kept(item)) if _spoils(now, item) else NEVER


def _spoils(now: Situation, item: int) -> bool:
    """Return True where a betrayer who still seems loyal spoils a crisis unseen: others have given
    enough for the blame to be shared, and what is missing is little.
    """
    crisis, given = now.view["crisis"], now.view["contributed"]
    if not now.betrayer or now.exiled or crisis < 0 or not 0 < now.gap + 1 <= 3:
        return False
    givers = {giver for giver, _ in given}
    return (
        len(givers - {now.me}) >= 2
        and now.me not in givers
        and not now.known.symbols[item] & now.known.crisis_symbols[crisis]
    )


def contribute_equipped(now: Situation, memory: Memory, answer: Answer) -> int:
    """Add equipment that fits, when hand cards do not do. Rules: R-ACT-CRI-01."""
    return 4 * 60 if answer[1] in now.matching and not now.sabotage else NEVER


def spend_food(now: Situation, memory: Memory, answer: Answer) -> int:
    """Keep food for eating, except a betrayer's, and except what is left over when a die that shows
    one more finds something.
    """
    if now.sabotage:
        return 4 if not memory.done(answer) else NEVER
    lost = now.pursuit.number("food", -1)
    if now.food_gap > -SURPLUS or lost < 0:
        return NEVER
    return 4 * (raised(now, answer[1]) + lost - TROUBLE - 2 * now.food_price)


def play_for_die(now: Situation, memory: Memory, answer: Answer) -> int:
    """Weigh an exile's food, which feeds nobody, by what the raised die brings (R-EXILE-10)."""
    _, item, die = answer
    return 4 * (raised(now, die) - now.kept(item) - TROUBLE)


def raised(now: Situation, die: int) -> int:
    """Return what a die that shows 1 more brings: a search that it does not suffice for now, on
    the part of somebody whom no other die serves.
    """
    best = 0
    for survivor in now.mine:
        place, need = now.location[survivor], now.view["search"][survivor]
        if need == die + 1 and now.view["decks"][place] and max(now.dice, default=0) < need:
            best = max(best, now.search_value(place))
    return best


def request(now: Situation, memory: Memory, answer: Answer) -> int:
    """Ask, each once, for food that the colony lacks and for medicine that a survivor needs badly.

    Only the last one to act asks for food.
    """
    symbol = answer[2]
    if symbol != FOOD and symbol != MEDICINE:
        return NEVER
    key = answer[0], symbol
    points = now.points.get(key)
    if points is None:
        points = now.points[key] = _asked(now, symbol)
    return NEVER if points == NEVER or memory.done(answer) else points


def _asked(now: Situation, symbol: int) -> int:
    """Return the points of a card of this symbol that is asked for."""
    if now.sabotage or now.exiled:
        return NEVER
    if any(now.known.symbols[i] >> symbol & 1 for i in now.hand):
        return NEVER
    if symbol == FOOD:
        return 4 * 40 if now.food_gap > 0 and now.last else NEVER
    view = now.view
    badly = [
        view["wounds"][s] + view["frostbite"][s] >= 2 or view["frostbite"][s] for s in now.mine
    ]
    return 4 * 30 if any(badly) else NEVER
