"""Tell which of `those cards` are left, for the words that deal with cards.

Cards that were looked at or revealed are remembered in `game.aside`, and there too, until the card
that says so has been carried out, which of all cards a word has dealt with: the others are `the
rest`, and are what `one of those cards` means. Each filter is asked of a card and, where the word
has a subject, of the player.

Source: Part 5.5 of the rules document.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state.card_zones import EQUIPMENT, HAND
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import NOBODY, OUTSIDE, Player
from dowlang.rulesets.dead_of_winter.words.cards.availability import is_still_somewhere
from dowlang.rulesets.dead_of_winter.words.cards.zones import (
    OFFSETS,
    REMOVED_PILE,
    WASTE_PILE,
    Card,
    cards_of,
    find,
    held,
    is_item,
)
from dowlang.vocabulary.declarations import FilterWord, Place


def mark_dealt_with(game: Winter, card: Card) -> None:
    """The card is no longer part of `the rest`, nor to be dealt with in the same way again."""
    if is_untouched(game, card) and is_still_somewhere(game, card):
        game.aside = (*(c for c in game.aside if c != card), -1 - card)


def is_untouched(game: Winter, card: Card) -> bool:
    """No word of the card that is carried out has dealt with it."""
    return -1 - card not in game.aside


def is_untaken(game: Winter, card: Card, player: Player) -> bool:
    """Nobody has taken it, and nothing else has been done with it."""
    return is_untouched(game, card)


def is_untouched_or_held(game: Winter, card: Card) -> bool:
    """Nothing has been done with it, or it was taken and is in a hand or beside a survivor."""
    return is_untouched(game, card) or find(game, card)[0] in (HAND, EQUIPMENT)


def is_untouched_or_in_a_hand(game: Winter, card: Card) -> bool:
    """Nothing has been done with it, or it was taken into a hand."""
    return is_untouched(game, card) or find(game, card)[0] == HAND


def is_untouched_or_own(game: Winter, card: Card, player: Player) -> bool:
    """Nothing has been done with it, or it is this player's."""
    return is_untouched(game, card) or card in held(game, player)


def is_in_own_hand(game: Winter, card: Card, player: Player) -> bool:
    """It is in this player's hand."""
    return card in game.hand[player]


def is_own(game: Winter, card: Card, player: Player) -> bool:
    """It is in this player's hand, beside a survivor of the group, or still beside one who was
    just lost.
    """
    zone, holder = find(game, card)
    return card in held(game, player) or (zone == EQUIPMENT and game.controller[holder] == NOBODY)


def depth_of(game: Winter, card: Card) -> int:
    """Return how many cards of its deck or pile lie above it, 0 for one that lies in none."""
    decks = (*OUTSIDE, WASTE_PILE, REMOVED_PILE) if is_item(card) else tuple(OFFSETS)
    piles = (cards_of(game, deck) for deck in decks)
    return next((cards.index(card) for cards in piles if card in cards), 0)


DEPTH = FilterWord(Place.FILTER, "how deep it lies", depth_of, noun="card", subject="card")
UNTOUCHED = FilterWord(
    Place.FILTER, "not yet dealt with", is_untouched, noun="card", subject="card"
)
UNTAKEN = FilterWord(Place.FILTER, "not yet dealt with", is_untaken, noun="card", subject="card")
UNTOUCHED_OR_HELD = FilterWord(
    Place.FILTER, "not yet dealt with", is_untouched_or_held, noun="card", subject="card"
)
UNTOUCHED_OR_IN_A_HAND = FilterWord(
    Place.FILTER, "not yet dealt with", is_untouched_or_in_a_hand, noun="card", subject="card"
)
UNTOUCHED_OR_OWN = FilterWord(
    Place.FILTER, "not yet dealt with", is_untouched_or_own, noun="card", subject="card"
)
IN_OWN_HAND = FilterWord(Place.FILTER, "still in hand", is_in_own_hand, noun="card", subject="card")
OWN = FilterWord(Place.FILTER, "still held", is_own, noun="card", subject="card")
