"""Name the locals of a card: each is bound by exactly one node."""

from __future__ import annotations

from dataclasses import field
from functools import lru_cache

from dowlang.records import dataclass
from dowlang.source import Span


@lru_cache(maxsize=1024)
def _stem(noun: str) -> str:
    return "".join(c if c.isascii() and c.isalnum() else "_" for c in noun.lower())


@dataclass(slots=True)
class LocalNames:
    """The names given to the locals of one card; each is bound by exactly one node.

    `read` are those that something read.
    """

    taken: dict[str, int] = field(default_factory=dict)
    read: set[str] = field(default_factory=set)
    aliases: list[tuple[str, str, Span]] = field(default_factory=list)  # local, as written, where
    written: dict[Span, str] = field(default_factory=dict)  # every `as x`, bound or not
    faces: set[str] = field(default_factory=set)
    """The locals that hold what a die shows."""
    shown_before_flip: dict[str, str] = field(default_factory=dict)
    """Local of a piece as it shows since it was flipped -> its local from before."""

    def face(self) -> str:
        """Return a name for what a die shows (`die_1`)."""
        name = self.fresh("die")
        self.faces.add(name)
        return name

    def fresh(self, stem: str) -> str:
        """Return `survivor_1`, `survivor_2` …: from the noun, never from an author's text."""
        stem = _stem(stem)
        number = self.taken[stem] = self.taken.get(stem, 0) + 1
        return f"{stem}_{number}"
