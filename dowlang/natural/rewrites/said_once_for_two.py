"""Say in full what a print says once for two things: in `if the kennel has no dogs and no cats`
both are those of the kennel, in `whoever has a red ball gives one` it is a red ball, and in `feed
all dogs at home except one` it is one of those at home.

What lives here: owners, kinds and groups that a sentence names before. What does not: places behind
one of two things (`shared_places`, `marks.places_of_comparisons`).
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache

from dowlang.natural.weighted_texts import REFUSED
from dowlang.source.number_words import NUMBER

SOME = (
    rf"(?:no|an?|any|at least {NUMBER}|at most {NUMBER}|(?:more|fewer|less) than {NUMBER}"
    rf"|exactly {NUMBER}|{NUMBER}(?: or (?:more|fewer|less))?)"
)
"""Matches how much of something there is."""

BEGINS = r"(?:^|(?<=[,:.] )|(?<=\bif )|(?<=\bwhile )|(?<=\bwhen )|(?<=\bunless )|(?<=\band ))"
OWNER = (
    r"(?P<who>(?:(?!if\b|while\b|when\b|unless\b|and\b|or\b|who\b|that has\b)[^\s,.:;]+ ){1,7}?)"
)
HAS = r"(?P<has>has|have|holds?|controls?)"
BEHIND = r"(?: (?:in|at|on|of|with|outside|there|left|card|cards|you|they)\b(?: [^\s,.:;]+){0,4}?)?"
END = r"(?=[,.:;]|$| and\b| or\b| nor\b| but\b| then\b)"
PLACE = re.compile(r"\b(?:in|at(?! least| most)|on|outside)\b", re.IGNORECASE)
IN_HAND = re.compile(r" in (?:(?:your|their|his|her) )?hands?$", re.IGNORECASE)
"""Matches a place behind the second of two things that is the place of both: who has cards and
others in hand has all of them there.
"""
AT_LEAST = re.compile(rf"at least {NUMBER} .+, (?:at least )?{NUMBER} (?!or\b)", re.IGNORECASE)
SOME_THERE = r"(?:there (?:is|are) )?"
SEVERAL_OWNERS = re.compile(r"(?:also )?(?:no|none|nobody|all|every\w*|each)\b", re.IGNORECASE)
ALSO = re.compile(r"^also ", re.IGNORECASE)
NOBODY = re.compile(r"(?:also )?(?:no|none|nobody)\b", re.IGNORECASE)
ONE_OWNER = re.compile(
    r"(?:an?|any|some|another|one|someone|somebody|anyone|anybody)\b", re.IGNORECASE
)

OF_SEVERAL = re.compile(
    r"(?:at|in|on|outside) (?:an?|any|some|another|one|each|every|all|no|\d+)\b", re.IGNORECASE
)
"""Matches a place that is one of several, or several."""


@lru_cache(maxsize=4)
def _owned_twice(nouns: frozenset[str]) -> re.Pattern[str]:
    """Return what matches an owner of two things, the second named by one of some nouns."""
    said = "|".join(sorted(map(re.escape, nouns), key=len, reverse=True))
    some = rf"{SOME} (?:[\w-]+ ){{0,2}}?(?:{said})\b{BEHIND}"
    return re.compile(
        rf"{BEGINS}{OWNER}{HAS} (?P<first>{some})(?P<joint>,? (?:and|or|nor|but) )"
        rf"(?P<second>{some}){END}",
        re.IGNORECASE,
    )


def repeat_owner(text: str, nouns: Collection[str]) -> str:
    """Return a text that names the owner before each of two things, and `REFUSED` where the two
    are of one of several, whichever it is.

    >>> repeat_owner("if the kennel has no dogs and no cats, sing", ("dogs", "cats"))
    'if the kennel has no dogs and the kennel has no cats, sing'
    >>> repeat_owner("if a kennel has no dogs and no cats, sing", ("dogs", "cats"))
    'if there is a kennel where it has no dogs and it has no cats, sing'
    >>> repeat_owner("if nobody has a dog or a cat, sing", ("dog", "cat"))
    'if nobody has a dog and nobody has a cat, sing'
    >>> repeat_owner("you have 2 dogs and 1 cat at home", ("dogs", "cat"))
    'you have 2 dogs and 1 cat at home'
    >>> repeat_owner("you have 2 dogs and no cat in hand", ("dogs", "cat"))
    'you have 2 dogs in hand and you have no cat in hand'
    """
    found = _owned_twice(frozenset(nouns)).search(text)
    if found is None:
        return text
    first, second = found["first"], found["second"]
    if PLACE.search(second) and not PLACE.search(first):
        if not IN_HAND.search(second) or AT_LEAST.match(f"{first}, {second}"):
            return text  # where the second is may be said of both, `at least` of both amounts
        first, second = f"{first} in hand", IN_HAND.sub(" in hand", second)
    who, has = found["who"], found["has"]
    joint = found["joint"].replace("nor", "and").replace("but", "and")
    if ONE_OWNER.match(who):
        told = f"there is {who}where it {has} {first}{joint}it {has} {second}"
    elif NOBODY.match(who) and joint.strip(" ,") == "or":  # so nobody has the one or the other
        again = ALSO.sub("", who)
        told = f"{who}{has} {first} and {again}{has} {second}"
    elif SEVERAL_OWNERS.match(who) and (joint.strip(" ,") != "and" or who.startswith("no")):
        return REFUSED
    else:
        told = f"{who}{has} {first}{joint}{who}{has} {second}"
    return text[: found.start()] + told + text[found.end() :]


@lru_cache(maxsize=4)
def _placed_before(nouns: frozenset[str]) -> tuple[re.Pattern[str], ...]:
    """Return what matches two things of which the first says where both are."""
    said = "|".join(sorted(map(re.escape, nouns), key=len, reverse=True))
    thing = rf"(?:[\w-]+ ){{0,2}}?(?:{said})\b"
    word = r"(?!and\b|or\b|but\b)[^\s,.:;]+"
    place = rf"(?P<place>(?:at|in|on|outside) {word}(?: {word}){{0,3}}?)"
    joint = r"(?P<joint>,? (?:and|or|nor|but) )"
    again = rf"(?P<second>no {thing}){END}"
    return (
        re.compile(
            rf"\b(?P<first>(?P<is>there (?:is|are)) (?:{SOME} )?{thing}) {place}{joint}"
            rf"{SOME_THERE}{again}",
            re.IGNORECASE,
        ),
        re.compile(rf"\b(?P<first>no {thing} (?P<is>is|are)) {place}{joint}{again}", re.IGNORECASE),
    )


def repeat_place_of_first(text: str, nouns: Collection[str]) -> str:
    """Return a text that says of the second of two things where it is, as of the first one, and
    `REFUSED` where the first one is at one of several places, of which the second would be another.

    >>> repeat_place_of_first("if there are dogs at home but no cats, sing", ("dogs", "cats"))
    'if there are dogs at home and there are no cats at home, sing'
    >>> repeat_place_of_first("if no dog is at home and no cat, sing", ("dog", "cat"))
    'if no dog is at home and there is no cat at home, sing'
    >>> repeat_place_of_first("if there are dogs at any place but no cats, sing", ("dogs", "cats"))
    ''
    """
    there, nothing = _placed_before(frozenset(nouns))
    for pattern in (there, nothing):
        if found := pattern.search(text):
            if OF_SEVERAL.match(found["place"]):
                return REFUSED
            joint = found["joint"].replace("nor", "and").replace("but", "and").lstrip(",")
            second = (
                f"{found['is']} {found['second']}"
                if pattern is there
                else f"there {found['is']} {found['second']}"
            )
            told = f"{found['first']} {found['place']}{joint}{second} {found['place']}"
            return text[: found.start()] + told + text[found.end() :]
    return text


ALL_BUT = re.compile(
    r"\b(?:all|every one)(?: of)?(?: the)? (?P<some>(?:[\w-]+ )?(?:\w+s))"
    r"(?P<where>(?: (?!except\b|but\b|other\b|save\b|is\b|are\b)[^\s,.:;]+){0,6}?),? "
    rf"(?:except|but|save|other than)(?: for)? (?P<n>{NUMBER})(?: of (?:them|those))?"
    r"(?=[,.;]|$| (?P<more>\w+))",
    re.IGNORECASE,
)
"""Matches all of a group but some, who are said by their number."""

PLACED = frozenset({"at", "in", "on", "outside", "is", "are", "get", "gets", "die", "lose", "you"})


def move_exception_ahead(text: str) -> str:
    """Return a text in which those who are left out of a group are some of that group.

    >>> move_exception_ahead("Feed all dogs at home except one.")
    'Feed all but one dogs at home.'
    >>> move_exception_ahead("All dogs but one at home are fed.")
    'All but one dogs at home are fed.'
    """
    found = ALL_BUT.search(text)
    if found is None or (found["more"] and found["more"].casefold() not in PLACED):
        return text
    said = f"{found[0][:3]} but {found['n']} {found['some']}{found['where']}"
    return text[: found.start()] + said + text[found.end() :]


HOLDER = re.compile(
    r"(?P<before>\b(?:who (?:has|have|holds?)|with) (?:an?|one|at least one|any) "
    r"(?P<what>(?:[\w-]+ ){1,2}?(?:card|item))s?\b(?: in (?:their |his |her )?hand)?,? "
    r"(?:(?:must|may|has to|can) )?(?P<verb>\w+) )(?:it|one|one of (?:them|those))"
    r"(?P<after>[,.;]|$| (?=to\b|from\b|or\b|and\b))",
    re.IGNORECASE,
)
"""Matches somebody who does something with what they are said to have."""


def repeat_kind(text: str) -> str:
    """Return a text that says of which kind the thing is that somebody has and does something with.

    >>> repeat_kind("Each player with a red card gives one to you.")
    'Each player with a red card gives a red card to you.'
    """
    return HOLDER.sub(r"\g<before>a \g<what>\g<after>", text)


def repeat_shared_words(text: str, nouns: Collection[str]) -> str:
    """Return a text that says in full what it says once for two things, or `REFUSED`
    where it is not known of whom the second one is.

    >>> repeat_shared_words("Each player with a red card gives one to you.", ("card",))
    'Each player with a red card gives a red card to you.'
    """
    placed = repeat_place_of_first(repeat_kind(move_exception_ahead(text)), nouns)
    return placed and repeat_owner(placed, nouns)
