"""Resolve what a form asks of a reading: that one of its numbers is the sum of others, that two of
its words are the same, that a part of its condition has an exception.

What lives here: marks by which a reading is given up or its condition is put together. What does
not: marks that stand for a thing, which have modules of their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from dowlang.natural.marks.known_marks import REFUSED

Ways = Iterable[tuple[float, str]] | None
"""Texts in the place of one with a mark, with their costs. None where the mark is not in it."""

SUM = re.compile(r"^ *@sum (\d+) (\d+) (\d+)\n", re.MULTILINE)
"""Matches a line that asks of a reading that its first number is the sum of the others."""

SAME = re.compile(r"^ *@same \[(?P<one>[^\]]*)\] \[(?P<other>[^\]]*)\]\n", re.MULTILINE)
"""Matches a line that asks of a reading that two words of it are the same."""

EXCEPTION = re.compile(
    r"^(?P<said>.*?) @or \[(?P<part>[^\]]*)\] \[(?P<other>[^\]]*)\]"
    r"(?: \[(?P<only>[^\]]*)\])?(?P<rest>.*)$"
)
"""Matches a condition of which one part has an exception: its number, what does as well, and when
only the part itself does.
"""


def resolve_sum(text: str) -> Ways:
    """Resolve the first line that asks for a sum."""
    found = SUM.search(text)
    if found is None:
        return None
    holds = int(found[1]) == int(found[2]) + int(found[3])
    return [(0.0, text[: found.start()] + text[found.end() :])] if holds else []


def resolve_same(text: str) -> Ways:
    """Resolve the first line that asks for two equal words."""
    found = SAME.search(text)
    if found is None:
        return None
    rest = text[: found.start()] + text[found.end() :]
    return [(0.0, rest)] if found["one"] == found["other"] else []


def resolve_exception(text: str) -> Ways:
    """Resolve the first part of a condition with an exception."""
    found = EXCEPTION.match(text)
    return None if found is None else [(0.0, insert_exception(found))]


def insert_exception(found: re.Match[str]) -> str:
    """Return a condition in which a comparison with a number holds, or what is said in its place.

    A number that is nowhere compared leaves `REFUSED`.
    """
    part = re.search(rf"{re.escape(found['part'])} (>=|<=|=|<|>) \d+", found["said"])
    if part is None:
        return REFUSED
    before, after = found["said"][: part.start()], found["said"][part.end() :]
    only = f"{found['only']} and " if found["only"] else ""
    return f"{before}({only}{part[0]} or {found['other']}){after}{found['rest']}"
