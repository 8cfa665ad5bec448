"""Wounds, deaths, lost equipment, leaders, and what replaces a lost last survivor (R-SURV,
R-EXPOSE-04..07, U-26..28).
"""

from __future__ import annotations

from dowlang.engine.effect_lifetimes import release
from dowlang.engine.frames import Answer
from dowlang.engine.ongoing_effects import value
from dowlang.rulesets.dead_of_winter.procedures.order_of_deaths import can_die
from dowlang.rulesets.dead_of_winter.procedures.tracks import lower_morale
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.board import group, regroup
from dowlang.rulesets.dead_of_winter.state.card_zones import HAND
from dowlang.rulesets.dead_of_winter.state.current_values import killing_wounds, on
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import hears_of_its_loss, tucked_under
from dowlang.rulesets.dead_of_winter.state.parameters import (
    BEARER_TAG,
    COST_OF_DEATH,
    FORBID_BE_KILLED,
    FORBID_BE_WOUNDED,
    ITEM_TAG,
    MORALE_PER_DEATH,
    PASSIVE_TAG,
    REMOVED_EQUIPMENT,
    WOUNDS_TO_KILL,
)
from dowlang.rulesets.dead_of_winter.state.streams import SHUFFLE
from dowlang.rulesets.dead_of_winter.state.tokens_added import (
    lying_with,
    tokens_go_back,
    tokens_leave_with,
)
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    FROSTBITE,
    MOST,
    NOBODY,
    NONE,
    NOWHERE,
    OUTSIDE,
    WOUND,
    Items,
    Location,
    Player,
    Survivor,
)


# ---- wounds
def wound(game: Winter, survivor: Survivor, count: int = 1, cause: int = E.BY_EFFECT) -> None:
    """Give ordinary wound tokens. The third token of any face kills at once.

    Rules: R-COMP-11, R-EXPOSE-04, -07, R-SURV-15, R-TEXT-04.
    """
    hurt(game, survivor, min(count, MOST), cause, WOUND)


def frost(game: Winter, survivor: Survivor, count: int = 1, cause: int = E.BY_EFFECT) -> None:
    """Give frostbite tokens, which count as wounds for every purpose. Rules: R-EXPOSE-05."""
    hurt(game, survivor, min(count, MOST), cause, FROSTBITE)


FIRST, FROZEN, TOKEN = range(1, 4)  # points before a token: the first of several, frostbite, any


def hurt(
    game: Winter, survivor: Survivor, count: int, cause: int, face: int, begun: int = 0
) -> None:
    """Give tokens of one face, one by one (`begun`: the first is given). A card may come in.

    Who has the last token that they can bear gets no more, whatever is still to be done before the
    death (R-EXPOSE-07).
    """
    for given in range(count):
        dying = (kill.__name__, survivor, E.BY_WOUNDS) in game.stack
        if dying or game.controller[survivor] == NOBODY or on(game, FORBID_BE_WOUNDED, survivor):
            return
        past = near(game, survivor, cause, face, int(begun or given > 0))
        if past:
            game.do(place_token, survivor, cause, face, past)
            game.do(hurt, survivor, count - given - 1, cause, face, 1)
            return
        if not lay_token(game, survivor, cause, face):
            return


def near(game: Winter, survivor: Survivor, cause: int, face: int, past: int) -> int:
    """Return the first point before a token, of those not past, at which a card comes in, or 0."""
    place = game.location[survivor]
    if past < FIRST and game.emit_untold(E.WOUNDS_NEAR, survivor, place, cause):
        return FIRST
    if past < FROZEN and face == FROSTBITE:
        if game.emit_untold(E.FROST_NEAR, survivor, place, cause):
            return FROZEN
    if past < TOKEN and game.emit_untold(E.HURT_NEAR, survivor, place, cause):
        return TOKEN
    return 0


def place_token(game: Winter, survivor: Survivor, cause: int, face: int, past: int = TOKEN) -> None:
    """Lay the token before which a card came in, unless that card cancelled it or another one
    comes in at a later point.
    """
    cancelled, game.cancelled = game.cancelled, 0
    if cancelled or game.controller[survivor] == NOBODY:
        return
    further = near(game, survivor, cause, face, past)
    if further:
        game.do(place_token, survivor, cause, face, further)
    else:
        lay_token(game, survivor, cause, face)


def lay_token(game: Winter, survivor: Survivor, cause: int, face: int) -> bool:
    """Lay one token on a survivor. Return False when it is the one that kills."""
    if face == WOUND:
        game.wounds[survivor] += 1
        game.emit(E.WOUNDED, survivor, game.location[survivor], cause)
    else:
        game.frostbite[survivor] += 1
        game.emit(E.FROSTBITTEN, survivor, game.location[survivor], cause)
    game.emit(E.HURT, survivor, game.location[survivor], cause)
    if has_lethal_wounds(game, survivor):
        game.do(kill, survivor, E.BY_WOUNDS)
        return False
    return True


def has_lethal_wounds(game: Winter, survivor: Survivor) -> bool:
    """Return True if the tokens there are now kill.

    When a card keeps somebody alive that is remembered, for the moment when the card ends.

    Rules: R-EXPOSE-07.
    """
    tokens = game.wounds[survivor] + game.frostbite[survivor]
    if tokens >= killing_wounds(game, survivor) and can_die(game, survivor):
        return True
    if tokens >= game.basis[WOUNDS_TO_KILL]:
        game.deadly = 1
    return False


# ---- being lost
def kill(game: Winter, survivor: Survivor, cause: int = E.BY_EFFECT, morale: bool = True) -> None:
    """Kill a survivor: standee and card leave, 1 morale, equipment, leader, last survivor. Rules:
    R-SURV-04..06, -09, R-ZOMBIE-10, R-BITE-07.

    A survivor of an exiled player costs no morale (R-EXILE-12). Several deaths come one after the
    other (R-SURV-17). The equipment goes where it goes before the morale does, since the last of it
    ends the game at that instant (R-END-02, U-55).
    """
    owner, place = game.controller[survivor], game.location[survivor]
    if owner == NOBODY or on(game, FORBID_BE_KILLED, survivor):
        return
    if game.emit_untold(E.DEATH_NEAR, survivor, owner, place, cause, game.leader[owner]):
        game.do(die, survivor, cause, morale)
    else:
        die(game, survivor, cause, morale)


def die(game: Winter, survivor: Survivor, cause: int, morale: bool) -> None:
    """Carry out a death, unless a card that came in before it has cancelled it.

    Who is lost by then is not lost once more, and who stands elsewhere dies there.
    """
    cancelled, game.cancelled = game.cancelled, 0
    owner, place = game.controller[survivor], game.location[survivor]
    if cancelled or owner == NOBODY:
        return
    leader, own = game.leader[owner], value(game, COST_OF_DEATH, survivor)
    leave_board(game, survivor)
    game.removed_survivors += (survivor,)
    game.fell_under[survivor] = owner
    game.emit(E.SURVIVOR_KILLED, survivor, owner, place, cause, leader)
    waiting = lose_equipment(game, survivor, owner, place, leader)
    return_equipment(game, survivor, owner, place, waiting)
    if morale and not game.exiled[owner]:
        game.tell(E.DEATHS_COST, survivor, 1)
        lower_morale(game, value(game, MORALE_PER_DEATH) if own < 0 else own, 1)
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
    waiting = lose_equipment(game, survivor, owner, place, leader)
    goes_from = NOWHERE if game.param[REMOVED_EQUIPMENT] else place
    return_equipment(game, survivor, owner, goes_from, waiting)
    lose_from_group(game, owner, survivor)


def leave_play(game: Winter, survivor: Survivor) -> Items:
    """Take a survivor off the board with all that depended on the survivor, and nobody is told.

    Returns the equipment, still beside it, and what lay face down under it.
    """
    place, equipment = game.location[survivor], game.equipment[survivor]
    leave_board(game, survivor)
    clear_tokens(game, survivor)
    tokens_go_back(game, lying_with(game, equipment, survivor), place)
    end_dependents(game, survivor)
    return equipment + take_tucked(game, survivor)


def leave_board(game: Winter, survivor: Survivor) -> None:
    """Remove standee and card from the group. Rules: R-SURV-05.

    What depended on the survivor still hears that it is lost.
    """
    owner = game.controller[survivor]
    game.location[survivor] = NOWHERE
    game.controller[survivor] = NOBODY
    regroup(game)
    if game.leader[owner] == survivor:
        game.leader[owner] = NONE


def lose_equipment(
    game: Winter, survivor: Survivor, owner: Player, place: Location, leader: Survivor
) -> Items:
    """Let the equipment and all that depended on the survivor hear of the loss before it ends.

    Returns the items with rules of their own about it, which stay until these are carried out.
    """
    equipment = game.equipment[survivor]
    waiting = tuple([item for item in equipment if hears_of_its_loss(game, item)])
    clear_tokens(game, survivor)
    for item in equipment:
        game.emit_untold(E.CARD_UNEQUIPPED, item, survivor, owner, place, leader)
    if leader == survivor:
        game.emit(E.LEADER_LOST, owner, survivor)
    tokens_leave_with(game, equipment, survivor, place)
    end_dependents(game, survivor)
    return waiting


def clear_tokens(game: Winter, survivor: Survivor) -> None:
    """Put tokens back to the supply (R-SURV-09)."""
    game.wounds[survivor] = game.frostbite[survivor] = game.moved[survivor] = 0
    game.began_at[survivor] = NOWHERE


def end_dependents(game: Winter, survivor: Survivor) -> None:
    """End all that depended on the survivor (R-SURV-09)."""
    if game.lasting:
        of_items = [ITEM_TAG + item for item in game.equipment[survivor]]
        for tag in (*of_items, BEARER_TAG + survivor, PASSIVE_TAG + survivor):
            release(game, tag)
    game.leave_bearers([entry for entry in game.attached if entry[1] == survivor])


def return_equipment(
    game: Winter, survivor: Survivor, owner: Player, place: Location, waiting: Items = ()
) -> None:
    """Return equipment: from the colony into the controller's hand, from elsewhere shuffled into
    that location's deck, from nowhere out of the game. Rules: R-SURV-07, -08, U-28.

    What is `waiting` goes when its own rules about the loss are carried out (R-TEXT-01).
    """
    equipment = tuple([item for item in game.equipment[survivor] if item not in waiting])
    game.equipment[survivor] = waiting
    unseen = take_tucked(game, survivor)
    if waiting:
        game.do(return_what_is_left, survivor, owner, place)
    if not equipment and not unseen:
        return
    if place == NOWHERE:
        game.removed += equipment + unseen
    elif place == COLONY:
        game.hand[owner] += equipment + unseen
    else:
        deck = game.item_deck[place] + equipment + unseen
        game.item_deck[place] = game.shuffled(SHUFFLE, deck)
    tell_equipment(game, survivor, equipment, owner, place)
    for item in unseen:
        heir = owner if place == COLONY else NOBODY
        game.tell(E.TUCKED_LEFT, owner, heir, survivor, item, place)
    if place in OUTSIDE:
        game.emit(E.DECK_SHUFFLED, place)


def take_tucked(game: Winter, survivor: Survivor) -> Items:
    """Take the cards that lie face down under a survivor, which go where its equipment goes."""
    unseen = tucked_under(game, survivor)
    if unseen:
        game.tucked = tuple([entry for entry in game.tucked if entry[0] != survivor])
    return unseen


def return_what_is_left(game: Winter, survivor: Survivor, owner: Player, place: Location) -> None:
    """Return what its own rules have left beside a lost survivor to where equipment goes.

    Whose last survivor was lost has no hand by then (U-27).
    """
    before = game.hand[owner]
    return_equipment(game, survivor, owner, place)
    if game.waiting[owner]:
        lose_hand(game, owner, game.hand[owner][len(before) :])


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
    if before:
        lose_hand(game, owner, hand)
        return
    game.removed += hand
    game.hand[owner] = ()
    game.emit(E.LAST_SURVIVOR_LOST, owner)


def lose_hand(game: Winter, player: Player, items: Items) -> None:
    """Remove cards of a hand from the game (R-SURV-11, -12)."""
    game.hand[player] = tuple([item for item in game.hand[player] if item not in items])
    game.removed += items
    for item in items:
        game.tell(E.CARD_LEFT, HAND, player)
        game.emit(E.CARD_REMOVED, player, item)


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
    """Make the chosen survivor leader."""
    game.leader[player] = answer[1]
    game.emit(E.LEADER_CHOSEN, player, answer[1])


STEPS = (
    wound,
    frost,
    hurt,
    place_token,
    kill,
    die,
    remove_survivor,
    return_what_is_left,
    choose_leader,
    leader_chosen,
)
