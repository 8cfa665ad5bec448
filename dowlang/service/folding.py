"""Tell which lines of a document fold."""

from __future__ import annotations

from dowlang.semantics.line_parts import last_line, rows
from dowlang.service.workspace import Document
from dowlang.source import Span


def folding_ranges(document: Document) -> tuple[tuple[int, int], ...]:
    """Return first and last line (from 0) of everything that folds."""
    found = []
    for line in rows(document.tree.lines):
        last = last_line(line)
        if last > line.span.line:
            begin, end = document.map.range(Span(line.span.line, 1, last, 1))
            found.append((begin.line, end.line))
    return tuple(found)
