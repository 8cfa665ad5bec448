"""Keep what is said of a result below that result: in *On a 3 or higher, feed the dog and wash it*
both are done on a 3 or higher, and nothing of it whatever the die shows.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from dowlang.natural.game_words import GameWords
from dowlang.source import margin_of

TABLE = re.compile(r" *(?:roll|vote)\b")
"""Matches a line of a card that opens a table of results."""

SENTENCE = re.compile(r"[.;!]\s+|[:,]\s+(?:and )?(?=on (?:an? )?\d|otherwise)", re.IGNORECASE)
RESULT = re.compile(
    r"(?:and )?(?:on (?:an? )?\d|\d(?=\s*(?:-|–|to|or|\+|:))|otherwise|else|anything else|"
    r"on any other|if (?:it|the vote|you roll|the result|the roll|most|more|(?:the|a) majority)|"
    r"thumbs? (?:up|down)|yes|no|for|against)(?!\w)",
    re.IGNORECASE,
)
"""Matches the beginning of a sentence about one result."""


def leaves_its_result(
    text: str, lines: Sequence[str], above: Sequence[str], words: GameWords
) -> bool:
    """Return True for a reading by which what the last sentence says of a result is done whatever
    comes of the table.

    >>> said = "Roll a die. On a 1, sit. On a 2 or more, hop and sing."
    >>> table = ["roll a die", "    1", "        sit"]
    >>> leaves_its_result(said, [*table, "sing"], (), GameWords())
    True
    >>> leaves_its_result(f"{said} Go.", [*table, "go"], (), GameWords())
    False
    """
    if not RESULT.match(SENTENCE.split(text.strip())[-1]):
        return False
    deep = min((margin_of(line) for line in lines if TABLE.match(line)), default=-1)
    opened = next((at for at, line in enumerate(lines) if TABLE.match(line)), len(lines))
    below = lines[opened + 1 :]
    return any(margin_of(line) > deep for line in below[:1]) and margin_of(below[-1]) <= deep
