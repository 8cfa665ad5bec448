"""Hold what completion offers."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass

from dowlang.service.phrases import (
    Template,
)
from dowlang.service.positions import Range


@dataclass(frozen=True, slots=True)
class CompletionItem:
    """Something that may stand at the cursor. `insert` is a snippet of an editor, `rank` tells
    what stands first.
    """

    label: str
    insert: str
    kind: str  # phrase, name, word, line, number
    detail: str = ""
    documentation: str = ""
    rank: tuple[int, int, str] = (9, 0, "")
    template: Template | None = None


@dataclass(frozen=True, slots=True)
class Completions:
    """The items at a cursor, and what of the line they replace."""

    items: tuple[CompletionItem, ...]
    range: Range
    is_complete: bool = True  # False where a letter more asks again
    may_end_line: bool = False  # True where the word at the cursor is whole, and may end its line


def first_of(
    items: Iterable[CompletionItem], key: Callable[[CompletionItem], Hashable]
) -> list[CompletionItem]:
    """Return the first item of each key, in their order."""
    out: dict[Hashable, CompletionItem] = {}
    for item in items:
        out.setdefault(key(item), item)
    return list(out.values())
