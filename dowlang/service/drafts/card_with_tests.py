"""Find a card with its tests, and the rows from the card down to a line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dowlang.semantics import line_parts
from dowlang.service.option_labels import CHOOSING
from dowlang.service.workspace import Document
from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes

CHOOSABLE = "option"  # what is automatic and what a vote decides nobody chooses by its label


@dataclass(frozen=True, slots=True)
class CardWithTests:
    """A card, and the tests of its file that name it."""

    document: Document
    card: ast.Line
    tests: tuple[ast.Line, ...]


def card_with_tests(document: Document, line: int) -> CardWithTests | None:
    """Return the card that a line is in, with its tests. Return None where no card is."""
    kinds = document.language.vocabulary.kind_names
    cards = [each for each in document.tree.lines if each.span.line <= line]
    if not cards or cards[-1].shape not in kinds or (name := line_parts.text(cards[-1])) is None:
        return None
    tests = (
        each
        for each in document.tree.lines
        if each.shape == "test" and name.value in set(_texts_in(each, CHOOSING))
    )
    return CardWithTests(document, cards[-1], tuple(tests))


def _texts_in(test: ast.Line, without: Sequence[str]) -> Iterator[str]:
    """Yield the texts in quotes of a test, lines of some shapes left out."""
    for row in line_parts.rows(test.block):
        if row.shape not in without:
            yield from (node.value for node in nodes_of(row) if isinstance(node, ast.Text))


def nodes_of(row: ast.Line) -> Iterator[ast.Node]:
    """Yield all nodes of a row."""
    return nodes(tuple(line_parts.values(row)))


def path_to(card: ast.Line, line: int) -> list[ast.Line]:
    """Return the rows that a line is in, from the card to the innermost."""
    path = [card]
    while True:
        inner = [
            row for row in path[-1].block if row.span.line <= line <= line_parts.last_line(row)
        ]
        if not inner:
            return path
        path.append(inner[0])


def options_on(path: Sequence[ast.Line]) -> list[int]:
    """Return which rows of a path are options, the outermost first."""
    return [at for at, row in enumerate(path) if row.shape == CHOOSABLE]
