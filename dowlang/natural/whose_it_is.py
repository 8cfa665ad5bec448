"""Say of whom something is that a line says to be of whoever does it.

What lives here: the marks for what is yours or theirs. What does not: whose the verbs are
(`verb_subjects`).
"""

from __future__ import annotations

import re

OWN = re.compile(r" @(yours|theirs)\b")
"""Matches what says whose something is that a card says to be of whoever does it."""

SOMEBODY = re.compile(r"\b(?:players?|they|who|controller)\b")
"""Matches somebody who does what a line says, who is not `you`."""

ASKED = re.compile(r" *(?:if|while|when|goal) ")
"""Matches the beginning of a line in which nobody does anything: what is yours there is yours."""


def of_the_doer(text: str) -> str:
    """Return a text in which what was said to be yours or theirs is of whoever does it, and an
    empty one, which no line is, where that is somebody else.

    >>> of_the_doer("each player discards 1 card @theirs"), of_the_doer("discard 1 card @theirs")
    ('each player discards 1 card', '')
    """
    for line in text.split("\n"):
        for found in OWN.finditer(line):
            other = SOMEBODY.search(line[: found.start()])
            if found[1] == "theirs" and not other:
                return ""
            if found[1] == "yours" and other and not ASKED.match(line):
                return ""
    return OWN.sub("", text)


__all__ = ["OWN", "of_the_doer"]
