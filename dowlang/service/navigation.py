"""Go to the definition of a name, find its references, and highlight those of one document."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path

from dowlang.diagnostics.decoding import read
from dowlang.semantics import line_parts
from dowlang.service.bare_names import bare_at
from dowlang.service.label_index import all_labels, label_at, same_label
from dowlang.service.name_index import name_occurrences
from dowlang.service.occurrences import LabelOccurrence, NameOccurrence
from dowlang.service.positions import Position, Range, TextMap
from dowlang.service.workspace import Document, WarmSet
from dowlang.source import Span


@dataclass(frozen=True, slots=True)
class Location:
    """A stretch of a file."""

    path: Path
    range: Range


def definition(document: Document, position: Position) -> tuple[Location, ...]:
    """Return where the name at a position is introduced."""
    if (label := label_at(document, position)) is not None:
        found_labels = [each for each in same_label(document.warm_set, label) if each.is_definition]
        return tuple(location_of(document.warm_set, each) for each in found_labels)
    said = name_at(document, position)
    if said is not None:
        found = [each for each in same_name(document.warm_set, said) if each.is_definition]
        return tuple(
            location_of(document.warm_set, each) for each in found
        ) or locations_in_used_sets(document, said)
    spans = bare_at(document, position)
    return (Location(document.path, document.map.range(spans[0])),) if spans else ()


def references(document: Document, position: Position) -> tuple[Location, ...]:
    """Return every place that says the name at a position, that which introduces it among them."""
    if (label := label_at(document, position)) is not None:
        return tuple(
            location_of(document.warm_set, each) for each in same_label(document.warm_set, label)
        )
    said = name_at(document, position)
    if said is not None:
        return tuple(
            location_of(document.warm_set, each) for each in same_name(document.warm_set, said)
        )
    return tuple(
        Location(document.path, document.map.range(span)) for span in bare_at(document, position)
    )


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


def location_of(warm_set: WarmSet, said: NameOccurrence | LabelOccurrence) -> Location:
    """Return where an occurrence is, as an editor calls it."""
    text_map = TextMap(warm_set.text_of(said.file))
    return Location(warm_set.path_of(said.file), text_map.range(said.span))


def locations_in_used_sets(document: Document, said: NameOccurrence) -> tuple[Location, ...]:
    """Return where sets that this one uses introduce a name."""
    kinds = "|".join(re.escape(kind.name) for kind in document.language.vocabulary.kinds)
    head = re.compile(rf'^(?:{kinds}|define)\s+("{re.escape(said.name)}")', re.MULTILINE)
    out = []
    for used in document.warm_set.disk.everything_used:
        for file in used.files:
            if said.name.encode() not in file.data:
                continue
            text_map = TextMap(read(file.data, file.label)[0].text)
            for found in head.finditer(text_map.text):
                places = (text_map.position(found.start(1)), text_map.position(found.end(1)))
                out.append(Location(used.folder / file.below, Range(*places)))
    return tuple(out)


def highlights(document: Document, position: Position) -> tuple[Range, ...]:
    """Return where a document says the name at a position, in the order of its lines."""
    found = references(document, position)
    return tuple(sorted(each.range for each in found if each.path == document.path))
