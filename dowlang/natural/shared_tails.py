"""Say what stands behind the second of two things that are compared of the first one as well:
`more zombies than survivors at the School` counts both there.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

COMPARED = re.compile(r"@compared \[([^\]]*)\] (>=|<=|=|<|>) \[([^\]]*)\]")
"""Matches two things that are compared, as a form marks them."""

ALONE = 0.3
"""What it costs that only the second one has it."""


def of_both(text: str, nouns: Collection[str]) -> Iterator[tuple[float, str]]:
    """Yield a text with its first comparison that is marked: what stands behind the second thing
    said of both, if it stands behind no other, else of that one alone. `nouns` are all forms.

    >>> [each for _, each in of_both("@compared [cats] > [dogs at home]", {"cats", "dogs"})]
    ['cats at home > dogs at home', 'cats > dogs at home']
    """
    found = COMPARED.search(text)
    if found is None:
        return
    first, sign, second = found.groups()
    head, tail = _cut(first, nouns), _cut(second, nouns)[1]
    ways = [(0.0, f"{first} {tail}")] if tail and not head[1] else []
    for cost, said in (*ways, (ALONE if ways else 0.0, first)):
        yield cost, f"{text[: found.start()]}{said} {sign} {second}{text[found.end() :]}"


def _cut(thing: str, nouns: Collection[str]) -> tuple[str, str]:
    """Return a thing up to its noun, and what stands behind that."""
    words = thing.split(" ")
    at = next((at for at, word in enumerate(words) if word in nouns), len(words) - 1) + 1
    while at < len(words) and words[at] in nouns:
        at += 1
    return " ".join(words[:at]), " ".join(words[at:])


__all__ = ["COMPARED", "of_both"]
