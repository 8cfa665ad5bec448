"""The actions of a turn in points: one function a kind of action, asked for every option; the best above 0 is done (R-ACT).

Cheap ones first: a function looks at the answer's numbers and at the situation, never at texts.
"""

from __future__ import annotations

from collections.abc import Callable

from dowlang.engine.game import Answer
from dowlang.rulesets.dead_of_winter.events import ZOMBIE_ATTACKED, ZOMBIE_KILLED
from dowlang.rulesets.dead_of_winter.heuristic import effects as X
from dowlang.rulesets.dead_of_winter.heuristic import knowledge as K
from dowlang.rulesets.dead_of_winter.heuristic.memory import Memory
from dowlang.rulesets.dead_of_winter.heuristic.situation import A_MORALE, Situation
from dowlang.rulesets.dead_of_winter.types import COLONY, ENTRANCES, FOOD, MEDICINE, WEAPON

NEVER = -1_000_000
CROWDED = 35  # points of each other survivor at a location outside, beyond the zombies that come
COUNTED = frozenset((ZOMBIE_KILLED, ZOMBIE_ATTACKED))
Score = Callable[[Situation, Memory, Answer], int]


def never(now: Situation, memory: Memory, answer: Answer) -> int:
    """Not this agent's way."""
    return NEVER


def end_turn(now: Situation, memory: Memory, answer: Answer) -> int:
    """What everything else is compared with."""
    return 0


# ---- with dice -------------------------------------------------------------------------------------------------------------------
def attack(now: Situation, memory: Memory, answer: Answer) -> int:
    """A zombie less at a threatened entrance, against the risk of the roll."""
    _, survivor, die, entrance = answer
    points = now.relief(entrance) - now.danger(survivor, now.location[survivor])
    if entrance < 6 and K.COLONY_ZOMBIES in now.main_counts:
        points += too_many(now)
    if K.COUNTER in now.aims and COUNTED & now.counts:
        points += 40
    if now.sabotage:
        points = 12 if now.crowd[now.location[survivor]] > 2 else -5
    return 4 * points - die


def too_many(now: Situation) -> int:
    """Points for each zombie fewer in the colony when the goal allows only so many at the check."""
    limit = min([aim.limit for aim in now.main_aims if aim.what == K.COLONY_ZOMBIES], default=0)
    ahead = sum(now.view["zombies"][:6]) + sum(now.incoming[:6])
    if ahead <= limit:
        return 0
    others = [a for a, _, _ in now.unmet if a.what != K.COLONY_ZOMBIES]
    return 30 if not others else 14 if now.near >= 60 or now.rounds_left <= 2 else 3


def search(now: Situation, memory: Memory, answer: Answer) -> int:
    """What may be found there; the lowest die that serves."""
    _, survivor, die = answer
    return 4 * now.search_value(now.location[survivor]) - die


def barricade(now: Situation, memory: Memory, answer: Answer) -> int:
    """Takes one zombie more than the empty space did, without any roll; and what the goal counts."""
    _, die, entrance = answer
    if now.sabotage:
        return NEVER
    points = now.relief(entrance)
    stays = now.space[entrance] - 1 >= now.incoming[entrance]
    if entrance < 6:
        if K.COLONY_BARRICADES in now.aims:
            points += 30 if stays else 10
        elif K.COLONY_BARRICADES in now.main_counts:
            points += 8 if stays else 2
        if K.COLONY_ZOMBIES in now.main_counts:
            points += too_many(now) // 3
    elif K.OUTSIDE_BARRICADES in now.main_counts:
        standing = now.view["barricades"][entrance]
        points += (55 if stays else 25) if not standing else 12 if not stays and standing == 1 else 0
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
    return 4 * points - answer[1]


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
    gains = sorted([now.relief(e) for e in ENTRANCES[origin] for _ in range(min(2, zombies[e]))], reverse=True)[:2]
    if origin == COLONY and K.COLONY_ZOMBIES in now.main_counts:
        gains = [g + too_many(now) for g in gains]
    if not any(gains):
        return NEVER
    losses = sorted([loss(now, e, n) for e in ENTRANCES[to] for n in range(min(2, max(0, now.space[e])))])[: len(gains)]
    if to == COLONY:
        losses = [x + too_many(now) for x in losses]
    return sum(gains[: len(losses)]) - sum(losses)


def loss(now: Situation, entrance: int, already: int = 0) -> int:
    """Points lost when one zombie more stands at an entrance, after `already` others."""
    absorb = now.absorb[entrance] - already
    return now.risk(entrance, absorb - 1) - now.risk(entrance, absorb)


def ability(now: Situation, memory: Memory, answer: Answer) -> int:
    """What the card of a survivor says it does, once a turn when it costs nothing."""
    _, survivor, number, die = answer
    if not die and memory.done(answer[:3]):
        return NEVER
    return _deed(now, now.known.ability.get((survivor, number), X.NOTHING), survivor, die)


def use(now: Situation, memory: Memory, answer: Answer) -> int:
    """What an equipped card lets its bearer do."""
    _, bearer, card, _, die = answer
    if not die and memory.done(answer[:4]):
        return NEVER
    return _deed(now, now.known.block(card, "equip"), bearer, die)


def _deed(now: Situation, outcome: X.Outcome, survivor: int, die: int) -> int:
    points = now.value(outcome)
    kills = -outcome[X.ZOMBIES] // 2
    if kills > 0 and survivor >= 0:  # each kill is rolled for; what it is worth depends on the place
        here = now.location[survivor]
        best = max([now.relief(e) for e in ENTRANCES[here] if now.view["zombies"][e]], default=0)
        points += 14 * outcome[X.ZOMBIES] // 2 + kills * (best - now.danger(survivor, here))
    if not die:
        return 4 * max(points, 1)
    return 4 * points - die


# ---- cards -----------------------------------------------------------------------------------------------------------------------
def play(now: Situation, memory: Memory, answer: Answer) -> int:
    """What it does now, against keeping it for a crisis, a goal or another day, and against the waste it makes."""
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
        points -= 10  # the next crisis may ask for it
    if outcome[X.HELPLESS] > 0 or outcome[X.SURVIVORS] > 0:
        points += 8
    return 4 * points


def kept(now: Situation, symbols: int) -> int:
    """What the own goal loses with a card of these symbols."""
    return max([points for k, points in enumerate(now.keep) if symbols >> k & 1], default=0)


def _healing(now: Situation, outcome: X.Outcome) -> int:
    """Healing is worth what there is to heal, not the usual price of a wound."""
    view = now.view
    usual = (now.price[X.WOUNDS] * outcome[X.WOUNDS] + now.price[X.FROST] * outcome[X.FROST]) // 2
    tokens = [(view["wounds"][s] + view["frostbite"][s], view["frostbite"][s]) for s in now.mine]
    frozen = max([n for n, f in tokens if f], default=0) if outcome[X.FROST] < 0 else 0
    hurt = max([n for n, f in tokens if n > f], default=0)
    return (90 if frozen >= 2 else 60 if frozen else 55 if hurt >= 2 else 12 if hurt else -30) - usual


def equip(now: Situation, memory: Memory, answer: Answer) -> int:
    """Weapons to those who fight, everything else to those who search outside; one card a survivor first."""
    _, item, survivor = answer
    if item in now.matching or now.sabotage:
        return NEVER
    known = now.known
    symbols = known.symbols[item]
    points = 7 - 6 * len(now.view["equipment"][survivor]) - kept(now, symbols) // 2
    if symbols >> WEAPON & 1:
        points += known.attack[survivor] // 2
        if any([aim.what == K.EQUIPPED and have < want for aim, have, want in now.goal_aims]):
            points += 14 - 20 * len(now.view["equipment"][survivor])
    elif now.location[survivor] != COLONY:
        points += 5 - known.search[survivor] // 2
    return 4 * points


def contribute(now: Situation, memory: Memory, answer: Answer) -> int:
    """What the plan for the crisis says; a betrayer spoils it with what it does not need."""
    item = answer[1]
    if item in now.matching:
        symbols = now.known.symbols[item]
        points = A_MORALE - kept(now, symbols) - now.value(now.known.played[now.known.item_card[item]]) // 4
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


# ---- moves -----------------------------------------------------------------------------------------------------------------------
def move(now: Situation, memory: Memory, answer: Answer) -> int:
    """Only for a reason: being there must be worth more than being here by more than the roll for exposure costs."""
    _, survivor, to = answer
    here = now.location[survivor]
    return 4 * (stay(now, survivor, to) - stay(now, survivor, here) - now.danger(survivor, to))


def stay(now: Situation, survivor: int, place: int) -> int:
    """What it is worth that a survivor is at a place: food and zombies saved, dice that can search, goals, safety."""
    key = 8 * survivor + place
    if key not in now.stays:
        now.stays[key] = _stay(now, survivor, place)
    return now.stays[key]


def _stay(now: Situation, survivor: int, place: int) -> int:
    others = now.crowd[place] - (now.location[survivor] == place)
    if place == COLONY:
        return _stay_inside(now, others)
    entrance = ENTRANCES[place][0]
    come = now.incoming[entrance] - now.crowd[place] + others + 1
    absorb = now.absorb[entrance]
    points = -now.risk(entrance, absorb, come) // 2
    if others:
        points += now.risk(entrance, absorb, come - 1) // 2 - CROWDED * others
    enough = sum([1 for die in now.dice if die >= now.known.search[survivor]])
    if now.view["decks"][place]:
        elsewhere = max([
            sum([1 for die in now.dice if die >= now.known.search[s]]) for s in now.mine if s != survivor and now.location[s] != COLONY
        ], default=0)  # fmt: skip
        fresh = max(0, enough - elsewhere)
        points += now.search_value(place) * (2 * fresh + 1) // 2 + (6 - now.known.search[survivor]) * 3
        if K.COUNTER in now.aims:
            points += 4 * (6 - now.known.search[survivor])
    if K.OUTSIDE_BARRICADES in now.main_counts and not now.view["barricades"][entrance] and not others:
        points += 45 if now.dice else 25
    return points


def _stay_inside(now: Situation, others: int) -> int:
    """Everybody in the colony eats and draws zombies; somebody has to clean and to build."""
    points = -11 * now.horizon
    if others < 1:
        points += 50
    elif others < 2:
        points += 24
    if now.waste >= 10 and not any([now.location[s] == COLONY for s in now.mine]) and now.dice:
        points += 40
    if K.COLONY_BARRICADES in now.aims:
        points += 22 if others < 2 else 6
    if K.COLONY_ZOMBIES in now.aims and others < 2:
        points += 15
    return points


# ---- others ----------------------------------------------------------------------------------------------------------------------
def spend_food(now: Situation, memory: Memory, answer: Answer) -> int:
    """Food is for eating, except a betrayer's."""
    return 4 if now.sabotage and not memory.done(answer) else NEVER


def request(now: Situation, memory: Memory, answer: Answer) -> int:
    """The last one to act asks for food that the colony lacks; anybody asks for medicine that a survivor needs badly. Once each."""
    _, player, symbol = answer
    if memory.done(answer) or now.sabotage or now.exiled:
        return NEVER
    if symbol == FOOD and now.food_gap > 0 and now.last and not any([now.known.symbols[i] >> FOOD & 1 for i in now.hand]):
        return 4 * 40
    if symbol == MEDICINE and not any([now.known.symbols[i] >> MEDICINE & 1 for i in now.hand]):
        view = now.view
        if any([view["wounds"][s] + view["frostbite"][s] >= 2 or view["frostbite"][s] for s in now.mine]):
            return 4 * 30
    return NEVER


def play_for_die(now: Situation, memory: Memory, answer: Answer) -> int:
    """An exiled player's food cards are worth more than one pip."""
    return NEVER


def strike(now: Situation, memory: Memory, answer: Answer) -> int:
    """Only who works against the colony attacks its people, and only where a hit is likely."""
    _, survivor, die, target = answer
    if not now.sabotage or now.known.attack[target] < 4:
        return NEVER
    return 4 * 15 - die


# by kind of option, in the order of `options.py`
SCORES: tuple[Score, ...] = (
    end_turn, attack, strike, search, barricade, clean_waste, attract, ability, use, play, equip, play_for_die, contribute, contribute_equipped, move,
    spend_food, request, never, never,
)  # fmt: skip

LAST_ACTION = len(SCORES) - 1
