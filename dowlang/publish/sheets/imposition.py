"""Lay cards out on sheets of paper: where each lies, where its back lies, and where to cut.

Lengths are millimetres. The origin is the upper left corner of the page.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

MARGIN = 5.0  # what printers leave white
OUTER_BLEED = 2.0  # of cards that share their cut lines
SINGLE_BLEED = 3.0  # what print shops ask for
MARK_LENGTH, MARK_DISTANCE = 3.0, 2.2


@dataclass(frozen=True, slots=True, order=True)
class Size:
    """Width and height."""

    width: float
    height: float

    @property
    def turned(self) -> Size:
        """Return the same size lying on its side."""
        return Size(self.height, self.width)

    def __str__(self) -> str:
        return f"{self.width:g} × {self.height:g} mm"


POKER = Size(63, 88)
PAPERS = {"a4": Size(210, 297), "letter": Size(215.9, 279.4)}
BACKS = ("long-edge", "short-edge", "fold", "none")


class DoesNotFit(ValueError):
    """Raised when not one card of a size fits on the paper."""

    def __init__(self, card: Size, paper: Size) -> None:
        super().__init__(f"a card of {card} does not fit on paper of {paper}")
        self.card, self.paper = card, paper


@dataclass(frozen=True, slots=True)
class Layout:
    """How cards are laid out. `bleed` of 0 means that neighbours share their cut lines."""

    paper: Size = PAPERS["a4"]
    backs: str = "long-edge"
    bleed: float = 0
    single: bool = False


@dataclass(frozen=True, slots=True)
class CutOut:
    """One copy of a card: the numbers of its two faces."""

    size: Size
    front: int
    back: int


@dataclass(frozen=True, slots=True)
class Placement:
    """A face at its place. `turned`: it stands upside down on the page.

    `bleed` is how far its colour runs past its left, upper, right and lower edge.
    """

    x: float
    y: float
    face: int
    bleed: tuple[float, float, float, float]
    turned: bool = False


@dataclass(frozen=True, slots=True)
class CutMark:
    """A line from one point to another."""

    x1: float
    y1: float
    x2: float
    y2: float


@dataclass(frozen=True, slots=True)
class Page:
    """One printed page. `fold` is where a page that is folded has its edge."""

    size: Size
    slots: tuple[Placement, ...]
    marks: tuple[CutMark, ...] = ()
    fold: float | None = None


@dataclass(frozen=True, slots=True)
class Grid:
    """Places of equal size in the middle of a page, with the same gap between any two."""

    page: Size
    card: Size
    columns: int
    rows: int
    gap: float

    @property
    def count(self) -> int:
        """Return the number of places."""
        return self.columns * self.rows

    def x(self, column: int) -> float:
        """Return the left edge of a column."""
        width = self.columns * self.card.width + (self.columns - 1) * self.gap
        return (self.page.width - width) / 2 + column * (self.card.width + self.gap)

    def y(self, row: int) -> float:
        """Return the upper edge of a row."""
        height = self.rows * self.card.height + (self.rows - 1) * self.gap
        return (self.page.height - height) / 2 + row * (self.card.height + self.gap)

    def marks(self, bleed: float) -> tuple[CutMark, ...]:
        """Return the cut marks: two at each end of every cut, outside what is printed."""
        near = max(MARK_DISTANCE, bleed + 0.2)
        left, top = self.x(0), self.y(0)
        right = self.x(self.columns - 1) + self.card.width
        bottom = self.y(self.rows - 1) + self.card.height
        out: list[CutMark] = []
        across = _edges([self.x(column) for column in range(self.columns)], self.card.width)
        down = _edges([self.y(row) for row in range(self.rows)], self.card.height)
        for x in across:
            out.append(CutMark(x, top - near, x, top - near - MARK_LENGTH))
            out.append(CutMark(x, bottom + near, x, bottom + near + MARK_LENGTH))
        for y in down:
            out.append(CutMark(left - near, y, left - near - MARK_LENGTH, y))
            out.append(CutMark(right + near, y, right + near + MARK_LENGTH, y))
        return tuple(out)


def _edges(starts: Sequence[float], length: float) -> list[float]:
    """Return where cards begin and end, each place once."""
    return sorted({round(start + edge, 4) for start in starts for edge in (0, length)})


def grid(paper: Size, card: Size, bleed: float, even: bool = False) -> Grid:
    """Return the grid that holds most cards, upright paper first. Raises `DoesNotFit`.

    `even`: with an even number of columns, for paper that is folded down its middle.
    """
    found = [_grid(page, card, bleed, even) for page in (paper, paper.turned)]
    best = max(found, key=lambda each: each.count)  # the first of equals
    if not best.count:
        raise DoesNotFit(card, paper)
    return best


def _grid(page: Size, card: Size, bleed: float, even: bool) -> Grid:
    gap = 2 * bleed

    def fitting(length: float, each: float) -> int:
        return max(0, int((length - 2 * MARGIN - 2 * bleed + gap + 1e-6) // (each + gap)))

    columns, rows = fitting(page.width, card.width), fitting(page.height, card.height)
    return Grid(page, card, columns - columns % 2 if even else columns, rows, gap)


def pages(pieces: Sequence[CutOut], layout: Layout) -> tuple[Page, ...]:
    """Return the pages for cards in their order. Cards of one size follow each other on a page."""
    if layout.single:
        return tuple(_singles(pieces, layout))
    out: list[Page] = []
    for size, group in groupby(pieces, key=lambda piece: piece.size):
        out += _sheets(tuple(group), size, layout)
    return tuple(out)


def _singles(pieces: Sequence[CutOut], layout: Layout) -> Iterator[Page]:
    bleed = layout.bleed
    for piece in pieces:
        page = Size(piece.size.width + 2 * bleed, piece.size.height + 2 * bleed)
        faces = (piece.front,) if layout.backs == "none" else (piece.front, piece.back)
        for face in faces:
            yield Page(page, (Placement(bleed, bleed, face, (bleed, bleed, bleed, bleed)),))


def _sheets(pieces: tuple[CutOut, ...], size: Size, layout: Layout) -> Iterator[Page]:
    fold = layout.backs == "fold"
    places = grid(layout.paper, size, layout.bleed, even=fold)
    bleed = layout.bleed or OUTER_BLEED
    marks = places.marks(bleed)
    columns = places.columns // 2 if fold else places.columns
    per_page = columns * places.rows
    for first in range(0, len(pieces), per_page):
        here = pieces[first : first + per_page]
        at = [divmod(place, columns) for place in range(len(here))]
        fronts = {(row, column): piece.front for (row, column), piece in zip(at, here, strict=True)}
        behind = [_behind(places, row, column, layout.backs) for row, column in at]
        backs = {place: piece.back for place, piece in zip(behind, here, strict=True)}
        if fold:
            slots = _slots(places, fronts | backs, bleed, False)
            yield Page(places.page, slots, marks, places.page.width / 2)
            continue
        yield Page(places.page, _slots(places, fronts, bleed, False), marks)
        if layout.backs != "none":
            turned = not _over_the_side(places, layout.backs)
            yield Page(places.page, _slots(places, backs, bleed, turned), marks)


def _slots(
    places: Grid, faces: Mapping[tuple[int, int], int], bleed: float, turned: bool
) -> tuple[Placement, ...]:
    """Return faces at their rows and columns. Where cards touch there is no bleed between them."""
    out = []
    for (row, column), face in faces.items():
        around = ((row, column - 1), (row - 1, column), (row, column + 1), (row + 1, column))
        left, upper, right, lower = (
            0.0 if not places.gap and place in faces else bleed for place in around
        )
        sides = (left, upper, right, lower)
        out.append(Placement(places.x(column), places.y(row), face, sides, turned))
    return tuple(out)


def _behind(places: Grid, row: int, column: int, backs: str) -> tuple[int, int]:
    """Return the row and column at which a back comes behind its front.

    Paper that is turned over its left or right edge mirrors the columns, paper that is turned over
    its upper or lower edge the rows. Then a back stands upside down on the page, so that it stands
    upright when the card itself is turned like a page.
    """
    if _over_the_side(places, backs):
        return row, places.columns - 1 - column
    return places.rows - 1 - row, column


def _over_the_side(places: Grid, backs: str) -> bool:
    """Return True if the paper is turned over its left or right edge."""
    upright = places.page.height >= places.page.width
    return backs == "fold" or (backs == "long-edge") == upright


def page_data(page: Page) -> dict[str, Any]:
    """Return a page as data for a template."""
    return {
        "w": page.size.width,
        "h": page.size.height,
        "fold": page.fold,
        "marks": [(mark.x1, mark.y1, mark.x2, mark.y2) for mark in page.marks],
        "slots": [
            {
                "x": slot.x,
                "y": slot.y,
                "face": slot.face,
                "bleed": slot.bleed,
                "turned": slot.turned,
            }
            for slot in page.slots
        ],
    }
