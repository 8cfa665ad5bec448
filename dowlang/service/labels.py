"""Know the labels of options: which card has them, which lines carry them out, which tests choose
them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from dowlang.project.checked_set import DEFINITION
from dowlang.semantics import line_parts
from dowlang.service.names import CHOOSING, LABELLED, names_by_kind
from dowlang.service.positions import Position
from dowlang.service.workspace import Document, WarmSet
from dowlang.source import Span
from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes


@dataclass(frozen=True, slots=True)
class Owner:
    """A card or definition with labels: its file, the line it begins in, its name."""

    label: str
    line: int
    name: str


@dataclass(frozen=True, slots=True)
class LabelSaying:
    """A label in quotes at its place. `owners` are the cards it may be of, more than one where a
    test leaves that open. `heads` is True where an option has it.
    """

    label: str
    span: Span
    text: str
    owners: tuple[Owner, ...]
    heads: bool = False


def label_at(document: Document, position: Position) -> LabelSaying | None:
    """Return the label of an option that a position is in, None for no label."""
    line, column = document.map.place(position)
    if '"' not in document.map.line(line):
        return None
    for said in label_sayings(document.home):
        span = said.span
        if said.label == document.label and span.line == line:
            if span.column <= column <= span.end_column:
                return said
    return None


def same_label(home: WarmSet, said: LabelSaying) -> list[LabelSaying]:
    """Return every place of a set that may say a label: the options that have it first."""
    owners = set(said.owners)
    found = [
        each
        for each in label_sayings(home)
        if each.text == said.text and not owners.isdisjoint(each.owners)
    ]
    return sorted(found, key=lambda each: not each.heads)


def label_sayings(home: WarmSet) -> Iterator[LabelSaying]:
    """Yield every label of a set and every place that says one, in the order of its files."""
    kinds = {kind.name for kind in home.words.vocabulary.kinds} | {DEFINITION}
    trees = dict(home.trees())
    having: dict[str, list[Owner]] = {}
    defined = {
        title.value
        for tree in trees.values()
        for line in tree.lines
        if line.shape == DEFINITION and (title := line_parts.text(line)) is not None
    }
    for label, tree in trees.items():
        for line in tree.lines:
            title = line_parts.text(line)
            if title is None or line.shape not in kinds:
                continue
            owner = Owner(label, line.span.line, title.value)
            own = list(_labels(line))
            for text in own:
                yield LabelSaying(label, text.span, text.value, (owner,), heads=True)
                having.setdefault(text.value, []).append(owner)
            known = {text.value for text in own} - defined
            for text in _carried_out(line):
                if text.value in known:
                    yield LabelSaying(label, text.span, text.value, (owner,))
    for label, tree in trees.items():
        for line in tree.lines:
            if line.shape == "test":
                yield from _in_test(label, line, having)


def _labels(card: ast.Line) -> Iterator[ast.Text]:
    for row in line_parts.rows(card.block):
        title = line_parts.text(row) if row.shape in LABELLED else None
        if title is not None:
            yield title


def _carried_out(card: ast.Line) -> Iterator[ast.Text]:
    for row in line_parts.rows(card.block):
        for node in nodes(tuple(value for part in row.parts for value in part.values)):
            if isinstance(node, ast.Phrase) and node.pattern.startswith("carry out"):
                yield from (each for each in node.slots if isinstance(each, ast.Text))


def _in_test(
    label: str, test: ast.Line, having: Mapping[str, Sequence[Owner]]
) -> Iterator[LabelSaying]:
    """Yield the labels that a test chooses: outright, or in a column of its table."""
    chosen = list(_chosen(line_parts.rows(test.block)))
    spans = {text.span for text in chosen}
    told = {
        node.value
        for row in line_parts.rows(test.block)
        for node in nodes(tuple(value for part in row.parts for value in part.values))
        if isinstance(node, ast.Text) and node.span not in spans
    }
    for text in chosen:
        every = having.get(text.value, ())
        owners = tuple(owner for owner in every if owner.name in told) or tuple(every)
        if owners:
            yield LabelSaying(label, text.span, text.value, owners)


def _chosen(rows: Sequence[ast.Line]) -> Iterator[ast.Text]:
    columns: set[str | None] = set()
    for row in rows:
        if row.shape in CHOOSING:
            for value in (value for part in row.parts_named("label") for value in part.values):
                if isinstance(value, ast.Text):
                    yield value
                elif isinstance(value, ast.Reference):
                    columns.add(value.alias)
    for row in rows:
        if row.shape != "cases":
            continue
        heads = [each for part in row.parts_named("column") for each in part.values]
        places = [n for n, h in enumerate(heads) if isinstance(h, ast.Ident) and h.text in columns]
        for case in row.block:
            cells = [each for part in case.parts_named("cell") for each in part.values]
            yield from (
                cell for n in places if n < len(cells) and isinstance(cell := cells[n], ast.Text)
            )


def is_name_too(home: WarmSet, text: str) -> bool:
    """Return True if a label is the name of a card that tests may speak of, too."""
    return any(text in names for names in names_by_kind(home).values())
