"""Hold where names and labels of a set occur."""

from __future__ import annotations

from dataclasses import dataclass

from dowlang.source import Span


@dataclass(frozen=True, slots=True)
class NameOccurrence:
    """A name in quotes at its place. `kind` is that of the card it introduces or names outright,
    "" where the line leaves open what it is. `is_definition` is True where it is introduced.
    """

    file: str
    span: Span
    name: str
    kind: str = ""
    is_definition: bool = False
    chosen: bool = False  # behind `chooses` in a test: a name, or the label of an option


@dataclass(frozen=True, slots=True)
class Owner:
    """A card or definition with labels: its file, the line it begins in, its name."""

    file: str
    line: int
    name: str


@dataclass(frozen=True, slots=True)
class LabelOccurrence:
    """A label in quotes at its place. `owners` are the cards it may be of, more than one where a
    test leaves that open. `is_definition` is True where an option has it.
    """

    file: str
    span: Span
    label: str
    owners: tuple[Owner, ...]
    is_definition: bool = False
