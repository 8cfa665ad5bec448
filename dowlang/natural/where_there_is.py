"""Say of which place it is that something is there: `each location where there is a zombie` is one
with a zombie at it, and `a survivor where there are no zombies` is at such a location. Without a
place the condition would be of the whole board.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

WORD = r"(?!(?:and|or|but|if|is|are|has|have|there|at|in|on)\b)[^\s,.;:()]+"
AMOUNT = (
    r"(?:an?|no|any|some|(?:at least|at most|exactly|fewer than|less than|more than) \w+|"
    r"\w+ or (?:more|fewer|less))"
)
PLACED = re.compile(r"\s+(?:at|in|on|there|outside|controlled|you|they)\b", re.IGNORECASE)
"""Matches what says where something is, or whose, right behind it."""

EVERY = re.compile(r"\b(?:each|every|all)\b[^,.;:()]*$", re.IGNORECASE)
PLACES = ("place", "places")
"""What people call a place in whatever game."""


def bound(text: str, place: str, piece: str, nouns: Collection[str]) -> str | None:
    """Return a text in which what there is somewhere is said to be at that place, any other text
    as it is, and None where it is said of somebody who is at no place. `place` and `piece` are
    nouns of the game, `nouns` all forms of what can be there.

    >>> bound("a den where there is a fox digs", "den", "cub", {"fox"})
    'a den where there is a fox at it digs'
    >>> bound("feed each cub where there are no foxes", "den", "cub", {"foxes"})
    'feed each cub at all dens where there are no foxes at it'
    >>> bound("each player where there is a fox", "den", "cub", {"fox", "player"})
    """
    found = _clause(nouns).search(text)
    if found is None or PLACED.match(text[found.end() :]):
        return text
    before = text[: found.start()]
    heads = (*PLACES, place, f"{place}s", piece, f"{piece}s", *nouns)
    outside = re.sub(r"\b(?:outside|except|other than|but not) \S+ \S+", "", before, flags=re.I)
    head = next((w for w in reversed(re.findall(r"[\w'-]+", outside.lower())) if w in heads), "")
    there, after = found[0], text[found.end() :]
    if head in (piece, f"{piece}s"):
        at = f"at all {place}s" if EVERY.search(before) else f"at a {place}"
        return f"{before}{at} {there} at it{after}"
    if head in (*PLACES, place, f"{place}s"):
        with_one = re.fullmatch(rf"where there is (?:an?|no) {piece}", there, re.IGNORECASE)
        return text if with_one else f"{before}{there} at it{after}"
    return None if head else text


def _clause(nouns: Iterable[str]) -> re.Pattern[str]:
    """Return a pattern of `where there is …` up to the noun of what is there."""
    things = "|".join(sorted(map(re.escape, nouns), key=len, reverse=True))
    return re.compile(
        rf"\bwhere there (?:is|are) (?:{AMOUNT} )?(?:{WORD} ){{0,2}}?(?:{things})\b(?: tokens?\b)?",
        re.IGNORECASE,
    )


__all__ = ["bound"]
