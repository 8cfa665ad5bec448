"""Move cards on a copy of the game, where nothing is known of those that lie face down.

These functions are what effects are sure to do (`ahead`): they tell whether a line below is
possible.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state.card_zones import DECK, ELSEWHERE
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import NONE, OUTSIDE, Player
from dowlang.rulesets.dead_of_winter.words.cards.zones import (
    Card,
    Cards,
    Deck,
    find,
    is_item,
    is_seen,
    pile,
    set_pile,
    unseen,
)
from dowlang.vocabulary.declarations import FilterWord
from dowlang.vocabulary.places import Place


def is_unknown(game: Winter, card: Card) -> bool:
    """Return True for a card of which nothing is known, on a copy of the game."""
    return not is_seen(game, card)


UNKNOWN = FilterWord(Place.FILTER, "not known yet", is_unknown, noun="card", subject="card")


def cards_to_draw(game: Winter, deck: Deck, player: Player) -> int:
    """Cards left in the deck."""
    return len(pile(game, deck)) if deck in OUTSIDE else 0


def draw_unseen(game: Winter, count: int, deck: Deck, player: Player) -> Cards:
    """So many cards more in hand on a copy of the game, of which nothing is known (R-BOARD-15).

    Returns them.
    """
    coming = min(max(0, count), cards_to_draw(game, deck, player))
    if coming:
        set_pile(game, deck, pile(game, deck)[:-coming])
    return hold_unseen(game, player, coming)


def hold_unseen(game: Winter, player: Player, count: int) -> Cards:
    """Cards of no name and no symbol in a hand, on a copy of the game. Returns them."""
    coming = unseen(game, count)
    game.hand[player] += coming
    return coming


def steal_unseen(game: Winter, victim: Player, player: Player) -> None:
    """Move one card from hand to hand on a copy of the game. Nobody knows which."""
    if game.hand[victim]:
        game.hand[victim] = game.hand[victim][:-1]
        hold_unseen(game, player, 1)


def see_unknown(game: Winter, cards: Cards, player: Player) -> Cards:
    """As many cards on a copy of the game, of which nothing is known that lie face down."""
    return turn_unknown(game, cards)


def turn_unknown(game: Winter, cards: Cards) -> Cards:
    """As many cards on a copy of the game: nothing is known of those in an item deck, which are
    turned over when it happens.
    """
    out: list[int] = []
    for card in cards:
        zone, deck = find(game, card) if is_item(card) else (ELSEWHERE, NONE)
        if zone == DECK and deck in OUTSIDE:
            (other,) = unseen(game, 1)
            changed = tuple(other if each == card else each for each in pile(game, deck))
            set_pile(game, deck, changed)
            out.append(other)
        else:
            out.append(card)
    game.aside = tuple(out)
    return game.aside
