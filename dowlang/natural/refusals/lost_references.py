"""Refuse readings that have lost of what their text speaks: any one in place of the one spoken of,
and how long something is waited for.

What lives here: what is left out of a reading. What does not: whom a pronoun stands for
(`pronouns`, `player_pronouns`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from dowlang.natural.game_words import GameWords

THAT = re.compile(r"\b(?:that|those) (?P<noun>[a-z]+)\b(?! (?:is|are|was|were|has|have)\b)")

NEXT_TIME = re.compile(r"\bthe next time [^,.;]*\b(?:this|next) (?:turn|round)\b", re.IGNORECASE)
WAITS = re.compile(r" *the next time\b")
LASTS = re.compile(r" +(?:until the end of|during) ")


def waits_too_long(text: str, lines: Sequence[str], above: Sequence[str], words: GameWords) -> bool:
    """Return True for a reading that waits for its event for ever, where the text says till when,
    and in which what comes of it lasts so long.

    >>> waits_too_long("The next time it rains this turn, nobody sings.",
    ...                ("the next time it rains", "    until the end of this turn", "        x"),
    ...                (), GameWords())
    True
    """
    if not NEXT_TIME.search(text):
        return False
    return any(WAITS.match(line) and LASTS.match(below) for line, below in pairwise(lines))


def takes_any_for_that(
    text: str, lines: Sequence[str], above: Sequence[str], words: GameWords
) -> bool:
    """Return True for a reading of any piece where the text speaks of that one.

    >>> words = GameWords(nouns=frozenset({"deck"}))
    >>> takes_any_for_that("put it under that deck", ("put 1 card under a deck",), (), words)
    True
    """
    said = "\n".join(lines)
    for found in THAT.finditer(text.casefold()):
        noun = found["noun"]
        if noun in words.nouns and not re.search(rf"\ban? {noun}\b", text, re.IGNORECASE):
            if (
                re.search(rf"\b(?:from|under|onto) an? {noun}\b", said)
                and f"that {noun}" not in said
            ):
                return True
    return False
