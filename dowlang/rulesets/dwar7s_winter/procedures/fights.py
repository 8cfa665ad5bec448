"""Defeat monsters and overcome disasters. Rules: D-PH3-24..32, D-LEG-07, -08, U-12, U-19, U-44."""

from __future__ import annotations

from itertools import combinations

from dowlang.engine.frames import Answer
from dowlang.engine.places_and_seats import in_turn
from dowlang.rulesets.dwar7s_winter.procedures.monsters import leave_board, stop_working
from dowlang.rulesets.dwar7s_winter.procedures.movement import to_camp
from dowlang.rulesets.dwar7s_winter.procedures.stocks import gain, pay
from dowlang.rulesets.dwar7s_winter.state import events as E
from dowlang.rulesets.dwar7s_winter.state import options as O
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.card_tables import Threat
from dowlang.rulesets.dwar7s_winter.state.dwarves import (
    at_place,
    legend,
    legends_of,
    one_of,
    ordinary_at,
    party,
    party_members,
)
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import (
    CHAMPION,
    GOLD,
    GUARDIAN,
    LEGENDS,
    NONE,
    ORDINARY,
    RESOURCES,
    Disaster,
    Monster,
    Player,
    Zone,
)

Cost = tuple[int, ...]  # by resource
CHAMPION_COUNTS = 2


# ---- what is needed
def parties(game: Dwar7s, player: Player, zone: Zone, need: int, champion: int) -> tuple[int, ...]:
    """Return the sets of own dwarves in a zone that reach the need with no superfluous member.

    `champion` is how many dwarves an ice-wall champion counts as. Rules: D-PH3-24, D-LEG-07, U-44.
    """
    ordinary = ordinary_at(game, player, zone)
    legends = tuple(kind for kind in LEGENDS if legends_of(game, player)[kind - 1] == zone)
    out = []
    for size in range(len(legends) + 1):
        for chosen in combinations(legends, size):
            weights = [champion if kind == CHAMPION else 1 for kind in chosen]
            left = max(0, need - sum(weights))
            surplus = sum(weights) + left - need
            least = min([*weights, *([1] if left else [])], default=need + 1)
            if left <= ordinary and (surplus < least or not need):
                out.append(party(left, chosen))
    return tuple(out) if need else (party(0, ()),)


def too_few(game: Dwar7s, player: Player, zone: Zone, need: int, champion: int) -> bool:
    """Return True if the dwarves of a player in a zone cannot reach a need, whoever is chosen.

    It is asked of every threat at every action, and answers without looking at sets of dwarves.
    """
    if game.param[P.POOLING]:
        return False
    many = ordinary_at(game, player, zone)
    if many < need and zone in (legends := legends_of(game, player)):
        many += legends.count(zone) + (champion - 1) * (legends[CHAMPION - 1] == zone)
    return many < need


def helpers(game: Dwar7s, player: Player, zone: Zone) -> int:
    """Return how many dwarves of others count beside one's own. Rules: U-19."""
    if not game.param[P.POOLING] or not at_place(game, player, zone):
        return 0
    others = (p for p in range(game.players) if p != player)
    return sum(len(at_place(game, other, zone)) for other in others)


def saving(game: Dwar7s, player: Player, zone: Zone) -> bool:
    """Return True if an earth guardian lowers the price of a disaster here by 1.

    Rules: D-LEG-08, U-45, U-63.
    """
    whose = range(game.players) if game.param[P.SAVER_HELPS] else (player,)
    return any(legends_of(game, p)[GUARDIAN - 1] == zone for p in whose)


def saver(game: Dwar7s, player: Player, zone: Zone) -> Player:
    """Return whose earth guardian lowers the price, one's own first. Rules: D-LEG-08, U-63."""
    order = in_turn(game.players, player)
    return next(p for p in order if legends_of(game, p)[GUARDIAN - 1] == zone)


def payable(game: Dwar7s, player: Player, cost: Cost, gold_covers: bool) -> bool:
    """Return True if a player can pay it all. Rules: D-PH3-26, D-PH3-31, U-12."""
    first = player * len(RESOURCES)
    gold, missing = game.stock[first + GOLD] - cost[GOLD], 0
    for resource, need in enumerate(cost):
        if need and resource != GOLD and (lack := need - game.stock[first + resource]) > 0:
            missing += lack
    return gold >= missing if gold_covers else gold >= 0 and not missing


def lowered(cost: Cost) -> tuple[tuple[int, Cost], ...]:
    """Return a price with 1 less, by the resource that is spared."""
    return tuple(
        (r, tuple(c - (number == r) for number, c in enumerate(cost)))
        for r in range(len(cost))
        if cost[r]
    )


def prices(
    game: Dwar7s, player: Player, threat: Threat, zone: Zone
) -> tuple[tuple[int, Cost], ...]:
    """Return the ways to pay for a disaster: (resource spared or -1, price)."""
    ways: tuple[tuple[int, Cost], ...] = ((NONE, threat.cost),)
    if saving(game, player, zone):
        ways = lowered(threat.cost) or ways
    covers = bool(game.param[P.GOLD_OVERCOME])
    return tuple(way for way in ways if payable(game, player, way[1], covers))


def can_defeat(game: Dwar7s, player: Player, monster: Monster) -> bool:
    """Return True if a player meets the need of a monster now. Rules: D-PH3-24, -26, -28."""
    threat, zone = game.t.monster[monster], game.monster_at[monster]
    if zone < 0 or too_few(game, player, zone, threat.dwarves, CHAMPION_COUNTS):
        return False
    if not payable(game, player, threat.cost, bool(game.param[P.GOLD_DEFEAT])):
        return False
    need = max(0, threat.dwarves - helpers(game, player, zone))
    return bool(parties(game, player, zone, need, CHAMPION_COUNTS))


def can_overcome(game: Dwar7s, player: Player, disaster: Disaster) -> bool:
    """Return True if a player meets the need of a disaster now. Rules: D-PH3-29, -31."""
    threat, zone = game.t.disaster[disaster], game.token_at[disaster]
    if zone < 0 or too_few(game, player, zone, threat.dwarves, 1):
        return False
    return bool(prices(game, player, threat, zone) and parties_for(game, player, threat, zone))


def parties_for(game: Dwar7s, player: Player, threat: Threat, zone: Zone) -> tuple[int, ...]:
    """Return the sets of dwarves that a disaster can be overcome with. Rules: U-45."""
    found = parties(game, player, zone, threat.dwarves, 1)
    if game.param[P.SAVER_MUST_BE_USED] and not payable(
        game, player, threat.cost, bool(game.param[P.GOLD_OVERCOME])
    ):
        return tuple(code for code in found if GUARDIAN in party_members(code)[1])
    return found


# ---- carrying out
def defeat(game: Dwar7s, player: Player, monster: Monster) -> None:
    """Choose the dwarves that are used, where there is a choice. Rules: D-PH3-25, U-58."""
    threat, zone = game.t.monster[monster], game.monster_at[monster]
    need = threat.dwarves
    if helpers(game, player, zone):
        need = min(need, len(at_place(game, player, zone)))
    found = parties(game, player, zone, need, CHAMPION_COUNTS)
    game.ask(player, "party", [(O.PARTY, code) for code in found])
    game.receive(defeated, player, monster)


def defeated(game: Dwar7s, answer: Answer, player: Player, monster: Monster) -> None:
    """Pay, return the dwarves, take the card. Rules: D-PH3-25, D-PH3-26, D-PH3-27.

    What the card has in force hears of it and ends then.
    """
    threat, zone = game.t.monster[monster], game.monster_at[monster]
    pay_all(game, player, threat.cost)
    used = use_party(game, player, zone, answer[1])
    use_helpers(game, player, zone, threat.dwarves - used)
    leave_board(game, monster)
    game.monsters_won[player] += (monster,)
    game.emit(E.MONSTER_DEFEATED, player, monster, zone, answer[1])
    stop_working(game, monster)


def overcome(game: Dwar7s, player: Player, disaster: Disaster) -> None:
    """Choose the dwarves that are used. Rules: D-PH3-30, U-58."""
    threat, zone = game.t.disaster[disaster], game.token_at[disaster]
    found = parties_for(game, player, threat, zone)
    game.ask(player, "party", [(O.PARTY, code) for code in found])
    game.receive(choose_price, player, disaster)


def choose_price(game: Dwar7s, answer: Answer, player: Player, disaster: Disaster) -> None:
    """Choose which resource an earth guardian spares. Rules: D-LEG-08, U-45."""
    threat, zone = game.t.disaster[disaster], game.token_at[disaster]
    ways = prices(game, player, threat, zone)
    if game.param[P.SAVER_MUST_BE_USED] and GUARDIAN not in party_members(answer[1])[1]:
        ways = ((NONE, threat.cost),)
    if ways[0][0] == NONE:  # no guardian spares anything, and there is nothing to ask
        game.do(overcame, (O.SPARE, NONE), player, disaster, answer[1])
        return
    game.ask(player, "spare", [(O.SPARE, spared) for spared, _ in ways])
    game.receive(overcame, player, disaster, answer[1])


def overcame(game: Dwar7s, answer: Answer, player: Player, disaster: Disaster, code: int) -> None:
    """Pay, return the dwarves, gain the gold, take the card. Rules: D-PH3-30."""
    threat, zone = game.t.disaster[disaster], game.token_at[disaster]
    cost = dict(lowered(threat.cost)).get(answer[1], threat.cost)
    if answer[1] != NONE:
        game.tell(E.SPARED, player, saver(game, player, zone), answer[1])
    pay_all(game, player, cost)
    use_party(game, player, zone, code)
    gain(game, player, GOLD, threat.gold)
    game.token_at[disaster] = NONE
    game.disasters = tuple(other for other in game.disasters if other != disaster)
    game.disasters_won[player] += (disaster,)
    game.emit(E.DISASTER_OVERCOME, player, disaster, zone, code)


def pay_all(game: Dwar7s, player: Player, cost: Cost) -> None:
    """Pay a price, what is missing of other resources with gold. Rules: D-PH3-26, U-12."""
    gold = cost[GOLD]
    for resource, amount in enumerate(cost):
        if resource != GOLD:
            gold += amount - pay(game, player, resource, amount)
    if gold > cost[GOLD]:
        game.tell(E.GOLD_STANDS_IN, player, gold - cost[GOLD])
    pay(game, player, GOLD, gold)


def use_party(game: Dwar7s, player: Player, zone: Zone, code: int) -> int:
    """Return the used dwarves to camp. Returns how many dwarves they count as."""
    ordinary, legends = party_members(code)
    for _ in range(ordinary):
        to_camp(game, one_of(game, player, ORDINARY, zone))
    for kind in legends:
        to_camp(game, legend(player, kind))
    return ordinary + sum(CHAMPION_COUNTS if kind == CHAMPION else 1 for kind in legends)


def use_helpers(game: Dwar7s, player: Player, zone: Zone, missing: int) -> None:
    """Return dwarves of the others that helped, clockwise. Rules: U-19."""
    for other in in_turn(game.players, player)[1:]:
        for dwarf in at_place(game, other, zone):
            if missing > 0:
                to_camp(game, dwarf)
                missing -= 1


STEPS = (defeat, defeated, overcome, choose_price, overcame)
