"""Expand tables of cases: a test with `cases` is one test for each row, and in its lines a cell
stands wherever its column is named.

A bare name is a column of numbers (`food = stock`, `die cast`) or of a die's faces (`exposure
face`), `the x` a column of things or of labels. Here the table is read and its cells are put into
the lines. `card_tests` lowers the lines then. A cell keeps its place, so whatever is wrong with it
is told at the cell.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import field, fields, replace
from typing import Any, TypeVar

from dowlang.diagnostics import Diagnostic, Severity, codes
from dowlang.records import dataclass
from dowlang.semantics.context import Context
from dowlang.semantics.message_wording import said
from dowlang.source import Span
from dowlang.source.limits import MAX_CASE_LINES
from dowlang.source.spelling import nearest
from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes

Meant = TypeVar("Meant")

NUMBER, THING, LABEL = "a number", "a thing of the game", "the label of an option in quotes"
FACE = "a face of `{}`"


@dataclass(frozen=True, slots=True)
class CaseRow:
    """One row of a table: its cells by column, where it stands, and the columns whose cell is
    wrong.
    """

    span: Span
    cells: Mapping[str, ast.Node]
    wrong: set[str] = field(default_factory=set)

    @property
    def where(self) -> tuple[tuple[str, str], ...]:
        """Return columns and cells in words."""
        return tuple((name, written(cell)) for name, cell in self.cells.items())


@dataclass(frozen=True, slots=True)
class Use:
    """A place in a line of the test that speaks of a column, and what has to stand there."""

    node: ast.Node
    name: str
    wanted: str


def written(cell: ast.Node) -> str:
    """Return a cell as it stands in the table."""
    match cell:
        case ast.Integer(value=value):
            return str(value)
        case ast.Reference(words=words, number=number):
            return (
                f"{' '.join(words)} {number}"
                if number is not None and str(number) not in words
                else " ".join(words)
            )
        case _:
            return said(cell)


# ---- where columns are used
def uses(line: ast.Line, counters: Collection[str] = ()) -> Iterator[Use]:
    """Yield every use of a column in a line of a test, in the order written.

    A name of `counters` is none.
    """
    for part in line.parts:
        for node in nodes(part.values):
            match node:
                case ast.Variable(name=name) if name in counters:
                    continue
                case ast.Variable(name=name) if (
                    part.slot == "forced" and part.values[:1] and _title(part) != "die"
                ):
                    yield Use(node, name, FACE.format(_title(part)))
                case ast.Variable(name=name):
                    yield Use(node, name, NUMBER)
                case ast.Reference(alias=name) if name is not None:
                    yield Use(node, name, LABEL if part.slot == "label" else THING)


def _title(part: ast.LinePart) -> str:
    first = part.values[0]
    return first.text if isinstance(first, ast.Ident) else ""


def filled(line: ast.Line, row: CaseRow) -> ast.Line:
    """Return the line with the row's cells in the places of the columns."""
    return replace(line, parts=_put(line.parts, row.cells))


def _put(value: Any, cells: Mapping[str, ast.Node]) -> Any:
    match value:
        case tuple():
            return tuple(_put(each, cells) for each in value)
        case ast.Variable(name=name) if name in cells:
            return cells[name]
        case ast.Reference(alias=name) if name is not None and name in cells:
            return cells[name]
        case Span() | str() | int() | None:
            return value
        case _:  # a node
            now = {field.name: getattr(value, field.name) for field in fields(value)}
            new = {name: _put(each, cells) for name, each in now.items()}
            return value if all(new[name] is now[name] for name in now) else replace(value, **new)


# ---- the table
def read(context: Context, test: ast.Line) -> list[CaseRow] | None:
    """Return the rows of a test's table, None for a test without one.

    Mistakes of the table itself have been reported.
    """
    tables = [line for line in test.block if line.shape == "cases"]
    lines = [line for line in test.block if line.shape != "cases"]
    if not tables:
        if not any(_begins_a_table(line) for line in test.block):
            _refuse_unknown(context, lines, ())
        return None
    for second in tables[1:]:
        context.report.add(
            codes.DUPLICATE_CLAUSE, second.span, clause="cases", line=tables[0].span.line
        )
    table = tables[0]
    columns = _columns(context, table)
    wanted = _wanted(context, lines, columns)
    count = len(table.block) * len(lines)
    if count > MAX_CASE_LINES:
        context.report.add(codes.TOO_MANY_CASES, table.span, count=count, limit=MAX_CASE_LINES)
        return []
    rows: list[CaseRow] = []
    seen: dict[tuple[str, ...], int] = {}
    for line in table.block:
        cells = [
            part.values[0]
            for part in line.parts_named("cell")
            if isinstance(part.values[0], ast.Node)
        ]
        if line.shape != "case":
            continue
        if len(cells) != len(columns):
            context.report.add(
                codes.WRONG_CELLS,
                line.span,
                found=len(cells),
                wanted=len(columns),
                columns=", ".join(columns),
            )
            continue
        row = CaseRow(line.span, dict(zip(columns, cells, strict=True)))
        text = tuple(cell for _, cell in row.where)
        if text in seen:
            context.report.add(codes.DUPLICATE_ROW, line.span, line=seen[text])
            continue
        seen[text] = line.span.line
        row.wrong.update(_wrong_cells(context, row, wanted))
        rows.append(row)
    return rows


def _begins_a_table(line: ast.Line) -> bool:
    head = next((v for v in line.part("head")), None)
    return line.broken and isinstance(head, ast.Ident) and head.lemma == "cases"


def _columns(context: Context, table: ast.Line) -> list[str]:
    columns: list[str] = []
    for name in _names(table):
        if name.text in columns:
            context.report.add(codes.DUPLICATE_COLUMN, name.span, name=name.text)
        columns.append(name.text)
    return columns


def _names(line: ast.Line) -> list[ast.Ident]:
    """Return the names of the columns, as a `cases` line writes them, none of another line."""
    return [
        name
        for part in line.parts_named("column")
        for name in part.values
        if isinstance(name, ast.Ident)
    ]


def _wanted(
    context: Context, lines: Sequence[ast.Line], columns: Sequence[str]
) -> Mapping[str, Collection[str]]:
    """Return column -> what its uses want. Columns that are used and not there are reported."""
    wanted: dict[str, dict[str, None]] = {}
    for use in (
        use for line in lines for use in uses(line, context.counters) if use.name in columns
    ):
        wanted.setdefault(use.name, {})[use.wanted] = None
    _refuse_unknown(context, lines, columns)
    return wanted


def report_unused(context: Context, test: ast.Line) -> None:
    """Warn of columns that no line speaks of.

    There is no warning when a line could not be read, or names one that is not there, which may be
    meant.
    """
    there = {name.text for line in test.block for name in _names(line)}
    if not there:
        return
    used = {use.name for line in test.block for use in uses(line, context.counters)}
    if used - there or any(line.broken for line in test.block):
        return
    for name in (name for line in test.block for name in _names(line) if name.text not in used):
        context.report.add(codes.UNUSED_COLUMN, name.span, name=name.text)


def _refuse_unknown(context: Context, lines: Sequence[ast.Line], columns: Sequence[str]) -> None:
    for line in lines:
        for use in uses(line, context.counters):
            if use.name not in columns:
                context.report.add(
                    codes.UNKNOWN_COLUMN,
                    use.node.span,
                    near=nearest(use.name, columns, 2),
                    name=use.name,
                )


def _wrong_cells(
    context: Context, row: CaseRow, wanted: Mapping[str, Collection[str]]
) -> frozenset[str]:
    wrong = set()
    for name, cell in row.cells.items():
        missed = next((each for each in wanted.get(name, ()) if not _fits(cell, each)), "")
        if missed:
            found = {ast.Integer: "the number ", ast.Words: "the face "}.get(
                type(cell), ""
            ) + f"`{written(cell)}`"
            context.report.add(codes.WRONG_CELL, cell.span, found=found, wanted=missed, column=name)
            wrong.add(name)
    return frozenset(wrong)


def _fits(cell: ast.Node, wanted: str) -> bool:
    kinds = {NUMBER: (ast.Integer,), THING: (ast.Text, ast.Reference), LABEL: (ast.Text,)}
    return isinstance(cell, kinds.get(wanted, (ast.Words,)))


# ---- every row in turn
def each_row(
    context: Context, line: ast.Line, rows: Sequence[CaseRow], check: Callable[[ast.Line], Meant]
) -> list[Meant | None]:
    """Return the meaning of a line of the test in each row, None where a cell is wrong.

    A mistake in every row is the line's and is told once. One in some rows only is told at their
    cells.
    """
    used = tuple(dict.fromkeys(use.name for use in uses(line, context.counters)))
    if not used:
        return [check(line)] * len(rows)
    out: list[Meant | None] = []
    found: list[tuple[CaseRow, list[Diagnostic]]] = []
    for row in rows:
        if row.wrong.intersection(used) or not row.cells.keys() >= {*used}:
            out.append(None)
            continue
        with context.aside() as inner:
            out.append(check(filled(line, row)))
        found.append((row, inner.found))
    always = (
        [one for one in found[0][1] if all(one in others for _, others in found)]
        if len(found) > 1
        else []
    )
    context.report.found += always
    for row, findings in found:
        own = _own([one for one in findings if one not in always], row, line)
        context.report.found += own
        row.wrong.update(
            name for name in used for one in own if one.span in (row.cells[name].span, row.span)
        )
    return out


def _own(findings: Sequence[Diagnostic], row: CaseRow, line: ast.Line) -> list[Diagnostic]:
    """Return the diagnostics of this row only, at its cells.

    The first error of a cell will do. One told at a cell is the reason of those that are not.
    """
    exact = [one for one in findings if one.span.line == row.span.line]
    own: list[Diagnostic] = []
    for one in exact or (_at_cell(one, row, line) for one in findings):
        if one.severity is not Severity.ERROR or all(one.span != other.span for other in own):
            own.append(one)
    return own


def _at_cell(found: Diagnostic, row: CaseRow, line: ast.Line) -> Diagnostic:
    """Return a diagnostic of the line at the cell it comes from.

    In a longer piece of the line it is the first cell.
    """
    inside = [
        use.name
        for use in uses(line)
        if found.span.column <= use.node.span.column < found.span.end_column
    ]
    return replace(found, span=row.cells[inside[0]].span if inside else row.span, fix=None)
