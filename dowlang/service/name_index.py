"""Index the names of a set: which there are, where each is introduced, where it occurs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from dowlang.project.checked_set import DEFINITION
from dowlang.project.game_language import Language
from dowlang.project.loading import CardErrors, facts_of_used
from dowlang.semantics import line_parts
from dowlang.service.occurrences import NameOccurrence
from dowlang.service.option_labels import CHOOSING, LABELLED, carried_out
from dowlang.service.workspace import Document, WarmSet
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
