"""Carry out what players do with cards: play, equip, add to the crisis, request, hand off.

Rules: R-ACT-PLY, R-ACT-CRI, R-ACT-REQ, R-ACT-HND, R-EXILE-10, -13.
"""

from __future__ import annotations

from dowlang.engine.frames import Answer
from dowlang.rulesets.dead_of_winter.actions.legal_actions import equippable, playable
from dowlang.rulesets.dead_of_winter.procedures.dice import raise_die
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.card_facts import WAYS
from dowlang.rulesets.dead_of_winter.state.card_tables import EQUIP, EVENT
from dowlang.rulesets.dead_of_winter.state.card_zones import EQUIPMENT, HAND, REMOVED, WASTE
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import (
    ask_copy,
    equip,
    locate,
    one_of_each,
    pass_on,
    stop_working,
    take_away,
    unequip,
    without,
)
from dowlang.rulesets.dead_of_winter.state.parameters import (
    DIE_MAX,
    HANDOFF_CONSENT,
    REQUEST_ONLY_PLAYABLE,
)
from dowlang.rulesets.dead_of_winter.state.types import FOOD, NONE, Item, Player, Survivor, Symbol


# ---- play
def play_card(game: Winter, player: Player, item: Item) -> None:
    """Play a card from the player's own hand (R-ACT-PLY-01)."""
    game.hand[player] = without(game.hand[player], item)
    play(game, player, item, player)


def play(game: Winter, player: Player, item: Item, holder: Player) -> None:
    """Put a card face up on top of the waste pile, then carry it out, with or without effect.

    An event, and every card an exiled player plays, is removed from the game instead.

    Rules: R-ACT-PLY-02, -03, R-EXILE-13, R-BOARD-11, U-69.
    """
    zone = lay_down(game, player, item)
    game.tell(E.CARD_LEFT, HAND, holder)
    game.tell(E.CARD_WAY, zone)
    game.emit(E.PLAY_BEGUN, player, item)
    game.do(carry_out_item, player, item)


def lay_down(game: Winter, player: Player, item: Item) -> int:
    """Put a played card that nobody bears where it goes.

    Returns the zone. Rules: R-CARD-15, R-ACT-PLY-02, R-ACT-PLY-03.
    """
    if game.t.item_way[item] == EVENT or game.exiled[player]:
        game.removed += (item,)
        return REMOVED
    game.waste += (item,)
    return WASTE


def carry_out_item(game: Winter, player: Player, item: Item) -> None:
    """Carry out what the card says, unless it was cancelled. Meanwhile `using` is this card."""
    if game.cancelled:
        game.cancelled = 0
        return
    roles = game.cards.handler(game.t.design_path[game.t.item_card[item]])
    effect = roles.get(WAYS[game.t.item_way[item]]) or roles.get("play")
    before, game.playing = game.playing, item
    if effect is not None:
        game.do(effect, player)
    game.do(item_played, player, item, before)


def item_played(game: Winter, player: Player, item: Item, before: int) -> None:
    """Tell that a card is carried out, and let the one in use before it be in use again."""
    game.playing = before
    game.emit(E.CARD_PLAYED, player, item)


def equip_card(game: Winter, player: Player, item: Item, survivor: Survivor) -> None:
    """Put an equip card beside any own survivor, at any location, and not on the waste pile.

    Of two copies the player is asked which.

    Rules: R-ACT-PLY-04, U-74.
    """
    if ask_copy(game, player, item, game.hand[player]):
        game.receive(equip_copy, player, survivor)
    else:
        play_equipment(game, player, item, survivor)


def equip_copy(game: Winter, answer: Answer, player: Player, survivor: Survivor) -> None:
    """Equip the copy that the player named."""
    play_equipment(game, player, answer[1], survivor)


def play_equipment(game: Winter, player: Player, item: Item, survivor: Survivor) -> None:
    """Play equipment as any other card."""
    holder = locate(game, item)
    game.tell(E.CARD_LEFT, *holder)
    game.tell(E.CARD_WAY, EQUIPMENT)
    if game.emit(E.PLAY_BEGUN, player, item):
        game.do(lay_beside, player, item, survivor, holder)
    else:
        lay_beside(game, player, item, survivor, holder)


def lay_beside(
    game: Winter, player: Player, item: Item, survivor: Survivor, holder: tuple[int, int]
) -> None:
    """Lay equipment beside the survivor, as any other card is played. Cancelled, it is laid down
    without effect.

    What a card took meanwhile is not there to play.
    """
    cancelled, game.cancelled = game.cancelled, 0
    if locate(game, item) != holder:
        return
    if cancelled:
        source = take_away(game, item)
        zone = lay_down(game, player, item)
        game.tell(E.CARD_LEFT, *source)
        game.tell(E.CARD_LAID, player, item, zone)
        stop_working(game, item, source)
    elif game.controller[survivor] == player:
        equip(game, item, survivor)
        game.emit(E.CARD_PLAYED, player, item)


def play_for_die(game: Winter, player: Player, item: Item, die: int) -> None:
    """Play an exiled player's food card for +1 on a die in place of its effect, then remove it.
    Rules: R-EXILE-10, -13, G-08, G-35.
    """
    game.hand[player] = without(game.hand[player], item)
    game.removed += (item,)
    game.tell(E.CARD_LEFT, HAND, player)
    game.emit(E.CARD_PLAYED, player, item)
    raise_die(game, player, die)


# ---- crisis
def contribute(game: Winter, player: Player, item: Item) -> None:
    """Add a hand card to the crisis, face down, matching or not, for good.

    Its text does nothing. The player is asked which copy.

    Rules: R-ACT-CRI-01..04, R-CRISIS-03, U-74.
    """
    if ask_copy(game, player, item, game.hand[player]):
        game.receive(contribute_copy, player)
    else:
        add_to_crisis(game, player, item)


def contribute_copy(game: Winter, answer: Answer, player: Player) -> None:
    """Add the copy that the player named to the crisis."""
    add_to_crisis(game, player, answer[1])


def add_to_crisis(game: Winter, player: Player, item: Item) -> None:
    """Move the card out of the hand, face down, for good. The text of the card does nothing.

    Rules: R-ACT-CRI-01..04, R-CRISIS-03.
    """
    game.hand[player] = without(game.hand[player], item)
    game.contributed += ((player, item, 0),)
    game.emit(E.CRISIS_CONTRIBUTED, player, item)
    game.emit_untold(E.HAND_CONTRIBUTED, player, item)


def contribute_equipped(game: Winter, player: Player, item: Item, survivor: Survivor) -> None:
    """Add equipment of a survivor anywhere to the crisis. It lay open, so everybody knows it.

    Rules: R-ACT-CRI-01, -02, R-ACT-PLY-05, U-49, G-14.
    """
    if ask_copy(game, player, item, game.equipment[survivor]):
        game.receive(contribute_equipped_copy, player, survivor)
    else:
        add_equipment_to_crisis(game, player, item, survivor)


def contribute_equipped_copy(
    game: Winter, answer: Answer, player: Player, survivor: Survivor
) -> None:
    """Add the equipped copy that the player named to the crisis. Rules: U-74."""
    add_equipment_to_crisis(game, player, answer[1], survivor)


def add_equipment_to_crisis(game: Winter, player: Player, item: Item, survivor: Survivor) -> None:
    """Add equipment to the crisis, off its bearer and open to all. Rules: R-ACT-CRI-01, -02,
    R-ACT-PLY-05, U-49.
    """
    unequip(game, item, survivor)
    game.contributed += ((player, item, 1),)
    game.emit(E.CRISIS_CONTRIBUTED, player, item)
    game.emit(E.EQUIPMENT_CONTRIBUTED, player, item, survivor)
    stop_working(game, item, (EQUIPMENT, survivor))


# ---- request
def request(game: Winter, player: Player, asked: Player, symbol: Symbol) -> None:
    """Ask a player for a card from the hand. A player who has none can only refuse.

    Equipment needs a survivor of the requester to lie beside.

    Rules: R-ACT-REQ-01, -04, U-42, R-ACT-PLY-04.
    """
    t, alone = game.t, not equippable(game, game.groups[player])
    heard = game.emit(E.REQUESTED, player, asked, symbol)
    fitting = tuple(
        [
            i
            for i in game.hand[asked]
            if t.item_symbols[i] >> symbol & 1
            and (playable(game, player, i) or not game.param[REQUEST_ONLY_PLAYABLE])
            and not (alone and t.item_way[i] == EQUIP)
        ]
    )
    refuse = (O.REFUSE,)
    if not fitting and not heard:
        only = game.only_answer(asked, "request", (refuse,))
        request_answered(game, only, player, asked, symbol)
        return
    game.ask(asked, "request", [*[(O.GIVE, i) for i in one_of_each(game, fitting)], refuse])
    game.receive(request_answered, player, asked, symbol)


def request_answered(
    game: Winter, answer: Answer, player: Player, asked: Player, symbol: Symbol
) -> None:
    """Take the answer, given or not, in the turn of the requester.

    Of two copies the giver is asked which. The symbol is told. Rules: R-ACT-REQ-02, -03, U-42,
    U-74.
    """
    if answer[0] == O.REFUSE:
        game.emit(E.REQUEST_REFUSED, player, asked)
    elif ask_copy(game, asked, answer[1], game.hand[asked]):
        game.receive(card_given, player, asked)
    else:
        card_given(game, answer, player, asked)


def card_given(game: Winter, answer: Answer, player: Player, asked: Player) -> None:
    """Play a given card at once in the requester's turn. It is never held or contributed.

    The requester makes its choices.

    Rules: R-ACT-REQ-02, -03, U-42.
    """
    item = answer[1]
    game.emit(E.REQUEST_GRANTED, player, asked, item)
    crew = equippable(game, game.groups[player])
    if game.t.item_way[item] != EQUIP:
        low = [die for die in dict.fromkeys(game.unused[player]) if die < game.param[DIE_MAX]]
        if game.exiled[player] and low and game.t.item_symbols[item] >> FOOD & 1:
            game.ask(
                player, "use", [(O.PLAY_CARD, item), *[(O.PLAY_FOR_DIE, item, die) for die in low]]
            )
            game.receive(food_given, item, player, asked)
            return
        game.hand[asked] = without(game.hand[asked], item)
        play(game, player, item, asked)
    else:
        game.ask(player, "survivor", [(O.SURVIVOR, s) for s in crew])
        game.receive(equip_given, item, player)


def food_given(game: Winter, answer: Answer, item: Item, player: Player, asked: Player) -> None:
    """Play a food card given to an exiled requester for its effect, or to raise a die like one of
    the own hand. Rules: R-EXILE-10, U-42.
    """
    game.hand[asked] = without(game.hand[asked], item)
    if answer[0] == O.PLAY_CARD:
        play(game, player, item, asked)
    else:
        game.removed += (item,)
        game.tell(E.CARD_LEFT, HAND, asked)
        game.emit(E.CARD_PLAYED, player, item)
        raise_die(game, player, answer[2])


def equip_given(game: Winter, answer: Answer, item: Item, player: Player) -> None:
    """Lay a given equip card beside a survivor of the requester."""
    play_equipment(game, player, item, answer[1])


# ---- hand off
def hand_off(game: Winter, player: Player, item: Item, giver: Survivor, receiver: Survivor) -> None:
    """Hand equipment to another survivor at the same location, anybody's, any number of times. Ask
    which copy. Rules: R-ACT-HND-01..03, U-74.
    """
    if ask_copy(game, player, item, game.equipment[giver]):
        game.receive(hand_off_copy, player, giver, receiver)
    else:
        offer_item(game, player, item, giver, receiver)


def hand_off_copy(
    game: Winter, answer: Answer, player: Player, giver: Survivor, receiver: Survivor
) -> None:
    """Hand off the copy that the player named."""
    offer_item(game, player, answer[1], giver, receiver)


def offer_item(
    game: Winter, player: Player, item: Item, giver: Survivor, receiver: Survivor
) -> None:
    """Ask another player who receives the item for consent. Rules: R-ACT-HND-01, U-43."""
    owner = game.controller[receiver]
    if game.param[HANDOFF_CONSENT] and owner != player:
        game.ask(owner, "hand_off", [(O.ACCEPT, NONE), (O.DECLINE, NONE)])
        game.receive(hand_off_answered, player, item, giver, receiver)
    else:
        pass_item(game, player, item, giver, receiver)


def hand_off_answered(
    game: Winter, answer: Answer, player: Player, item: Item, giver: Survivor, receiver: Survivor
) -> None:
    """Pass the item on if the receiver consents. Rules: U-43."""
    if answer[0] == O.ACCEPT:
        pass_item(game, player, item, giver, receiver)


def pass_item(
    game: Winter, player: Player, item: Item, giver: Survivor, receiver: Survivor
) -> None:
    """Equip the card on the receiver immediately."""
    pass_on(game, item, giver, receiver)
    game.emit(E.HANDED_OFF, player, item, giver, receiver, game.location[giver])


STEPS = (
    carry_out_item,
    lay_beside,
    item_played,
    equip_copy,
    contribute_copy,
    contribute_equipped_copy,
    request_answered,
    card_given,
    food_given,
    equip_given,
    hand_off_copy,
    hand_off_answered,
)
