"""Refuse words that do not agree: `1 survivors`, `a dice`, `this cards`, `each player discard`, and
rules about a single piece of which is not said which: `survivor cannot search`.

What lives here: the message for a line, with the line as it is written right. What does not: which
form belongs where (`syntax.agreement`). It is asked of texts that authors wrote, beside parsing.
"""

from __future__ import annotations

from collections.abc import Iterator

from dowlang.advice import written
from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics.codes import DISAGREEING_WORDS, NOUN_ALONE
from dowlang.source import Span
from dowlang.syntax import ast
from dowlang.syntax.line_parser import LineParser
from dowlang.syntax.recovery.broken_line import LONGEST_SHOWN


def disagreements(file: ast.File, text: str, parser: LineParser) -> list[Diagnostic]:
    """Return one finding for each line of a file whose words do not agree, with its fix."""
    lines = text.split("\n")
    names: set[str] = set()
    for row in lines if parser.lexer.may_introduce(text) else ():
        if parser.lexer.may_introduce(row):
            names |= parser.lexer.introduced(row)
    out: list[Diagnostic] = []
    for line in _lines(file.lines):
        if line.shape:
            out += _alone(file.path, line, parser)
            out += _of(file.path, line, lines[line.span.line - 1], names, parser)
    return out


def _lines(lines: tuple[ast.Line, ...]) -> Iterator[ast.Line]:
    for line in lines:
        yield line
        yield from _lines(line.block)


def _alone(path: str, line: ast.Line, parser: LineParser) -> Iterator[Diagnostic]:
    """Yield a finding for each noun of a line that is one piece without a word for which."""
    for node in parser.agreement.alone(line):
        several = parser.agreement.plurals[node.noun.lemma]
        yield NOUN_ALONE.at(path, node.noun.span, noun=node.noun.text, several=several)


def _of(
    path: str, line: ast.Line, whole: str, names: set[str], parser: LineParser
) -> Iterator[Diagnostic]:
    """Yield the finding of a line, all its words in one."""
    column = line.span.column
    text = whole[column - 1 :].removesuffix("\r")
    wrong = parser.disagreements(line, text, parser.tokens(text, names), column - 1)
    if not wrong:
        return
    right = text[: line.span.end_column - column]
    for first, word, form in reversed(wrong):
        right = right[:first] + form + right[first + len(word) :]
    changes = tuple(
        (Span(line.span.line, column + at, line.span.line, column + at + len(word)), form)
        for at, word, form in wrong
    )
    _, word, form = wrong[0]
    yield DISAGREEING_WORDS.at(
        path,
        changes[0][0],
        fix=changes,
        help=written(right) if len(right) <= LONGEST_SHOWN else None,
        word=word,
        form=form,
    )
