"""Answer what a page asks of a name or a phrase at the cursor: what its slots are, where the name
is introduced and said, and another name for it.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from dowlang.service import Document, Position
from dowlang.service.hover import printed
from dowlang.service.outline import Symbol, symbols
from dowlang.service.renaming import Place, definition, references, renamable, rename, why_not
from dowlang.service.semantic_tokens import Part, parts_of_file
from dowlang.service.signatures import signatures

Data = dict[str, Any]


def phrases_at(document: Document, at: Position) -> Data:
    """Return the phrases that stand open at a place, each with its slots and the one at the
    cursor.
    """
    told = [
        {"label": each.label, "told": each.told, "slots": list(each.slots), "active": each.active}
        for each in signatures(document, at)
    ]
    return {"phrases": told}


def definition_of(document: Document, at: Position) -> Data:
    """Return where the name at a place is introduced: places of the text, or the text of a file of
    the standard set with the card as printed.
    """
    found = definition(document, at)
    here = [_range(place) for place in found if place.path == document.path]
    elsewhere = [_file(document, place) for place in found if place.path != document.path]
    return {"here": here, "elsewhere": elsewhere}


def _file(document: Document, place: Place) -> Data:
    text = place.path.read_text("utf-8")
    line = text.split("\n")[place.range.start.line]
    name = line[place.range.start.character : place.range.end.character].strip('"')
    return {
        "name": name,
        "file": str(Path(*place.path.parts[-3:])),
        "text": text,
        "colours": colours(parts_of_file(document.words, text)),
        "printed": printed(document.home, name),
    }


def colours(found: Iterable[Part]) -> list[list[Any]]:
    """Return parts of a text as data: line, character, length, type."""
    return [[part.line, part.character, part.length, part.type] for part in found]


def symbols_of(document: Document) -> Data:
    """Return the cards, tests and definitions of the text and their labelled parts, in order."""
    out: list[Data] = []

    def told(found: Symbol, below: str) -> None:
        at = [*found.named.start, *found.named.end]
        out.append({"name": found.name, "kind": found.kind, "below": below, "at": at})
        for each in found.below:
            told(each, found.name)

    for each in symbols(document):
        told(each, "")
    return {"symbols": out}


def references_of(document: Document, at: Position) -> Data:
    """Return every place of the text that says the name at a place, with its line."""
    places = [place for place in references(document, at) if place.path == document.path]
    lines = document.map.lines
    return {
        "places": [
            {"at": _range(place), "line": lines[place.range.start.line].strip()} for place in places
        ]
    }


def renamable_at(document: Document, at: Position) -> Data:
    """Return the name at a place that can be given another, "" with the reason for none."""
    found = renamable(document, at)
    if found is None:
        return {"name": "", "at": None, "why": why_not(document, at)}
    return {"name": found[1], "at": [*found[0].start, *found[0].end]}


def renamed(document: Document, at: Position, new: str) -> Data:
    """Return the changes that give the name at a place another. Raises `Refused`."""
    edits = rename(document, at, new).get(document.path, [])
    return {
        "edits": [{"at": [*edit.range.start, *edit.range.end], "text": edit.text} for edit in edits]
    }


def _range(place: Place) -> list[int]:
    return [*place.range.start, *place.range.end]
