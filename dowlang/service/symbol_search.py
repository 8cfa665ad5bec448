"""Search the cards, definitions and tests of a set by letters of their names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from dowlang.semantics.line_parts import text
from dowlang.service.positions import Range, TextMap
from dowlang.service.workspace import WarmSet

MOST = 200
"""Names that are told at once. A letter more asks again."""


@dataclass(frozen=True, slots=True)
class FoundSymbol:
    """A card, a definition or a test of a set, with its place. `file` is its label in the set."""

    name: str
    kind: str
    file: str
    path: Path
    range: Range


def search_symbols(warm_set: WarmSet, letters: str) -> list[FoundSymbol]:
    """Return the cards, definitions and tests of a set whose names have some letters in their
    order, those that begin with them first.
    """
    wanted = _letters_of(letters)
    found = [each for each in _all_symbols(warm_set) if _has(_letters_of(each.name), wanted)]
    found.sort(
        key=lambda each: (not _letters_of(each.name).startswith(wanted), each.kind == "test")
    )
    return found[:MOST]


def _letters_of(name: str) -> str:
    return name.casefold().replace(" ", "")


def _all_symbols(warm_set: WarmSet) -> Iterator[FoundSymbol]:
    for label, tree in warm_set.trees():
        titles = [(line, title) for line in tree.lines if (title := text(line)) is not None]
        text_map = TextMap(warm_set.text_of(label)) if titles else None
        for line, title in titles:
            if text_map is not None:
                place = text_map.range(title.span)
                yield FoundSymbol(title.value, line.shape, label, warm_set.path_of(label), place)


def _has(name: str, letters: str) -> bool:
    """Return True if a name has all letters, one behind the other."""
    rest = iter(name)
    return all(letter in rest for letter in letters)
