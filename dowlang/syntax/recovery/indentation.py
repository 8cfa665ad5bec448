"""Find the columns where lines were meant to stand whose own columns make no card.

What lives here: a second reading of a file's indentation, asked only for files with errors that
indentation can cause. What does not: the reading of blocks itself (`syntax.blocks`).

The column of a line decides where it stands. It is doubted only where something is certain to be
wrong: a tab, a column in which no open block stands, a line below one that takes no block, a line
in the column of a head that lacks its block, a line of the first column that begins no card. Such a
line is tried in the blocks that are open and in the one that the line before it may open. Where it
is a sentence it was meant to stand. Where a line alone in its block stands off, and the next one of
the block a step below its head, it is the first that slipped. Lines that follow and are off by as
much belong to the same shift: one mistake is one finding, and its fix moves all of them. Where a
line is no sentence anywhere, its column is believed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import field

from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics.codes import (
    MISSING_BLOCK,
    TAB,
    UNEVEN_INDENTATION,
    UNEXPECTED_BLOCK,
    UNKNOWN_CARD_KIND,
    Code,
)
from dowlang.records import dataclass
from dowlang.source import Span
from dowlang.syntax.blocks import STEP_WIDTH, Indentation, RawLine, indentation_of

CAUSED = frozenset(
    code.number
    for code in (TAB, UNEVEN_INDENTATION, UNEXPECTED_BLOCK, MISSING_BLOCK, UNKNOWN_CARD_KIND)
)
"""Diagnostics that a slipped indentation can cause."""

Fits = Callable[[str, str], bool]
"""(place, text of a line) -> True if it is a sentence of that place."""
Below = Callable[[str, str], tuple[str, ...] | None]
"""(place, text of a line) -> the places of lines below it, none where it takes none, None where
the line cannot be read.
"""


@dataclass(slots=True)
class _OpenBlock:
    """An open block: its column, its places (several below an offer that may roll), its last
    line and what may stand below that.
    """

    indent: int
    places: tuple[str, ...]
    last: RawLine | None = None
    below: tuple[str, ...] | None = ()
    lines: int = 0


@dataclass(slots=True)
class _Misindented:
    """One mistake: the finding it will be, the line it is shown at, and the lines that are off
    by as much, each with its column.
    """

    code: Code
    shown: RawLine
    head: str
    shift: int
    lines: list[tuple[RawLine, int]] = field(default_factory=list)


def realigned(
    file: str, text: str, fits: Fits, below: Below
) -> tuple[dict[int, int], list[Diagnostic]]:
    """Return the columns of lines that slipped, by their numbers, and one diagnostic for each
    mistake.

    Return nothing where all lines stand as they seem to.
    """
    reader = _IndentationReader(fits, below)
    for raw, indentation in _lines(text):
        reader.place(raw, indentation)
    columns = {
        raw.number: wanted
        for misindented in reader.misindentations
        for raw, wanted in misindented.lines
    }
    return columns, [_finding(file, misindented) for misindented in reader.misindentations]


def _lines(text: str) -> Iterator[tuple[RawLine, Indentation]]:
    """Yield the lines that are neither empty nor comments."""
    for number, whole in enumerate(text.split("\n"), 1):
        indentation = indentation_of(whole)
        if indentation.body and not indentation.body.startswith("#"):
            yield RawLine(number, indentation.column, indentation.body), indentation


class _IndentationReader:
    def __init__(self, fits: Fits, below: Below) -> None:
        self.fits, self.below = fits, below
        self.open = [_OpenBlock(0, ("card",))]
        self.misindentations: list[_Misindented] = []
        # the misindentations that the lines before belong to, the outermost first
        self.running: list[_Misindented] = []

    def place(self, raw: RawLine, indentation: Indentation) -> None:
        """Put a line where its column says, or where it was meant to stand."""
        wanted = self._as_before(raw, indentation) or self._doubted(raw, indentation)
        indent = indentation.indent if wanted is None else wanted
        while len(self.open) > 1 and self.open[-1].indent > indent:
            self.open.pop()
        block = self.open[-1]
        if indent > block.indent and block.last is not None:
            block = _OpenBlock(indent, self._places(block.below or (), raw.text))
            self.open.append(block)
        place = block.places[0] if block.places else ""
        block.last, block.below = raw, self.below(place, raw.text) if place else None
        block.lines += 1

    def _places(self, places: tuple[str, ...], text: str) -> tuple[str, ...]:
        """Return those of a block's places to which its first line belongs, else all."""
        return tuple(place for place in places if self.fits(place, text)) or places

    def _fits(self, block: _OpenBlock, text: str) -> bool:
        return any(self.fits(place, text) for place in block.places)

    def _candidates(self) -> Iterator[tuple[int, _OpenBlock]]:
        """Yield columns where a line may stand: below the line before, then the open blocks, the
        innermost first.
        """
        inner = self.open[-1]
        if inner.below:
            yield inner.indent + STEP_WIDTH, _OpenBlock(inner.indent + STEP_WIDTH, inner.below)
        for block in reversed(self.open):
            yield block.indent, block

    def _as_before(self, raw: RawLine, indentation: Indentation) -> int | None:
        """Return the column of a line that is off by as much as lines before it.

        A shift ends with a line less deep. For a block too far out it ends with any other line.
        """
        while self.running and not indentation.tab:
            misindented = self.running[-1]
            meant = indentation.indent + misindented.shift
            inside = indentation.indent >= misindented.lines[0][0].column
            if inside and any(
                indent == meant and self._fits(block, raw.text)
                for indent, block in self._candidates()
            ):
                misindented.lines.append((raw, meant))
                return meant
            if inside and misindented.shift < 0:
                break
            self.running.pop()
        return None

    def _doubted(self, raw: RawLine, indentation: Indentation) -> int | None:
        """Return the column of a line that cannot be meant to stand where it does, None for all
        others.

        The misindentation is noted.
        """
        inner, indent, text = self.open[-1], indentation.indent, raw.text
        here = next((block for block in self.open if block.indent == indent), None)
        deeper = indent > inner.indent and inner.last is not None
        if indentation.tab:
            stands = (
                self._places_below(inner, text)
                if deeper
                else here is not None and self._fits(here, text)
            )
            return (
                None
                if stands
                else self._misindented(TAB, raw, indentation, self._nearest(text, indent))
            )
        if deeper:
            takes_none = (
                inner.below is not None
                and set(inner.below) <= {"face"}
                and not self._places_below(inner, text)
            )
            if not takes_none or inner.last is None or not self._fits(inner, text):
                return None
            if self._first_slipped(indent, text):
                return None
            return self._misindented(UNEXPECTED_BLOCK, raw, indentation, inner.indent)
        if here is None:
            if self._first_slipped(indent, text):
                return None
            return self._misindented(
                UNEVEN_INDENTATION, raw, indentation, self._nearest(text, indent)
            )
        if self._fits(here, text):
            return None
        if here is inner and inner.below and any(self.fits(place, text) for place in inner.below):
            headless = UNEVEN_INDENTATION if inner.places == ("card",) else MISSING_BLOCK
            return self._misindented(headless, raw, indentation, indent + STEP_WIDTH)
        if indent == 0 and (wanted := self._nearest(text, indent)) is not None:
            return self._misindented(UNEVEN_INDENTATION, raw, indentation, wanted)
        return None

    def _first_slipped(self, indent: int, text: str) -> bool:
        """Note that the only line of an open block has slipped, and return True, where a line of
        that block stands a step below what the block belongs to.
        """
        deeper = [*(block.indent for block in self.open[2:]), indent + 1]
        for outer, block, inside in zip(self.open, self.open[1:], deeper, strict=False):
            if outer.indent + STEP_WIDTH == indent < inside and block.lines == 1:
                if block.last is not None and self._fits(block, text):
                    self.misindentations.append(
                        _Misindented(UNEVEN_INDENTATION, block.last, "", 0, [(block.last, indent)])
                    )
                    block.indent = indent
                    return True
        return False

    def _places_below(self, block: _OpenBlock, text: str) -> bool:
        return block.below is None or any(self.fits(place, text) for place in block.below)

    def _nearest(self, text: str, indent: int) -> int | None:
        """Return the nearest column in which the line is a sentence."""
        fitting = [column for column, block in self._candidates() if self._fits(block, text)]
        return min(fitting, key=lambda column: abs(column - indent), default=None)

    def _misindented(
        self, code: Code, raw: RawLine, indentation: Indentation, wanted: int | None
    ) -> int | None:
        if wanted is None:
            return None
        head = self.open[-1].last
        shown = head if code is MISSING_BLOCK and head is not None else raw
        misindented = _Misindented(
            code,
            shown,
            head.text if head is not None else "",
            wanted - indentation.indent,
            [(raw, wanted)],
        )
        self.misindentations.append(misindented)
        if not indentation.tab:
            self.running.append(misindented)
        return wanted


def _finding(file: str, misindented: _Misindented) -> Diagnostic:
    """Return the diagnostic of one misindentation. Its fix gives every line its column."""
    first, wanted = misindented.lines[0]
    shown = misindented.shown
    whole = Span(shown.number, shown.column + 1, shown.number, shown.column + 1 + len(shown.text))
    indentation = Span(first.number, 1, first.number, first.column + 1)
    fix = tuple(
        (Span(raw.number, 1, raw.number, raw.column + 1), " " * column)
        for raw, column in misindented.lines
    )
    spaces = f"write {wanted} spaces before "
    if misindented.code is TAB:
        return TAB.at(file, indentation, fix=fix, help=f"{spaces}it")
    if misindented.code is MISSING_BLOCK:
        last = misindented.lines[-1][0].number
        lines = (
            f"line {first.number}" if first.number == last else f"lines {first.number} to {last}"
        )
        return MISSING_BLOCK.at(
            file,
            whole,
            fix=fix,
            help=f"write {misindented.shift} more spaces before {lines}",
            line=shown.text,
        )
    if misindented.code is UNEXPECTED_BLOCK:
        return UNEXPECTED_BLOCK.at(
            file,
            whole,
            fix=fix,
            help=f"{spaces}it, as before the line above",
            line=misindented.head,
        )
    return UNEVEN_INDENTATION.at(
        file, indentation, fix=fix, help=f"{spaces}it", found=first.column, wanted=wanted
    )
