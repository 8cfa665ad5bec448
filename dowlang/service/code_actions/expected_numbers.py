"""Write the number that was found in place of the one that a test wants."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dowlang.semantics import line_parts
from dowlang.service.option_labels import Cells, cases_of, value_in
from dowlang.service.positions import Edit, applied
from dowlang.service.workspace import Document
from dowlang.source import Span
from dowlang.syntax import ast


@dataclass(frozen=True, slots=True)
class WrongNumber:
    """A number that a test expects and does not find.

    `line` expects it, in the test or in the case that begins in line `row`, both counted from 1.
    `conjunct` counts from 0 the conditions that `and` joins in the line.
    """

    line: int
    row: int
    conjunct: int
    found: int


def number_edits(
    document: Document, line: int, wrong: Sequence[WrongNumber]
) -> Iterator[tuple[str, Edit]]:
    """Yield for a line what it says with the number that was found, and the change."""
    for test in document.tree.lines:
        for row in line_parts.rows(test.block) if test.shape == "test" else ():
            if row.span.line == line:
                for span, found in _mended(test, row, [e for e in wrong if e.line == line]):
                    edit = Edit(document.map.range(span), str(found))
                    after = applied(document.map.text, [edit]).split("\n")
                    yield after[span.line - 1].strip(), edit


def _mended(
    test: ast.Line, row: ast.Line, wrong: Sequence[WrongNumber]
) -> Iterator[tuple[Span, int]]:
    """Yield the numbers of a line, or of rows of its test's table, that are to be others. One that
    all rows share is told where all of them want the same.
    """
    cases = list(cases_of(test))
    found: dict[Span, list[int]] = {}
    for each in wrong:
        written = _written(cases, row, each)
        if written is not None and each.found >= 0:
            found.setdefault(written.span, []).append(each.found)
    for span, numbers in found.items():
        shared = len(cases) if span.line == row.span.line else 1
        if len(numbers) >= shared and len(set(numbers)) == 1:
            yield span, numbers[0]


def _written(cases: Sequence[Cells], row: ast.Line, wrong: WrongNumber) -> ast.Integer | None:
    """Return the number that a condition of a line wants, in the row of the test's table where it
    stands there. Return None for what is written otherwise.
    """
    holds = line_parts.condition(row)
    parts = list(_joined(holds)) if holds is not None else []
    one = parts[wrong.conjunct] if wrong.conjunct < len(parts) else None
    if not isinstance(one, ast.Comparison):
        return None
    cells = (c for c in cases if any(value.span.line == wrong.row for value in c.values()))
    value = value_in(next(cells, {}), one.right)
    return value if isinstance(value, ast.Integer) else None


def _joined(node: ast.Expression) -> Iterator[ast.Expression]:
    """Yield what `and` joins, as a test asks for it one after another."""
    if isinstance(node, ast.LogicalExpression) and node.operator == "and":
        for operand in node.operands:
            yield from _joined(operand)
    else:
        yield node
