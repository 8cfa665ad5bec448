"""Tell the shape of a document: its cards with what they hold, what folds, what can be run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dowlang.semantics.line_parts import rows, text
from dowlang.service.names import LABELLED
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
    named: Range
    below: tuple[Symbol, ...] = ()


@dataclass(frozen=True, slots=True)
class Lens:
    """Something that can be done with a card or a test: `run test`, `odds`, `coverage`,
    `printed`.
    """

    title: str
    command: str
    name: str
    range: Range


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
    last = max(row.span.line for row in rows((line,)))
    return Span(line.span.line, line.span.column, last, len(document.map.line(last)) + 1)


def folds(document: Document) -> tuple[tuple[int, int], ...]:
    """Return first and last line (from 0) of everything that folds."""
    found = []
    for line in rows(document.tree.lines):
        last = max(row.span.line for row in rows((line,)))
        if last > line.span.line:
            begin, end = document.map.range(Span(line.span.line, 1, last, 1))
            found.append((begin.line, end.line))
    return tuple(found)


def lenses(document: Document) -> tuple[Lens, ...]:
    """Return what can be done with the cards and tests of a document."""
    kinds = {kind.name for kind in document.words.vocabulary.kinds}
    out: list[Lens] = []
    for line in document.tree.lines:
        title = text(line)
        if title is None:
            continue
        place = document.map.range(line.span)
        if line.shape == "test":
            out.append(Lens("run test", "dow.runTest", title.value, place))
        elif line.shape in kinds:
            out.append(Lens("odds", "dow.odds", title.value, place))
            out.append(Lens("coverage", "dow.coverage", title.value, place))
            out.append(Lens("printed", "dow.printed", title.value, place))
    return tuple(out)
