"""Ask whether an effect can still find a card."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.words.cards.zones import (
    BOX,
    REMOVED,
    Card,
    find,
    is_item,
)

IN_A_DECK = ("in {deck}", "of {deck}", "on top of {deck}")
STAKED = ("staked by {player}", "staked")
"""Filters, predicates and adjectives of cards that lie there."""
TUCKED = ("beneath {survivor}", "tucked under {survivor}")
ASIDE = "aside"
NOT_OWN = (
    *IN_A_DECK,
    *STAKED,
    *TUCKED,
    ASIDE,
    "contributed to the crisis",
    "contributed by {player}",
    "in the hand of {player}",
)
"""Words for cards that nobody has who does something with cards of their own."""
NOT_IN_USE = (*NOT_OWN, "in hand")
NOT_IN_HAND = (*NOT_OWN, "on {survivor}", "in use")
HELD = (
    "in hand",
    "you hold",
    "they hold",
    "in use",
    "on {survivor}",
    "in the hand of {player}",
    "contributed to the crisis",
    "contributed by {player}",
    *STAKED,
    *TUCKED,
    ASIDE,
)
"""Words for cards that lie in no deck."""
NOT_PLAYED = (
    *IN_A_DECK,
    "in use",
    "on {survivor}",
    "contributed to the crisis",
    "contributed by {player}",
    *STAKED,
    *TUCKED,
    ASIDE,
)
"""Words for cards that nobody could play."""
NOT_GIVEN = (*IN_A_DECK, *(said for said in HELD if "contributed" not in said))
"""Words for cards that no crisis counts."""


IN_A_HAND, OF_ANOTHER, IN_USE, AT_STAKE = "a hand", "the hand of another", "use", "the stakes"
UNDER_SOMEBODY = "the cards under a survivor"
WITH_THE_CRISIS, IN_THE_WASTE = "the pile of the crisis", "the waste pile"
OF_NO_ITEMS = ("the survivor deck", "the crisis deck", "the crossroads deck", "the exile deck")
"""Zones of no item card."""
OUT_OF_THE_GAME = "the removed pile"
NOT_THERE = (*OF_NO_ITEMS, OUT_OF_THE_GAME)
NOBODYS = (*NOT_THERE, IN_THE_WASTE, WITH_THE_CRISIS)
"""Zones of cards that nobody can part with."""


def is_still_somewhere(game: Winter, card: Card) -> bool:
    """Every word about a card asks this first."""
    return card >= 0 and (not is_item(card) or find(game, card)[0] != "")


def is_at_hand(game: Winter, card: Card) -> bool:
    """In a hand, beside a survivor, at stake, or just looked at: what a player can part with
    (R-XROADS-06).
    """
    return card >= 0 and (
        find(game, card)[0] in ("hand", "equipment", "stakes", "tucked") or card in game.aside
    )


def is_in_the_game(game: Winter, card: Card) -> bool:
    """Neither removed from the game nor left in the box (R-COMP-18), unless just looked at
    there.
    """
    return card >= 0 and (
        card in game.aside
        or not is_item(card)
        or find(game, card) not in (("deck", REMOVED), ("deck", BOX), ("", -1))
    )
