"""Declare effects by which somebody sees cards: looking at them and revealing them.

Cards that were looked at or revealed stay where they are and are remembered in `game.aside`
(`cards/untouched.mark_dealt_with`). The others are `the rest`.

Source: Part 5.5 of the rules document.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state import events, items
from dowlang.rulesets.dead_of_winter.state.card_zones import DECK, ELSEWHERE
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import NONE, Player, Symbol
from dowlang.rulesets.dead_of_winter.words.adjectives import carries
from dowlang.rulesets.dead_of_winter.words.cards.availability import OF_NO_ITEMS
from dowlang.rulesets.dead_of_winter.words.cards.unseen import see_unknown, turn_unknown
from dowlang.rulesets.dead_of_winter.words.cards.zones import (
    OFFSETS,
    Card,
    Cards,
    Deck,
    cards_of,
    is_item,
)
from dowlang.rulesets.dead_of_winter.words.registry import words


def look_at(game: Winter, cards: Cards, player: Player) -> Cards:
    """The player alone sees the cards. They stay where they are (R-BOARD-15). Returns them."""
    game.aside = cards
    for card in cards:
        tell_place(game, card)
        game.emit(events.CARD_SEEN, player, card)
    return cards


def tell_place(game: Winter, card: Card) -> None:
    """Tell in which hand, deck or pile the card lies that is looked at or revealed next."""
    if is_item(card):
        zone, holder = items.locate(game, card)
    else:
        piles = (deck for deck in OFFSETS if card in cards_of(game, deck))
        zone, holder = next(((DECK, deck) for deck in piles), (ELSEWHERE, NONE))
    game.tell(events.CARD_LEFT, zone, holder)


def look_at_hand(game: Winter, owner: Player, player: Player) -> Cards:
    """The player alone sees another hand (R-BOARD-15). Returns its cards, none of the own."""
    return look_at(game, game.hand[owner], player) if owner != player else ()


def has_cards(game: Winter, owner: Player, player: Player) -> bool:
    """Return True for another hand with a card in it. How many there are is open (R-BOARD-15)."""
    return owner != player and bool(game.hand[owner])


def has_cards_to_show(game: Winter, other: Player, player: Player) -> bool:
    """Return True for a player who has a card to show to another one (R-BOARD-15)."""
    return other != player and bool(game.hand[player])


def lies_a_card(game: Winter, deck: Deck, count: int, symbol: Symbol) -> bool:
    """Return True for a deck that is not through."""
    return bool(cards_of(game, deck))


def show_hand(game: Winter, other: Player, player: Player) -> None:
    """Another player sees the own hand (R-BOARD-15)."""
    if other != player:
        look_at(game, game.hand[player], other)


def look_at_objective(game: Winter, owner: Player, player: Player) -> None:
    """The player alone sees another's secret objective (R-BOARD-15, R-BOARD-16)."""
    if has_objective(game, owner, player):
        game.emit(events.OBJECTIVE_SEEN, player, owner, game.secret[owner])


def has_objective(game: Winter, owner: Player, player: Player) -> bool:
    """Return True for another player with a secret objective to look at (R-BOARD-15)."""
    return owner != player and game.secret[owner] != NONE


def reveal_until(game: Winter, deck: Deck, count: int, symbol: Symbol) -> Cards:
    """From the top, face up, until so many with the symbol have come, or the deck is through.

    Returns all that were revealed, in that order.
    """
    shown: list[int] = []
    for card in cards_of(game, deck):
        if count <= 0:
            break
        shown.append(card)
        count -= carries(game, card, symbol)
    game.aside = tuple(shown)
    for card in shown:
        game.tell(events.CARD_LEFT, DECK, deck)
        game.emit(events.CARD_REVEALED, card)
    return game.aside


def reveal(game: Winter, cards: Cards) -> Cards:
    """Everybody sees the cards. They stay where they are. Returns them."""
    game.aside = cards
    for card in cards:
        tell_place(game, card)
        game.emit(events.CARD_REVEALED, card)
    return cards


LOOK_AT = words.effect(
    "look at {cards}",
    to_subject=True,
    subject="player",
    example="look at the top 2 cards of the crisis deck",
    rules=("R-BOARD-15",),
    yields="cards",
    ahead=see_unknown,
    also=("(peek at|examine|secretly look at|view|check) {cards}",),
)(look_at)


LOOK_AT_HAND = words.effect(
    "look at the hand of {owner}",
    shows=("owner", "player"),
    parted=(("side", "player", "owner"),),
    to_subject=True,
    subject="player",
    example="look at the hand of another player",
    rules=("R-BOARD-15",),
    possible=has_cards,
    yields="cards",
    also=(
        "(look at|see) {owner} 's (hand|cards)",
        "look at the cards in {owner} 's hand",
        "{owner} shows you (their|his|her) (hand|cards)",
        "look at (all cards|the cards) (in the hand of|of) {owner}",
    ),
)(look_at_hand)


SHOW_HAND = words.effect(
    "show your hand to {other}",
    parted=(("side", "player", "other"),),
    subject="player",
    example="show your hand to another player",
    rules=("R-BOARD-15", "U-41"),
    possible=has_cards_to_show,
    also=(
        "(reveal|show) your (hand|cards) to {other}",
        "show {other} your (hand|cards)",
    ),
)(show_hand)


LOOK_AT_OBJECTIVE = words.effect(
    "look at the secret objective of {owner}",
    to_subject=True,
    subject="player",
    parted=(("side", "player", "owner"),),
    example="look at the secret objective of another player",
    rules=("R-BOARD-15",),
    possible=has_objective,
    also=(
        "(peek at|see) the secret objective of {owner}",
        "(look at|peek at|see) {owner} 's secret objective",
        "{owner} shows you (their|his|her) secret objective",
    ),
)(look_at_objective)


REVEAL_UNTIL = words.effect(
    "reveal cards from {deck} until {count} {symbol} cards are revealed",
    misses={"deck": OF_NO_ITEMS},
    example='reveal cards from the "School" deck until 1 survivor card is revealed',
    rules=("R-CARD-14",),
    yields="cards",
    yields_as="revealed",
    told_as=("all {symbol} cards among the revealed cards", "the revealed cards"),
    possible=lies_a_card,
    also=(
        "(reveal|turn over|flip) cards from {deck} until (you|they) (find|reveal|draw) {count} "
        "{symbol} [cards]",
        "(reveal|turn over|flip) cards from {deck} until {count} {symbol} cards (is|are) (found|"
        "revealed|drawn)",
    ),
)(reveal_until)


REVEAL = words.effect(
    "reveal {cards}",
    example="reveal the top 8 cards of the crisis deck",
    rules=("R-BOARD-17",),
    yields="cards",
    yields_as="revealed",
    ahead=turn_unknown,
    also=("(flip|turn over|flip over|turn up|show) {cards}",),
)(reveal)

STEPS = (look_at, look_at_hand, show_hand, look_at_objective, reveal_until, reveal)
