"""Say whose or where something is of each of two things of which one has none: `the School has no
zombies and no noise`, `there are zombies at the colony but no barricades`.

What lives here: a second thing behind `no` alone, up to the end of its clause, which is of whom the
first one is. What does not: a place behind the second thing (`shared_places`), and things that are
compared (`shared_tails`).
"""

from __future__ import annotations

import re

WORD = r"(?!(?:and|or|but|if|is|are|has|have|there|not|than)\b)[^\s,.;:()]+"
WORDS = rf"{WORD}(?: {WORD})*?"
END = r"(?= *(?:$|[,.;:)]| then\b))"
HAS = r"has|have|holds?|controls?|does not have|do not have"
OWNED = re.compile(
    rf"(?P<before>^|\b(?:if|while|unless|where|when|as long as|and|or) |[,(] ?)"
    rf"(?P<who>{WORDS}) (?P<has>{HAS}) (?P<first>{WORDS}),? (?P<joint>and|or|but) "
    rf"(?P<second>no {WORDS}){END}",
    re.IGNORECASE,
)
"""Matches somebody who has something, and nothing of another thing."""

PLACE = rf"(?:at|in|on|outside) {WORDS}"
THERE = re.compile(
    rf"\b(?P<there>there (?:is|are)) (?P<first>{WORDS}) (?P<place>{PLACE}),? "
    rf"(?P<joint>and|or|but) (?P<second>no {WORDS}){END}",
    re.IGNORECASE,
)
IS_AT = re.compile(
    rf"\b(?P<first>no {WORDS}) (?P<is>is|are) (?P<place>{PLACE}),? (?P<joint>and|or) "
    rf"(?P<second>no {WORDS}){END}",
    re.IGNORECASE,
)
"""Matches something at a place, and nothing of another thing."""

HAS_PLACE = re.compile(rf"\b{PLACE}", re.IGNORECASE)
ONE_OF_SEVERAL = re.compile(r"(?:an?|any|some|another|one|no|nobody|each|every|all|\d+)\b", re.I)
"""Matches who is one of several, of whom a second clause would be another one."""

SPOKEN_OF = ("who", "that", "which")


def owned(text: str) -> str | None:
    """Return a text in which each of two things is said to be whose the first one is, any other
    text as it is, and None where that cannot be said in two clauses.

    >>> owned("if the School has no zombies and no noise, lose 1 morale")
    'if both the School has no zombies and the School has no noise, lose 1 morale'
    >>> owned("if there are dogs at home but no cats")
    'if both there are dogs at home and there are no cats at home'
    >>> owned("if a place has no dogs and no cats")
    """
    if found := OWNED.search(text):
        who, has = found["who"], found["has"]
        if who.lower().rpartition(" ")[2] in SPOKEN_OF:
            joint = "or" if found["joint"].lower() == "or" else "and"
            told = f"{found['before']}{who} {has} {found['first']} {joint} {has} {found['second']}"
            return text[: found.start()] + told + text[found.end() :]
        if ONE_OF_SEVERAL.match(who):
            return None
        first = f"{who} {has} {found['first']}"
        return _put(text, found, found["before"], first, f"{who} {has} {found['second']}")
    if found := THERE.search(text):
        there, place = found["there"], found["place"]
        if HAS_PLACE.search(found["second"]):
            return text
        if _several(place):
            return None
        first = f"{there} {found['first']} {place}"
        return _put(text, found, "", first, f"there are {found['second']} {place}")
    if found := IS_AT.search(text):
        if HAS_PLACE.search(found["second"]):
            return text
        first = f"{found['first']} {found['is']} {found['place']}"
        second = f"{found['second']} {found['is']} {found['place']}"
        return None if _several(found["place"]) else _put(text, found, "", first, second)
    return text


def _several(place: str) -> bool:
    return bool(ONE_OF_SEVERAL.match(place.split(" ", 1)[1]))


def _put(text: str, found: re.Match[str], before: str, first: str, second: str) -> str:
    """Return a text with two clauses in place of what was found."""
    either = "either" if found["joint"].lower() == "or" else "both"
    joint = "or" if either == "either" else "and"
    told = f"{before}{either} {first} {joint} {second}"
    return text[: found.start()] + told + text[found.end() :]


__all__ = ["owned"]
