"""Index the names of a set: which there are, where each is introduced, where it occurs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from dowlang.project.checked_set import DEFINITION
from dowlang.project.game_language import Language
from dowlang.project.loading import CardErrors, facts_of_used
from dowlang.semantics import line_parts
from dowlang.service.label_index import all_labels
from dowlang.service.occurrences import NameOccurrence
from dowlang.service.option_labels import (
    CHOOSING,
    LABELLED,
    carried_out,
)
from dowlang.service.positions import Position
from dowlang.service.workspace import Document, WarmSet
from dowlang.source import Span
from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes

PLAIN = (*LABELLED, "manual", "todo", "own_text", "own_id", "test", "given_manual")
"""Shapes of lines whose quoted texts are no names of cards."""


def name_occurrences(warm_set: WarmSet) -> Iterator[NameOccurrence]:
    """Yield every name that a set introduces or says, in the order of its files."""
    kept = warm_set.name_occurrences
    for file, tree in warm_set.trees():
        known = kept.get(file)
        if known is None or known[0] is not tree:
            known = kept[file] = (tree, tuple(occurrences_in_file(warm_set.language, file, tree)))
        yield from known[1]


def occurrences_in_file(words: Language, file: str, tree: ast.File) -> Iterator[NameOccurrence]:
    """Yield every name that one file introduces or says."""
    kinds = words.vocabulary.kind_names
    for line in tree.lines:
        title = line_parts.text(line)
        if title is not None and line.shape in (*kinds, DEFINITION):
            yield NameOccurrence(file, title.span, title.value, line.shape, is_definition=True)
        yield from _below(file, line.block)


def names_said_in(document: Document) -> set[str]:
    """Return every name that a document introduces or says."""
    return {
        each.name for each in occurrences_in_file(document.language, document.label, document.tree)
    }


def _below(file: str, lines: Sequence[ast.Line]) -> Iterator[NameOccurrence]:
    for line in line_parts.rows(lines):
        if line.shape in PLAIN or line.shape.endswith(" {text}"):
            continue
        chosen = line_parts.text(line) if line.shape in CHOOSING else None
        if chosen is not None:
            yield NameOccurrence(file, chosen.span, chosen.value, chosen=True)
        for part in line.parts:
            for said in _in_part(file, part):
                if chosen is None or said.span != chosen.span:
                    yield said


def _in_part(file: str, part: ast.LinePart) -> Iterator[NameOccurrence]:
    if part.slot in ("text", "label", "manual"):
        return
    kind, values = "", list[Any](part.values)
    if part.slot == "card" and len(values) == 2 and isinstance(values[0], ast.Ident):
        kind = values[0].lemma
    carried = {text.span for text in carried_out(part)}
    for node in nodes(tuple(values)):
        if isinstance(node, ast.Text):
            is_carried_out = node.span in carried
            yield NameOccurrence(
                file, node.span, node.value, DEFINITION if is_carried_out else kind
            )


def names_by_kind(warm_set: WarmSet) -> dict[str, tuple[str, ...]]:
    """Return the names of all cards that a set may speak of, by kind, those of used sets last."""
    out: dict[str, dict[str, None]] = {}
    for said in name_occurrences(warm_set):
        if said.is_definition and said.kind != DEFINITION:
            out.setdefault(said.kind, {})[said.name] = None
    try:
        used = facts_of_used(warm_set.disk)
    except CardErrors:
        used = []
    for card in used:
        if card["kind"] != DEFINITION:
            out.setdefault(card["kind"], {})[card["name"]] = None
    return {kind: tuple(names) for kind, names in out.items()}


def definitions(warm_set: WarmSet) -> tuple[str, ...]:
    """Return the names of the definitions of a set."""
    introduced = (said for said in name_occurrences(warm_set) if said.is_definition)
    return tuple(said.name for said in introduced if said.kind == DEFINITION)


def name_at(document: Document, position: Position) -> NameOccurrence | None:
    """Return the name in quotes at a position, if it is one of a card or a definition."""
    line, column = document.map.line_and_column(position)
    for said in name_occurrences(document.warm_set):
        span = said.span
        if said.file == document.label and span.line == line:
            if span.column <= column <= span.end_column:
                return said
    return _named_by_title(document, line, column)


def _named_by_title(document: Document, line: int, column: int) -> NameOccurrence | None:
    """Return the name of a card with which the title of a test begins, if it is at a place."""
    titles = [
        title.span
        for row in document.tree.lines
        if row.shape == "test" and row.span.line == line and (title := line_parts.text(row))
    ]
    for span in titles:
        rest = document.map.line(line)[span.column :]
        for said in name_occurrences(document.warm_set):
            end = span.column + 1 + len(said.name)
            if said.is_definition and rest.startswith(f"{said.name}:") and column <= end:
                if column >= span.column:
                    return replace(
                        said, file=document.label, span=Span(line, span.column, line, end)
                    )
    return None


def same_name(warm_set: WarmSet, said: NameOccurrence) -> list[NameOccurrence]:
    """Return all sayings of a name that may be the same: of one kind, where a line tells it."""
    every = [each for each in name_occurrences(warm_set) if each.name == said.name]
    heads = {each.kind for each in every if each.is_definition}
    kind = said.kind or (heads.pop() if len(heads) == 1 else "")
    if any(each.chosen for each in every) and said.name in all_labels(warm_set):
        every = [each for each in every if not each.chosen]
    return [each for each in every if not kind or each.kind in ("", kind)]


def is_name_too(warm_set: WarmSet, text: str) -> bool:
    """Return True if a label is the name of a card that tests may speak of, too."""
    return any(text in names for names in names_by_kind(warm_set).values())
