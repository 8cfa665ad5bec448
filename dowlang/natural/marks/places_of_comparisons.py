"""Say what stands behind the second of two things that are compared of the first one as well:
`more zombies than survivors at the School` counts both there. What stands behind the first one
alone may be said of both or of that one: `more zombies at the School than survivors`.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from dowlang.natural.weighted_texts import WeightedTexts

COMPARED = re.compile(r"@compared \[([^\]]*)\] (>=|<=|=|<|>) \[([^\]]*)\]")
"""Matches two things that are compared, as a form marks them."""

RECKONED = re.compile(r"(?:^| )[-+*/] ")
"""Matches what is reckoned with a number, and is no place."""

SOME = re.compile(
    r"(?P<at>\w+) (?P<some>an?|any|each|every|all|no|another|\d+) (?P<one>.+)", re.IGNORECASE
)
"""Matches a place that is one of several, or several."""

OF_SECOND_COST = 0.3
"""Cost of reading that only the second one has it."""


def resolve_comparison(text: str, nouns: Collection[str]) -> WeightedTexts | None:
    """Return a text with its first comparison that is marked: what stands behind the second thing
    said of both, if it stands behind no other, else of that one alone, and what stands behind the
    first one only in both ways, neither before the other. None without a mark. `nouns` are all
    forms.

    >>> nouns = {"cats", "dogs"}
    >>> [each for _, each in resolve_comparison("@compared [cats] > [dogs at home]", nouns)]
    ['cats at home > dogs at home', 'cats > dogs at home']
    >>> list(resolve_comparison("@compared [cats at home] > [dogs]", nouns))
    [(0.0, 'cats at home > dogs at home'), (0.0, 'cats at home > dogs')]
    """
    found = COMPARED.search(text)
    if found is None:
        return None
    first, sign, second = found.groups()
    head, tail = (_cut(each, nouns)[1] for each in (first, second))
    before, after = text[: found.start()], text[found.end() :]
    alone = f"{first} {sign} {second}"
    ways = [(0.0, alone)]
    if RECKONED.search(f"{head}{tail}"):
        pass
    elif tail and not head:
        both = _of_the_same(first, sign, second.removesuffix(f" {tail}"), tail)
        ways = [(0.0, both or f"{first} {tail} {sign} {second}")]
        ways += [] if SOME.match(tail) else [(OF_SECOND_COST, alone)]
    elif head and not tail:
        both = _of_the_same(first.removesuffix(f" {head}"), sign, second, head)
        ways.insert(0, (0.0, both or f"{alone} {head}"))
    return [(cost, f"{before}{said}{after}") for cost, said in ways]


def _of_the_same(first: str, sign: str, second: str, place: str) -> str:
    """Return two things that are compared at one place, whichever or each, or an empty text."""
    found = SOME.match(place)
    if found is None or found["some"] not in ("a", "an", "any", "each", "every"):
        return ""
    at, one = found["at"], found["one"]
    compared = f"{first} {at} it {sign} {second} {at} it"
    if found["some"] in ("each", "every"):
        return f"there is no {one} where (not {compared})"
    return f"there is a {one} where ({compared})"


def _cut(thing: str, nouns: Collection[str]) -> tuple[str, str]:
    """Return a thing up to its noun, and what stands behind that."""
    words = thing.split(" ")
    at = next((at for at, word in enumerate(words) if word in nouns), len(words) - 1) + 1
    while at < len(words) and words[at] in nouns:
        at += 1
    return " ".join(words[:at]), " ".join(words[at:])
