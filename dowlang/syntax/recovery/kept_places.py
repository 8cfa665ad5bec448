"""Keep where something is, comes from and comes to: a line that says `there` is not offered without
a place, nor one that takes something from a place as one that brings it there.
"""

from __future__ import annotations

import re

THERE = re.compile(r"\bthere\b")
THERE_IS = re.compile(
    r"(?:^|[(,] ?|\b(?:if|and|or|but|as|while|when|where|until|unless) )there (?:is|are|was|were)\b"
)
"""`there` as a place, and as the beginning of a condition."""
PLACED = re.compile(r"\b(?:there|here|it|(?:that|the|its|their) location|where)\b")
"""What an offered line may say for it."""
WHERE, BRACKET = re.compile(r"\bwhere (?!\()"), re.compile(r"\bwhere \(")
"""A description as people write one, and the beginning of one in brackets."""
OF_IT = re.compile(r"\b(?:its?|they|them|their|that)\b")
"""What such a description says of the thing that it describes."""
TOWARDS, AWAY = re.compile(r"\b(?:to|into|onto)\b"), re.compile(r"\b(?:from|off)\b")
"""Where something comes to, and where it comes from."""
HELD = re.compile(r"\b(?:of|on|in|at|with|by|for|under)\b")
"""Where something is, or whose."""


def places_lost(typed: str, offered: str) -> list[str]:
    """Return the words that say where in a line, of which an offered one says nothing."""
    lost = []
    if THERE.search(THERE_IS.sub("", typed)) and not PLACED.search(THERE_IS.sub("", offered)):
        lost.append("there")
    if says_no_place(typed, offered):
        lost.append("where")
    if turned := turned_round(typed, offered):
        lost.append(turned)
    return lost


def says_no_place(typed: str, offered: str) -> bool:
    """Return True if a line describes a place by what there is, and another line says that there is
    such a thing at all.

    >>> says_no_place("a den where there is a fox", "a den where (there is a fox)")
    True
    >>> says_no_place("a den where there is a fox", "a den where (there is a fox at it)")
    False
    """
    return bool(WHERE.search(typed)) and describes_nothing(offered)


def describes_nothing(line: str) -> bool:
    """Return True for a line with a description in brackets that says nothing of its thing.

    >>> describes_nothing("a den where (foxes >= (1 + 1) and it is rainy)")
    False
    >>> describes_nothing("a den where (foxes >= 1) and it rains")
    True
    """
    return any(not OF_IT.search(_inside(line, found.end())) for found in BRACKET.finditer(line))


def _inside(line: str, begin: int) -> str:
    """Return what stands from a place behind a bracket to the one that closes it."""
    depth = 1
    for end in range(begin, len(line)):
        depth += {"(": 1, ")": -1}.get(line[end], 0)
        if not depth:
            return line[begin:end]
    return line[begin:]


def turned_round(typed: str, offered: str) -> str:
    """Return the word of a line that says where something comes from, or to, where another says
    the contrary instead.

    >>> turned_round("move 1 fox from the den", "move 1 fox to the den")
    'from'
    """
    for own, contrary in ((AWAY, TOWARDS), (TOWARDS, AWAY)):
        word = own.search(typed)
        lacks = not own.search(offered) and not contrary.search(typed)
        if word and lacks and contrary.search(offered):
            return word[0]
    return ""


def is_turned_aside(typed: str, offered: str) -> bool:
    """Return True if a line says where something comes to or from, and another line says the
    contrary or where it is instead.

    >>> is_turned_aside("bring 1 fox to the boy", "bring 1 fox of the boy")
    True
    """
    held = len(HELD.findall(offered)) > len(HELD.findall(typed))
    lost = any(way.search(typed) and not way.search(offered) for way in (AWAY, TOWARDS))
    return bool(turned_round(typed, offered)) or (held and lost)


__all__ = ["describes_nothing", "is_turned_aside", "places_lost", "says_no_place", "turned_round"]
