"""Tell what an agent knows of a set before the game: roughly what each hero and each threat is
worth.

The fact `does` of a card holds the phrases of its effects with their counts, which is enough to
rank heroes. Nothing is known by name.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

GAIN, PRODUCE, PAY, PLACE = "gain {", "produce {", "pay {", "place or move"
RECRUIT, SWAP, STEP = "take a hero", "swap a dwarf", "move {"
WORTH = {GAIN: 4, PRODUCE: 5, PAY: -3, PLACE: 5, RECRUIT: 14, SWAP: 16, STEP: 1}


@dataclass(frozen=True, slots=True)
class Knowledge:
    """By hero: what playing it is worth, and whether it only moves dwarves of anybody."""

    value: tuple[int, ...]
    steps: tuple[bool, ...]


@lru_cache(maxsize=8)
def knowledge(cards: CardSet) -> Knowledge:
    """Return what is known of a set."""
    facts = [cards.paths[path] for path in cards.tables.hero_path]
    return Knowledge(
        tuple(worth(card) for card in facts),
        tuple(steps_only(card) for card in facts),
    )


def effects(card: Any) -> list[tuple[str, int]]:
    """Return the phrases of a hero's effects with their counts, one option of several."""
    does = card.get("does", {})
    own = [(str(phrase), int(count)) for phrase, count in does.get("ability", ())]
    if any(phrase == "option" for phrase, _ in own):
        return [(str(phrase), int(count)) for phrase, count in does.get("option_1", ())]
    return own


def worth(card: Any) -> int:
    """Return what playing a hero is worth, in fifths of a point."""
    return sum(
        points * max(1, count)
        for phrase, count in effects(card)
        for begin, points in WORTH.items()
        if phrase.startswith(begin)
    )


def steps_only(card: Any) -> bool:
    """Return True if a hero does nothing but move dwarves of anybody."""
    return all(phrase.startswith(STEP) for phrase, _ in effects(card))
