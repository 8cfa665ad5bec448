"""Parse one line at a time: tokens to a `ParsedLine`, or the place and reason of an error.

Half of all lines of a set repeat, so a line is cut up and parsed once.

`diagnosis` words what a broken line means for its author. Only the parser's knowledge is here.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, cast

from lark import Token
from lark.exceptions import UnexpectedInput

from dowlang.records import dataclass
from dowlang.source.limits import MAX_EXPRESSION_DEPTH
from dowlang.syntax import ast
from dowlang.syntax.agreement import Agreement
from dowlang.syntax.ast_builders import Builder, ParsedLine
from dowlang.syntax.lexer import Tokens, WordLexer
from dowlang.syntax.relocation import depth, moved

if TYPE_CHECKING:
    from dowlang.syntax.grammar.assembled import Assembled
    from dowlang.syntax.grammar.lalr_tables import Tables

MEMO = 20_000
"""Lines remembered, and lines with their places. A memo is emptied when it is full."""

Disagreement = tuple[int, str, str]
"""Place of a word in the text of its line, the word, and the form that belongs there."""

SHALLOW = 64
"""A line of fewer tokens cannot be nested beyond the limit."""

NODES_PER_LEVEL = 4
"""Nodes that one noun inside a noun adds to the depth of the tree."""


@dataclass(frozen=True, slots=True)
class ParseError:
    """The place where a line stopped being a sentence.

    It is the index of the token, or the number of tokens at the end of the line.
    """

    at: int
    accepted: frozenset[str]


class TooDeep(ValueError):
    """Raised when the tree of a line is deeper than the limit.

    Carries how deep.
    """

    def __init__(self, levels: int) -> None:
        super().__init__(levels)
        self.levels = levels


class LineParser:
    """The parser of one game's lines. Not for two threads at once."""

    def __init__(self, grammar: Assembled, tables: Tables, builder: Builder) -> None:
        self.grammar = grammar
        self.lexer = WordLexer(grammar.lemmas, grammar.naming, grammar.fields)
        self.agreement = Agreement(
            grammar.plurals, grammar.thirds, grammar.lemmas, grammar.wordings
        )
        self.tables = tables
        self._builder = builder
        self._memo: dict[tuple[str, str, tuple[str, ...]], tuple[ParsedLine, int, int]] = {}
        self._placed: dict[tuple[str, str, tuple[str, ...], int, int], ParsedLine] = {}
        self._cut: dict[str, Tokens] = {}
        self._disagreeing: dict[tuple[str, str, tuple[str, ...]], tuple[Disagreement, ...]] = {}

    def forget(self) -> None:
        """Forget what was parsed: what is measured next is parsed afresh."""
        self._memo.clear()
        self._placed.clear()
        self._cut.clear()
        self._disagreeing.clear()

    def disagreements(
        self, line: ast.Line, text: str, tokens: Tokens, column: int
    ) -> tuple[Disagreement, ...]:
        """Return the words of a parsed line that have another form than belongs there."""
        key = (line.start, text, tokens.names)
        known = self._disagreeing.get(key)
        if known is None:
            if len(self._disagreeing) >= MEMO:
                self._disagreeing.clear()
            words = {
                column + 1 + int(token.start_pos or 0): str(token)
                for token in tokens.tokens
                if token.type.startswith("W_")
            }
            known = self._disagreeing[key] = tuple(
                (at - column - 1, words[at], form)
                for at, form in self.agreement.disagreements(line, words)
            )
        return known

    def tokens(self, text: str, names: Collection[str]) -> Tokens:
        """Cut a line up. `names` are those of the file."""
        known = self._cut.get(text)
        if known is None:
            if len(self._cut) >= MEMO:
                self._cut.clear()
            known = self._cut[text] = self.lexer.tokens(text, ())
        return (
            known
            if not names or frozenset(names).isdisjoint(known.tokens)
            else self.lexer.tokens(text, names)
        )

    def parse(
        self, start: str, text: str, tokens: Tokens, line: int, column: int
    ) -> ParsedLine | ParseError:
        """Parse a line that begins at `column` (counted from 0). Raise `TooDeep`."""
        place = (start, text, tokens.names, line, column)
        found = self._placed.get(place)
        if found is not None:
            return found
        if len(self._placed) >= MEMO:
            self._placed.clear()
        key = place[:3]
        known = self._memo.get(key)
        if known is not None:
            shaped, at_line, at_column = known
            shaped = ParsedLine(
                shaped.shape, moved(shaped.parts, line - at_line, column - at_column), shaped.block
            )
            self._placed[place] = shaped
            return shaped
        self._builder.line, self._builder.column = line, column
        try:
            shaped = cast("ParsedLine", self.tables.parse(f"{start}_line", tokens))
        except UnexpectedInput as broken:
            return self._stuck(broken, tokens)
        if (
            len(tokens.tokens) > SHALLOW
            and (levels := depth(shaped.parts) // NODES_PER_LEVEL) > MAX_EXPRESSION_DEPTH
        ):
            raise TooDeep(levels)
        if len(self._memo) >= MEMO:
            self._memo.clear()
        self._memo[key] = (shaped, line, column)
        self._placed[place] = shaped
        return shaped

    def reads(self, start: str, tokens: Tokens) -> bool:
        """Return True if these tokens would be a line of that place."""
        return self.tables.reads(f"{start}_line", tokens)

    def fits(self, start: str, tokens: Tokens) -> ParsedLine | None:
        """Return the line as it would be in another place, or None."""
        if not self.reads(start, tokens):
            return None
        try:
            found: Any = self.tables.parse(f"{start}_line", tokens)
        except UnexpectedInput:
            return None
        return found if isinstance(found, ParsedLine) else None

    def _stuck(self, broken: UnexpectedInput, tokens: Tokens) -> ParseError:
        token = getattr(broken, "token", None)
        accepted = frozenset(getattr(broken, "expected", ()) or ())
        if not isinstance(token, Token) or token.type == "$END":
            return ParseError(len(tokens.tokens), accepted)
        at = next((i for i, each in enumerate(tokens.tokens) if each is token), len(tokens.tokens))
        return ParseError(at, accepted)
