"""Say of whom something is that a line says to be of whoever does it.

What lives here: the marks for what is yours or theirs. What does not: whose the verbs are
(`refusals.lost_doers`).
"""

from __future__ import annotations

import re

from dowlang.natural.weighted_texts import WeightedTexts

OWN = re.compile(r" @(yours|theirs)\b")
"""Matches what says whose something is that a card says to be of whoever does it."""

SOMEBODY = re.compile(r"\b(?:players?|they|who|controller)\b")
"""Matches somebody who does what a line says, who is not `you`."""

ASKED = re.compile(r" *(?:if|while|when|goal) ")
"""Matches the beginning of a line in which nobody does anything: what is yours there is yours."""


def resolve_owner(text: str) -> WeightedTexts | None:
    """Return a text in which what was said to be yours or theirs is of whoever does it, nothing
    where that is somebody else, and None for a text without that.

    >>> resolve_owner("each player discards 1 card @theirs")
    [(0.0, 'each player discards 1 card')]
    >>> resolve_owner("discard 1 card @theirs")
    []
    """
    if not OWN.search(text):
        return None
    for line in text.split("\n"):
        for found in OWN.finditer(line):
            other = SOMEBODY.search(line[: found.start()])
            if found[1] == "theirs" and not other:
                return []
            if found[1] == "yours" and other and not ASKED.match(line):
                return []
    return [(0.0, OWN.sub("", text))]
