"""Go to the definition of a name, find its references, and highlight those of one document."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from dowlang.diagnostics.decoding import read
from dowlang.service.bare_names import bare_at
from dowlang.service.label_index import label_at, same_label
from dowlang.service.name_index import name_at, same_name
from dowlang.service.occurrences import LabelOccurrence, NameOccurrence
from dowlang.service.positions import Position, Range, TextMap
from dowlang.service.workspace import Document, WarmSet


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
