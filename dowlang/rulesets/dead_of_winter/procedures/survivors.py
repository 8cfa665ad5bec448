"""Wounds, deaths, lost equipment, leaders, and what replaces a lost last survivor (R-SURV,
R-EXPOSE-04..07, U-26..28).
"""

from __future__ import annotations

from dowlang.engine.effect_lifetimes import release
from dowlang.engine.frames import Answer
from dowlang.engine.ongoing_effects import value
from dowlang.rulesets.dead_of_winter.procedures.deaths import mortal
from dowlang.rulesets.dead_of_winter.procedures.tracks import lose_morale
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.board import group, regroup
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import HAND
from dowlang.rulesets.dead_of_winter.state.parameters import (
    BEARER_TAG,
    FORBID_BE_KILLED,
    ITEM_TAG,
    MORALE_PER_DEATH,
    PASSIVE_TAG,
    REMOVED_EQUIPMENT,
    WOUNDS_TO_KILL,
)
from dowlang.rulesets.dead_of_winter.state.streams import SHUFFLE
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    FROSTBITE,
    MOST,
    NOBODY,
    NONE,
    NOWHERE,
    WOUND,
    Items,
    Location,
    Player,
    Survivor,
)
from dowlang.rulesets.dead_of_winter.state.values import killing_wounds, on


# ---- wounds
# --------------------------------------------------------------------------------------------------
def wound(game: Winter, survivor: Survivor, count: int = 1, cause: int = E.BY_EFFECT) -> None:
    """Give ordinary wound tokens. The third token of any face kills at once.

    Rules: R-COMP-11, R-EXPOSE-04, -07, R-SURV-15, R-TEXT-04.
    """
    for _ in range(min(count, MOST)):
        if game.controller[survivor] == NOBODY:
            return
        game.wounds[survivor] += 1
        game.emit(E.WOUNDED, survivor, game.location[survivor], cause)
        game.emit(E.HURT, survivor, game.location[survivor], cause)
        if deadly(game, survivor):
            game.do(kill, survivor, E.BY_WOUNDS)
            return


def frost(game: Winter, survivor: Survivor, count: int = 1, cause: int = E.BY_EFFECT) -> None:
    """Frostbite tokens, which count as wounds for every purpose (R-EXPOSE-05)."""
    for _ in range(min(count, MOST)):
        if game.controller[survivor] == NOBODY:
            return
        game.frostbite[survivor] += 1
        game.emit(E.FROSTBITTEN, survivor, game.location[survivor], cause)
        game.emit(E.HURT, survivor, game.location[survivor], cause)
        if deadly(game, survivor):
            game.do(kill, survivor, E.BY_WOUNDS)
            return


def deadly(game: Winter, survivor: Survivor) -> bool:
    """Return True if the tokens there are now kill.

    When a card keeps somebody alive that is remembered, for the moment when the card ends.

    Rules: R-EXPOSE-07.
    """
    tokens = game.wounds[survivor] + game.frostbite[survivor]
    if tokens >= killing_wounds(game, survivor) and mortal(game, survivor):
        return True
    if tokens >= game.basis[WOUNDS_TO_KILL]:
        game.deadly = 1
    return False


def remove_wounds(game: Winter, survivor: Survivor, count: int) -> int:
    """Ordinary wounds are healed, only those already there (R-TEXT-04, U-45). Returns how many."""
    taken = max(0, min(count, game.wounds[survivor]))
    game.wounds[survivor] -= taken
    for _ in range(taken):
        game.tell(E.HEALING, survivor, WOUND)
        game.emit(E.HEALED, game.active(), survivor, game.playing)
    return taken


def remove_frostbite(game: Winter, survivor: Survivor, count: int) -> int:
    """Frostbite tokens are healed (U-45). Returns how many."""
    taken = max(0, min(count, game.frostbite[survivor]))
    game.frostbite[survivor] -= taken
    for _ in range(taken):
        game.tell(E.HEALING, survivor, FROSTBITE)
        game.emit(E.HEALED, game.active(), survivor, game.playing)
    return taken


# ---- being lost
# --------------------------------------------------------------------------------------------------
def kill(game: Winter, survivor: Survivor, cause: int = E.BY_EFFECT, morale: bool = True) -> None:
    """A death: standee and card leave, 1 morale, equipment, leader, last survivor
    (R-SURV-04..06, -09, R-ZOMBIE-10, R-BITE-07).

    A survivor of an exiled player costs no morale (R-EXILE-12). Several deaths come one after the
    other (R-SURV-17). The equipment goes where it goes before the morale does, since the last of it
    ends the game at that instant (R-END-02, U-55).
    """
    owner, place = game.controller[survivor], game.location[survivor]
    if owner == NOBODY or on(game, FORBID_BE_KILLED, survivor):
        return
    leader = game.leader[owner]
    leave_board(game, survivor)
    game.removed_survivors += (survivor,)
    game.emit(E.SURVIVOR_KILLED, survivor, owner, place, cause, leader)
    equipment = let_go(game, survivor)
    if leader == survivor:
        game.emit(E.LEADER_LOST, owner, survivor)
    return_equipment(game, survivor, equipment, owner, place)
    if morale and not game.exiled[owner]:
        game.tell(E.DEATHS_COST, survivor, 1)
        lose_morale(game, value(game, MORALE_PER_DEATH))
    lose_from_group(game, owner, survivor)


def remove_survivor(game: Winter, survivor: Survivor) -> None:
    """Remove a survivor without killing: no morale, no death.

    Equipment goes as at a death or is removed with it.

    Rules: R-SURV-16, U-28.
    """
    owner, place = game.controller[survivor], game.location[survivor]
    if owner == NOBODY:
        return
    leader = game.leader[owner]
    leave_board(game, survivor)
    game.removed_survivors += (survivor,)
    game.emit(E.SURVIVOR_REMOVED, survivor, owner, place, leader)
    equipment = let_go(game, survivor)
    if leader == survivor:
        game.emit(E.LEADER_LOST, owner, survivor)
    if game.param[REMOVED_EQUIPMENT]:
        game.equipment[survivor] = ()
        game.removed += equipment
        tell_equipment(game, survivor, equipment, owner, NOWHERE)
    else:
        return_equipment(game, survivor, equipment, owner, place)
    lose_from_group(game, owner, survivor)


def leave_play(game: Winter, survivor: Survivor) -> Items:
    """Off the board with all that depended on the survivor, and nobody is told.

    Returns the equipment, still beside it.
    """
    leave_board(game, survivor)
    return let_go(game, survivor)


def leave_board(game: Winter, survivor: Survivor) -> None:
    """Standee and card leave the group (R-SURV-05).

    What depended on the survivor still hears that it is lost.
    """
    owner = game.controller[survivor]
    game.location[survivor] = NOWHERE
    game.controller[survivor] = NOBODY
    regroup(game)
    if game.leader[owner] == survivor:
        game.leader[owner] = NONE


def let_go(game: Winter, survivor: Survivor) -> Items:
    """Tokens back to the supply, all that depended on the survivor ends (R-SURV-09).

    Returns the equipment, still beside it.
    """
    game.wounds[survivor] = game.frostbite[survivor] = game.moved[survivor] = 0
    game.began_at[survivor] = NOWHERE
    if game.lasting:
        for item in game.equipment[survivor]:
            release(game, ITEM_TAG + item)
        release(game, BEARER_TAG + survivor)
        release(game, PASSIVE_TAG + survivor)
    game.attached[:] = [entry for entry in game.attached if entry[1] != survivor]
    return game.equipment[survivor]


def return_equipment(
    game: Winter, survivor: Survivor, equipment: Items, owner: Player, place: Location
) -> None:
    """From the colony into the controller's hand, from elsewhere shuffled into that location's
    deck (R-SURV-07, -08).
    """
    if not equipment:
        return
    game.equipment[survivor] = ()
    if place == COLONY:
        game.hand[owner] += equipment
        tell_equipment(game, survivor, equipment, owner, place)
    else:
        game.item_deck[place] = game.shuffled(SHUFFLE, game.item_deck[place] + equipment)
        tell_equipment(game, survivor, equipment, owner, place)
        game.emit(E.DECK_SHUFFLED, place)


def tell_equipment(
    game: Winter, survivor: Survivor, equipment: Items, owner: Player, place: Location
) -> None:
    """Tell where each card of a lost survivor goes. Nowhere means out of the game."""
    for item in equipment:
        game.tell(E.EQUIPMENT_LEFT, owner, survivor, item, place)


def lose_from_group(game: Winter, owner: Player, survivor: Survivor) -> None:
    """Take a lost survivor out of the group, and replace a lost leader at once.

    With the last survivor the hand is removed, returned equipment included. A group is lost once: a
    survivor who joined it in the same effect, before its replacement, and is lost too takes only
    what came along.

    Rules: R-SURV-10..12, U-27.
    """
    if owner in game.controller:
        if game.leader[owner] in (NONE, survivor):
            game.leader[owner] = NONE
            game.do(choose_leader, owner)
        return
    before, hand = game.waiting[owner], game.hand[owner]
    game.leader[owner] = NONE
    game.waiting[owner] = 1
    game.removed += hand
    game.hand[owner] = ()
    if not before:
        game.emit(E.LAST_SURVIVOR_LOST, owner)
        return
    for item in hand:
        game.tell(E.CARD_LEFT, HAND, owner)
        game.emit(E.CARD_REMOVED, owner, item)


def choose_leader(game: Winter, player: Player) -> None:
    """Let the controller name one of the remaining survivors as leader.

    A group whose replacement is still to come is led by that.

    Rules: R-SURV-10.
    """
    if game.leader[player] == NONE and not game.waiting[player] and (rest := group(game, player)):
        game.ask(player, "leader", [(O.LEADER, s) for s in rest])
        game.receive(leader_chosen, player)


def unled(game: Winter, player: Player) -> bool:
    """Return True if the next newcomer leads.

    Nobody leads, no replacement is to come that will, and the group is not about to choose. Rules:
    R-SURV-11, U-26.
    """
    return (
        game.leader[player] == NONE
        and not game.waiting[player]
        and (choose_leader.__name__, player) not in game.stack
    )


def leader_chosen(game: Winter, answer: Answer, player: Player) -> None:
    """The survivor becomes leader."""
    game.leader[player] = answer[1]
    game.emit(E.LEADER_CHOSEN, player, answer[1])


STEPS = (
    wound,
    frost,
    kill,
    remove_survivor,
    choose_leader,
    leader_chosen,
)
