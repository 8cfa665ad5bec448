"""Say `here` for the place of somebody on their own card: in what they are able to do *at her
location* is where they stand, whatever else is named there.

What lives here: the place of whom a card is. What does not: of whom a line speaks otherwise
(`pronouns`), and whose name it says.
"""

from __future__ import annotations

import re

HIS = r"(?:his|her|its|their)"
MAY = re.compile(r"(?<=, )(?:she|he) (?=(?:may|can) (?!not\b))", re.IGNORECASE)
"""Matches who may do something in the second part of a sentence."""


def place_of_bearer(text: str, bearer: str) -> str:
    """Return a text of the card of `bearer` with words for where that one is, where nobody else can
    be meant: nobody is named before it, or one who is would be where they are.

    >>> place_of_bearer("You may feed a dog at her place, in her location.", "this dog")
    'You may feed a dog at her place, in her location.'
    >>> place_of_bearer("You may feed a dog at her location.", "this dog")
    'You may feed a dog here.'
    >>> place_of_bearer("Choose another dog. Feed a dog at its location.", "this dog")
    'Choose another dog. Feed a dog at its location.'
    >>> place_of_bearer("Sing at the inn of its location.", "this dog")
    'Sing at the inn of the location of this dog.'
    >>> place_of_bearer("When this dog eats, she may sing.", "this dog")
    'When this dog eats, you may sing.'
    >>> place_of_bearer("When another dog eats, she may sing.", "this dog")
    'When another dog eats, she may sing.'
    >>> place_of_bearer("If this dog is wet, she may not sing.", "this dog")
    'If this dog is wet, she may not sing.'
    """
    if not bearer:
        return text
    text = _said_to_its_player(text, bearer)
    piece = bearer.rpartition(" ")[2]
    named = _others(bearer)
    there = re.compile(rf"(?<!\w)(?P<at>at|in|of) (?:{HIS}) location\b", re.IGNORECASE)

    def said(found: re.Match[str]) -> str:
        before = text[: found.start()]
        beside = re.search(
            rf"\b(?:an?|one|1|each|another|any|\d+|all) (?:[a-z]+ )?{piece}s? $", before
        )
        ahead = before[: beside.start()] if beside and found["at"] != "of" else before
        if named.search(ahead):
            return found[0]
        return "here" if found["at"].lower() != "of" else f"of the location of {bearer}"

    return there.sub(said, text)


def _said_to_its_player(text: str, bearer: str) -> str:
    """Return a text with `you` for the bearer who may do something, where the first part of the
    sentence names the bearer and nobody else.
    """
    first, comma, _ = text.partition(", ")
    while comma and not re.search(rf"\b{bearer}\b", first, re.IGNORECASE):
        more, comma, _ = text[len(first) + 2 :].partition(", ")
        first = f"{first}, {more}"
    if not comma or _others(bearer).search(
        re.sub(rf"\b{bearer}\b", "", first, flags=re.IGNORECASE)
    ):
        return text
    return first + MAY.sub("you ", text[len(first) :], count=1)


def _others(bearer: str) -> re.Pattern[str]:
    """Return what matches words for somebody besides the bearer."""
    piece = bearer.rpartition(" ")[2]
    return re.compile(rf"\b(?:{piece}s?|players?|they|those)\b|[\"“]", re.IGNORECASE)
