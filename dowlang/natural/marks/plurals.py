"""Resolve plurals without a number: `a place with your dogs` has one of them at least, not each.

What lives here: marks behind a plural, and before what there is none or few of. What does not:
whose they are (`whose_it_is`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from dowlang.natural.marks.known_marks import PLURAL
from dowlang.natural.weighted_texts import REFUSED, WeightedTexts

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

OF_ONE_COST = 0.02
"""Cost of reading that of one of them."""


def resolve_plurals(text: str) -> str:
    """Return a text without its marks, or `REFUSED` where one of them stands for each
    of several though one is enough.

    >>> resolve_plurals("feed each dog you own @several")
    'feed each dog you own'
    >>> resolve_plurals("a place with each dog you own @several")
    ''
    """
    if any(BESIDE.search(text[: each.start()]) for each in re.finditer(PLURAL, text)):
        return REFUSED
    return text.replace(PLURAL, "")


def resolve_none_and_few(text: str) -> WeightedTexts | None:
    """Return a text whose first mark of there being none, or few, is resolved, with what that adds
    to its cost: none at any place is none at each, few at any place are few at each or at one. None
    where there is no such mark.

    >>> [each for _, each in resolve_none_and_few("@none [dogs at any place] = 0")]
    ['dogs at each place = 0']
    >>> [each for _, each in resolve_none_and_few("@few [dogs at any place] <= 2")]
    ['dogs at each place <= 2', 'dogs at any place <= 2']
    """
    if (found := NOWHERE.search(text)) is None:
        return None
    before, said, after = text[: found.start()], found["said"], text[found.end() :]
    each = ANY.sub("each ", said)
    texts = [(0.0, f"{before}{each}{after}")]
    if found["mark"] == "few" and each != said:
        texts.append((OF_ONE_COST, f"{before}{said}{after}"))
    return texts


def pluralize_first_noun(text: str, plurals: Mapping[str, str]) -> str:
    """Return a text with its first noun in the plural, and an empty text where none is single.

    >>> pluralize_first_noun("wounded dog at a place", {"dog": "dogs", "place": "places"})
    'wounded dogs at a place'
    >>> pluralize_first_noun("dogs at a place", {"dog": "dogs", "place": "places"})
    ''
    """
    words = sorted({*plurals, *plurals.values(), *BEHIND}, key=len, reverse=True)
    found = re.search(rf"\b(?:{'|'.join(map(re.escape, words))})\b", text)
    if found is None or found[0] not in plurals:
        return ""
    return text[: found.start()] + plurals[found[0]] + text[found.end() :]


def pluralize_counted(text: str, plurals: Mapping[str, str]) -> str:
    """Return a text with the plural of what is counted by the piece: *1 for each wounded dog*, as
    a form has it where a limit stands beside, is of so many wounded dogs.

    >>> said = "add (the lower of (wounded dog at a place) and (3)) food"
    >>> pluralize_counted(said, {"dog": "dogs"})
    'add (the lower of (wounded dogs at a place) and (3)) food'
    """
    return LOWER.sub(lambda found: pluralize_first_noun(found[0], plurals) or found[0], text)
