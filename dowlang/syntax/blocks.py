"""Read blocks by indentation: lines with their columns, their comments, and the lines below them.

A block is deeper than its head by any number of spaces (`dow fmt` writes four), and a line that is
less deep must stand in the column of a line that is still open. A tab, an uneven column and a block
too deep are one finding each, and reading goes on. No word is looked at.

A comment on a line of its own belongs to the next line. A comment deeper than the next line ends
the block it stands in.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics.codes import BLOCK_TOO_DEEP, TAB, UNEVEN_INDENTATION
from dowlang.records import dataclass
from dowlang.source import Span
from dowlang.source.limits import MAX_BLOCK_DEPTH

TAB_WIDTH = STEP_WIDTH = 4
NEVER = 1 << 30


@dataclass(slots=True)
class RawComment:
    """A comment line and its column (from 0)."""

    line: int
    column: int
    text: str


@dataclass(slots=True)
class RawLine:
    """One line: its number, its column (from 0), its text without indentation, and the block below
    it.
    """

    number: int
    column: int
    text: str
    comments: list[RawComment] = field(default_factory=list)
    block: list[RawLine] = field(default_factory=list)
    after: list[RawComment] = field(default_factory=list)
    cut: bool = False  # its block was too deep and was not read


@dataclass(frozen=True, slots=True)
class Indentation:
    """The indentation of a line: its characters, its width with tabs of four, the presence of a
    tab.

    It has the line's text too.
    """

    column: int
    indent: int
    tab: bool
    body: str


def indentation_of(line: str) -> Indentation:
    """Return the indentation of one line of a file, which may end in a carriage return."""
    line = line.removesuffix("\r")
    column = len(line) - len(line.lstrip(" \t"))
    tab = "\t" in line[:column]
    return Indentation(
        column,
        len(line[:column].expandtabs(TAB_WIDTH)) if tab else column,
        tab,
        line[column:].rstrip(" \t"),
    )


@dataclass(slots=True)
class _Level:
    indent: int
    lines: list[RawLine]
    head: RawLine | None


def read_blocks(
    file: str, text: str, meant: Mapping[int, int] | None = None
) -> tuple[list[RawLine], list[RawComment], list[Diagnostic]]:
    """Return the lines of the first column with their blocks, the last comments, and diagnostics.

    The diagnostics are about indentation. `meant` says for numbers of lines in which column they
    are to be read, whatever their indentation is. Nothing is found about those.
    """
    meant = meant or {}
    found: list[Diagnostic] = []
    top: list[RawLine] = []
    stack = [_Level(0, top, None)]
    pending: list[RawComment] = []
    too_deep = NEVER
    blanks_only = "\t" not in text and "\r" not in text
    for number, whole in enumerate(text.split("\n"), 1):
        if blanks_only:
            body = whole.lstrip(" ")
            column = indent = len(whole) - len(body)
            body, tab = body.rstrip(" "), False
        else:
            indentation = indentation_of(whole)
            column, indent, body, tab = (
                indentation.column,
                indentation.indent,
                indentation.body,
                indentation.tab,
            )
        if not body:
            continue
        if number in meant:
            indent = meant[number]
        elif tab:
            at = whole.index("\t")
            fix = (
                (
                    Span(number, 1, number, column + 1),
                    whole[:column].replace("\t", " " * TAB_WIDTH),
                ),
            )
            found.append(TAB.at(file, Span(number, at + 1, number, at + 2), fix=fix))
        if body.startswith("#"):
            pending.append(RawComment(number, column, body))
            continue
        raw = RawLine(number, column, body)
        if indent > too_deep:
            continue
        too_deep = NEVER
        level = stack[-1]
        if indent > level.indent and level.lines and len(stack) > MAX_BLOCK_DEPTH:
            found.append(
                BLOCK_TOO_DEEP.at(
                    file, _span(raw), depth=MAX_BLOCK_DEPTH + 1, limit=MAX_BLOCK_DEPTH
                )
            )
            level.lines[-1].cut = True
            too_deep = level.indent
            continue
        if indent > level.indent:
            if level.lines:
                level = _Level(indent, level.lines[-1].block, level.lines[-1])
                stack.append(level)
            else:
                found.append(UNEVEN_INDENTATION.at(file, _margin(raw), found=column, wanted=0))
        elif indent < level.indent:
            left, heads = level, _heads(stack)
            while stack[-1].indent > indent:
                left = stack.pop()
            if stack[-1].indent != indent:
                columns = " or ".join(str(each.indent) for each in (*stack, left))
                found.append(
                    UNEVEN_INDENTATION.at(file, _margin(raw), found=column, wanted=columns)
                )
                stack.append(left)
            level = stack[-1]
            _close(heads, pending, indent)
        raw.comments, pending = pending, []
        level.lines.append(raw)
    _close(_heads(stack), pending, 0)
    return top, pending, found


def _heads(stack: list[_Level]) -> list[RawLine]:
    """Return the lines whose blocks are open, the outermost first."""
    return [level.head for level in stack if level.head is not None]


def _close(open_heads: list[RawLine], pending: list[RawComment], indent: int) -> None:
    """Keep comments deeper than the line that ends a block at the end of the block they stand in.

    Their order stays too.
    """
    depth = len(open_heads)
    while pending and pending[0].column > indent:
        while depth > 1 and open_heads[depth - 1].column >= pending[0].column:
            depth -= 1
        if depth == 0:
            return
        open_heads[depth - 1].after.append(pending.pop(0))


def _span(raw: RawLine) -> Span:
    return Span(raw.number, raw.column + 1, raw.number, raw.column + 1 + len(raw.text))


def _margin(raw: RawLine) -> Span:
    return Span(raw.number, 1, raw.number, raw.column + 1)
