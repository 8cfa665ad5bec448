"""Number the zones in which a card can lie, and name each as words about cards name it.

This is the one table of zones. `items.locate` and `words.cards.zones.find` return these numbers,
events tell them (`card_left`), and the spots of words and piles are the names beside them.
"""

from __future__ import annotations

HAND, EQUIPMENT, DECK, WASTE, CONTRIBUTIONS, REMOVED, BOX, ELSEWHERE = range(8)
STAKES, SEARCH, TUCKED = range(8, 11)
"""`ELSEWHERE`: in the frame of a step that holds the card, or nowhere."""

SPOTS = {
    HAND: "a hand",
    EQUIPMENT: "use",
    WASTE: "the waste pile",
    CONTRIBUTIONS: "the pile of the crisis",
    REMOVED: "the removed pile",
    STAKES: "the stakes",
    TUCKED: "the cards under a survivor",
}
"""Zone -> the spot by which declarations speak of it (`lays`, `misses`, `spot`)."""

UNHELD = (ELSEWHERE, DECK, WASTE, REMOVED, BOX)
"""Zones of cards that no player has, has given or has laid somewhere."""
