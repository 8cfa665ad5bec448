"""Resolve the exception of a part of a condition: the part holds, or what does as well."""

from __future__ import annotations

import re

from dowlang.natural.weighted_texts import REFUSED, WeightedTexts

EXCEPTION = re.compile(
    r"^(?P<said>.*?) @or \[(?P<part>[^\]]*)\] \[(?P<other>[^\]]*)\]"
    r"(?: \[(?P<only>[^\]]*)\])?(?P<rest>.*)$"
)
"""Matches a condition of which one part has an exception: its number, what does as well, and when
only the part itself does.
"""


def resolve_exception(text: str) -> WeightedTexts | None:
    """Return the way to say the first part of a condition with an exception, None without one.

    >>> resolve_exception("dogs = 2 @or [dogs] [it rains]")
    [(0.0, '(dogs = 2 or it rains)')]
    """
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
