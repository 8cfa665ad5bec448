"""Refuse readings in which several pieces are others than those that are said: `a place with your
dogs` has one of them at least, not each, and `you have 3 dogs` speaks of no card that shows one.

What lives here: plurals without a number. What does not: whose they are (`readings`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping

from dowlang.natural.marks import PLURAL

BESIDE = re.compile(r"\b(?:with|where|who (?:has|have|controls?)) each\b[^,]*$")
"""Matches what something has beside it, up to the end: one of several is enough there."""

NOWHERE = re.compile(r"@(?P<mark>none|few) \[(?P<said>[^\]]*)\]")
"""Matches something of which there is none, or few, as a form marks it."""

ANY = re.compile(r"(?<=[a-z] )any (?!number)")
"""Matches the word behind which any of several is meant."""

LOWER = re.compile(r"(?<=the lower of \()[\w -]+|(?<=^lose \()\w+ token(?=\))")
"""Matches what is counted beside its limit, or alone."""

BEHIND = frozenset(("at", "in", "on", "with", "who", "where", "of", "controlled", "you"))
"""Words that stand behind a noun."""

ASIDE = 0.02
"""What it costs to read that of one of them."""


def of_each(text: str) -> str:
    """Return a text without its marks, or an empty one, which no line is, where one of them stands
    for each of several though one is enough.

    >>> of_each("feed each dog you own @several"), of_each("a place with each dog you own @several")
    ('feed each dog you own', '')
    """
    if any(BESIDE.search(text[: each.start()]) for each in re.finditer(PLURAL, text)):
        return ""
    return text.replace(PLURAL, "")


def nowhere(text: str) -> Iterator[tuple[float, str]]:
    """Yield a text whose first mark of there being none, or few, is resolved, with what that adds
    to its cost: none at any place is none at each, few at any place are few at each or at one.

    >>> [each for _, each in nowhere("@none [dogs at any place] = 0")]
    ['dogs at each place = 0']
    >>> [each for _, each in nowhere("@few [dogs at any place] <= 2")]
    ['dogs at each place <= 2', 'dogs at any place <= 2']
    """
    if (found := NOWHERE.search(text)) is None:
        return
    before, said, after = text[: found.start()], found["said"], text[found.end() :]
    each = ANY.sub("each ", said)
    yield 0.0, f"{before}{each}{after}"
    if found["mark"] == "few" and each != said:
        yield ASIDE, f"{before}{said}{after}"


def takes_cards_for_pieces(text: str, lines: Collection[str], pieces: Collection[str]) -> bool:
    """Return True for a reading that speaks of cards which show a piece, where the text speaks of
    no card and no hand.

    >>> takes_cards_for_pieces("You have 3 dogs", ("dogs cards you hold >= 3",), {"dog"})
    True
    """
    if not pieces or re.search(r"\b(?:cards?|items?|hand|deck|symbols?)\b", text, re.IGNORECASE):
        return False
    shown = re.compile(rf"\b(?:{'|'.join(map(re.escape, pieces))})s? cards?\b")
    return any(shown.search(line) for line in lines)


def with_several(text: str, plurals: Mapping[str, str]) -> str:
    """Return a text with its first noun in the plural, and an empty text where none is single.

    >>> with_several("wounded dog at a place", {"dog": "dogs", "place": "places"})
    'wounded dogs at a place'
    >>> with_several("dogs at a place", {"dog": "dogs", "place": "places"})
    ''
    """
    words = sorted({*plurals, *plurals.values(), *BEHIND}, key=len, reverse=True)
    found = re.search(rf"\b(?:{'|'.join(map(re.escape, words))})\b", text)
    if found is None or found[0] not in plurals:
        return ""
    return text[: found.start()] + plurals[found[0]] + text[found.end() :]


def counted(text: str, plurals: Mapping[str, str]) -> str:
    """Return a text with the plural of what is counted by the piece: *1 for each wounded dog*, as
    a form has it where a limit stands beside, is of so many wounded dogs.

    >>> counted("add (the lower of (wounded dog at a place) and (3)) food", {"dog": "dogs"})
    'add (the lower of (wounded dogs at a place) and (3)) food'
    """
    return LOWER.sub(lambda found: with_several(found[0], plurals) or found[0], text)


__all__ = ["counted", "nowhere", "of_each", "takes_cards_for_pieces", "with_several"]
