"""Locate and move item cards.

Every copy is in exactly one of: item deck, hand, equipment, waste pile, contributions, removed,
box. `play` and searches hold a card in the frame of their step meanwhile. Rules: R-BOARD-10,
R-BOARD-11, R-BOARD-15, R-COMP-18, R-ACT-PLY, R-EXILE-13.
"""

from __future__ import annotations

from dowlang.engine.effect_lifetimes import again, release
from dowlang.engine.ongoing_effects import (
    DATA,
    EVENT,
    FOREVER,
    KIND,
    TAG,
    WATCH,
    Origin,
    limits_used,
)
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.card_zones import (
    BOX,
    CONTRIBUTIONS,
    DECK,
    ELSEWHERE,
    EQUIPMENT,
    HAND,
    REMOVED,
    SEARCH,
    STAKES,
    TUCKED,
    WASTE,
)
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import ITEM_TAG
from dowlang.rulesets.dead_of_winter.state.streams import PICK
from dowlang.rulesets.dead_of_winter.state.tokens_added import LOSSES, tokens_leave_with
from dowlang.rulesets.dead_of_winter.state.types import (
    NOBODY,
    NONE,
    NOWHERE,
    OUTSIDE,
    Item,
    Items,
    Location,
    Player,
    Survivor,
)


def without(pile: Items, item: Item) -> Items:
    """Return the pile without one card that is in it."""
    place = pile.index(item)
    return pile[:place] + pile[place + 1 :]


def one_of_each(game: Winter, items: Items) -> list[Item]:
    """Return one copy of each card, by the cards' numbers: the order in which copies came and went
    tells them apart (R-BOARD-17).
    """
    if len(items) < 2:
        return list(items)
    designs = game.cards.tables.item_card
    copies = {designs[item]: item for item in items}
    return [copies[design] for design in sorted(copies)]


def copies_differ(game: Winter, item: Item, pile: Items) -> tuple[Items, Items]:
    """Return the fresh and the used copies of an item's card in a pile, both empty when all are
    alike. Rules: U-74.
    """
    design = game.t.item_card[item]
    copies = tuple([i for i in pile if game.t.item_card[i] == design])
    used = (
        tuple([i for i in copies if limits_used(game, ITEM_TAG + i)])
        if len(copies) > 1 and game.uses
        else ()
    )
    return (
        (tuple([i for i in copies if i not in used]), used)
        if 0 < len(used) < len(copies)
        else ((), ())
    )


def ask_copy(game: Winter, player: Player, item: Item, pile: Items) -> bool:
    """Ask which of equal copies is meant when a limit of only some is used up.

    False when nobody has to be asked. Rules: U-74.
    """
    fresh, used = copies_differ(game, item, pile)
    if not used:
        return False
    game.ask(player, "copy", [(O.FRESH_COPY, fresh[0]), (O.USED_COPY, used[0])])
    return True


def locate(game: Winter, item: Item) -> tuple[int, int]:
    """Return the zone (`card_zones`) and an index: whose hand, which survivor's equipment, which
    location's deck.

    The index is -1 for the piles.
    """
    for player, hand in enumerate(game.hand):
        if item in hand:
            return HAND, player
    for survivor, equipment in enumerate(game.equipment):
        if item in equipment:
            return EQUIPMENT, survivor
    for place in OUTSIDE:
        if item in game.item_deck[place]:
            return DECK, place
    if item in game.waste:
        return WASTE, -1
    if item in game.removed:
        return REMOVED, -1
    if item in game.box:
        return BOX, -1
    if any(item == card for _, card, _ in game.contributed):
        return CONTRIBUTIONS, -1
    if any(item == card for _, card in game.stakes):
        return STAKES, -1
    if item in game.drawn:
        return SEARCH, -1
    for survivor, card in game.tucked:
        if card == item:
            return TUCKED, survivor
    return ELSEWHERE, -1


def take_away(game: Winter, item: Item) -> tuple[int, int]:
    """Take a card from wherever it is.

    Returns where it was. The rules of equipment hear what becomes of it: the caller puts it
    somewhere, tells that, and lets it stop working (`stop_working`).
    """
    zone, index = locate(game, item)
    if zone == HAND:
        game.hand[index] = without(game.hand[index], item)
    elif zone == EQUIPMENT:
        unequip(game, item, index)
    elif zone == DECK:
        game.item_deck[index] = without(game.item_deck[index], item)
    elif zone == WASTE:
        game.waste = without(game.waste, item)
    elif zone == CONTRIBUTIONS:
        game.contributed = tuple([c for c in game.contributed if c[1] != item])
    elif zone == REMOVED:
        game.removed = without(game.removed, item)
    elif zone == BOX:
        game.box = without(game.box, item)
    elif zone == STAKES:
        game.stakes = tuple([stake for stake in game.stakes if stake[1] != item])
    elif zone == TUCKED:
        game.tucked = tuple([entry for entry in game.tucked if entry[1] != item])
    elif zone == SEARCH:
        game.drawn = without(game.drawn, item)
    return zone, index


# ---- changing place
def discard(game: Winter, player: Player, item: Item) -> None:
    """Lay a card on top of the waste pile, whoever discards it: only what the exiled play is
    removed from the game. Rules: R-BOARD-11, R-EXILE-13.
    """
    source = take_away(game, item)
    game.waste += (item,)
    game.tell(E.CARD_LEFT, *source)
    game.emit(E.CARD_DISCARDED, player, item)
    stop_working(game, item, source)


def remove_item(game: Winter, item: Item, player: Player = NOBODY) -> None:
    """Remove an item from the game, a one-way zone. Rules: R-COMP-18."""
    source = take_away(game, item)
    game.removed += (item,)
    game.tell(E.CARD_LEFT, *source)
    game.emit(E.CARD_REMOVED, player, item)
    stop_working(game, item, source)


def give_item(game: Winter, item: Item, player: Player) -> None:
    """Give an item into a player's hand, from wherever it is."""
    zone, index = take_away(game, item)
    game.hand[player] += (item,)
    if zone == HAND:
        game.emit(E.CARD_GIVEN, index, player, item)
    elif zone == DECK:
        game.tell(E.CARD_FETCHED, player, item, index)
    elif zone == TUCKED:
        game.tell(E.TUCKED_LEFT, keeper(game, index), player, index, item, NOWHERE)
    else:
        game.tell(E.CARD_LEFT, zone, index)
        game.tell(E.CARD_TAKEN, player, item)
        stop_working(game, item, (zone, index))


def draw(game: Winter, player: Player, place: Location, count: int) -> int:
    """Draw the top cards of a location's item deck, unseen by others, and return how many there
    were (U-64).
    """
    drawn = 0
    while drawn < count and game.item_deck[place]:
        *rest, item = game.item_deck[place]
        game.item_deck[place] = tuple(rest)
        game.hand[player] += (item,)
        game.emit(E.CARD_DRAWN, player, place, item)
        drawn += 1
    return drawn


def steal_random(game: Winter, thief: Player, victim: Player) -> Item:
    """Move one random card from a hand into another hand. Only those two know it.

    Returns -1 from an empty hand.

    Rules: R-ACT-ATK-07, -08, -12.
    """
    hand = game.hand[victim]
    if not hand:
        return NONE
    item = hand[game.roll(PICK, len(hand))]
    game.hand[victim] = without(hand, item)
    game.hand[thief] += (item,)
    game.emit(E.CARD_STOLEN, thief, victim, item)
    return item


# ---- face down under a survivor
def tuck(game: Winter, item: Item, survivor: Survivor) -> None:
    """Put a card face down under a survivor, where only who controls that one knows it."""
    source = take_away(game, item)
    game.tucked += ((survivor, item),)
    stop_working(game, item, source)
    game.tell(E.CARD_TUCKED, game.controller[survivor], survivor, item)


def keeper(game: Winter, survivor: Survivor) -> Player:
    """Return who knows what lies face down under a survivor: who controls it, or to whom it comes
    back from out of play.
    """
    controller = game.controller[survivor]
    return game.out_of_play[survivor] if controller == NOBODY else controller


def tucked_under(game: Winter, survivor: Survivor) -> Items:
    """Return the cards that lie face down under a survivor."""
    return tuple([item for owner, item in game.tucked if owner == survivor])


# ---- equipment
def equip(game: Winter, item: Item, survivor: Survivor) -> None:
    """Put a card beside a survivor, who has its effect from now on. A survivor may have any number.

    Rules: R-ACT-PLY-04..06.
    """
    source = take_away(game, item)
    game.equipment[survivor] += (item,)
    stop_working(game, item, source)
    put_in_force(game, item, survivor)
    game.tell(E.CARD_LEFT, *source)
    game.emit(E.CARD_EQUIPPED, game.controller[survivor], item, survivor)


def put_in_force(game: Winter, item: Item, survivor: Survivor) -> None:
    """Put in force the rules on an equipped card for its bearer."""
    path = game.t.design_path[game.t.item_card[item]]
    rules = game.cards.handler(path).get("equip")
    if rules is not None:
        rules(
            game,
            Origin(
                path,
                game.controller[survivor],
                FOREVER,
                bearer=survivor,
                tag=ITEM_TAG + item,
                own=item,
            ),
        )


def unequip(game: Winter, item: Item, survivor: Survivor) -> None:
    """Take an item off its survivor. The caller puts it somewhere and lets it stop working. Rules:
    R-ACT-PLY-05.

    What a lost survivor bore has left with the loss.
    """
    game.equipment[survivor] = without(game.equipment[survivor], item)
    if game.controller[survivor] != NOBODY:
        game.emit(E.CARD_UNEQUIPPED, item, survivor, *whose_and_where(game, survivor))


def whose_and_where(game: Winter, survivor: Survivor) -> tuple[Player, Location, Survivor]:
    """Return who controls a survivor, where it stands and who leads its group."""
    owner = game.controller[survivor]
    return owner, game.location[survivor], game.leader[owner]


def stop_working(game: Winter, item: Item, source: tuple[int, int]) -> None:
    """End the rules of a card that lay beside a survivor, when all is told that it hears of.

    Rules: R-ACT-PLY-05.
    """
    if source[0] == EQUIPMENT:
        tokens_leave_with(game, (item,))  # while what hears of it is still counted
        release(game, ITEM_TAG + item)


def hears_of_its_loss(game: Winter, item: Item) -> bool:
    """Return True if a rule of the card waits for the loss of its bearer."""
    return any(
        entry[TAG] == ITEM_TAG + item and entry[KIND] == WATCH and entry[DATA][EVENT] in LOSSES
        for entry in game.lasting
    )


def pass_on(game: Winter, item: Item, giver: Survivor, receiver: Survivor) -> None:
    """Pass a card from survivor to survivor. Uses stay used up.

    Rules: R-ACT-HND-01, -02.
    """
    game.equipment[giver] = without(game.equipment[giver], item)
    game.equipment[receiver] += (item,)
    game.emit_untold(E.CARD_UNEQUIPPED, item, giver, *whose_and_where(game, giver))
    renew(game, item, receiver)


def renew_equipment(game: Winter, survivor: Survivor) -> None:
    """Renew the equipment of a survivor who changed hands, which works for the new controller."""
    for item in game.equipment[survivor]:
        renew(game, item, survivor)


def renew(game: Winter, item: Item, survivor: Survivor) -> None:
    """Put a card's rules in force for its present bearer, with the limits as far used as they
    were (R-ACT-HND-02, G-13).
    """
    again(game, ITEM_TAG + item, lambda: put_in_force(game, item, survivor))


STEPS = (equip, give_item, discard, remove_item)
