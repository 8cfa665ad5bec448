"""Declare how a ruleset draws its table for a page: places with pieces in them, tracks, hands.

A drawing is plain data made from a view, so it can show nothing that the seat may not see. A piece
has the noun and the number by which options speak of it, so that it can be clicked. What it looks
like is an icon of the ruleset's look. A page places the parts and knows no game.
"""

from __future__ import annotations

from typing import NamedTuple


class Mark(NamedTuple):
    """A small count on a piece or a place: the icon, how many, what it says in words."""

    icon: str
    many: int
    text: str


class Piece(NamedTuple):
    """A piece that is drawn. `many` equal ones stand together, `text` is told of it.

    `seat` is whose it is (-1: nobody's), `card` the path of the card that it is, or "". `noun`
    is "" for what no option speaks of.
    """

    noun: str
    number: int
    name: str
    icon: str
    text: str = ""
    many: int = 1
    seat: int = -1
    card: str = ""
    marks: tuple[Mark, ...] = ()


class Place(NamedTuple):
    """A place on the table with its pieces, in rows. An empty row is left out.

    `column` and `row` tell where it lies in a grid from 0 (-1: wherever there is room), `wide` that
    it takes the whole row, `ways` the numbers of its neighbours.
    """

    noun: str
    number: int
    name: str
    icon: str
    rows: tuple[tuple[Piece, ...], ...]
    marks: tuple[Mark, ...] = ()
    column: int = -1
    row: int = -1
    wide: bool = False
    ways: tuple[int, ...] = ()


class Track(NamedTuple):
    """A number that everybody looks at."""

    name: str
    icon: str
    value: int
    text: str = ""


class Group(NamedTuple):
    """What lies before a player, or beside the board: a title, words, and pieces."""

    name: str
    seat: int
    text: str
    pieces: tuple[Piece, ...]
    active: bool = False


class Drawing(NamedTuple):
    """The whole table as one seat sees it."""

    tracks: tuple[Track, ...]
    places: tuple[Place, ...]
    groups: tuple[Group, ...]  # players first, then what lies beside the board
    own: tuple[Group, ...]  # what only the seat itself has: dice, cards in hand
