"""Say of which place it is that something is there: `each location where there is a zombie` is one
with a zombie at it, and `a survivor where there are no zombies` is at such a location. Without a
place the condition would be of the whole board.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from dowlang.natural.game_words import NounForms
from dowlang.natural.weighted_texts import REFUSED

WORD = r"(?!(?:and|or|but|if|is|are|has|have|there|at|in|on)\b)[^\s,.;:()]+"
AMOUNT = (
    r"(?:an?|no|any|(?:at least|at most|exactly|fewer than|less than|more than) \w+|"
    r"\w+ or (?:more|fewer|less))"
)
PLACED = re.compile(r"\s+(?:at|in|on|there|outside|controlled|you|they)\b", re.IGNORECASE)
"""Matches what says where something is, or whose, right behind it."""

EVERY = re.compile(r"\b(?:each|every|all)\b[^,.;:()]*$", re.IGNORECASE)
THERE_IS = re.compile(r"where there (?:is|are) ", re.IGNORECASE)
SOME = re.compile(rf"{AMOUNT} ", re.IGNORECASE)
PLACES = ("place", "places")
"""What people call a place in whatever game."""


def bind_to_place(text: str, place: NounForms, piece: NounForms, nouns: Collection[str]) -> str:
    """Return a text that describes a place by what there is, any other text as it is, and `REFUSED`
    where it is said of somebody who is at no place. `place` and `piece` are nouns of the game,
    `nouns` all forms of what can be there.

    >>> den, cub = NounForms("den", "dens"), NounForms("cub", "cubs")
    >>> bind_to_place("a den where there is a fox digs", den, cub, {"fox"})
    'a den with a fox digs'
    >>> bind_to_place("feed each cub where there are no foxes", den, cub, {"foxes"})
    'feed each cub at all dens with no foxes'
    >>> bind_to_place("each player where there is a fox", den, cub, {"fox", "player"})
    ''
    """
    found = _clause(nouns).search(text)
    if found is None or PLACED.match(text[found.end() :]):
        return text
    before = text[: found.start()]
    heads = (*PLACES, place.one, place.several, piece.one, piece.several, *nouns)
    outside = re.sub(r"\b(?:outside|except|other than|but not) \S+ \S+", "", before, flags=re.I)
    head = next((w for w in reversed(re.findall(r"[\w'-]+", outside.lower())) if w in heads), "")
    there, after = found[0], text[found.end() :]
    if head in piece:
        at = f"at all {place.several}" if EVERY.search(before) else f"at a {place.one}"
        return f"{before}{at} {_with(there, piece)}{after}"
    if head in PLACES or head in place:
        return f"{before}{_with(there, piece)}{after}"
    return REFUSED if head else text


def _with(there: str, piece: NounForms) -> str:
    """Return what is said behind `where there is` as what a place is with."""
    things = THERE_IS.sub("", there)
    if things.lower() == piece.several:
        return f"with a {piece.one}"
    if SOME.match(things):
        return f"with {things}"
    return f"with any {things.removeprefix('some ')}"


def _clause(nouns: Iterable[str]) -> re.Pattern[str]:
    """Return a pattern of `where there is …` up to the noun of what is there."""
    things = "|".join(sorted(map(re.escape, nouns), key=len, reverse=True))
    return re.compile(
        rf"\bwhere there (?:is|are) (?:{AMOUNT} )?(?!more )(?:{WORD} ){{0,2}}?(?:{things})\b"
        r"(?: tokens?\b)?",
        re.IGNORECASE,
    )
