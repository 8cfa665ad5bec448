"""Build the small pieces that every builder uses: spans, idents, texts, parts, parsed lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lark import Token

from dowlang.records import dataclass
from dowlang.source import Span
from dowlang.syntax import ast

Children = list[Any]
"""Arguments that Lark hands to a method: tokens, and what the methods of the inner rules gave."""

PLACED = (Token, ast.Node)
"""Classes of things that have a place in their line."""

BLOCKS: Mapping[str, str] = {
    "run": "face",
    "run_by": "face",
    "offer": "answer",
    "bargain": "answer",
    "demand": "answer",
    "attach": "rule",
    "branch": "statement",
    "otherwise": "statement",
    "each": "statement",
    "repeat": "statement",
    "choose_one": "option",
    "vote": "vote",
    "lasting": "rule",
    "later": "statement",
    "next_time": "statement",
    "counted_time": "statement",
    "option": "statement",
    "automatic": "statement",
    "passes": "statement",
    "fails": "statement",
    "if_so": "statement",
    "if_not": "statement",
    "face": "statement",
    "watch": "statement",
    "while": "rule",
    "instead": "statement",
    "ability": "statement",
    "test": "test",
    "cases": "case",
    "define": "statement",
}
"""Core shape -> start symbol of its block.

Shapes that are not named hold nothing.
"""


@dataclass(frozen=True, slots=True)
class ParsedLine:
    """A parsed line without its block.

    `block` is the start symbol of what it may hold, "" for nothing.
    """

    shape: str
    parts: tuple[ast.LinePart, ...]
    block: str


class PrimitiveBuilder:
    """The builder of primitives, with the place of the line that is being parsed and its lemmas.

    `line` and `column` are set before each line.
    """

    def __init__(self, lemmas: Mapping[str, str]) -> None:
        self.lemmas = lemmas
        self.line = 1
        self.column = 0

    def _span(self, children: Children) -> Span:
        """Return the place from the first to the last child that has one."""
        first = (
            children[0]
            if isinstance(children[0], PLACED)
            else next(child for child in children if isinstance(child, PLACED))
        )
        last = (
            children[-1]
            if isinstance(children[-1], PLACED)
            else next(child for child in reversed(children) if isinstance(child, PLACED))
        )
        start = (
            first.span.column
            if isinstance(first, ast.Node)
            else self.column + int(first.start_pos or 0) + 1
        )
        end = (
            last.span.end_column
            if isinstance(last, ast.Node)
            else self.column + int(last.end_pos or 0) + 1
        )
        return Span(self.line, start, self.line, end)

    def _at(self, token: Token) -> Span:
        """Return the span of one token."""
        assert token.start_pos is not None and token.end_pos is not None  # the lexer sets both
        first, end = self.column + token.start_pos + 1, self.column + token.end_pos + 1
        return Span(self.line, first, self.line, end)

    def _lemma(self, token: Token) -> str:
        text: str = token.value  # a token compares by more than its text, and slower
        return self.lemmas.get(text, text)

    def _text(self, token: Token) -> ast.Text:
        return ast.Text(self._at(token), token[1:-1])

    def _integer(self, token: Token) -> ast.Integer:
        return ast.Integer(self._at(token), int(token))

    def _ident(self, token: Token) -> ast.Ident:
        return ast.Ident(self._at(token), str(token), self._lemma(token))

    def _words(self, kind: str, children: Children) -> ast.Words:
        return ast.Words(
            self._span(children), kind, (" ".join(self._lemma(each) for each in children),)
        )

    def _lemmas(self, children: Children) -> tuple[str, ...]:
        return tuple(
            self._lemma(each)
            for each in children
            if isinstance(each, Token) and each.type.startswith("W_")
        )

    def _part(self, slot: str, *values: Any) -> ast.LinePart:
        return ast.LinePart(self._span(list(values)), slot, values)
