"""Add what a die table lacks: a row `otherwise` in which nothing happens."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics.codes import DICE_GAP
from dowlang.service.code_actions.code_action import Candidate
from dowlang.service.positions import Edit, Range
from dowlang.service.workspace import Document
from dowlang.source import margin_of
from dowlang.syntax.formatter import STEP


def missing_faces(document: Document, found: Diagnostic) -> Iterator[Candidate]:
    """Yield the row for all faces without a result, behind the rows that are there."""
    if found.code != DICE_GAP.number:
        return
    text_map, head = document.map, found.span.line
    margin = margin_of(text_map.line(head))
    below = takewhile(
        lambda row: not row[1].strip() or margin_of(row[1]) > margin,
        enumerate(text_map.lines[head:], head + 1),
    )
    rows = [(at, text) for at, text in below if text.strip()]
    if rows:
        last, text = rows[-1]
        at = text_map.position(text_map.offset(last, len(text.rstrip()) + 1))
        inner = " " * margin_of(rows[0][1])
        added = f"\n{inner}otherwise\n{inner}{STEP}nothing happens"
        yield "add `otherwise`, and nothing happens", (Edit(Range(at, at), added),)
