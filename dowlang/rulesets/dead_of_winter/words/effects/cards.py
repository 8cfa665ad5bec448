"""Declare effects on cards of players: drawing, discarding, giving, taking, removing, equipping.

Adding to the crisis is here too, cards of decks are in `words/effects/decks.py`. Which of
`those cards` are left is told by `words/cards/untouched.py`.

Source: Part 5.5 of the rules document.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.actions.card_actions import add_equipment_to_crisis
from dowlang.rulesets.dead_of_winter.actions.card_actions import add_to_crisis as contribute_card
from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.state.card_tables import EQUIP
from dowlang.rulesets.dead_of_winter.state.card_zones import EQUIPMENT
from dowlang.rulesets.dead_of_winter.state.current_values import on
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import (
    discard,
    draw,
    equip,
    give_item,
    remove_item,
    steal_random,
)
from dowlang.rulesets.dead_of_winter.state.parameters import FORBID_BE_EQUIPPED, FORBID_CRISIS
from dowlang.rulesets.dead_of_winter.state.types import NOBODY, NONE, OUTSIDE, Player, Survivor
from dowlang.rulesets.dead_of_winter.words.cards.availability import (
    AT_STAKE,
    IN_A_HAND,
    IN_THE_WASTE,
    IN_USE,
    NOBODYS,
    NOT_IN_USE,
    NOT_OWN,
    NOT_THERE,
    OF_ANOTHER,
    OF_NO_ITEMS,
    OUT_OF_THE_GAME,
    UNDER_SOMEBODY,
    WITH_THE_CRISIS,
    is_at_hand,
    is_in_the_game,
    is_still_somewhere,
)
from dowlang.rulesets.dead_of_winter.words.cards.unseen import (
    cards_to_draw,
    draw_unseen,
    steal_unseen,
)
from dowlang.rulesets.dead_of_winter.words.cards.untouched import (
    OWN,
    UNTAKEN,
    UNTOUCHED,
    UNTOUCHED_OR_IN_A_HAND,
    UNTOUCHED_OR_OWN,
    is_own,
    mark_dealt_with,
)
from dowlang.rulesets.dead_of_winter.words.cards.zones import (
    SURVIVOR_DECK,
    Card,
    Cards,
    Deck,
    cards_of,
    find,
    is_item,
    is_of_deck,
    is_seen,
    number_in,
    take_out,
)
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.rulesets.dead_of_winter.words.void_moments import NO_CRISIS


# ---- hands
def draw_cards(game: Winter, count: int, deck: Deck, player: Player) -> Cards:
    """The top cards of a location's deck into the hand, unseen by others (U-64). Returns them."""
    drawn = cards_of(game, deck)[: max(0, count)] if deck in OUTSIDE else ()
    draw(game, player, deck, len(drawn))
    return drawn


def discard_card(game: Winter, card: Card, player: Player) -> None:
    """On top of the waste pile, for exiled players too: what is discarded is not played
    (R-BOARD-11, R-EXILE-13).
    """
    if is_item(card) and card not in game.waste and is_still_somewhere(game, card):
        mark_dealt_with(game, card)
        discard(game, player, card)


def give_card(game: Winter, card: Card, player: Player, giver: Player) -> None:
    """From the giver into another player's hand (R-ACT-REQ-04)."""
    if is_item(card) and card not in game.hand[player] and is_still_somewhere(game, card):
        mark_dealt_with(game, card)
        give_item(game, card, player)


def can_change_hands(game: Winter, card: Card, player: Player, giver: Player) -> bool:
    """Nobody gives a card to themselves."""
    return card not in game.hand[player]


def steal_card(game: Winter, victim: Player, player: Player) -> None:
    """One random card of a hand. Only those two know it (R-ACT-ATK-12)."""
    if victim != player:
        steal_random(game, player, victim)


def has_hand(game: Winter, victim: Player, player: Player) -> bool:
    """There is a card to steal (R-ACT-ATK-08), and not from oneself."""
    return victim != player and bool(game.hand[victim])


def remove_card(game: Winter, card: Card, player: Player) -> None:
    """Removed from the game, a one-way zone (R-COMP-18)."""
    mark_dealt_with(game, card)
    if not is_item(card):
        take_out(game, card)
        if is_of_deck(card, SURVIVOR_DECK):
            game.tell(events.SURVIVOR_OUT, number_in(SURVIVOR_DECK, card))
    elif card not in game.removed and is_still_somewhere(game, card):
        remove_item(game, card, player)


def equip_survivor(game: Winter, survivor: Survivor, card: Card) -> None:
    """The card, one with `equip` on it, is put beside the survivor, who has its effect from now on
    (R-ACT-PLY-04).
    """
    if can_be_equipped(game, survivor, card) and is_still_somewhere(game, card):
        mark_dealt_with(game, card)
        equip(game, card, survivor)


def can_be_equipped(game: Winter, survivor: Survivor, card: Card) -> bool:
    """The survivor is in play without that card, no rule in force forbids it, the card is an item
    that is put beside somebody, or one that will have been drawn and may be anything (R-CARD-15).
    """
    return (
        game.controller[survivor] != NOBODY
        and card not in game.equipment[survivor]
        and is_item(card)
        and not on(game, FORBID_BE_EQUIPPED, survivor)
        and (not is_seen(game, card) or game.t.item_way[card] == EQUIP)
    )


def lie_beside(game: Winter, survivor: Survivor, card: Card) -> None:
    """Put the card beside the survivor on a copy of the game. Its effect shows when it happens."""
    if can_be_equipped(game, survivor, card) and is_still_somewhere(game, card):
        take_out(game, card)
        game.equipment[survivor] += (card,)


def unequip_card(game: Winter, card: Card) -> None:
    """From beside its survivor into the hand of whoever controls that survivor. It stops working
    (R-ACT-PLY-05).
    """
    if can_be_unequipped(game, card):
        take_card(game, card, game.controller[find(game, card)[1]])


def can_be_unequipped(game: Winter, card: Card) -> bool:
    """It is beside a survivor in play."""
    zone, survivor = find(game, card)
    return zone == EQUIPMENT and game.controller[survivor] != NOBODY


def take_card(game: Winter, card: Card, player: Player) -> None:
    """Into the hand, from wherever it is (U-64)."""
    mark_dealt_with(game, card)
    if is_item(card) and card not in game.hand[player] and is_still_somewhere(game, card):
        give_item(game, card, player)


def put_into_hand(game: Winter, card: Card, player: Player) -> None:
    """Into a player's hand, from wherever it is. Equipment stops working (R-ACT-PLY-05)."""
    take_card(game, card, player)


def add_to_crisis(game: Winter, card: Card, player: Player) -> None:
    """A hand card goes face down to the crisis of the round, equipment of an own survivor as it
    lay, open to all (R-ACT-CRI-01, R-ACT-CRI-02, U-49).
    """
    if not can_be_added(game, card, player):
        return
    zone, holder = find(game, card)
    if zone == EQUIPMENT:
        add_equipment_to_crisis(game, player, card, holder)
    else:
        contribute_card(game, player, card)


def can_be_added(game: Winter, card: Card, player: Player) -> bool:
    """A crisis is revealed and not being resolved, the card is in hand or beside an own survivor,
    the player is not exiled and no rule in force forbids it (R-ACT-CRI-01, R-ACT-CRI-05).
    """
    return (
        game.crisis != NONE
        and not game.resolving
        and is_own(game, card, player)
        and not game.exiled[player]
        and not on(game, FORBID_CRISIS, player)
    )


DRAW = words.effect(
    "draw {count} cards from {deck}",
    brings=(events.CARD_DRAWN,),
    lays=("", IN_A_HAND),
    misses={"deck": OF_NO_ITEMS},
    to_subject=True,
    subject="player",
    example='draw 1 card from the "Library" deck',
    rules=("U-64", "U-10"),
    available=cards_to_draw,
    yields="cards",
    ahead=draw_unseen,
    also=("(take|get|gain) {count} cards from {deck} [into your hand]",),
)(draw_cards)
DISCARD = words.effect(
    "discard {card}",
    brings=(events.CARD_DISCARDED,),
    lays=("card", IN_THE_WASTE),
    misses={"card": NOBODYS},
    settles=True,
    subject="player",
    lying_already={"card": (IN_THE_WASTE,)},
    within={"card": "in hand"},
    example="discard 1 card",
    rules=("R-BOARD-11", "R-EXILE-13"),
    there={"card": is_at_hand},
    left=("card", UNTOUCHED_OR_OWN),
    ahead=discard_card,
    also=("(throw away|get rid of|lose|trash|give up) {card}",),
)(discard_card)
GIVE_CARD = words.effect(
    "give {card} to {player}",
    to_one=("card", "player"),
    lays=("card", OF_ANOTHER),
    misses={"card": NOBODYS},
    settles=True,
    parted=(("hand", "card", "player"),),
    subject="giver",
    within={"card": "in hand"},
    example="give 1 card to another player",
    rules=("R-ACT-REQ-04",),
    possible=can_change_hands,
    there={"card": is_at_hand},
    left=("card", UNTOUCHED_OR_OWN),
    at_once=True,
    ahead=give_card,
    also=(
        "(hand|pass|transfer) {card} to {player}",
        "give {player} {card}",
        "hand {player} {card}",
    ),
)(give_card)
STEAL = words.effect(
    "steal a random card from {victim}",
    parted=(("side", "player", "victim"),),
    to_subject=True,
    subject="player",
    example="steal a random card from another player",
    rules=("R-ACT-ATK-07", "R-ACT-ATK-12"),
    possible=has_hand,
    by_turns=True,
    ahead=steal_unseen,
    also=(
        "(take|steal|draw) (a card|one card|1 card|a random card|one random card|1 random card) "
        "[at random] from {victim} ['s hand|'s cards]",
        "(take|steal|draw) (a card|one card|1 card|a random card|one random card|1 random card) "
        "[at random] from the hand of {victim}",
        "(take|steal) one of {victim} 's cards at random",
    ),
)(steal_card)
REMOVE_CARD = words.effect(
    "remove {card} from the game",
    loses="card",
    misses={"card": (OUT_OF_THE_GAME,)},
    lying_already={"card": (OUT_OF_THE_GAME,)},
    subject="player",
    within={"card": "in hand"},
    example="remove the top 1 card of the waste pile from the game",
    rules=("R-COMP-18",),
    there={"card": is_in_the_game},
    left=("card", UNTOUCHED_OR_OWN),
    ahead=remove_card,
    also=("remove from the game {card}",),
)(remove_card)
EQUIP_SURVIVOR = words.effect(
    "equip {survivor} with {card}",
    lays=("card", IN_USE),
    misses={"card": NOBODYS},
    settles=True,
    within={"card": "in hand"},
    example="equip that survivor with a weapon card",
    rules=("R-ACT-PLY-04",),
    possible=can_be_equipped,
    reads_face=True,
    there={"card": is_at_hand},
    left=("card", UNTOUCHED_OR_IN_A_HAND),
    ahead=lie_beside,
    also=("equip {card} (to|on) {survivor}",),
)(equip_survivor)
UNEQUIP = words.effect(
    "unequip {card}",
    also=("take off {card}",),
    lays=("card", IN_A_HAND),
    misses={"card": (*NOBODYS, IN_A_HAND, OF_ANOTHER, AT_STAKE, UNDER_SOMEBODY)},
    settles=True,
    within={"card": "in use"},
    example="unequip each card on your leader",
    rules=("R-ACT-PLY-05",),
    possible=can_be_unequipped,
    ahead=unequip_card,
    beyond={"card": NOT_IN_USE},
)(unequip_card)
PUT_INTO_HAND = words.effect(
    "put {card} into the hand of {player}",
    to_one=("card", "player"),
    already=(("in hand", "in the hand of {player}"), "card", "player"),
    lays=("card", OF_ANOTHER),
    misses={"card": NOT_THERE},
    settles=True,
    example="put each card on that survivor into the hand of another player",
    rules=("R-ACT-PLY-05",),
    there={"card": is_in_the_game},
    left=("card", UNTOUCHED),
    at_once=True,
    ahead=put_into_hand,
)(put_into_hand)
CONTRIBUTE = words.effect(
    "contribute {card} to the crisis",
    void_at=NO_CRISIS,
    lays=("card", WITH_THE_CRISIS),
    misses={"card": (*NOBODYS, OF_ANOTHER, AT_STAKE, UNDER_SOMEBODY)},
    subject="player",
    within={"card": "in hand"},
    example="contribute 1 card to the crisis",
    rules=("R-ACT-CRI-01", "R-ACT-CRI-02", "R-ACT-CRI-05"),
    possible=can_be_added,
    there={"card": is_at_hand},
    left=("card", OWN),
    ahead=add_to_crisis,
    beyond={"card": NOT_OWN},
    also=("(add|put|place) {card} (to|into|on) the crisis",),
)(add_to_crisis)
TAKE = words.effect(
    "take {card}",
    to_one=("card", "player"),
    lays=("card", IN_A_HAND),
    misses={"card": NOT_THERE},
    settles=True,
    already=(("in hand", "in the hand of {player}"), "card", "player"),
    to_subject=True,
    subject="player",
    example="take those cards",
    rules=("U-64",),
    there={"card": is_in_the_game},
    left=("card", UNTAKEN),
    by_turns=True,
    ahead=take_card,
    beyond={"card": ("in hand",)},
)(take_card)

STEPS = (
    draw_cards,
    discard_card,
    give_card,
    steal_card,
    remove_card,
    equip_survivor,
    put_into_hand,
    add_to_crisis,
    take_card,
    unequip_card,
)
