"""Join lines of prose that mean something together only: `No exposure roll.` below a line that
moves somebody, `If the owner does not agree, …` below one that asks.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from dowlang.project.mending.prose.sentences import Reads
from dowlang.source import margin_of

MOST_JOINED = 4
"""Lines that are joined to one."""

COMMENT = re.compile(r'^(?:[^"#]|"[^"]*")*#')
"""Matches a line that is or ends in a comment."""


def joined(lines: Sequence[str], unread: Collection[int], reads: Reads) -> list[str]:
    """Return the lines, with one that is not understood joined to those before it where all of
    them are understood together. A line that is joined to another is left empty.
    """
    out, left = list(lines), set(unread)
    for at in sorted(unread):
        before = at
        for _ in range(MOST_JOINED - 1):
            before = _above(out, before)
            if before < 0:
                break
            said = [each for each in out[before : at + 1] if each.strip()]
            first = said[0][: margin_of(said[0])]
            whole = f"{first}{'. '.join(each.strip().rstrip(' .;') for each in said)}."
            trial = [
                "" if place in left and not _is_head(out, place, at) else each
                for place, each in enumerate(out)
            ]
            trial[before : at + 1] = [whole, *("" for _ in range(at - before))]
            if before not in reads(trial):
                out[before : at + 1] = trial[before : at + 1]
                left -= set(range(before, at + 1))
                break
    return out


def _is_head(lines: Sequence[str], place: int, at: int) -> bool:
    """Return True for a line above one that stands further left: what it names is meant below."""
    return place < at and margin_of(lines[place]) < margin_of(lines[at])


def _above(lines: Sequence[str], at: int) -> int:
    """Return the number of the line above one, at the same margin, or -1: none is above a comment
    or a line that ends in one, behind which what is joined would be part of it.
    """
    for before in range(at - 1, 0, -1):
        if COMMENT.search(lines[before]):
            return -1
        if lines[before].strip():
            same = margin_of(lines[before]) == margin_of(lines[at])
            return before if same and not lines[before].lstrip().startswith("option ") else -1
    return -1
