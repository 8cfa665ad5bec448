"""Refuse readings that have lost of what their text speaks: a condition behind `where` that says
nothing of what it describes, and any one in place of the one spoken of.

What lives here: what is left out of a reading. What does not: whom a pronoun stands for
(`pronouns`, `persons`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from itertools import pairwise

WHERE = "where ("
OF_IT = re.compile(r"\b(?:it|its|they|them|their|that [a-z]+)\b")
THAT = re.compile(r"\b(?:that|those) (?P<noun>[a-z]+)\b(?! (?:is|are|was|were|has|have)\b)")


def describes_nothing(text: str, lines: Sequence[str]) -> bool:
    """Return True for a reading with a description that says nothing of what it describes.

    >>> describes_nothing("each kennel where there are cats", ("each kennel where (cats >= 1)",))
    True
    >>> describes_nothing("each kennel with cats", ("each kennel where (cats at it >= 1)",))
    False
    """
    if WHERE in text:
        return False
    return any(not OF_IT.search(inner) for line in lines for inner in _inner(line))


NEXT_TIME = re.compile(r"\bthe next time [^,.;]*\b(?:this|next) (?:turn|round)\b", re.IGNORECASE)
WAITS = re.compile(r" *the next time\b")
LASTS = re.compile(r" +(?:until the end of|during) ")


def waits_too_long(text: str, lines: Sequence[str]) -> bool:
    """Return True for a reading that waits for its event for ever, where the text says till when,
    and in which what comes of it lasts so long.

    >>> waits_too_long("The next time it rains this turn, nobody sings.",
    ...                ("the next time it rains", "    until the end of this turn", "        x"))
    True
    """
    if not NEXT_TIME.search(text):
        return False
    return any(WAITS.match(line) and LASTS.match(below) for line, below in pairwise(lines))


def _inner(line: str) -> Sequence[str]:
    """Return what stands between the brackets behind each `where` of a line."""
    out = []
    for found in re.finditer(re.escape(WHERE), line):
        depth, at = 1, found.end()
        while depth and at < len(line):
            depth += {"(": 1, ")": -1}.get(line[at], 0)
            at += 1
        out.append(line[found.end() : at - 1])
    return out


def takes_any_for_that(text: str, lines: Sequence[str], nouns: Collection[str]) -> bool:
    """Return True for a reading of any piece where the text speaks of that one.

    >>> takes_any_for_that("put it under that deck", ("put 1 card under a deck",), {"deck"})
    True
    """
    said = "\n".join(lines)
    for found in THAT.finditer(text.casefold()):
        noun = found["noun"]
        if noun in nouns and not re.search(rf"\ban? {noun}\b", text, re.IGNORECASE):
            if (
                re.search(rf"\b(?:from|under|onto) an? {noun}\b", said)
                and f"that {noun}" not in said
            ):
                return True
    return False


__all__ = ["describes_nothing", "takes_any_for_that", "waits_too_long"]
