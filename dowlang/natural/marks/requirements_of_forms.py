"""Resolve what a form requires of a reading: that one of its numbers is the sum of others, that two
of its words are the same.

What lives here: marks by which a reading is kept or given up. What does not: marks that stand for a
thing, which have modules of their own.
"""

from __future__ import annotations

import re

from dowlang.natural.weighted_texts import WeightedTexts

SUM = re.compile(r"^ *@sum (\d+) (\d+) (\d+)\n", re.MULTILINE)
"""Matches a line that requires of a reading that its first number is the sum of the others."""

SAME = re.compile(r"^ *@same \[(?P<one>[^\]]*)\] \[(?P<other>[^\]]*)\]\n", re.MULTILINE)
"""Matches a line that requires of a reading that two words of it are the same."""


def resolve_sum(text: str) -> WeightedTexts | None:
    r"""Return a text without the first line that requires a sum, nothing where it is none, and None
    where no line requires one.

    >>> resolve_sum("@sum 3 2 1\nsing"), resolve_sum("@sum 4 2 1\nsing"), resolve_sum("sing")
    ([(0.0, 'sing')], [], None)
    """
    found = SUM.search(text)
    if found is None:
        return None
    holds = int(found[1]) == int(found[2]) + int(found[3])
    return [(0.0, text[: found.start()] + text[found.end() :])] if holds else []


def resolve_same(text: str) -> WeightedTexts | None:
    r"""Return a text without the first line that requires two equal words, nothing where they are
    not, and None where no line requires that.

    >>> resolve_same("@same [dog] [dog]\nsing"), resolve_same("@same [dog] [cat]\nsing")
    ([(0.0, 'sing')], [])
    """
    found = SAME.search(text)
    if found is None:
        return None
    rest = text[: found.start()] + text[found.end() :]
    return [(0.0, rest)] if found["one"] == found["other"] else []
