"""Say what else a printed line may mean than the reading that is nearest to it, so that its author
chooses: `your dog` is the dog spoken of above or any of yours, `a player who has no cards discards
1` is one of them or each.

What lives here: lines in place of those of a reading. What does not: whether they check, and how a
choice is told (`natural_lines`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

OF_WHOEVER = r"^ *an? (?:[\w-]+ )?{} (?:who|that|whose|with|without|having)\b"
"""Matches one of several of whom something is said, who does or suffers what a line says."""

ASKED = re.compile(r" (?:may|must|can|chooses?) ", re.IGNORECASE)
OWN = r"\byour (?:own )?(?:(?!other\b)[\w-]+ )?{}\b(?! ?['’]s)"
"""Matches one piece of yours of which is not said which."""

AT_A_PLACE = r"(?P<each>\b(?:each|every)\b(?:(?!\bwith|\bwho|\bof)[^,.;:()])*? (?:at|in)) an? {}\b"
"""Matches each of those at one place of which is not said which."""

ALSO = {"card": "(?:card|item)"}
"""What else a piece is called."""


def of_the_one_spoken_of(
    text: str, lines: Sequence[str], nouns: Collection[str]
) -> Iterator[tuple[str, ...]]:
    """Yield the lines of a reading with `that` piece for a piece of yours that is not named.

    >>> list(of_the_one_spoken_of("Feed your dog.", ("feed a dog you own",), ("dog",)))
    [('feed that dog',)]
    """
    for noun in nouns:
        if not re.search(OWN.format(ALSO.get(noun, noun)), text, re.IGNORECASE):
            continue
        one = re.compile(rf"\b(?:an?|1) (?:[\w-]+ )?{noun}(?: you \w+| in hand| in your \w+)?\b")
        first, *more = lines
        meant = one.sub(f"that {noun}", first, count=1)
        if meant != first:
            yield (meant, *more)


def of_each_of_them(
    text: str, lines: Sequence[str], persons: Collection[str]
) -> Iterator[tuple[str, ...]]:
    """Yield the lines of a reading with each of those of whom a text says something.

    >>> said = "A player who has no cards draws 1 card."
    >>> list(of_each_of_them(said, ("a player with no cards draws 1 card",), ("player",)))
    [('each player with no cards draws 1 card',)]
    """
    first, *more = lines
    for person in persons:
        told = re.match(OF_WHOEVER.format(person), text, re.IGNORECASE)
        if told and not ASKED.search(text) and re.match(rf"an? (?:[\w-]+ )?{person}\b", first):
            yield (re.sub(r"^an?\b", "each", first), *more)


def of_all_such_places(text: str, lines: Sequence[str], place: str) -> Iterator[tuple[str, ...]]:
    """Yield the lines of a reading with all places that a text describes, where it is of each piece
    at a place: a card has one of them, which somebody chooses.

    >>> said = "Feed each dog at a place with a fox."
    >>> list(of_all_such_places(said, ("feed each dog at a place with a fox",), "place"))
    [('feed each dog at all places with a fox',)]
    """
    described = (
        rf"{AT_A_PLACE.format(place)} (?:with|without|where|that|which|outside|except|has)\b"
    )
    if place and re.search(described, text, re.IGNORECASE):
        one = re.compile(AT_A_PLACE.format(place))
        meant = tuple(one.sub(rf"\g<each> all {place}s", line) for line in lines)
        if meant != tuple(lines):
            yield meant


__all__ = ["of_all_such_places", "of_each_of_them", "of_the_one_spoken_of"]
