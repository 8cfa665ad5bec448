"""Say which place `there` stands for: the one that the lines before it name last.

What lives here: places named, places left out (`outside the colony`) and those that are some place
without a name. What does not: what a game means by `there` where no line names a place.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import lru_cache

from dowlang.natural.marks import THERE

LEFT_OUT = re.compile(
    r"(?:\boutside(?: of)?|\bexcept(?: at| for)?|\bother than|\bnot (?:at|in)|\bbut not)$"
)
"""Matches the words by which a place that follows is where nothing comes to."""


def place_meant(
    before: str, above: Sequence[str], places: Collection[str], noun: str
) -> str | None:
    r"""Return the place that `there` stands for, None where none is named, and an empty text where
    the one that is meant has no name.

    `before` is what stands before it in the reading, `above` are the lines above that, `places`
    are words for single places, and `noun` is the noun of places.

    >>> place_meant('add 1 zombie to "School"\nadd 1 noise to ', (), (), "location")
    '"School"'
    >>> place_meant("choose a location outside the camp\ngo to ", (), ("the camp",), "location")
    'that location'
    >>> place_meant("a dog is not at the camp\nadd 1 bone to ", (), ("the camp",), "location")
    ''
    """
    lines = [*(line.strip() for line in above), *before.split("\n")]
    for line in reversed(lines):
        said = _named(line, places, noun)
        if said is not None:
            return "" if said and _is_one_of_several(line, said, lines) else said
    return None


@lru_cache(maxsize=4)
def _done_at_some(noun: str) -> re.Pattern[str]:
    """Return what matches what is done at some place, with more done there in a later sentence."""
    return re.compile(
        r"^(?P<first>(?:then )?[a-z]+ "
        r"(?:(?!may\b|if\b|when|each\b|every\b|where\b)[^.;,\s]+ )*?at )"
        rf"(?P<place>a {noun}(?: (?!and\b|then\b)[^.;,\s]+)*)"
        rf"(?P<rest>[.;].*\b(?:there|at that {noun})\b.*)$",
        re.IGNORECASE,
    )


def chosen_first(text: str, noun: str) -> str | None:
    """Return a text in which a place is chosen before what is done there twice, or None.

    >>> chosen_first("Feed a dog at a den with a cat. Then sing there.", "den")
    'Choose a den with a cat. Feed a dog at that den. Then sing there.'
    """
    found = _done_at_some(noun).match(text.strip())
    if found is None:
        return None
    return f"Choose {found['place']}. {found['first']}that {noun}{found['rest']}"


def told_before(text: str, printed: Sequence[str], places: Collection[str], noun: str) -> str:
    r"""Return a reading with the place that stands behind its first `there`, where the printed
    words have that place before it.

    >>> said = ["Add", "1", "noise", "to", "the", "camp", "for", "each", "dog", "there"]
    >>> told_before(f"for each dog at {THERE}\nadd 1 noise to the camp", said, ["the camp"], "x")
    'for each dog at the camp\nadd 1 noise to the camp'
    """
    before, there, after = text.partition(THERE)
    words = [each.casefold() for each in printed]
    if not there or "there" not in words or _named(before, places, noun) is not None:
        return text
    place = next((each for line in after.split("\n") if (each := _named(line, places, noun))), "")
    ahead = " ".join(words[: words.index("there")])
    if not place or place.strip('"').casefold().removeprefix("the ") not in ahead:
        return text
    return f"{before}{place}{after}"


def _named(line: str, places: Collection[str], noun: str) -> str | None:
    """Return the place that a line names last, as `place_meant` does."""
    single = "|".join(re.escape(each) for each in sorted(places, key=len, reverse=True))
    some = rf"(?P<some>\b(?:(?P<quantity>\w+) )?{noun}s?\b)(?! of\b)"
    names = "|".join(filter(None, ('"[^"]+"(?! deck)', single, rf"the {noun} of that \w+")))
    pattern = re.compile(rf"(?P<name>{names})|{some}")
    left_out = False
    for found in reversed(list(pattern.finditer(line))):
        if found["name"]:
            ahead = line[: found.start()].rstrip()
            if LEFT_OUT.search(ahead):
                left_out = True
                continue
            return "" if left_out else found["name"]
        one = found["some"].endswith(noun) and found["quantity"] not in ("each", "no", "every")
        return f"that {noun}" if one else ""
    return "" if left_out else None


def _is_one_of_several(line: str, place: str, lines: Sequence[str]) -> bool:
    """Return True where the line before says the same of another place: `add 1 zombie to the
    camp and the mill`.
    """
    at = len(lines) - 1 - list(reversed(lines)).index(line)
    ahead, _, behind = line.rpartition(place)
    other = re.compile(rf'{re.escape(ahead)}(?:"[^"]+"|the \w+){re.escape(behind)}')
    return at > 0 and lines[at - 1] != line and bool(other.fullmatch(lines[at - 1]))


__all__ = ["chosen_first", "place_meant", "told_before"]
