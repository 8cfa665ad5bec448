"""Tell of lines of printed cards that stand in comments: `dow write` did not understand them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics.codes import MISSING_BLOCK, NOT_UNDERSTOOD
from dowlang.source import Span, margin_of

MARK = "# ?"
"""Begins the comment that stands for a line which was not understood."""


WRITE_IT = "what stands under it is a comment: write it as a line of the card, or take both away"


def left_out(lines: Sequence[str], head: int) -> str:
    """Return which lines of the card whose first line is number `head` are such comments, or
    nothing where none is. What stood below one stands there further right, and is not told again.

    >>> left_out(['item "A"', "    # ? b", "    # ?     c", "    # ? d", 'item "E"', "# ? f"], 1)
    'lines 2, 4'
    """
    told: list[str] = []
    for number, line in enumerate(lines[head:], head + 1):
        if line[:1].strip() and not line.startswith("#"):
            break
        if line.strip().startswith(MARK) and not line.strip().startswith(f"{MARK}  "):
            told.append(str(number))
    return f"line{'s' * (len(told) > 1)} {', '.join(told)}" if told else ""


def with_its_comments(found: Diagnostic, text: str) -> Diagnostic:
    """Return the finding of a line without its block with what to do where such a comment stands
    in its place, and any other as it is.
    """
    if found.code != MISSING_BLOCK.number or not text:
        return found
    line, below = [*text.split("\n"), ""][found.span.line - 1 : found.span.line + 1]
    is_comment = below.strip().startswith(MARK) and margin_of(below) > margin_of(line)
    return replace(found, help=WRITE_IT) if is_comment else found


def not_on_the_card(label: str, text: str) -> list[Diagnostic]:
    """Return a warning at the head of each card of a file that has such comments."""
    lines = text.split("\n") if MARK in text else []
    return [
        NOT_UNDERSTOOD.at(label, Span(number, 1, number, len(line) + 1), where=where)
        for number, line in enumerate(lines, 1)
        if line[:1].strip() and not line.startswith("#") and (where := left_out(lines, number))
    ]
