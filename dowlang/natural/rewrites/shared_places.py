"""Say a place that two things share with each of them: `there is a zombie or a survivor at the
School`.

What lives here: a sentence with `there is` whose place stands behind the second thing only. What
does not: things joined before a verb, and places joined behind one, which forms of the grammar say.
"""

from __future__ import annotations

import re

from dowlang.natural.weighted_texts import REFUSED

ONE = re.compile(r"(?:at \w+ |exactly )?(?:an?|1|one)\b")
MANY = re.compile(r"(?:at \w+ |exactly )?(?:\d+|some|any)\b|(?!no\b)\w+s\b")
DETERMINED = r"(?:an?|no|some|any|at least \w+|at most \w+|exactly \w+|\d+(?: or \w+)?)"
WORD = r"(?!(?:and|or|at|in|on|outside|there|is|are|not)\b)[^\s,.()]+"
THING = rf"(?:at (?:least|most) )?{WORD}(?: {WORD})*?"
PLACE = r"(?!(?:and|or)\b)[^\s,.()]+"
SHARED = re.compile(
    rf"\b(?P<there>there (?:is|are)) (?P<first>{THING}) (?P<joint>and|or|but) "
    rf"(?!more|fewer|less)(?P<second>{THING}) "
    rf"(?P<place>(?:at|in|on|outside) {PLACE}(?: {PLACE})*)",
    re.IGNORECASE,
)
"""Matches two things that are said to be there, the place behind the second."""


def repeat_shared_place(text: str) -> str:
    """Return a text in which each of two things that share a place has it, any other text as it
    is, and `REFUSED` where it is not known what is said of the second thing.

    >>> repeat_shared_place("there is a zombie or a survivor at the School")
    'either there is a zombie at the School or there is a survivor at the School'
    """
    found = SHARED.search(text)
    if found is None:
        return text
    there, first, second, place = (
        found[name].strip() for name in ("there", "first", "second", "place")
    )
    joint = found["joint"].lower().replace("but", "and")
    if first.startswith("no ") and not second.startswith("no "):
        if joint == "and" or re.match(DETERMINED, second):
            return REFUSED
        joint, second = "and", f"no {second}"
    elif re.match(DETERMINED, first) and not re.match(DETERMINED, second):
        return REFUSED
    each = "both" if joint == "and" else "either"
    again = "there is" if ONE.match(second) else "there are" if MANY.match(second) else there
    told = f"{each} {there} {first} {place} {joint} {again} {second} {place}"
    return text[: found.start()] + told + text[found.end() :]
