"""A line that is no sentence of its place, and what hints ask of it: its words, where they stand,
whether others would fit.

What lives here: the line and how it is written with one small change. What does not: what is said
about it (`syntax.recovery.diagnosis`).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from lark import Token

from dowlang.advice import in_two_lines, written
from dowlang.records import dataclass
from dowlang.source import Span
from dowlang.syntax.blocks import RawLine
from dowlang.syntax.lexer import Tokens
from dowlang.syntax.line_parser import LineParser
from dowlang.syntax.recovery.single_edit import nearly, two_lines

LONGEST_SHOWN = 160
"""Characters of a line that a hint writes out again."""


@dataclass(frozen=True, slots=True)
class Broken:
    """A line and where it got stuck."""

    file: str
    raw: RawLine
    tokens: Tokens
    at: int
    start: str
    parser: LineParser

    @property
    def words(self) -> list[Token]:
        return list(self.tokens.tokens)

    @property
    def lemmas(self) -> list[str]:
        return [self.parser.lexer.lemmas.get(token, str(token)) for token in self.tokens.tokens]

    def span(self, first: int, last: int | None = None) -> Span:
        """Return the span from the first token to the last (the first itself by default).

        Past the end it is the place after the line.
        """
        words = self.words
        if first >= len(words):
            column = self.raw.column + int(words[-1].end_pos or 0) + 1
            return Span(self.raw.number, column, self.raw.number, column)
        end = words[first if last is None else min(last, len(words) - 1)]
        return Span(
            self.raw.number,
            self.raw.column + int(words[first].start_pos or 0) + 1,
            self.raw.number,
            self.raw.column + int(end.end_pos or 0) + 1,
        )

    def text(self, first: int = 0, last: int | None = None) -> str:
        """Return the text from one token to another."""
        words = self.words
        end = words[-1] if last is None else words[min(last, len(words) - 1)]
        return self.raw.text[int(words[first].start_pos or 0) : int(end.end_pos or 0)]

    def written(self) -> str | None:
        """Return the right text, where one small change makes it a sentence, or two lines of it."""
        if len(self.raw.text) > LONGEST_SHOWN:
            return None
        first, second = (
            ("", "") if "may" in self.words else two_lines(self.raw.text, self.words, self.fits)
        )
        if second and (joined := self._joined(first, second)):
            return written(joined)
        if second:
            return in_two_lines(first, second)
        if whole := nearly(self.raw.text, self.words, self.at, self.parser.lexer, self.fits):
            return written(whole)
        banned = "cannot" in self.words or any(
            pair == ("may", "not") for pair in pairwise(self.words)
        )
        if banned and self.start == "rule" and self.words[-1].type == "STRING":
            return f"a place stands with the subject: `… at {self.words[-1]} cannot …`"
        return None

    def _joined(self, first: str, second: str) -> str:
        """Return `tool or fuel, in "School" x 2`, two clauses joined with `or`, else an empty text.

        It is only for clauses of which a card has one.
        """
        joined = f"{first} or {second}"
        shapes = [
            self.parser.fits(self.start, self.parser.lexer.tokens(text, ()))
            for text in (first, second, joined)
        ]
        return joined if len({shaped.shape if shaped else "" for shaped in shapes}) == 1 else ""

    def fits(self, words: Sequence[Token], start: str = "") -> bool:
        """Return True if these tokens would be a line of that place (by default the line's own)."""
        return self.parser.reads(start or self.start, Tokens(tuple(words), (), ()))
