"""Answer what a page asks of a name or a phrase at the cursor: what its slots are, where the name
is introduced and said, and another name for it.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from dowlang.playground.page_data import Data, edit_data, range_data
from dowlang.service import Document, Position
from dowlang.service.card_markdown import printed_markdown
from dowlang.service.navigation import Location, definition, references
from dowlang.service.outline import Symbol, symbols
from dowlang.service.renaming import renamable, rename, why_not
from dowlang.service.semantic_tokens import SemanticToken, tokens_of_text
from dowlang.service.signatures import signatures


def phrases_at(document: Document, at: Position) -> Data:
    """Return the phrases that stand open at a place, each with its slots and the one at the
    cursor.
    """
    told = [
        {
            "label": each.label,
            "told": each.documentation,
            "slots": list(each.slots),
            "active": each.active,
        }
        for each in signatures(document, at)
    ]
    return {"phrases": told}


def definition_of(document: Document, at: Position) -> Data:
    """Return where the name at a place is introduced: places of the text, or the text of a file of
    the standard set with the card as printed.
    """
    found = definition(document, at)
    here = [range_data(place.range) for place in found if place.path == document.path]
    elsewhere = [_file(document, place) for place in found if place.path != document.path]
    return {"here": here, "elsewhere": elsewhere}


def _file(document: Document, place: Location) -> Data:
    text = place.path.read_text("utf-8")
    line = text.split("\n")[place.range.start.line]
    name = line[place.range.start.character : place.range.end.character].strip('"')
    return {
        "name": name,
        "file": str(Path(*place.path.parts[-3:])),
        "text": text,
        "colours": colours(tokens_of_text(document.language, text)),
        "printed": printed_markdown(document.warm_set, name),
    }


def colours(found: Iterable[SemanticToken]) -> list[list[Any]]:
    """Return parts of a text as data: line, character, length, type."""
    return [[part.line, part.character, part.length, part.type] for part in found]


def symbols_of(document: Document) -> Data:
    """Return the cards, tests and definitions of the text and their labelled parts, in order."""
    out: list[Data] = []

    def add(found: Symbol, below: str) -> None:
        at = range_data(found.selection_range)
        out.append({"name": found.name, "kind": found.kind, "below": below, "at": at})
        for each in found.below:
            add(each, found.name)

    for each in symbols(document):
        add(each, "")
    return {"symbols": out}


def references_of(document: Document, at: Position) -> Data:
    """Return every place of the text that says the name at a place, with its line."""
    places = [place for place in references(document, at) if place.path == document.path]
    lines = document.map.lines
    return {
        "places": [
            {"at": range_data(place.range), "line": lines[place.range.start.line].strip()}
            for place in places
        ]
    }


def renamable_at(document: Document, at: Position) -> Data:
    """Return the name at a place that can be given another, "" with the reason for none."""
    found = renamable(document, at)
    if found is None:
        return {"name": "", "at": None, "why": why_not(document, at)}
    return {"name": found[1], "at": range_data(found[0])}


def renamed(document: Document, at: Position, new: str) -> Data:
    """Return the changes that give the name at a place another. Raises `Refused`."""
    edits = rename(document, at, new).get(document.path, [])
    return {"edits": [edit_data(edit) for edit in edits]}
