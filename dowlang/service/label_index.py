"""Index the labels of options of a set: which card has each, and where it occurs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from dowlang.project.checked_set import DEFINITION
from dowlang.semantics import line_parts
from dowlang.service.occurrences import LabelOccurrence, Owner
from dowlang.service.option_labels import (
    carried_out,
    chosen_in,
    label_texts,
    labels_below,
)
from dowlang.service.positions import Position
from dowlang.service.workspace import Document, WarmSet
from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes


def all_labels(warm_set: WarmSet) -> frozenset[str]:
    """Return the labels of all options of a set."""
    return frozenset(
        each for _, tree in warm_set.trees() for line in tree.lines for each in labels_below(line)
    )


def label_at(document: Document, position: Position) -> LabelOccurrence | None:
    """Return the label of an option that a position is in, None for no label."""
    line, column = document.map.line_and_column(position)
    if '"' not in document.map.line(line):
        return None
    for said in label_occurrences(document.warm_set):
        span = said.span
        if said.file == document.label and span.line == line:
            if span.column <= column <= span.end_column:
                return said
    return None


def same_label(warm_set: WarmSet, said: LabelOccurrence) -> list[LabelOccurrence]:
    """Return every place of a set that may say a label: the options that have it first."""
    owners = set(said.owners)
    found = [
        each
        for each in label_occurrences(warm_set)
        if each.label == said.label and not owners.isdisjoint(each.owners)
    ]
    return sorted(found, key=lambda each: not each.is_definition)


def label_occurrences(warm_set: WarmSet) -> tuple[LabelOccurrence, ...]:
    """Return every label of a set and every place that says one, in the order of its files."""
    known = warm_set.known()
    if warm_set.label_occurrences[0] is not known or known is None:
        warm_set.label_occurrences = (known, tuple(_all_occurrences(warm_set)))
    return warm_set.label_occurrences[1]


def _all_occurrences(warm_set: WarmSet) -> Iterator[LabelOccurrence]:
    """Yield every label from the files as they are, unlike `label_occurrences` without memory."""
    kinds = warm_set.language.vocabulary.kind_names | {DEFINITION}
    trees = dict(warm_set.trees())
    owners_by_label: dict[str, list[Owner]] = {}
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
                yield LabelOccurrence(file, text.span, text.value, (owner,), is_definition=True)
                owners_by_label.setdefault(text.value, []).append(owner)
            known = {text.value for text in own} - defined
            parts = (part for row in line_parts.rows(line.block) for part in row.parts)
            for text in (text for part in parts for text in carried_out(part)):
                if text.value in known:
                    yield LabelOccurrence(file, text.span, text.value, (owner,))
    for file, tree in trees.items():
        for line in tree.lines:
            if line.shape == "test":
                yield from _in_test(file, line, owners_by_label)


def _in_test(
    file: str, test: ast.Line, owners_by_label: Mapping[str, Sequence[Owner]]
) -> Iterator[LabelOccurrence]:
    """Yield the labels that a test chooses: outright, or in a column of its table."""
    chosen = {each.text.span: each.text for each in chosen_in(test)}
    told = {
        node.value
        for row in line_parts.rows(test.block)
        for node in nodes(tuple(value for part in row.parts for value in part.values))
        if isinstance(node, ast.Text) and node.span not in chosen
    }
    for text in chosen.values():
        every = owners_by_label.get(text.value, ())
        owners = tuple(owner for owner in every if owner.name in told) or tuple(every)
        if owners:
            yield LabelOccurrence(file, text.span, text.value, owners)
