"""Refuse words that do not agree: `1 survivors`, `a dice`, `this cards`, `each player discard`.

What lives here: the message for a line, with the line as it is written right. What does not: which
form belongs where (`syntax.agreement`). It is asked of texts that authors wrote, beside parsing.
"""

from __future__ import annotations

from collections.abc import Iterator

from dowlang.advice import written
from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics.codes import DISAGREEING_WORDS
from dowlang.source import Span
from dowlang.syntax import ast
from dowlang.syntax.line_parser import LineParser
from dowlang.syntax.recovery.broken_line import LONGEST_SHOWN


def disagreements(file: ast.File, text: str, parser: LineParser) -> list[Diagnostic]:
    """Return one finding for each line of a file whose words do not agree, with its fix."""
    lines = text.split("\n")
    names: set[str] = set()
    for line in lines if parser.lexer.may_introduce(text) else ():
        if parser.lexer.may_introduce(line):
            names |= parser.lexer.introduced(line)
    found = (
        _of(file.path, line, lines[line.span.line - 1], names, parser)
        for line in _lines(file.lines)
        if line.shape
    )
    return [each for each in found if each is not None]


def _lines(lines: tuple[ast.Line, ...]) -> Iterator[ast.Line]:
    for line in lines:
        yield line
        yield from _lines(line.block)


def _of(
    path: str, line: ast.Line, whole: str, names: set[str], parser: LineParser
) -> Diagnostic | None:
    """Return the finding of a line, all its words in one."""
    column = line.span.column
    text = whole[column - 1 :].removesuffix("\r")
    wrong = parser.disagreements(line, text, parser.tokens(text, names), column - 1)
    if not wrong:
        return None
    right = text[: line.span.end_column - column]
    for first, word, form in reversed(wrong):
        right = right[:first] + form + right[first + len(word) :]
    changes = tuple(
        (Span(line.span.line, column + at, line.span.line, column + at + len(word)), form)
        for at, word, form in wrong
    )
    _, word, form = wrong[0]
    return DISAGREEING_WORDS.at(
        path,
        changes[0][0],
        fix=changes,
        help=written(right) if len(right) <= LONGEST_SHOWN else None,
        word=word,
        form=form,
    )
