"""Survivors whom a card takes out of play for a time: neither in a group nor lost (R-TEXT-01).

They keep wounds, frostbite and equipment, of which nothing works meanwhile. Their group goes on
without them, as after a loss: another leader, or a replacement of the last one.
"""

from __future__ import annotations

from dowlang.engine.effect_lifetimes import release
from dowlang.rulesets.dead_of_winter.procedures.harm import (
    kill,
    leave_board,
    lose_from_group,
    take_tucked,
    unled,
)
from dowlang.rulesets.dead_of_winter.procedures.moving_and_joining import carry_passive
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.board import regroup, room, spaces_needed
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import renew_equipment
from dowlang.rulesets.dead_of_winter.state.parameters import (
    BEARER_TAG,
    EXILE_MAY_ENTER_COLONY,
    ITEM_TAG,
    PASSIVE_TAG,
)
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    NOBODY,
    NOWHERE,
    Location,
    Survivor,
)


def take_out(game: Winter, survivor: Survivor) -> None:
    """Take a survivor off the board and out of its group, with all it has on it.

    Rules: R-SURV-10, -11, R-TEXT-01.
    """
    owner, place = game.controller[survivor], game.location[survivor]
    if owner == NOBODY:
        return
    leave_board(game, survivor)
    game.out_of_play[survivor] = owner
    game.moved[survivor], game.began_at[survivor] = 0, NOWHERE
    of_items = [ITEM_TAG + item for item in game.equipment[survivor]]
    for tag in (*of_items, BEARER_TAG + survivor, PASSIVE_TAG + survivor):
        release(game, tag)
    game.leave_bearers([entry for entry in game.attached if entry[1] == survivor])
    game.emit(E.SURVIVOR_TAKEN_OUT, survivor, owner, place)
    lose_from_group(game, owner, survivor)


def is_waiting(game: Winter, survivor: Survivor) -> bool:
    """Return True for one who was taken out of play."""
    return survivor >= 0 and game.out_of_play[survivor] != NOBODY


def may_come_back(game: Winter, survivor: Survivor, at: Location) -> bool:
    """Return True for one out of play, with room for it there and an owner who may be there."""
    owner = game.out_of_play[survivor] if survivor >= 0 else NOBODY
    if owner == NOBODY or game.eliminated[owner]:
        return False
    barred = game.exiled[owner] and at == COLONY and not game.param[EXILE_MAY_ENTER_COLONY]
    return not barred and room(game, at) >= spaces_needed(game, survivor)


def come_back(game: Winter, survivor: Survivor, at: Location) -> None:
    """Put a survivor back into its group, at a place. No move and no exposure roll."""
    if may_come_back(game, survivor, at):
        put_back(game, survivor, at)


def put_back(game: Winter, survivor: Survivor, at: Location) -> None:
    """Carry out the return, whatever room there is."""
    owner, game.out_of_play[survivor] = game.out_of_play[survivor], NOBODY
    game.controller[survivor], game.location[survivor] = owner, at
    regroup(game)
    game.began_at[survivor] = at
    leads = unled(game, owner)
    if leads:
        game.leader[owner] = survivor
    carry_passive(game, survivor)
    renew_equipment(game, survivor)
    game.emit(E.SURVIVOR_BACK, survivor, owner, at)
    if leads:
        game.tell(E.LEADER_SET, owner, survivor)


def die_out_of_play(game: Winter, survivor: Survivor, morale: bool) -> None:
    """Kill a survivor who is out of play, as at the colony: its owner gets the equipment
    (R-SURV-05, -07), of one who is out of the game nobody does.
    """
    owner, game.out_of_play[survivor] = game.out_of_play[survivor], NOBODY
    if game.eliminated[owner]:
        game.removed += game.equipment[survivor] + take_tucked(game, survivor)
        game.equipment[survivor] = ()
    game.controller[survivor], game.location[survivor] = owner, COLONY
    regroup(game)
    kill(game, survivor, E.BY_EFFECT, morale)
