"""Sum up the effects of a card as rough counts: its fact `does` read into a few dimensions.

`does` holds, by block of the card, the phrases of the effects in it with their counts (`["add
{count} food", 2]`). A phrase is read by its verb and its noun, not word by word: that is enough to
rank options, abilities and items. `situation.py` gives each dimension its worth.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

(
    MORALE,
    FOOD,
    HELPLESS,
    ZOMBIES,
    BARRICADES,
    WOUNDS,
    FROST,
    CARDS,
    SURVIVORS,
    DICE,
    WASTE,
    NOISE,
    EXPOSURE,
    STARVATION,
    ROUNDS,
    MEN,
) = range(16)
DIMENSIONS = 16

Outcome = tuple[
    int, ...
]  # by dimension, in halves: an effect that surely happens counts 2, one in a branch 1
NOTHING: Outcome = (0,) * DIMENSIONS

_TAKING = ("remove", "lose", "discard", "kill", "spend", "pay", "give", "put", "heal")
# the first noun found in a phrase decides. What comes, not what goes, counts positive
_NOUNS = (
    ("morale", MORALE),
    ("starvation", STARVATION),
    ("food", FOOD),
    ("helpless", HELPLESS),
    ("zombie", ZOMBIES),
    ("barricade", BARRICADES),
    ("frostbite", FROST),
    ("wound", WOUNDS),
    ("completely", WOUNDS),
    ("noise", NOISE),
    ("waste", WASTE),
    ("exposure", EXPOSURE),
    ("bite", EXPOSURE),
    ("round marker", ROUNDS),
    ("{die}", DICE),
    ("dice", DICE),
    ("{cards}", CARDS),
    ("{card}", CARDS),
    ("card", CARDS),
    ("{player}", SURVIVORS),
    ("{survivor}", SURVIVORS),
    ("survivor", SURVIVORS),
)
_NEUTRAL = (
    "place",
    "put {card} under",
    "move {",
    "look",
    "shuffle",
    "reveal",
    "become",
    "show",
    "reroll",
    "set",
    "swap",
    "end",
    "search",
)


def dimension(phrase: str) -> tuple[int, int]:
    """Return (dimension, sign) of a phrase. Sign 0 is of no account.

    >>> dimension("lose {count} morale") == (MORALE, -1)
    True
    """
    if phrase.startswith("search"):
        return CARDS, 3  # a card that is chosen, not drawn
    if phrase.startswith("move {count} zombies"):
        return ZOMBIES, -1
    if phrase.startswith(_NEUTRAL) or phrase == "remove {card} from the game":
        return 0, 0
    sign = -1 if phrase.startswith(_TAKING) else 1
    for noun, place in _NOUNS:
        if noun in phrase:
            if place == ROUNDS:
                return ROUNDS, 1 if "back" in phrase else -1
            return place, sign
    return 0, 0


def outcome(does: Mapping[str, Any], block: str) -> Outcome:
    """Return the outcome of a block of a card.

    An effect in a branch (`~`, or a key below the block's) counts half.
    """
    found = [0] * DIMENSIONS
    inside = f"{block}."
    for path, deeds in does.items():
        if path != block and not path.startswith(inside):
            continue
        for phrase, count in deeds:
            text = str(phrase)
            weight = 2 if path == block and not text.startswith("~") else 1
            place, sign = dimension(text.removeprefix("~"))
            found[place] += sign * weight * (int(count) or 2)
            if sign < 0 and place == SURVIVORS and text.removeprefix("~").startswith("kill"):
                found[MEN] -= weight
    return tuple(found)
