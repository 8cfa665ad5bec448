"""Hold what completion offers."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from dowlang.service.phrases import Template
from dowlang.service.positions import Range


class Group(IntEnum):
    """The groups of items, in the order in which they stand."""

    GOES_ON = 0  # a whole line, or the rest of a phrase that has begun
    FITTING = 1  # a phrase for the slot at the cursor, or what tests say here
    WANTED = 2  # a name, label or number that the slot wants
    POSSIBLE = 3  # a phrase that the grammar takes, or a bare name of the file
    OTHER_NAME = 4  # a name of any kind, or a comparison
    OTHER_NUMBER = 5
    WORD = 6
    SIGN = 7
    UNRANKED = 9
    INSIDE = 10  # added to the group of what has the typed word not at its beginning


class Rank(NamedTuple):
    """The place of an item among the others: the smallest stands first.

    `late` counts how far an item is from what the line is about, 0 where nothing tells. `order` is
    the place within its group, the negative of a frequency where that is known.
    """

    group: int
    late: int
    order: int
    label: str


UNRANKED = Rank(Group.UNRANKED, 0, 0, "")


@dataclass(frozen=True, slots=True)
class CompletionItem:
    """Something that may stand at the cursor. `insert` is a snippet of an editor."""

    label: str
    insert: str
    kind: str  # phrase, name, word, line, number
    detail: str = ""
    documentation: str = ""
    rank: Rank = UNRANKED
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
