"""Give a thing that one line tells a name where the next line speaks of it: `roll exposure for a
survivor you control as chosen`, and below it `if the chosen was not bitten`.

What lives here: `that survivor` right below the line that tells of a survivor, where nothing else
says which one is meant. What does not: words that a line before names by itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from dowlang.diagnostics import codes as codes
from dowlang.project.writing.settling import Errors
from dowlang.source import margin_of

NAME = "chosen"
NAMELESS = frozenset({codes.UNBOUND_REFERENCE.number, codes.AMBIGUOUS_REFERENCE.number})
"""Codes of a line that speaks of something that nothing names, or that two things may be."""

THAT = re.compile(r"\bthat (?P<noun>[a-z]+)\b")
MOST_PLACES = 12
"""Places of a line where the name may stand."""


def with_names(text: str, errors: Errors) -> str:
    """Return a card file with names for what the line below each speaks of, where that makes the
    two lines check.
    """
    lines = text.split("\n")
    for each in errors(text):
        at = each.span.line - 1
        found = THAT.search(lines[at]) if each.code in NAMELESS else None
        before = _told_before(lines, at)
        if found is None or before < 0 or f"the {NAME}" in text:
            continue
        spoken = lines[at].replace(found[0], f"the {NAME}")
        for told in _named(lines[before], found["noun"]):
            trial = [*lines[:before], told, *lines[before + 1 : at], spoken, *lines[at + 1 :]]
            wrong = {error.span.line - 1 for error in errors("\n".join(trial))}
            if not wrong & {before, at}:
                return "\n".join(trial)
    return text


def _told_before(lines: list[str], at: int) -> int:
    """Return the number of the line right above one, at the same margin, or -1."""
    before = at - 1
    same = before > 0 and margin_of(lines[before]) == margin_of(lines[at])
    return before if same and not lines[before].strip().startswith(("#", "option ")) else -1


def _named(line: str, noun: str) -> Iterator[str]:
    """Yield a line that tells of one thing of a noun with a name behind it, at each place."""
    told = list(re.finditer(rf"\b(?:an?|1|another) (?:\w+ )?{noun}\b", line))
    if len(told) != 1:
        return
    ends = [
        each.start() for each in re.finditer(r"(?=[ ,])|$", line) if each.start() >= told[0].end()
    ]
    for end in reversed(ends[:MOST_PLACES]):
        yield f"{line[:end]} as {NAME}{line[end:]}"


__all__ = ["with_names"]
