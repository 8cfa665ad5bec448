"""The formatter: one look for every card, the same tree, every comment kept.

Four spaces a block, one space between words, none before a comma or inside parentheses, one empty
line between cards, at most one elsewhere, the cells of a table one under another, and words that
agree (`agreement`). What an author chose otherwise (names, labels, the order of lines) stays. The
result is read again: another tree or a lost comment is a fault of ours and never written
(`FormatFault`).
"""

from __future__ import annotations

import re
from typing import Any

from lark import Token

from dowlang.diagnostics import Diagnostic
from dowlang.records import dataclass
from dowlang.source import Span
from dowlang.syntax import ast
from dowlang.syntax.agreement import Agreement
from dowlang.syntax.blocks import STEP_WIDTH
from dowlang.syntax.line_parser import LineParser, ParseError
from dowlang.syntax.parser import parse
from dowlang.syntax.relocation import without_places

STEP = " " * STEP_WIDTH
HEAD = "cases "
CELL = re.compile(r'(?:[^,"]|"[^"]*")+')


class Unreadable(ValueError):
    """The file has mistakes, so it is not formatted. `diagnostics` are all of them."""

    def __init__(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        super().__init__(f"{len(diagnostics)} mistakes")
        self.diagnostics = diagnostics


class FormatFault(AssertionError):
    """The formatted text would not be the same cards."""


@dataclass(frozen=True, slots=True)
class _Printed:
    source_line: int
    depth: int
    text: str
    opens_card: bool = False


def format_text(path: str, text: str, parser: LineParser) -> str:
    """Return the text of a card file in its one look, ending with a line end.

    Raises `Unreadable`, and `FormatFault` instead of changing meaning.
    """
    file, diagnostics = parse(path, text, parser)
    if diagnostics:
        raise Unreadable(diagnostics)
    return format_file(file, text, parser)


def format_file(file: ast.File, text: str, parser: LineParser) -> str:
    """Return the same for a tree that was read from `text` without a mistake. Raises
    `FormatFault`.
    """
    lines = text.split("\n")
    names = _names(text, parser)
    agreement = parser.agreement
    printed: list[_Printed] = []

    aligned: dict[int, str] = {}  # lines of tables, by number

    def plain(line: ast.Line) -> str:
        return _line(line, lines[line.span.line - 1].removesuffix("\r"), names, parser, agreement)

    def put(line: ast.Line, depth: int) -> None:
        opens_card = depth == 0
        for comment in line.comments:
            if not comment.trailing:
                printed.append(_Printed(comment.span.line, depth, comment.text, opens_card))
                opens_card = False
        trailing = "".join("  " + comment.text for comment in line.comments if comment.trailing)
        if line.shape == "cases":
            table = (line, *line.block)
            aligned.update(
                zip(
                    (row.span.line for row in table),
                    _table([plain(row) for row in table]),
                    strict=True,
                )
            )
        printed.append(
            _Printed(
                line.span.line,
                depth,
                (aligned.get(line.span.line) or plain(line)) + trailing,
                opens_card,
            )
        )
        for below in line.block:
            put(below, depth + 1)
        for comment in line.after:
            printed.append(_Printed(comment.span.line, depth + 1, comment.text))

    for line in file.lines:
        put(line, 0)
    printed += [_Printed(comment.span.line, 0, comment.text) for comment in file.after]
    out: list[str] = []
    for each in printed:
        empty_before = each.source_line > 1 and not lines[each.source_line - 2].strip()
        if out and (each.opens_card or empty_before):
            out.append("")
        out.append(STEP * each.depth + each.text)
    result = "\n".join(out) + "\n"
    _refuse_change(file, result, parser)
    return result


def agreeing(start: str, text: str, names: set[str], parser: LineParser) -> str:
    """Return one line of a place with words that agree. A text that is no sentence there stays as
    it is.
    """
    shaped = parser.parse(start, text, parser.tokens(text, names), 1, 0)
    if isinstance(shaped, ParseError):
        return text
    line = ast.Line(Span(1, 1, 1, 1 + len(text)), start, shaped.shape, shaped.parts, ())
    return _line(line, text, names, parser, parser.agreement)


def _names(text: str, parser: LineParser) -> set[str]:
    return {name for line in text.split("\n") for name in parser.lexer.introduced(line)}


def _line(
    line: ast.Line, source: str, names: set[str], parser: LineParser, agreement: Agreement
) -> str:
    column = line.span.column
    tokens = parser.tokens(source[column - 1 :], names).tokens
    words = {
        column + int(token.start_pos or 0): str(token)
        for token in tokens
        if token.type.startswith("W_")
    }
    forms = dict(agreement.corrections(line, words))
    out = ""
    before: Token | None = None
    for place, token in enumerate(tokens):
        after = tokens[place + 1] if place + 1 < len(tokens) else None
        text = forms.get(column + int(token.start_pos or 0), str(token))
        out += ("" if before is None or _glued(before, token, after) else " ") + text
        before = token
    return out


def _table(rows: list[str]) -> list[str]:
    """Return the lines of a table of cases, the first of them `cases …`, with their cells one under
    another.
    """
    cells = [[each.strip() for each in CELL.findall(row) if each] for row in rows]
    # the names stand so far to the right of the first cells below them
    ahead = len(HEAD) - len(STEP)
    cells[0][0] = " " * ahead + cells[0][0].removeprefix(HEAD)
    columns = max(map(len, cells))
    widths = [max(len(row[at]) for row in cells if at < len(row)) for at in range(columns)]
    out = [
        " ".join([*(f"{cell},".ljust(widths[at] + 1) for at, cell in enumerate(row[:-1])), row[-1]])
        for row in cells
    ]
    return [HEAD + out[0][ahead:], *out[1:]]


def _glued(before: Token, token: Token, after: Token | None) -> bool:
    """Return True if no space stands between two tokens: before a comma, inside parentheses, and
    before the `+` of `3+`.
    """
    if token.type in ("COMMA", "RIGHT") or before.type == "LEFT":
        return True
    return (
        token.type == "PLUS" and before.type == "INT" and (after is None or after.type == "COMMA")
    )


def _comments(lines: tuple[ast.Line, ...]) -> int:
    return sum(len(line.comments) + len(line.after) + _comments(line.block) for line in lines)


def _refuse_change(file: ast.File, result: str, parser: LineParser) -> None:
    path = file.path
    again, diagnostics = parse(path, result, parser)
    if diagnostics:
        raise FormatFault(f"{path}: the formatted text has mistakes: {diagnostics[0].message}")
    if _comments(again.lines) + len(again.after) != _comments(file.lines) + len(file.after):
        raise FormatFault(f"{path}: a comment would be lost")
    one: Any = without_places(file.lines)
    if one != without_places(again.lines):
        raise FormatFault(f"{path}: the formatted text would be another card")
