"""Turn places of a card file (lines and characters from 1) into those of editors, and back.

Editors count lines from 0 and units of UTF-16 from 0, and also end a line at a lone carriage
return, which for a card file is a character that is refused.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from dowlang.source import Span

BYTE_ORDER_MARK = "\ufeff"
LAST_OF_ONE_UNIT = "\uffff"
"""The last character that is one unit of UTF-16."""


class Position(NamedTuple):
    """A place between two characters: line and unit, both from 0."""

    line: int
    character: int


class Range(NamedTuple):
    """A stretch of text, without its end."""

    start: Position
    end: Position


class Edit(NamedTuple):
    """A stretch of text and what stands there instead."""

    range: Range
    text: str


class TextMap:
    """The places of one text."""

    def __init__(self, text: str) -> None:
        self.text = text.removeprefix(BYTE_ORDER_MARK).replace("\r\n", "\n")
        self.lines = self.text.split("\n")
        self._starts = [0]
        for line in self.lines:
            self._starts.append(self._starts[-1] + len(line) + 1)
        self._editor_starts = [0, *(found.end() for found in re.finditer(r"[\n\r]", self.text))]

    def line(self, number: int) -> str:
        """Return a line by its number from 1, empty beyond the last."""
        return self.lines[number - 1] if 0 < number <= len(self.lines) else ""

    def text_of(self, span: Span) -> str:
        """Return the text of a span."""
        begin = self.offset(span.line, span.column)
        return self.text[begin : self.offset(span.end_line, span.end_column)]

    def offset(self, line: int, column: int) -> int:
        """Return where a line and a character of it, both from 1, are in the text."""
        line = min(max(line, 1), len(self.lines))
        return self._starts[line - 1] + min(max(column - 1, 0), len(self.lines[line - 1]))

    def position(self, offset: int) -> Position:
        """Return a place of the text as an editor calls it."""
        line = bisect_right(self._editor_starts, offset) - 1
        before = self.text[self._editor_starts[line] : offset]
        return Position(
            line, len(before) + sum(character > LAST_OF_ONE_UNIT for character in before)
        )

    def range(self, span: Span) -> Range:
        """Return a span as an editor calls it."""
        return Range(
            self.position(self.offset(span.line, span.column)),
            self.position(self.offset(span.end_line, span.end_column)),
        )

    def line_and_column(self, position: Position) -> tuple[int, int]:
        """Return line and character from 1 of a place of an editor, the nearest there is."""
        if position.line >= len(self._editor_starts):
            return len(self.lines), len(self.lines[-1]) + 1
        begin = self._editor_starts[max(position.line, 0)]
        units, at = position.character, begin
        while units > 0 and at < len(self.text) and self.text[at] not in "\n\r":
            units -= 1 + (self.text[at] > LAST_OF_ONE_UNIT)
            at += 1
        line = bisect_right(self._starts, at, hi=len(self.lines))
        return line, at - self._starts[line - 1] + 1

    def whole(self) -> Range:
        """Return the range of the whole text."""
        return Range(Position(0, 0), self.position(len(self.text)))


def applied(text: str, edits: Sequence[Edit]) -> str:
    """Return a text with changes that do not overlap."""
    text_map = TextMap(text)
    for edit in sorted(edits, reverse=True):
        begin = text_map.offset(*text_map.line_and_column(edit.range.start))
        end = text_map.offset(*text_map.line_and_column(edit.range.end))
        text = text_map.text[:begin] + edit.text + text_map.text[end:]
        text_map = TextMap(text)
    return text_map.text
