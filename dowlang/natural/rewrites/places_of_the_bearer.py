"""Say `here` for the place of somebody on their own card: in what they are able to do *at her
location* is where they stand, whatever else is named there.

What lives here: the place of whom a card is. What does not: of whom a line speaks otherwise
(`pronouns`), and whose name it says.
"""

from __future__ import annotations

import re

HIS = r"(?:his|her|its|their)"


def place_of_bearer(text: str, bearer: str) -> str:
    """Return a text of the card of `bearer` with words for where that one is, where nobody else can
    be meant: nobody is named before it, or one who is would be where they are.

    >>> place_of_bearer("You may feed a dog at her place, in her location.", "this dog")
    'You may feed a dog at her place, in her location.'
    >>> place_of_bearer("You may feed a dog at her location.", "this dog")
    'You may feed a dog here.'
    >>> place_of_bearer("Choose another dog. Feed a dog at its location.", "this dog")
    'Choose another dog. Feed a dog at its location.'
    >>> place_of_bearer("Sing at the inn of its location.", "this dog")
    'Sing at the inn of the location of this dog.'
    """
    if not bearer:
        return text
    piece = bearer.rpartition(" ")[2]
    named = re.compile(rf"\b(?:{piece}s?|players?|they|those)\b|[\"“]", re.IGNORECASE)
    there = re.compile(rf"(?<!\w)(?P<at>at|in|of) (?:{HIS}) location\b", re.IGNORECASE)

    def said(found: re.Match[str]) -> str:
        before = text[: found.start()]
        beside = re.search(
            rf"\b(?:an?|one|1|each|another|any|\d+|all) (?:[a-z]+ )?{piece}s? $", before
        )
        ahead = before[: beside.start()] if beside and found["at"] != "of" else before
        if named.search(ahead):
            return found[0]
        return "here" if found["at"].lower() != "of" else f"of the location of {bearer}"

    return there.sub(said, text)
