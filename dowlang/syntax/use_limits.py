"""Limits in a line, by their words (`once per turn`, `3 times per game`, `any number of times`),
and the finding for one too many.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics import codes as codes
from dowlang.source import Span
from dowlang.syntax.recovery.broken_line import Broken

OPENINGS = (("once", "per"), ("twice", "per"))
SCOPES = ("turn", "round", "game")
UNLIMITED = ("any", "number", "of", "times")


def limits(words: Sequence[str]) -> list[tuple[int, int]]:
    """Return the limits that a line says, each by the places of its first and its last word."""
    found = []
    for at, word in enumerate(words):
        times = (
            at + 1 if word.isdigit() and tuple(words[at + 1 : at + 3]) == ("times", "per") else at
        )
        if tuple(words[at : at + 4]) == UNLIMITED:
            found.append((at, at + 3))
        elif (times > at or tuple(words[at : at + 2]) in OPENINGS) and "".join(
            words[times + 2 : times + 3]
        ) in SCOPES:
            found.append((at, times + 2))
    return found


def second_limit(line: Broken) -> Diagnostic | None:
    """Return a diagnostic for more than one limit in a line that is whole without all but the
    first.

    The fix takes out one said twice.
    """
    words = line.words
    first, *more = limits([str(word) for word in words]) or [(0, 0)]
    left_out = {
        at
        for begin, end in more
        for at in range(begin - (words[begin - 1].type == "COMMA"), end + 1)
    }
    if not more or not line.fits([word for at, word in enumerate(words) if at not in left_out]):
        return None
    place, said, second = line.span(*more[0]), line.text(*first), line.text(*more[0])
    before = line.span(min(left_out) - 1)
    fix = (
        ((Span(place.line, before.end_column, place.line, place.end_column), ""),)
        if second == said
        else None
    )
    return codes.SECOND_LIMIT.at(line.file, place, fix=fix, second=second, first=said)
