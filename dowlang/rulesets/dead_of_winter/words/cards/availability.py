"""Ask whether an effect can still find a card."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state.card_zones import (
    BOX,
    CONTRIBUTIONS,
    ELSEWHERE,
    EQUIPMENT,
    HAND,
    REMOVED,
    SPOTS,
    STAKES,
    TUCKED,
    WASTE,
)
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.words.cards.zones import (
    Card,
    find,
    is_item,
)

IN_A_DECK = ("in {deck}", "of {deck}", "on top of {deck}")
STAKED = ("staked by {player}", "staked")
"""Filters, predicates and adjectives of cards that lie there."""
UNDERNEATH = ("beneath {survivor}", "tucked under {survivor}")
ASIDE = "aside"
NOT_OWN = (
    *IN_A_DECK,
    *STAKED,
    *UNDERNEATH,
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
    *UNDERNEATH,
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
    *UNDERNEATH,
    ASIDE,
)
"""Words for cards that nobody could play."""
NOT_GIVEN = (*IN_A_DECK, *(said for said in HELD if "contributed" not in said))
"""Words for cards that no crisis counts."""


IN_A_HAND, IN_USE, AT_STAKE = SPOTS[HAND], SPOTS[EQUIPMENT], SPOTS[STAKES]
OF_ANOTHER = "the hand of another"
UNDER_SOMEBODY, WITH_THE_CRISIS = SPOTS[TUCKED], SPOTS[CONTRIBUTIONS]
IN_THE_WASTE, OUT_OF_THE_GAME = SPOTS[WASTE], SPOTS[REMOVED]
OF_NO_ITEMS = ("the survivor deck", "the crisis deck", "the crossroads deck", "the exile deck")
"""Spots of no item card."""
NOT_THERE = (*OF_NO_ITEMS, OUT_OF_THE_GAME)
NOBODYS = (*NOT_THERE, IN_THE_WASTE, WITH_THE_CRISIS)
"""Spots of cards that nobody can part with."""


def is_still_somewhere(game: Winter, card: Card) -> bool:
    """Every word about a card asks this first."""
    return card >= 0 and (not is_item(card) or find(game, card)[0] != ELSEWHERE)


def is_at_hand(game: Winter, card: Card) -> bool:
    """In a hand, beside a survivor, at stake, or just looked at: what a player can part with
    (R-XROADS-06).
    """
    return card >= 0 and (
        find(game, card)[0] in (HAND, EQUIPMENT, STAKES, TUCKED) or card in game.aside
    )


def is_in_the_game(game: Winter, card: Card) -> bool:
    """Neither removed from the game nor left in the box (R-COMP-18), unless just looked at
    there.
    """
    return card >= 0 and (
        card in game.aside
        or not is_item(card)
        or find(game, card)[0] not in (REMOVED, BOX, ELSEWHERE)
    )
