"""Reading the facts of a card: what the first line of an item says, and whether a card is there to
add people.

The first line of an item is one list of plain values, `["tool", "school", 2, 1]`.

The list holds the symbols, then deck and copies in turn, then, for starting items, a last lone
number (R-CARD-13, R-CARD-14).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dowlang.rulesets.dead_of_winter.state.types import LOCATIONS, SYMBOLS

STARTING = "starting"
# effects that bring somebody (R-SURV-01, R-SURV-03)
ADDING = (
    "add {count} helpless survivors",
    "join {player}",
)
# effects after which there may be room for somebody who comes
MAKING_ROOM = (
    "remove {count} helpless survivors",
    "kill {count} helpless survivors",
    "kill {survivor}",
    "remove {survivor} from the game",
    "move {survivor} to {destination}",
    "place {survivor} at {destination}",
    "exile {target}",
)
# the block that says what happens when the card is played (R-CARD-15)
WAYS = (
    "play",
    "equip",
    "event",
)


def symbols_of(card: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the symbols of an item card.

    >>> symbols_of({"deal": ["tool", "school", 2, 1]})
    ('tool',)
    """
    return tuple(value for value in card.get("deal", ()) if value in SYMBOLS)


def copies_of_incident(card: Mapping[str, Any]) -> dict[str, int]:
    """Return copies of an incident in the deck of the set that it names.

    >>> copies_of_incident({"deck": "omens", "times": 2})
    {'omens': 2}
    """
    return {str(card["deck"]): int(card.get("times", 1))}


def origin_of(card: Mapping[str, Any]) -> dict[str, int]:
    """Return copies of an item card by origin deck: slugs of locations, and `starting`.

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
    """Return what happens when it is played: "play" (to the waste pile), "equip" or "event" (then
    removed).

    It is "play" when nothing is written.
    """
    return next((way for way in WAYS if card.get(way)), "play")


def adds_people(card: Mapping[str, Any]) -> bool:
    """Return True if the card adds survivors or helpless ones.

    That is an item that does so whatever happens, or a crossroads card of which every option, or
    both results of its vote, do. Such a card cannot be played, or does not come up, without room
    for them. Rules: R-ACT-PLY-07, R-XROADS-11, G-24.

    >>> adds_people({"kind": "item", "event": True, "does": {"event": [["join {player}", 1]]}})
    True
    >>> one_joins = {"option_1": [["join {player}", 1]]}
    >>> adds_people({"kind": "crossroads", "labels": {"1": "In", "2": "Out"}, "does": one_joins})
    False
    """
    does: Mapping[str, Any] = card.get("does") or {}
    if card.get("kind") == "item":
        return _adds(does, way_of(card))
    inner = {
        str(number)
        for effects in does.values()
        for phrase, number in effects
        if phrase in ("option", "~option")
    }
    options = [
        f"option_{number}"
        for number in card.get("labels", {})
        if number.isdigit() and number not in inner
    ]
    return _adds(does, "start") or all(
        _adds(does, block) for block in options or ("passes", "fails")
    )


def people_added(card: Mapping[str, Any]) -> tuple[int, ...]:
    """Return (helpless survivors, survivors) that an item adds whatever happens, () for other
    items.

    Each number is as far as the card says it.

    >>> some_come = {"play": [["add {count} helpless survivors", 2], ["join {player}", 1]]}
    >>> people_added({"kind": "item", "play": True, "does": some_come})
    (2, 1)
    """
    if card.get("adds_survivors"):
        return 0, 1
    added = dict.fromkeys(ADDING, 0)
    does: Mapping[str, Any] = card.get("does") or {}
    for phrase, *amounts in does.get(way_of(card), ()):
        if phrase in added:
            added[phrase] += amounts[0] if amounts and isinstance(amounts[0], int) else 1
    return tuple(added.values()) if any(added.values()) else ()


def _adds(does: Mapping[str, Any], block: str) -> bool:
    """Return True if somebody comes in this block for certain.

    It is by one of its effects, or whichever of the options in it is chosen. What comes after
    somebody has gone is asked when the option is (`possible`).
    """
    effects: Sequence[Sequence[Any]] = does.get(block, ())
    room = next((n for n, (phrase, *_) in enumerate(effects) if phrase in MAKING_ROOM), None)
    effects = effects[:room]
    inner = [f"option_{number}" for phrase, number in effects if phrase == "option"]
    return any(phrase in ADDING for phrase, *_ in effects) or (
        bool(inner) and all(_adds(does, option) for option in inner)
    )
