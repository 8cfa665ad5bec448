"""Find out where in a card a cursor stands: the place of its line, the words before it, a quote."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from lark import Token

from dowlang.semantics.line_parts import rows
from dowlang.service.positions import Position
from dowlang.service.workspace import Document
from dowlang.source import margin_of
from dowlang.syntax import ast, place_below
from dowlang.syntax.lexer import SCAN

TOP = "card"


@dataclass
class Cursor:
    """A cursor in a document. `line` and `column` count from 1, `margin`, `typed_start` and
    `typed_end` are offsets in the line, from 0.
    """

    document: Document
    line: int
    column: int
    text: str = ""  # the line without its margin
    margin: int = 0
    typed: str = ""  # the word, or the text in quotes, that ends at the cursor
    typed_start: int = 0  # with its opening quote
    typed_end: int = 0  # after what is replaced: the whole word, or the closing quote
    quoted: bool = False
    comment: bool = False
    tokens: tuple[Token, ...] = field(default=())  # of the words before

    @property
    def before(self) -> str:
        """Return the line from its margin to where the word at the cursor begins."""
        return self.document.map.line(self.line)[self.margin : self.typed_start]

    @cached_property
    def names(self) -> set[str]:
        """Return the names that the file introduces."""
        lexer = self.document.language.parser.lexer
        return {name for line in self.document.map.lines for name in lexer.introduced(line)}

    @cached_property
    def above(self) -> ast.Line | None:
        """Return the line that the cursor's line stands below, None in the first column."""
        lines = rows(self.document.tree.lines)
        margins = self.document.map.lines
        found = None
        for line in lines:
            number = line.span.line
            if number >= self.line:
                break
            if margin_of(margins[number - 1]) < self.margin:
                found = line
            elif found is not None and margin_of(margins[number - 1]) <= margin_of(
                margins[found.span.line - 1]
            ):
                found = None
        return found

    @cached_property
    def start(self) -> str:
        """Return the start symbol of the cursor's line, "" where no line can stand."""
        for line in rows(self.document.tree.lines):
            if line.span.line == self.line:
                return line.start
        if self.above is None:
            return TOP if self.margin == 0 else ""
        text = self.document.map.line(self.above.span.line).strip()
        parser = self.document.language.parser
        return place_below(parser, self.document.map.text, self.above.start, text)

    @property
    def may_end_line(self) -> bool:
        """Return True if the line may end behind the word at the cursor."""
        parser = self.document.language.parser
        tokens = parser.tokens(
            self.document.map.line(self.line)[self.margin : self.typed_end], self.names
        )
        return not tokens.lex_errors and parser.reads(self.start, tokens)

    @cached_property
    def card(self) -> ast.Line | None:
        """Return the card, test or definition that the cursor is in."""
        lines = [line for line in self.document.tree.lines if line.span.line <= self.line]
        return lines[-1] if lines else None


def cursor_at(document: Document, position: Position) -> Cursor:
    """Return the cursor at a position of a document."""
    line, column = document.map.line_and_column(position)
    text = document.map.line(line)
    margin = min(margin_of(text), column - 1)
    found = Cursor(document, line, column, text[margin:], margin)
    found.typed_start = found.typed_end = column - 1
    for match in SCAN.finditer(text, margin):
        begin, end = match.span()
        inside = begin < column - 1 < end or (begin < column - 1 == end)
        if not inside:
            continue
        kind = match.lastgroup
        if kind == "COMMENT":
            found.comment = True
        elif kind == "WORD":
            found.typed_start, found.typed_end, found.typed = begin, end, text[begin : column - 1]
        elif kind == "OPEN" or (kind == "STRING" and column - 1 < end):
            closed = kind == "STRING"
            found.typed_start, found.typed_end, found.quoted = (
                begin,
                end if closed else column - 1,
                True,
            )
            found.typed = text[begin + 1 : column - 1]
    words = document.language.parser.tokens(found.before, found.names)
    found.tokens = words.tokens
    return found
