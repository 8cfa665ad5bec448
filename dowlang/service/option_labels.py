"""Read the labels of options in syntax trees: which a card has, carries out, a test chooses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from dowlang.semantics import line_parts
from dowlang.semantics.line_parts import CARRY_OUT
from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes

CHOOSING = ("chooses", "cannot_choose", "can_choose")


LABELLED = ("option", "automatic", "passes", "fails")


def carried_out(part: ast.LinePart) -> Iterator[ast.Text]:
    """Yield the labels and names behind `carry out` in a part of a line."""
    for node in nodes(part.values):
        if isinstance(node, ast.Phrase) and node.pattern == CARRY_OUT:
            yield from (each for each in node.slots if isinstance(each, ast.Text))


def labels_below(line: ast.Line) -> tuple[str, ...]:
    """Return the labels of the options of a card."""
    return tuple(text.value for text in label_texts(line))


def label_texts(line: ast.Line) -> Iterator[ast.Text]:
    """Yield the labels of the options of a card at their places."""
    for row in line_parts.rows(line.block):
        title = line_parts.text(row) if row.shape in LABELLED else None
        if title is not None:
            yield title


Cells = Mapping[str, line_parts.Value]


@dataclass(frozen=True, slots=True)
class ChosenLabel:
    """A label that a test chooses, the line that chooses it, and the cells of the case in which it
    does.
    """

    text: ast.Text
    line: ast.Line
    cells: Cells


def chosen_in(test: ast.Line, shapes: Sequence[str] = CHOOSING) -> Iterator[ChosenLabel]:
    """Yield what lines of some shapes choose, once for each case of the test's table."""
    rows = line_parts.rows(test.block)
    cases = list(cases_of(test)) or [{}]
    for row in rows:
        if row.shape in shapes:
            for cells in cases:
                said = value_in(cells, row.part("label")[0])
                if isinstance(said, ast.Text):
                    yield ChosenLabel(said, row, cells)


def cases_of(test: ast.Line) -> Iterator[Cells]:
    """Yield the cases of a test's table, each as its cells by the names of their columns."""
    for row in line_parts.rows(test.block):
        if row.shape == "cases":
            columns = [each for part in row.parts_named("column") for each in part.values]
            heads = [each.text for each in columns if isinstance(each, ast.Ident)]
            for case in row.block:
                cells = (each for part in case.parts_named("cell") for each in part.values)
                yield dict(zip(heads, cells, strict=False))


def value_in(cells: Cells, said: line_parts.Value) -> line_parts.Value | None:
    """Return what a value of a test's line is in a case of its table, None for no such column."""
    match said:
        case ast.Variable(name=name):
            return cells.get(name)
        case ast.Reference(alias=str() as name):
            return cells.get(name)
    return said
