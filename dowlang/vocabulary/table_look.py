"""Declare what else of a game lies on a table, besides its cards: a player aid, pieces to cut out,
standees, places and tracks, rosters, booklets, sheets of cards with two sides.

A ruleset declares one `TableLook` in `look/table.py`. The publisher sets it as pages and knows no
word of any game. Icons are those of the `CardLook` beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dowlang.records import dataclass


@dataclass(frozen=True, slots=True)
class AidLine:
    """A line of the player aid. `icons` stand before it, `lead` is set bold."""

    text: str
    lead: str = ""
    icons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AidSection:
    """A part of the player aid."""

    title: str
    lines: tuple[AidLine, ...]
    numbered: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """Pieces of one kind to cut out. `size` is their diameter or edge in millimetres.

    `other` is the icon on their other side, the same one where it is empty.
    """

    name: str
    icon: str
    count: int
    colour: str
    size: float = 16
    round: bool = True
    other: str = ""
    other_name: str = ""


@dataclass(frozen=True, slots=True)
class Standees:
    """Figures that are folded and stand: one for each card of a kind, or `count` with an icon."""

    name: str
    icon: str
    colour: str
    kind: str = ""
    count: int = 0


@dataclass(frozen=True, slots=True)
class Spaces:
    """Spaces of one sort in a place, as a row of circles or squares of a size in millimetres."""

    label: str
    icon: str
    count: int
    round: bool = False
    size: float = 18


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a deck, a card or a heap. `icons` stand within it."""

    label: str
    icons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BoardPlace:
    """A part of the board."""

    name: str
    colour: str
    spaces: tuple[Spaces, ...] = ()
    slots: tuple[Slot, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Track:
    """Numbers in a row for a marker, from `least` to `most`."""

    name: str
    icon: str
    least: int
    most: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class Roster:
    """A table of all cards of a kind: its columns are the words of their figures and facts.

    `copies` adds the decks that they lie in, with their numbers.
    """

    title: str
    kind: str
    columns: tuple[str, ...] = ()
    copies: bool = False


Facts = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class TableLook:
    """What lies on the table of a game.

    `places` makes the board out of the facts of all cards, `added_pieces` and `added_tracks` what a
    set adds to the table. `added_words` are printed on it, before a number or alone. `kinds` are
    the kinds of card that these are made of and that are printed as nothing else. `booklets` are
    the kinds of card that are set as a text to read, `sheets` those with two sides that are laid
    open side by side.
    """

    aid: tuple[AidSection, ...] = ()
    pieces: tuple[Piece, ...] = ()
    standees: tuple[Standees, ...] = ()
    places: Callable[[Sequence[Facts]], tuple[BoardPlace, ...]] | None = None
    tracks: tuple[Track, ...] = ()
    added_pieces: Callable[[Sequence[Facts]], tuple[Piece, ...]] | None = None
    added_tracks: Callable[[Sequence[Facts]], tuple[Track, ...]] | None = None
    kinds: tuple[str, ...] = ()
    rosters: tuple[Roster, ...] = ()
    booklets: tuple[str, ...] = ()
    sheets: tuple[str, ...] = ()
    added_words: tuple[str, ...] = ()
