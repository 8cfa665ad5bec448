"""List what the active player can do now: the options of one turn, as tuples of a kind and its
arguments.

This is the function that runs most often, so it reads the state directly, builds lists without
intermediate objects, and looks at effects in force only where one list element says that there are
any. Actions are carried out in `survivor_actions.py` and its neighbours.

Rules: R-ACT, R-TURN-03..06.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from dowlang.engine.frames import Answer
from dowlang.engine.ongoing_effects import CHANGE, DATA, GRANT, KIND, PARAMETER, value
from dowlang.rulesets.dead_of_winter.actions.legal_abilities import abilities, granted
from dowlang.rulesets.dead_of_winter.actions.touched_actions import (
    ALL_SORTS,
    BANS,
    MOVES,
    PLAYS,
    TOUCHED,
    VALUES,
)
from dowlang.rulesets.dead_of_winter.procedures.barricades_and_noise import barricade_left
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.board import may_enter, may_leave, room, spaces_needed
from dowlang.rulesets.dead_of_winter.state.card_facts import WAYS
from dowlang.rulesets.dead_of_winter.state.card_tables import EQUIP
from dowlang.rulesets.dead_of_winter.state.current_values import (
    attack_value,
    on,
    search_value,
)
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import one_of_each
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    ENTRANCES,
    FOOD,
    NONE,
    OUTSIDE,
    SYMBOLS,
    Item,
    Player,
    Survivors,
)
from dowlang.rulesets.dead_of_winter.state.variants import COOPERATIVE

REQUESTS = tuple(
    [(O.REQUEST, player, symbol) for symbol in range(len(SYMBOLS))] for player in range(5)
)
PLACES = tuple(range(7))
SWITCHES = tuple(
    (touched & VALUES > 0, touched & BANS > 0, touched & PLAYS > 0, touched & MOVES > 0)
    for touched in range(ALL_SORTS + 1)
)
FROM_ONE = slice(P.FORBID_REQUEST_FROM_1, P.FORBID_HAND_OFF_TO_1)
TO_ONE = slice(P.FORBID_HAND_OFF_TO_1, P.FORBID_HAND_OFF_TO_5 + 1)


def actions(game: Winter, player: Player) -> list[Answer]:  # noqa: C901 - the hot path of play
    """Return all actions possible now, ending the turn first.

    Requests and hand-offs, which could go on for ever, are offered so often a turn.
    """
    out: list[Answer] = [(O.END_TURN,)]
    crew = game.groups[player]
    # what of the pieces may be other than printed
    touched = ALL_SORTS if game.restricted > 0 else 0
    grants = False
    for entry in game.lasting:
        if entry[KIND] == CHANGE:
            touched |= TOUCHED[entry[DATA][PARAMETER]]
        elif entry[KIND] == GRANT:
            grants = True
    values, bans, plays, moves = SWITCHES[touched]
    dice, able = game.unused[player], crew
    if game.scoped[P.FORBID_ACT] or game.param[P.FORBID_ACT]:
        able = tuple([s for s in crew if not on(game, P.FORBID_ACT, s)])
    if dice and able:
        die_actions(game, player, able, dice, values, bans, out)
    abilities(game, player, able, dice, values, bans, out)
    if grants:
        granted(game, player, dice, out)
    hand, exiled = game.hand[player], game.exiled[player]
    cards = one_of_each(game, hand) if hand else ()
    # of equal copies, one that may be played stands for all
    if plays and cards and game.scoped[P.FORBID_PLAY_CARD]:
        cards = one_of_each(
            game, tuple(sorted(hand, key=lambda item: not on(game, P.FORBID_PLAY_CARD, item)))
        )
    if dice and dice[0] < game.param[P.DIE_MAX]:
        raise_actions(game, player, dice, cards, plays, bans, out)
    if able:
        move_actions(game, player, able, moves, out)
    if cards:
        allowed = [x for x in cards if not play_forbidden(game, player, x)] if plays else cards
        play_actions(game, player, crew, allowed, out)
    equipment, bearers = game.equipment, []
    for s in crew:
        if equipment[s]:
            bearers.append(s)
    # R-ACT-CRI-01, -03, -05
    if not exiled and game.crisis != NONE and not (bans and on(game, P.FORBID_CRISIS, player)):
        for item in cards:
            out.append((O.CONTRIBUTE, item))
        for s in bearers:
            out += [
                (O.CONTRIBUTE_EQUIPPED, item, s) for item in one_of_each(game, game.equipment[s])
            ]
    going_on = game.actions < game.param[P.EXCHANGES]
    if going_on and not (bans and on(game, P.FORBID_REQUEST, player)):  # R-ACT-REQ-01
        refused = any(game.scoped[FROM_ONE]) or any(game.param[FROM_ONE])
        for other, held in enumerate(game.hand):
            if held and other != player:
                if not (refused and on(game, P.FORBID_REQUEST_FROM_1 + other, player)):
                    out += REQUESTS[other]
    # R-ACT-HND-01, -03
    if bearers and going_on and not (bans and on(game, P.FORBID_HAND_OFF, player)):
        location = game.location
        takers = equippable(game, tuple(chain.from_iterable(game.groups)))
        if any(game.scoped[TO_ONE]) or any(game.param[TO_ONE]):
            takers = tuple(
                [
                    x
                    for x in takers
                    if not on(game, P.FORBID_HAND_OFF_TO_1 + game.controller[x], player)
                ]
            )
        for s in bearers:
            here = location[s]
            near = [x for x in takers if location[x] == here and x != s]
            out += [
                (O.HAND_OFF, item, s, x)
                for item in one_of_each(game, game.equipment[s])
                for x in near
            ]
    may_vote = not exiled or game.param[P.EXILE_MAY_START_VOTE]  # R-EXILE-11, U-73
    if may_vote and not game.voted[player] and not game.variant & COOPERATIVE:  # R-ACT-VOT-01, -03
        if not (bans and on(game, P.FORBID_EXILE_VOTE, player)):
            for q, gone in enumerate(game.exiled):
                if q != player and not gone and not game.eliminated[q]:
                    out.append((O.EXILE_VOTE, q))
    return out


def die_actions(  # noqa: C901 - the hot path of play
    game: Winter,
    player: Player,
    crew: Survivors,
    dice: tuple[int, ...],
    changed: bool,
    bans: bool,
    out: list[Answer],
) -> None:
    """List attack, search, barricade, clean waste and attract.

    A die serves when it shows at least the number.

    Rules: R-DICE-06, -07, R-ACT-02, -03.
    """
    t, location = game.cards.tables, game.location
    zombies, barricades, spaces = game.zombies, game.barricades, game.entrance_spaces
    values = tuple(dict.fromkeys(dice))
    best, add = dice[-1], out.append
    where: list[int] = []
    for s in crew:
        here = location[s]
        if here not in where:
            where.append(here)
        need = attack_value(game, s) if changed else t.attack[s]
        if best >= need and not (bans and on(game, P.FORBID_ATTACK, s)):  # R-ACT-ATK-01..03, -11
            enough = values if values[0] >= need else [d for d in values if d >= need]
            for e in ENTRANCES[here]:
                if zombies[e]:
                    for d in enough:
                        add((O.ATTACK, s, d, e))
            for q, others in enumerate(game.groups):
                if q != player:
                    for x in others:
                        if location[x] == here and not (bans and on(game, P.FORBID_BE_ATTACKED, x)):
                            for d in enough:
                                add((O.ATTACK_SURVIVOR, s, d, x))
        if here and game.item_deck[here]:  # R-ACT-SEA-01, -02, -06, -09
            need = search_value(game, s) if changed else t.search[s]
            if game.scoped[P.SEARCH_DIE_THERE] or game.param[P.SEARCH_DIE_THERE]:
                need = min(6, need + value(game, P.SEARCH_DIE_THERE, here))
            if best >= need and not (bans and on(game, P.FORBID_SEARCH, s)):
                for d in values:
                    if d >= need:
                        add((O.SEARCH, s, d))
    if not (bans and on(game, P.FORBID_BARRICADE, player)) and barricade_left(game):
        for here in where:  # R-ACT-BAR-01..03
            for e in ENTRANCES[here]:
                if zombies[e] + barricades[e] < spaces[e]:
                    for d in values:
                        add((O.BARRICADE, d, e))
    # R-ACT-CLN-01, U-13
    if COLONY in where and game.waste and not (bans and on(game, P.FORBID_CLEAN_WASTE, player)):
        if game.param[P.CLEAN_WASTE_PARTIAL] or len(game.waste) >= value(game, P.CARDS_CLEANED):
            for d in values:
                add((O.CLEAN_WASTE, d))
    if any(zombies) and not (bans and on(game, P.FORBID_ATTRACT, player)):
        attract_actions(game, where, values, out)


def attract_actions(
    game: Winter, where: Sequence[int], values: tuple[int, ...], out: list[Answer]
) -> None:
    """Collect the ways to attract zombies from any one location to empty entrance spaces here.
    Rules: R-ACT-ATT-01, U-14, U-15.
    """
    zombies, barricades, spaces, param = (
        game.zombies,
        game.barricades,
        game.entrance_spaces,
        game.param,
    )
    inside = sum(zombies[:6])
    least = 1 if param[P.ATTRACT_PARTIAL] else value(game, P.ZOMBIES_ATTRACTED)
    single = param[P.ATTRACT_SINGLE_SOURCE]
    by_place = (inside, *zombies[6:])
    sources = [x for x, there in enumerate(by_place) if there >= (least if single else 1)]
    if not sources:
        return
    for here in where:
        if (
            not single
            and sum(zombies)
            - (0 if here == COLONY and param[P.ATTRACT_SAME_LOCATION] else by_place[here])
            < least
        ):
            continue
        free = [e for e in ENTRANCES[here] if zombies[e] + barricades[e] < spaces[e]]
        if not free or (
            least > 1 and sum([spaces[e] - zombies[e] - barricades[e] for e in free]) < least
        ):
            continue
        for origin in sources:
            if origin != here:
                out += [(O.ATTRACT, d, here, origin) for d in values]
            elif here == COLONY and param[P.ATTRACT_SAME_LOCATION]:
                if len(free) > 1 or any(zombies[e] for e in ENTRANCES[here] if e != free[0]):
                    out += [(O.ATTRACT, d, here, origin) for d in values]


def raise_actions(
    game: Winter,
    player: Player,
    dice: tuple[int, ...],
    cards: Sequence[Item],
    plays: bool,
    bans: bool,
    out: list[Answer],
) -> None:
    """Collect the ways to raise a die by 1, never above 6: by a food token, or by a food card of an
    exiled player. Rules: R-ACT-FOO-01..03, R-DICE-09, R-EXILE-10.
    """
    if game.exiled[player]:
        low = [d for d in dict.fromkeys(dice) if d < game.param[P.DIE_MAX]]
        symbols = game.cards.tables.item_symbols
        out += [
            (O.PLAY_FOR_DIE, i, d)
            for i in cards
            if symbols[i] >> FOOD & 1 and not (plays and play_forbidden(game, player, i))
            for d in low
        ]
    elif game.food and not (bans and on(game, P.FORBID_FOOD, player)):
        out += [(O.SPEND_FOOD, d) for d in dict.fromkeys(dice) if d < game.param[P.DIE_MAX]]


def move_actions(
    game: Winter, player: Player, crew: Survivors, strict: bool, out: list[Answer]
) -> None:
    """Collect the moves, one a survivor and turn, to a different location with an empty space.
    Rules: R-ACT-MOV-01, -04, R-TURN-06, R-BOARD-02, R-EXILE-06.
    """
    moved, location = game.moved, game.location
    if strict:
        strict_moves(game, crew, out)
        return
    movers = []
    for s in crew:
        if not moved[s]:
            movers.append(s)
    if not movers:
        return
    there = [game.helpless, 0, 0, 0, 0, 0, 0]
    for members in game.groups:
        for s in members:
            there[location[s]] += 1
    spaces = game.survivor_spaces
    open_ = [x for x in PLACES if there[x] < spaces[x]]
    if game.exiled[player] and COLONY in open_ and not game.param[P.EXILE_MAY_ENTER_COLONY]:
        open_.remove(COLONY)
    for s in movers:
        here = location[s]
        for x in open_:
            if x != here:
                out.append((O.MOVE, s, x))


def strict_moves(game: Winter, crew: Survivors, out: list[Answer]) -> None:
    """Collect the moves with bans, further moves and changed spaces looked up for each survivor."""
    open_ = [x for x in PLACES if room(game, x)]
    for s in crew:
        if (
            game.moved[s] <= value(game, P.EXTRA_MOVES, s)
            and may_leave(game, s)
            and not on(game, P.FORBID_MOVE, s)
        ):
            spaces = spaces_needed(game, s)
            out += [
                (O.MOVE, s, x)
                for x in open_
                if x != game.location[s]
                and may_enter(game, s, x)
                and (spaces == 1 or room(game, x) >= spaces)
            ]


def play_actions(
    game: Winter,
    player: Player,
    crew: Survivors,
    cards: Sequence[Item],
    out: list[Answer],
) -> None:
    """List any number of cards, one after the other. An equip card goes beside any own survivor.

    Rules: R-ACT-PLY-01, -04, -07.
    """
    t = game.cards.tables
    way, adds, barred = t.item_way, t.item_adds, t.item_barred
    bearing = equippable(game, crew)
    for item in cards:
        if (adds[item] or barred[item]) and no_room(game, player, item):
            continue
        if way[item] == EQUIP:
            for s in bearing:
                out.append((O.EQUIP_CARD, item, s))
        else:
            out.append((O.PLAY_CARD, item))


def equippable(game: Winter, crew: Survivors) -> Survivors:
    """Return those of the survivors who may be equipped."""
    if game.scoped[P.FORBID_BE_EQUIPPED] or game.param[P.FORBID_BE_EQUIPPED]:
        return tuple([s for s in crew if not on(game, P.FORBID_BE_EQUIPPED, s)])
    return crew


def no_room(game: Winter, player: Player, item: Item) -> bool:
    """Return True if the card adds people, or could only add people, for whom there is no space.

    Rules: R-SURV-03, R-ACT-PLY-07, R-EXILE-08, -09, U-29.
    """
    t = game.cards.tables
    adds = t.item_adds[item]
    if game.exiled[player]:
        return bool(adds) and adds[1] > 0 and not any(room(game, x) for x in OUTSIDE)
    if adds and room(game, COLONY) < (1 if game.param[P.FULL_COLONY_PARTIAL] else sum(adds)):
        return True
    if not t.item_barred[item]:
        return False
    design = t.item_card[item]
    barred = game.cards.handler(t.design_path[design])[f"{WAYS[t.design_way[design]]}.barred"]
    return bool(barred(game, player))


def playable(game: Winter, player: Player, item: Item) -> bool:
    """Return True if a card can be played.

    One that adds people needs space for them. Otherwise no effect is needed.

    Rules: R-ACT-PLY-07, U-69.
    """
    return not no_room(game, player, item) and not play_forbidden(game, player, item)


def play_forbidden(game: Winter, player: Player, item: Item) -> bool:
    """Return True if something in force forbids the player this card, or cards of its symbol."""
    if on(game, P.FORBID_PLAY, player) or on(game, P.FORBID_PLAY_CARD, item):
        return True
    symbols = game.cards.tables.item_symbols[item]
    return any(
        symbols >> symbol & 1 and on(game, P.FORBID_PLAY_WEAPON + symbol, player)
        for symbol in range(len(SYMBOLS))
    )
