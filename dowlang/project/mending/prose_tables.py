"""Lay out what a roll or a vote leads to, told in the sentences behind it: each result on a line of
its own below the roll, and below that what comes of it.

What lives here: `Roll a die. On a 1 or 2, … On a 3 or higher, …`, `All players vote. If the
majority votes thumbs up, …`. What does not: how a result is read (`natural`), and a vote whose
sides are the options of a card (`prose_structure`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from dowlang.project.mending.prose_settling import margin

STEP = "    "
ROLL = re.compile(r"(?:\w+ ){0,4}rolls? (?:a|an|one|1|the)(?: action)? die[.:]?$", re.IGNORECASE)
VOTE = re.compile(
    r"(?:(?:hold|take|call) a vote|(?:(?:all|the|every|each|other|non-exiled) ?)*(?:players?|"
    r"everyone|everybody) votes?)[.:]?$",
    re.IGNORECASE,
)
FACE = re.compile(
    r"(?P<head>(?:on (?:an? )?)?\d\s*(?:(?:-|–|to|or)\s*\d|\+|or (?:more|higher|better|less|lower|"
    r"fewer|above|below))?)\s*[:–,]\s*(?P<said>\S.*)$",
    re.IGNORECASE,
)
SIDE = re.compile(
    r"(?P<head>if (?:it|the vote) (?:passes|succeeds|fails)|if (?:the majority|most(?: players)?|"
    r"more players|a majority) (?:votes?|shows?|says?|is|are) [\w ]+?|"
    r"(?:if )?thumbs? (?:up|down))\s*[:,]\s*(?P<said>\S.*)$",
    re.IGNORECASE,
)
"""Matches what a vote decides, and what comes of that."""

SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z0-9])")
GOES_ON = re.compile(r"(?:then|otherwise|in that case|and|if (?:so|not|they|you))\b", re.IGNORECASE)


def tabled(lines: Iterable[str]) -> list[str]:
    """Return the lines of a card with each result of a roll or a vote on a line of its own, and
    what comes of it below.

    A sentence that goes on belongs to the result before it, any other to none: it ends the table.

    >>> tabled(["  Roll a die. On a 1, lose 1 morale. On a 2 or more, add 2 food."])
    ['  Roll a die.', '      On a 1:', '          lose 1 morale', '      On a 2 or more:', \
'          add 2 food']
    """
    out: list[str] = []
    result: re.Pattern[str] | None = None
    deep = 0
    for line in lines:
        if margin(line) != deep:
            result = None
        parts = SENTENCE.split(line.strip()) if line.strip() else []
        if not _is_table(parts) and not (result and parts and result.match(parts[0])):
            out.append(line)
            opens = len(parts) == 1 and (_results_of(parts[0]))
            result, deep = (opens or None), margin(line)
            continue
        deep, plain = margin(line), list[str]()
        inside = False
        for part in parts:
            found = result.match(part) if result else None
            if found:
                out += _said(plain, deep)
                plain = []
                out.append(f"{' ' * deep}{STEP}{found['head']}:")
                out.append(f"{' ' * deep}{STEP}{STEP}{found['said'].removesuffix('.')}")
                inside = True
            elif inside and GOES_ON.match(part):
                out.append(f"{' ' * deep}{STEP}{STEP}{part.removesuffix('.')}")
            elif opened := _results_of(part):
                out += [*_said(plain, deep), " " * deep + part]
                plain, result, inside = [], opened, False
            else:
                inside = False
                plain.append(part)
        out += _said(plain, deep)
    return out


def _said(parts: Sequence[str], deep: int) -> list[str]:
    """Return sentences that are no result, as the one line that they were."""
    return [" " * deep + " ".join(parts)] if parts else []


def _results_of(sentence: str) -> re.Pattern[str] | None:
    """Return how the results begin of what a sentence does, or None."""
    if ROLL.match(sentence):
        return FACE
    return SIDE if VOTE.match(sentence) else None


def _is_table(parts: Sequence[str]) -> bool:
    """Return True for sentences of which one rolls or votes and the next is a result of it."""
    return any(
        (results := _results_of(one)) and results.match(other) for one, other in pairwise(parts)
    )


__all__ = ["tabled"]
