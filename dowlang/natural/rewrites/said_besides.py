"""Leave out what says of a deed only that it is done besides others: `gain 1 morale as well` is
done behind the line above it like any other.
"""

from __future__ import annotations

import re

BESIDES = re.compile(
    r",? (?:as well|too)(?=\s*(?:[.,;:!]|$| and\b))"
    r"|^\s*(?:also|additionally|in addition|besides)(?:, | (?=[a-z]))",
    re.IGNORECASE,
)
ALSO = re.compile(r"(?<=\w) also(?= [a-z])(?! also (?:if|when|while|for|to|as)\b)", re.IGNORECASE)
OWN = re.compile(
    r"\balso (?:wins?|needs?|counts?|none|no)\b|\b(?:wins?|allowed)\b.* too\b|\baddition to\b",
    re.IGNORECASE,
)
"""Matches a text in which these words say more: who wins with others, what is asked beside."""

QUOTED = re.compile(r'"[^"]*"')


def drop_besides(text: str) -> str:
    """Return a text without the words for what is done as well.

    >>> drop_besides("Lose 1 morale as well."), drop_besides("Also, feed 1 dog and sing, too.")
    ('Lose 1 morale.', 'Feed 1 dog and sing.')
    >>> drop_besides("Feed dogs as well as cats."), drop_besides("Each dog also sings.")
    ('Feed dogs as well as cats.', 'Each dog sings.')
    """
    if OWN.search(text):
        return text
    quoted = QUOTED.findall(text)
    said = ALSO.sub("", BESIDES.sub("", QUOTED.sub('"', text)))
    for each in quoted:
        said = said.replace('"', "\0", 1).replace("\0", each.replace('"', "\1"), 1)
    said = said.replace("\1", '"')
    return said[:1].upper() + said[1:] if said != text and text[:1].isupper() else said
