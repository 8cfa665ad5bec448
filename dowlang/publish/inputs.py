"""What the publisher is given: one set, its words, and its checked cards. Nothing is read from disk here."""

from __future__ import annotations

from dataclasses import dataclass

from dowlang.semantics.model import Sheet
from dowlang.syntax.tree import Line
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.assembly import Grammar


@dataclass(frozen=True, slots=True)
class SetInfo:
    """The set that is printed. `vocabulary` and `grammar` are those of its ruleset; the texts are shown on the title page."""

    id: str
    name: str
    version: str
    vocabulary: Vocabulary
    grammar: Grammar
    game: str = ""
    authors: tuple[str, ...] = ()
    licence: str = ""


@dataclass(frozen=True, slots=True)
class CardSource:
    """One card: what the checker made of it, the line of the tree it came from, and its file as shown (`items/school/headlamp.dow`)."""

    sheet: Sheet
    line: Line
    path: str


class UnknownFormat(ValueError):
    """`reference` was asked for a format it cannot write. Carries the format and those there are."""

    def __init__(self, format: str, known: tuple[str, ...]) -> None:
        super().__init__(f"unknown format `{format}`, wanted one of {', '.join(f'`{each}`' for each in known)}")
        self.format, self.known = format, known
