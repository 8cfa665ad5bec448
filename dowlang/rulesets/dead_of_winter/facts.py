"""Reading the facts of an item card: its first line is one list of plain values, `["tool", "school", 2, 1]`.

The list holds the symbols, then deck and copies in turn, then, for starting items, a last lone number (R-CARD-13, R-CARD-14).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dowlang.rulesets.dead_of_winter.types import LOCATIONS, SYMBOLS

STARTING = "starting"
WAYS = ("play", "equip", "event")  # the block that says what happens when the card is played (R-CARD-15)


def symbols_of(card: Mapping[str, Any]) -> tuple[str, ...]:
    """The symbols of an item card.

    >>> symbols_of({"deal": ["tool", "school", 2, 1]})
    ('tool',)
    """
    return tuple(value for value in card.get("deal", ()) if value in SYMBOLS)


def origin_of(card: Mapping[str, Any]) -> dict[str, int]:
    """Copies of an item card by origin deck: slugs of locations, and `starting`.

    >>> origin_of({"deal": ["tool", "school", 2, 1]})
    {'school': 2, 'starting': 1}
    """
    out: dict[str, int] = {}
    deck = STARTING
    for value in card.get("deal", ()):
        if value in LOCATIONS:
            deck = value
        elif isinstance(value, int):
            out[deck] = out.get(deck, 0) + value
            deck = STARTING
    return out


def way_of(card: Mapping[str, Any]) -> str:
    """What happens when it is played: "play" (to the waste pile), "equip" or "event" (then removed); "play" when nothing is written."""
    return next((way for way in WAYS if card.get(way)), "play")
