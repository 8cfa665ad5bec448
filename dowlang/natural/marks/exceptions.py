"""Resolve the exception of a part of a condition: the part holds, or what does as well."""

from __future__ import annotations

import re

from dowlang.natural.weighted_texts import WeightedTexts

EXCEPTION = re.compile(
    r"^(?P<said>.*?) @or \[(?P<part>[^\]]*)\] \[(?P<other>[^\]]*)\]"
    r"(?: \[(?P<only>[^\]]*)\])?(?P<rest>.*)$"
)
"""Matches a condition of which one part has an exception: its number, what does as well, and when
only the part itself does.
"""


def resolve_exception(text: str) -> WeightedTexts | None:
    """Return a condition in which the first comparison with an exception holds, or what is said in
    its place, nothing where its number is nowhere compared, and None without an exception.

    >>> resolve_exception("dogs = 2 @or [dogs] [it rains]")
    [(0.0, '(dogs = 2 or it rains)')]
    >>> resolve_exception("it snows @or [dogs] [it rains]")
    []
    """
    found = EXCEPTION.match(text)
    if found is None:
        return None
    part = re.search(rf"{re.escape(found['part'])} (>=|<=|=|<|>) \d+", found["said"])
    if part is None:
        return []
    before, after = found["said"][: part.start()], found["said"][part.end() :]
    only = f"{found['only']} and " if found["only"] else ""
    return [(0.0, f"{before}({only}{part[0]} or {found['other']}){after}{found['rest']}")]
