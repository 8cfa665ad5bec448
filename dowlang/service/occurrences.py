"""Find names: the one at a cursor everywhere in its file, those with some letters in a set."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from dowlang.semantics.line_parts import text
from dowlang.service.positions import Position, Range, TextMap
from dowlang.service.renaming import references
from dowlang.service.workspace import Document, WarmSet

MOST = 200
"""Names that are told at once. A letter more asks again."""


@dataclass(frozen=True, slots=True)
class FoundName:
    """A card, a definition or a test of a set, with its place. `of` is its file in the set."""

    name: str
    kind: str
    of: str
    path: Path
    range: Range


def highlights(document: Document, position: Position) -> tuple[Range, ...]:
    """Return where a document says the name at a position, in the order of its lines."""
    found = references(document, position)
    return tuple(sorted(each.range for each in found if each.path == document.path))


def found_names(home: WarmSet, letters: str) -> list[FoundName]:
    """Return the cards, definitions and tests of a set whose names have some letters in their
    order, those that begin with them first.
    """
    wanted = letters.casefold().replace(" ", "")
    found = [each for each in _named(home) if _has(each.name.casefold(), wanted)]
    found.sort(key=lambda each: (not each.name.casefold().startswith(wanted), each.kind == "test"))
    return found[:MOST]


def _named(home: WarmSet) -> Iterator[FoundName]:
    for label, tree in home.trees():
        titles = [(line, title) for line in tree.lines if (title := text(line)) is not None]
        there = TextMap(home.text_of(label)) if titles else None
        for line, title in titles:
            if there is not None:
                place = there.range(title.span)
                yield FoundName(title.value, line.shape, label, home.path_of(label), place)


def _has(name: str, letters: str) -> bool:
    """Return True if a name has all letters, one behind the other."""
    rest = iter(name)
    return all(letter in rest for letter in letters)
