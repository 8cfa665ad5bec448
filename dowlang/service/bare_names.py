"""Find bare names, which one file introduces without quotes: counters, `as scout`, columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from dowlang.service.cursor import cursor_at
from dowlang.service.positions import Position
from dowlang.service.workspace import Document
from dowlang.source import Span, margin_of
from dowlang.syntax.lexer import SCAN


def bare_names(document_lines: Sequence[str], lexer: Any, name: str) -> Iterator[Span]:
    """Yield where a bare name (a counter, `as scout`) stands in some lines, quotes left out."""
    for number, line in enumerate(document_lines, 1):
        for token in lexer.tokens(line.lstrip(" "), {name}).tokens:
            if token.type == "NAME" and str(token) == name:
                column = margin_of(line) + int(token.start_pos or 0) + 1
                yield Span(number, column, number, column + len(name))


def bare_at(document: Document, position: Position) -> list[Span]:
    """Return where the bare name at a position stands in its file, empty for none."""
    cursor = cursor_at(document, position)
    word = next(
        (
            match.group()
            for match in SCAN.finditer(document.map.line(cursor.line))
            if match.lastgroup == "WORD" and match.start() < cursor.column <= match.end() + 1
        ),
        "",
    )
    if word not in cursor.names:
        return []
    return list(bare_names(document.map.lines, document.language.parser.lexer, word))
