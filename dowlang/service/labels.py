"""Know the labels of options: which card has them, which lines carry them out, which tests choose
them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from dowlang.project.checked_set import DEFINITION
from dowlang.semantics import line_parts
from dowlang.service.names import CHOOSING, carried_out, label_texts, names_by_kind
from dowlang.service.positions import Position
from dowlang.service.workspace import Document, WarmSet
from dowlang.source import Span
from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes

Cells = Mapping[str, line_parts.Value]


@dataclass(frozen=True, slots=True)
class Owner:
    """A card or definition with labels: its file, the line it begins in, its name."""

    file: str
    line: int
    name: str


@dataclass(frozen=True, slots=True)
class LabelSaying:
    """A label in quotes at its place. `owners` are the cards it may be of, more than one where a
    test leaves that open. `is_definition` is True where an option has it.
    """

    file: str
    span: Span
    label: str
    owners: tuple[Owner, ...]
    is_definition: bool = False


@dataclass(frozen=True, slots=True)
class Chosen:
    """A label that a test chooses, the line that does, and the row of the test's table in which it
    does.
    """

    text: ast.Text
    line: ast.Line
    cells: Cells


def label_at(document: Document, position: Position) -> LabelSaying | None:
    """Return the label of an option that a position is in, None for no label."""
    line, column = document.map.place(position)
    if '"' not in document.map.line(line):
        return None
    for said in label_sayings(document.home):
        span = said.span
        if said.file == document.label and span.line == line:
            if span.column <= column <= span.end_column:
                return said
    return None


def same_label(home: WarmSet, said: LabelSaying) -> list[LabelSaying]:
    """Return every place of a set that may say a label: the options that have it first."""
    owners = set(said.owners)
    found = [
        each
        for each in label_sayings(home)
        if each.label == said.label and not owners.isdisjoint(each.owners)
    ]
    return sorted(found, key=lambda each: not each.is_definition)


def label_sayings(home: WarmSet) -> tuple[LabelSaying, ...]:
    """Return every label of a set and every place that says one, in the order of its files."""
    known = home.known()
    if home.labelled[0] is not known or known is None:
        home.labelled = (known, tuple(_sayings(home)))
    return home.labelled[1]


def _sayings(home: WarmSet) -> Iterator[LabelSaying]:
    """Yield the same, from the files as they are."""
    kinds = {kind.name for kind in home.words.vocabulary.kinds} | {DEFINITION}
    trees = dict(home.trees())
    having: dict[str, list[Owner]] = {}
    defined = {
        title.value
        for tree in trees.values()
        for line in tree.lines
        if line.shape == DEFINITION and (title := line_parts.text(line)) is not None
    }
    for file, tree in trees.items():
        for line in tree.lines:
            title = line_parts.text(line)
            if title is None or line.shape not in kinds:
                continue
            owner = Owner(file, line.span.line, title.value)
            own = list(label_texts(line))
            for text in own:
                yield LabelSaying(file, text.span, text.value, (owner,), is_definition=True)
                having.setdefault(text.value, []).append(owner)
            known = {text.value for text in own} - defined
            parts = (part for row in line_parts.rows(line.block) for part in row.parts)
            for text in (text for part in parts for text in carried_out(part)):
                if text.value in known:
                    yield LabelSaying(file, text.span, text.value, (owner,))
    for file, tree in trees.items():
        for line in tree.lines:
            if line.shape == "test":
                yield from _in_test(file, line, having)


def _in_test(
    file: str, test: ast.Line, having: Mapping[str, Sequence[Owner]]
) -> Iterator[LabelSaying]:
    """Yield the labels that a test chooses: outright, or in a column of its table."""
    chosen = {each.text.span: each.text for each in chosen_in(test)}
    told = {
        node.value
        for row in line_parts.rows(test.block)
        for node in nodes(tuple(value for part in row.parts for value in part.values))
        if isinstance(node, ast.Text) and node.span not in chosen
    }
    for text in chosen.values():
        every = having.get(text.value, ())
        owners = tuple(owner for owner in every if owner.name in told) or tuple(every)
        if owners:
            yield LabelSaying(file, text.span, text.value, owners)


def chosen_in(test: ast.Line, shapes: Sequence[str] = CHOOSING) -> Iterator[Chosen]:
    """Yield what lines of some shapes choose, once for each row of the test's table."""
    rows = line_parts.rows(test.block)
    cases = list(table_rows(test)) or [{}]
    for row in rows:
        if row.shape in shapes:
            for cells in cases:
                said = value_in(cells, row.part("label")[0])
                if isinstance(said, ast.Text):
                    yield Chosen(said, row, cells)


def table_rows(test: ast.Line) -> Iterator[Cells]:
    """Yield the rows of a test's table, each as its cells by the names of their columns."""
    for row in line_parts.rows(test.block):
        if row.shape == "cases":
            columns = [each for part in row.parts_named("column") for each in part.values]
            heads = [each.text for each in columns if isinstance(each, ast.Ident)]
            for case in row.block:
                cells = (each for part in case.parts_named("cell") for each in part.values)
                yield dict(zip(heads, cells, strict=False))


def value_in(cells: Cells, said: line_parts.Value) -> line_parts.Value | None:
    """Return what a value of a test's line is in a row of its table, None for no such column."""
    match said:
        case ast.Variable(name=name):
            return cells.get(name)
        case ast.Reference(alias=str() as name):
            return cells.get(name)
    return said


def is_name_too(home: WarmSet, text: str) -> bool:
    """Return True if a label is the name of a card that tests may speak of, too."""
    return any(text in names for names in names_by_kind(home).values())
