"""Outline a document: its cards, tests and definitions, with their labelled parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dowlang.semantics.line_parts import last_line, text
from dowlang.service.option_labels import LABELLED
from dowlang.service.positions import Range
from dowlang.service.workspace import Document
from dowlang.source import Span
from dowlang.syntax import ast


@dataclass(frozen=True, slots=True)
class Symbol:
    """A card, a test, a definition, or a part of one with a label."""

    name: str
    kind: str
    range: Range
    selection_range: Range
    below: tuple[Symbol, ...] = ()


def symbols(document: Document) -> tuple[Symbol, ...]:
    """Return the cards, tests and definitions of a document, with their labelled parts."""
    return tuple(_symbol(document, line) for line in document.tree.lines)


def _symbol(document: Document, line: ast.Line) -> Symbol:
    title = text(line)
    named = title.span if title is not None else line.span
    words = document.map.line(line.span.line).split(maxsplit=1)
    kind = line.shape or (words[0] if words else "")
    below = tuple(_symbol(document, row) for row in _labelled(line.block))
    name = title.value if title is not None else kind
    return Symbol(
        name or kind,
        kind,
        document.map.range(_whole(document, line)),
        document.map.range(named),
        below,
    )


def _labelled(lines: Sequence[ast.Line]) -> Iterator[ast.Line]:
    for line in lines:
        if line.shape in LABELLED:
            yield line
        else:
            yield from _labelled(line.block)


def _whole(document: Document, line: ast.Line) -> Span:
    last = last_line(line)
    return Span(line.span.line, line.span.column, last, len(document.map.line(last)) + 1)
