"""Tell which lines of a card a line goes on with."""

from __future__ import annotations

import re
from collections.abc import Sequence

from dowlang.source import margin_of

OUTSIDE = re.compile(r"^(?:when|whenever|option|at the|goal|play|equip|failure)\b", re.IGNORECASE)
"""Matches a line above which nobody is spoken of that a line below it goes on with."""


EVENT = re.compile(r" *when(?:ever)? ", re.IGNORECASE)


def is_event(line: str) -> bool:
    """Return True for the line of an event, whose things the lines below it call `that …`."""
    return EVENT.match(line) is not None


def lines_spoken_of(lines: Sequence[str], number: int) -> tuple[str, ...]:
    """Return the lines of a card above the one of a number that it may go on with, the event or the
    heading of one word first that they stand below.
    """
    out: list[str] = []
    for line in reversed(lines[: number - 1]):
        if not line.strip():
            continue
        if not margin_of(line):
            break
        outside = OUTSIDE.match(line.strip())
        if not outside or is_event(line) or line.strip().isalpha():
            out.append(line)
        if outside:
            break
    return tuple(reversed(out))
