"""Declare what stands after cards, decks and dice."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state.card_zones import (
    CONTRIBUTIONS,
    EQUIPMENT,
    HAND,
    SPOTS,
    STAKES,
)
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    Location,
    Player,
    Survivor,
)
from dowlang.rulesets.dead_of_winter.words.cards.zones import (
    DICE_OF_A_PLAYER,
    Card,
    Cards,
    Deck,
    PoolDie,
    equipment_of,
    held,
    is_item,
    lying_in,
)
from dowlang.rulesets.dead_of_winter.words.for_tests import given_cards, given_lines
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.rulesets.dead_of_winter.words.void_moments import NO_CRISIS


def in_hand(game: Winter, card: Card, you: Player) -> bool:
    """In your hand. In a sentence with another subject, in theirs."""
    return card in game.hand[you]


def you_hold(game: Winter, card: Card, you: Player) -> bool:
    """In your hand or equipped on your survivors (U-56)."""
    return card in held(game, you)


def they_hold(game: Winter, card: Card, they: Player) -> bool:
    """In their hand or equipped on their survivors."""
    return card in held(game, they)


def in_the_hand(game: Winter, player: Player) -> Cards:
    """Return the cards of a player's hand."""
    return game.hand[player]


def on_survivor(game: Winter, card: Card, survivor: Survivor) -> bool:
    """Equipped on that survivor."""
    return survivor >= 0 and card in game.equipment[survivor]


def in_use(game: Winter, card: Card) -> bool:
    """Equipped on a survivor, whoever controls it."""
    return any(card in equipment for equipment in game.equipment)


def in_hand_of(game: Winter, card: Card, player: Player) -> bool:
    """In that player's hand."""
    return card in game.hand[player]


def in_deck(game: Winter, deck: Deck) -> Cards:
    """The cards of a deck or pile, the top first (R-BOARD-11)."""
    return lying_in(game, deck)


def at_the_crisis(game: Winter) -> Cards:
    """The cards that were given to the crisis of the round, face down or from a survivor
    (R-CRISIS-03).
    """
    return tuple(item for _, item, _ in game.contributed)


def all_given_by(game: Winter, player: Player) -> Cards:
    """Return the cards that a player has given to the crisis of the round."""
    return tuple(item for giver, item, _ in game.contributed if giver == player)


def given_by(game: Winter, card: Card, player: Player) -> bool:
    """Given to the crisis of the round by that player (R-ACT-CRI-02)."""
    return card in all_given_by(game, player)


def among_cards(game: Winter, card: Card, cards: Cards) -> bool:
    """One of those cards, wherever it lies."""
    return card in cards


def of_location(game: Winter, deck: Deck, place: Location) -> bool:
    """The item deck of that location."""
    return deck == place


def die_of(game: Winter, die: PoolDie, player: Player) -> bool:
    """One of that player's unused dice."""
    return die // DICE_OF_A_PLAYER == player


def their_die(game: Winter, die: PoolDie, they: Player) -> bool:
    """One of the unused dice of the player spoken of."""
    return your_die(game, die, they)


def your_die(game: Winter, die: PoolDie, you: Player) -> bool:
    """One of your unused dice."""
    return die // DICE_OF_A_PLAYER == you


def shows(game: Winter, die: PoolDie, amount: int) -> bool:
    """The die shows that value (R-DICE-03)."""
    return die % DICE_OF_A_PLAYER == amount


def shows_at_least(game: Winter, die: PoolDie, amount: int) -> bool:
    """The die shows that value or a higher one (R-DICE-06)."""
    return die % DICE_OF_A_PLAYER >= amount


def value_for_rank(game: Winter, die: PoolDie) -> int:
    """What the lowest and the highest are told by (R-DICE-03)."""
    return die % DICE_OF_A_PLAYER


def set_aside(game: Winter, card: Card) -> bool:
    """In no deck from the start, and not brought into one yet."""
    return is_item(card) and game.t.item_aside[card] and card in game.box


def staked_by(game: Winter, card: Card, player: Player) -> bool:
    """Put at stake by that player."""
    return (player, card) in game.stakes


words.filter(
    "card",
    "staked by {player}",
    spot=SPOTS[STAKES],
    relation="one",
    example="put the cards staked by the first player onto the waste pile",
    subject="card",
)(staked_by)
words.filter(
    "die", "showing {amount}", example="lose a die showing 6", subject="die", rules=("R-DICE-03",)
)(shows)
words.filter(
    "die",
    "showing at least {amount}",
    example="spend a die showing at least 4",
    subject="die",
    rules=("R-DICE-06",),
)(shows_at_least)
words.filter(
    "die",
    "with the lowest value",
    example="spend the die with the lowest value",
    subject="die",
    extreme="lowest",
    rules=("R-DICE-03",),
)(value_for_rank)
words.filter(
    "die",
    "with the highest value",
    example="lose the die with the highest value",
    subject="die",
    extreme="highest",
    rules=("R-DICE-03",),
)(value_for_rank)
words.filter(
    "card",
    "in hand",
    tie="hand",
    spot=SPOTS[HAND],
    example="discard all food cards in hand",
    subject="card",
    implicit=("you",),
    rules=("R-BOARD-15",),
    within=("card", in_the_hand),
    seen_by="you",
    hides=True,
)(in_hand)
words.filter(
    "card",
    "you hold",
    printed="you have in hand or equipped",
    tie="side",
    example="discard a weapon card you hold",
    subject="card",
    implicit=("you",),
    rules=("U-56",),
    within=("card", held),
    also=("(in your possession|you have|you own)",),
    seen_by="you",
    hides=True,
)(you_hold)
words.filter(
    "card",
    "they hold",
    printed="they have in hand or equipped",
    tie="side",
    example="remove a fuel card they hold from the game",
    subject="card",
    implicit=("they",),
    within=("card", held),
    seen_by="they",
    hides=True,
)(they_hold)
words.filter(
    "card",
    "on {survivor}",
    tie="side",
    spot=SPOTS[EQUIPMENT],
    relation="one",
    example="discard each card on that survivor",
    subject="card",
    within=("card", equipment_of),
)(on_survivor)
words.filter(
    "card",
    "in use",
    spot=SPOTS[EQUIPMENT],
    example="unequip a weapon card in use",
    subject="card",
    rules=("R-ACT-PLY-04",),
)(in_use)
words.filter(
    "card",
    "aside",
    printed="set aside",
    spot="the box",
    example='shuffle each card aside into the "School" deck',
    subject="card",
    rules=("R-SETUP-08",),
    also=("(put|laid) aside", "that (was|were) (set|put|laid) aside"),
)(set_aside)
words.filter(
    "card",
    "in the hand of {player}",
    tie="hand",
    spot=SPOTS[HAND],
    relation="one",
    example="discard each food card in the hand of the first player",
    subject="card",
    within=("card", in_the_hand),
    make=given_cards.set_cards_in_hand,
    seen_by="player",
    hides=True,
)(in_hand_of)
words.filter(
    "card",
    "in {deck}",
    example="take 1 tool card in the waste pile",
    make=given_cards.set_cards_in,
    covered=True,
    pile=True,
    rules=("R-BOARD-11",),
)(in_deck)
words.filter(
    "card",
    "of {deck}",
    example="look at the top 2 cards of the crisis deck",
    pile=True,
    rules=("R-BOARD-11",),
)(in_deck)
words.filter(
    "card",
    "contributed to the crisis",
    void_at=NO_CRISIS,
    spot=SPOTS[CONTRIBUTIONS],
    example="look at the cards contributed to the crisis",
    rules=("R-CRISIS-03",),
    also=("(added to|in|put into) the crisis",),
    seen_by="nobody",
    hides=True,
)(at_the_crisis)
words.filter(
    "card",
    "among {cards}",
    relation="one",
    example="add (food cards among those cards) food",
    subject="card",
    rules=("R-CARD-14",),
    of_set=True,
)(among_cards)
words.filter(
    "card",
    "contributed by {player}",
    void_at=NO_CRISIS,
    spot=SPOTS[CONTRIBUTIONS],
    relation="one",
    example="take a card contributed by you",
    subject="card",
    rules=("R-ACT-CRI-02",),
    within=("card", all_given_by),
    seen_by="player",
    hides=True,
)(given_by)
words.filter(
    "deck",
    "of {place}",
    relation="one",
    example="shuffle the item deck of that location",
    subject="deck",
)(of_location)
words.filter(
    "die",
    "of {player}",
    before_if_yours="your",
    relation="one",
    example="lose a die of the first player",
    subject="die",
    make=given_lines.set_dice,
    rules=("R-DICE-03",),
)(die_of)
words.filter(
    "die",
    "in your pool",
    example="reroll a die in your pool",
    subject="die",
    implicit=("you",),
    rules=("R-DICE-03",),
)(your_die)
words.filter(
    "die",
    "in their pool",
    example="each player rerolls a die in their pool",
    subject="die",
    implicit=("they",),
    rules=("R-DICE-03",),
)(their_die)
