"""Reading the facts of a card: what the first line of an item says, and whether a card is there to add people.

The first line of an item is one list of plain values, `["tool", "school", 2, 1]`.

The list holds the symbols, then deck and copies in turn, then, for starting items, a last lone number (R-CARD-13, R-CARD-14).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from dowlang.rulesets.dead_of_winter.types import LOCATIONS, SYMBOLS

STARTING = "starting"
ADDING = ("add {count} helpless survivors", "join {player}")  # effects that bring somebody (R-SURV-01, R-SURV-03)
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


def adds_people(card: Mapping[str, Any]) -> bool:
    """Is the card one that adds survivors or helpless ones: an item that does so whatever happens, a crossroads card of which every option
    does? Such a card cannot be played, or does not come up, without room for them (R-ACT-PLY-07, R-XROADS-11, G-24).

    >>> adds_people({"kind": "item", "event": True, "does": {"event": [["join {player}", 1]]}})
    True
    >>> adds_people({"kind": "crossroads", "labels": {"1": "In", "2": "Out"}, "does": {"option_1": [["join {player}", 1]]}})
    False
    """
    does: Mapping[str, Any] = card.get("does") or {}
    if card.get("kind") == "item":
        return _adds(does.get(way_of(card), ()))
    options = [f"option_{number}" for number in card.get("labels", {}) if number.isdigit()]
    return _adds(does.get("start", ())) or (bool(options) and all(_adds(does.get(option, ())) for option in options))


def _adds(effects: Iterable[Sequence[Any]]) -> bool:
    """Is one of the effects of a block, for certain, that somebody comes?"""
    return any(effect[0] in ADDING for effect in effects)
