"""Give points to answers that are no action: searches, bites, votes, options of cards, picks.

Each function gives points for one answer. The best is taken, the first of equals. A pick of
pieces carries no purpose, so the agent goes by its own last action: after playing a card that
heals it picks the one who needs it, otherwise the one whose loss hurts least.
"""

from __future__ import annotations

from collections.abc import Callable

from dowlang.engine.frames import Answer
from dowlang.rulesets.dead_of_winter.agents.heuristic import outcomes as X
from dowlang.rulesets.dead_of_winter.agents.heuristic import suspicion
from dowlang.rulesets.dead_of_winter.agents.heuristic.dice_actions import loss
from dowlang.rulesets.dead_of_winter.agents.heuristic.memory import Memory
from dowlang.rulesets.dead_of_winter.agents.heuristic.moves import stay
from dowlang.rulesets.dead_of_winter.agents.heuristic.situation import Situation
from dowlang.rulesets.dead_of_winter.agents.heuristic.weighing import weigh_option
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    ENTRANCES,
    FOOD,
    MEDICINE,
    NONE,
    OUTSIDE,
)

ENOUGH = 30  # points of a card found at which nobody makes noise for another


def keep(now: Situation, memory: Memory, answer: Answer) -> int:
    """Return the card that is wanted most."""
    return 4 * now.item_value(answer[1])


def make_noise(now: Situation, memory: Memory, answer: Answer) -> int:
    """Weigh one more card for half a zombie, when what was found is not worth much. Rules:
    R-ACT-SEA-04.
    """
    drawn = now.view["drawn"]
    best = max([now.item_value(i) for i in drawn], default=0)
    here = now.view["searched"].index(max(now.view["searched"]))
    entrance = ENTRANCES[here][0] if here != COLONY else 0
    cost = loss(now, entrance) // 2 + 3 if now.crowd[here] else 2
    hope = max(now.want)
    if now.sabotage:
        return 4 * (best + 1)
    return 4 * (best + (hope - best) // 3 - cost) if best < max(ENOUGH, hope) else 0


def bite_accept(now: Situation, memory: Memory, answer: Answer) -> int:
    """Weigh one death for certain."""
    return 0 if not now.sabotage else -4


def bite_roll(now: Situation, memory: Memory, answer: Answer) -> int:
    """Prefer an even chance to live, since otherwise the bite goes on.

    Not when the next two deaths would end the game.

    Rules: R-BITE-05, -06.
    """
    if now.morale == 2 and now.crowd[now.location[answer[1]]] > 2:
        return -1
    return 1


def leader(now: Situation, memory: Memory, answer: Answer) -> int:
    """Prefer the strongest, as far as it matters."""
    influence: int = now.view["influence"][answer[1]]
    return influence


def keep_survivor(now: Situation, memory: Memory, answer: Answer) -> int:
    """Prefer low numbers for searching, then for fighting. Abilities count a little."""
    survivor = answer[1]
    known = now.known
    skill = 3 * (6 - known.search[survivor]) + 2 * (6 - known.attack[survivor])
    return 4 * skill + now.value(known.ability.get((survivor, 1), X.NOTHING)) // 4


def give(now: Situation, memory: Memory, answer: Answer) -> int:
    """Give to somebody in need: food when the colony lacks it, medicine to anybody who asks.

    Nothing the own goal wants is given.
    """
    symbols = now.known.symbols[answer[1]]
    if now.sabotage or now.exiled:
        return -4
    wanted = 12 if symbols >> FOOD & 1 and now.food_gap > 0 else 8 if symbols >> MEDICINE & 1 else 0
    return wanted - now.kept(answer[1]) - (20 if answer[1] in now.matching else 0)


def refuse(now: Situation, memory: Memory, answer: Answer) -> int:
    """Weigh a refusal: nothing gained, nothing lost."""
    return 0


def vote(now: Situation, memory: Memory, answer: Answer) -> int:
    """Vote on a card by what both ends come to, and for the exile of whom one suspects.

    A player who works against the colony votes for any other's.
    """
    card = now.happening
    if card >= 0:
        points = now.value(now.known.vote(card)[0]) - now.value(now.known.vote(card)[1])
        if points:
            return points if answer[1] else -points
    accused = now.view["accused"]
    guilty = accused != now.me and (
        now.sabotage or memory.suspicion.of(accused) >= suspicion.ENOUGH * 3 // 4
    )
    return int(guilty) if answer[1] else int(not guilty)


def option(now: Situation, memory: Memory, answer: Answer) -> int:
    """Return the points of the option of the card."""
    return weigh_option(now, answer[1], answer[2])


def accept(now: Situation, memory: Memory, answer: Answer) -> int:
    """Accept an offer, which mostly spares something worse.

    A price in cards is paid when there are cards to spare. Equipment costs nothing.

    Rules: U-43.
    """
    if answer[1:] == (NONE,):
        return 1
    if now.sabotage:
        return -1
    return 1 if len(now.hand) > 1 or all(now.kept(item) <= 0 for item in now.hand) else -1


def decline(now: Situation, memory: Memory, answer: Answer) -> int:
    """Weigh a decline, which leaves things as they are."""
    return 0


# ---- picks
def survivor(now: Situation, memory: Memory, answer: Answer) -> int:
    """Pick whom the own card heals or moves.

    It is one who needs it, else the one whose loss hurts least.
    """
    one = answer[1]
    view = now.view
    frozen: int = view["frostbite"][one]
    tokens: int = view["wounds"][one] + frozen
    mine = int(view["controller"][one] == now.me)
    doing = memory.doing
    if doing[X.WOUNDS] < 0 or doing[X.FROST] < 0:
        need = 3 * tokens + (3 * frozen if doing[X.FROST] < 0 else tokens - frozen)
        return 4 * need + 3 * mine if not now.sabotage else 4 * mine - need
    if memory.last:  # a survivor for something of mine: a healthy one of the own group
        return 6 * mine - tokens
    worth: int = 2 * (6 - now.view["search"][one]) + 6 - now.view["attack"][one]
    return -12 * (tokens >= 2) - worth - (8 if mine and tokens else 0)


def location(now: Situation, memory: Memory, answer: Answer) -> int:
    """Prefer barricades where they are needed, zombies away from where they threaten, people where
    they are of use.
    """
    place = answer[1]
    doing = memory.doing
    best = max([now.relief(e) for e in ENTRANCES[place]])
    if doing[X.BARRICADES] > 0:
        free = [entrance for entrance in ENTRANCES[place] if now.space[entrance] > 0]
        return best + max(now.built(entrance) for entrance in free) if free else -50
    if doing[X.ZOMBIES] < 0:
        return best + sum([int(now.view["zombies"][e]) for e in ENTRANCES[place]])
    if doing[X.NOISE] > 0 or doing[X.CARDS] > 0:
        return now.search_value(place) - 30 * now.crowd[place]
    if now.mine and place and not now.crowd[place]:
        return 10 + now.search_value(place)
    return -8 * now.crowd[place] - best


def entrance(now: Situation, memory: Memory, answer: Answer) -> int:
    """Pick an entrance.

    Zombies go from where they threaten most, to where they threaten least. Barricades go where they
    help most.
    """
    one = answer[1]
    if memory.last and memory.last[0] == O.ATTRACT and memory.last[2] == COLONY:
        return -loss(now, one)
    built = now.built(one) if memory.doing[X.BARRICADES] > 0 else 0
    return now.relief(one) + built


def card(now: Situation, memory: Memory, answer: Answer) -> int:
    """Return one of the own cards: the one missed least. One of others: the one wanted most."""
    item = answer[1]
    if item >= len(now.known.symbols):
        return 0
    mine = item in now.hand
    points = now.item_value(item)
    return -points - now.kept(item) if mine else points


def number(now: Situation, memory: Memory, answer: Answer) -> int:
    """Prefer as much as possible of the own doing, as little as possible of what befalls."""
    return answer[1] if memory.last else -answer[1]


def die(now: Situation, memory: Memory, answer: Answer) -> int:
    """Give or reroll low dice, raise one so that it serves."""
    value = answer[1] % 8
    if memory.last:
        return {1: 5, 2: 6, 3: 4, 4: 3, 5: 2, 6: 1}.get(value, 0)
    return -value


def player(now: Situation, memory: Memory, answer: Answer) -> int:
    """Prefer whoever holds most cards."""
    return int(now.view["hands"][answer[1]]) - (100 if answer[1] == now.me else 0)


def done(now: Situation, memory: Memory, answer: Answer) -> int:
    """Weigh ending a choice: better than giving away something of value."""
    return 0 if not memory.last else -1


def leave(now: Situation, memory: Memory, answer: Answer) -> int:
    """Leave the colony for where it is best to be. Rules: R-EXILE-03."""
    return stay(now, answer[1], answer[2]) - now.danger(answer[1], answer[2])


def exchange(now: Situation, memory: Memory, answer: Answer) -> int:
    """Leave the colony in somebody's place, without a roll, for where it is best to be. Rules:
    R-EXILE-03, U-31.
    """
    return stay(now, answer[1], now.view["location"][answer[2]])


def fresh_copy(now: Situation, memory: Memory, answer: Answer) -> int:
    """Equip what can still be used, and part with what cannot (U-74)."""
    return 1 if memory.last and memory.last[0] == O.EQUIP_CARD else -1


def symbol(now: Situation, memory: Memory, answer: Answer) -> int:
    """Return the symbol's worth, so that the most wanted is picked."""
    return now.want[answer[1]] if answer[1] < len(now.want) else 0


def deck(now: Situation, memory: Memory, answer: Answer) -> int:
    """Return an item deck that holds what is wanted."""
    return now.search_value(answer[1]) if 0 < answer[1] <= len(OUTSIDE) else 0


def first(now: Situation, memory: Memory, answer: Answer) -> int:
    """Return 0 for each answer: the choice makes no difference."""
    return 0


Score = Callable[[Situation, Memory, Answer], int]
ANSWERS: dict[int, Score] = {
    O.KEEP: keep,
    O.MAKE_NOISE: make_noise,
    O.BITE_ACCEPT: bite_accept,
    O.BITE_ROLL: bite_roll,
    O.LEADER: leader,
    O.KEEP_SURVIVOR: keep_survivor,
    O.GIVE: give,
    O.REFUSE: refuse,
    O.VOTE: vote,
    O.DONE: done,
    O.NUMBER: number,
    O.OPTION: option,
    O.ACCEPT: accept,
    O.DECLINE: decline,
    O.PLAYER: player,
    O.SURVIVOR: survivor,
    O.LOCATION: location,
    O.ENTRANCE: entrance,
    O.CARD: card,
    O.DIE: die,
    O.SYMBOL: symbol,
    O.DECK: deck,
    O.MOVE: leave,
    O.SWAP: exchange,
    O.FRESH_COPY: fresh_copy,
}
