"""Refuse readings that take a number of described pieces for a measure of one of them: `the player
with the most wounded survivors` has more of them than others, and no survivor with most wounds.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from dowlang.natural.game_words import GameWords

MOST_OF = re.compile(r"\bthe (?:most|fewest|least) [\w-]+ ([\w-]+)", re.IGNORECASE)
"""A noun behind an adjective behind `the most`."""


def takes_number_for_measure(
    text: str, lines: Sequence[str], above: Sequence[str], words: GameWords
) -> bool:
    """Return True for a reading about the one piece with most of something, where the text counts
    several pieces that an adjective describes.

    >>> words = GameWords(plurals={"survivor": "survivors"})
    >>> lines = ("each player with the survivor with the most wounds loses 1 die",)
    >>> takes_number_for_measure(
    ...     "Each player with the most wounded survivors loses a die", lines, (), words
    ... )
    True
    >>> takes_number_for_measure("The most wounded survivor dies", lines, (), words)
    False
    """
    singular = {plural: noun for noun, plural in words.plurals.items()}
    counted = {singular.get(found.casefold()) for found in MOST_OF.findall(text)} - {None}
    measured = [re.compile(rf"\b{noun} with the (?:most|fewest|least)\b") for noun in counted]
    return any(one.search(line) for one in measured for line in lines)
