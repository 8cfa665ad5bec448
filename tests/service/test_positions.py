"""Places of a text are counted as editors count them."""

from __future__ import annotations

from dowlang.service import Position, Range, TextMap
from dowlang.source import Span


def test_places_count_units_of_utf_16() -> None:
    there = TextMap('a𝔐b\r\n"é"\rend\n')
    assert there.position(there.offset(1, 3)) == Position(0, 3)
    assert there.line_and_column(Position(0, 3)) == (1, 3)
    assert there.range(Span(2, 1, 2, 4)) == Range(Position(1, 0), Position(1, 3))
    assert there.position(there.offset(2, 5)) == Position(2, 0)
    assert there.line_and_column(Position(99, 0)) == (3, 1)


def test_every_place_of_a_text_comes_back() -> None:
    there = TextMap("ab𝔐\n\n  é’\n")
    for line, text in enumerate(there.lines, 1):
        for column in range(1, len(text) + 2):
            assert there.line_and_column(there.position(there.offset(line, column))) == (
                line,
                column,
            )
