"""Refuse readings in which a number without a noun is of any card, though cards of a kind or those
that were drawn are spoken of: `if you have a fuel card, discard one` is of a fuel card.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from dowlang.natural.marks.known_marks import BARE
from dowlang.natural.weighted_texts import REFUSED

CARDS = re.compile(r"(?:\b(?P<kind>[\w-]+) )?\bcards?\b")
PLAIN = frozenset(
    ("most", "fewest", "least", "more", "fewer", "all", "any", "no", "a", "the", "of")
)
"""Words before `cards` by which any card of a hand is meant."""

TAKEN = re.compile(r"\b(?:draws?|takes?|reveals?|looks? at|gets?|gains?|finds?|steals?|those)\b")


def resolve_bare_amounts(text: str, above: Sequence[str]) -> str:
    """Return a text without its marks, or `REFUSED` where one of them stands behind
    a number that may be of certain cards, or of nothing that the text names.

    >>> resolve_bare_amounts("the player with the most cards discards 2 cards @bare", ())
    'the player with the most cards discards 2 cards'
    >>> resolve_bare_amounts("if you have a fuel card discard 1 card @bare", ())
    ''
    """
    at = text.find(BARE)
    if at < 0:
        return text
    said = " ".join((*above, text[: text.rfind(" ", 0, text.rfind(" ", 0, at))]))
    named = list(CARDS.finditer(said))
    kind = named[-1]["kind"] if named else None
    if not named or TAKEN.search(said) or not (kind is None or kind in PLAIN or kind.isdigit()):
        return REFUSED
    return text.replace(BARE, "")
