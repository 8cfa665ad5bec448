"""Blocks by indentation: nesting, comments, margins, depth."""

from __future__ import annotations

import pytest

from dowlang.source.limits import MAX_BLOCK_DEPTH
from dowlang.syntax.blocks import RawLine, read_blocks


def shape(lines: list[RawLine]) -> list[object]:
    return [line.text if not line.block else (line.text, shape(line.block)) for line in lines]


def test_deeper_lines_stand_below_the_line_above() -> None:
    top, after, found = read_blocks("x", "a\n  b\n      c\n      d\n  e\nf\n")
    assert shape(top) == [("a", [("b", ["c", "d"]), "e"]), "f"]
    assert (after, found) == ([], [])


def test_carriage_returns_and_empty_lines_change_no_block() -> None:
    top, _, found = read_blocks("x", "a\r\n\r\n    b\r\n")
    assert shape(top) == [("a", ["b"])]
    assert found == []


def test_comments_belong_to_the_next_line_or_end_their_block() -> None:
    top, after, _ = read_blocks(
        "x", "# one\na\n    # two\n    b\n        c\n        # three\n    # four\nd\n# five\n"
    )
    a, d = top
    assert [c.text for c in a.comments] == ["# one"]
    assert [c.text for c in a.block[0].comments] == ["# two"]
    assert [c.text for c in a.block[0].after] == ["# three"]
    assert [c.text for c in a.after] == ["# four"]
    assert d.comments == []
    assert [c.text for c in after] == ["# five"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("  a\n", 1),
        ("a\n    b\n  c\n", 3),
        ("a\n    b\n        c\n      d\n", 4),
        ("a\n  b\n c\n  d\n", 3),
    ],
)
def test_uneven_columns_are_one_finding(text: str, line: int) -> None:
    _, _, found = read_blocks("x", text)
    assert [(each.code, each.span.line) for each in found] == [("DOW1007", line)]


def test_a_tab_is_read_as_four_spaces_and_reported() -> None:
    top, _, found = read_blocks("x", "a\n\tb\n    c\n")
    assert shape(top) == [("a", ["b", "c"])]
    assert [(each.code, each.span.line, each.span.column) for each in found] == [("DOW1006", 2, 1)]


@pytest.mark.parametrize(
    ("depth", "codes"),
    [
        (MAX_BLOCK_DEPTH - 1, []),
        (MAX_BLOCK_DEPTH, []),
        (MAX_BLOCK_DEPTH + 1, ["DOW1008"]),
        (99, ["DOW1008"]),
    ],
)
def test_depth_has_its_limit(depth: int, codes: list[str]) -> None:
    _, _, found = read_blocks(
        "x", "".join("  " * level + "a\n" for level in range(depth + 1)) + "b\n"
    )
    assert [each.code for each in found] == codes
