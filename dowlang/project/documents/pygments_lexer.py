"""Colour cards in documents: a lexer for Pygments, made from the words of all games.

Whatever uses Pygments (MkDocs, Sphinx, a paper) finds it by the language `dow` where this package
is installed. It colours words by their classes, as the grammar for editors does
(`textmate_grammar.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from pygments.lexer import Lexer
from pygments.token import (
    Comment,
    Keyword,
    Name,
    Number,
    Operator,
    Punctuation,
    String,
    Text,
    Whitespace,
    _TokenType,
)

from dowlang.project.documents.textmate_grammar import scopes
from dowlang.project.game_language import language
from dowlang.rulesets import RULESETS
from dowlang.syntax.lexer import SCAN

OF_SCOPES = {
    "keyword.operator.word": Operator.Word,
    "keyword.control": Keyword,
    "keyword.other": Keyword.Pseudo,
    "variable.language": Name.Builtin.Pseudo,
    "support.class": Name.Class,
    "storage.modifier": Name.Decorator,
    "storage.type": Keyword.Type,
    "support.function": Name.Function,
    "constant.language": Name.Constant,
}


@cache
def classes() -> dict[str, _TokenType]:
    """Return the token of every form of a word of the games. The first game's class of a word
    that several have counts.
    """
    out: dict[str, _TokenType] = {}
    for game in RULESETS:
        words = language(game)
        for form, scope in scopes(words.vocabulary, words.grammar).items():
            out.setdefault(form, OF_SCOPES[scope])
    return out


class DowLexer(Lexer):  # type: ignore[misc]  # Pygments has no types
    """Cards of any game."""

    name = "Dowlang card"
    aliases = ["dow"]
    filenames = ["*.dow"]
    url = ""

    def get_tokens_unprocessed(self, text: str) -> Iterator[tuple[int, _TokenType, str]]:
        """Yield the tokens of a text with their places: every character is in one of them."""
        start = 0
        for line in text.splitlines(keepends=True):
            at = 0
            for match in SCAN.finditer(line.rstrip("\n")):
                if match.start() > at:
                    yield start + at, Whitespace, line[at : match.start()]
                yield start + match.start(), _token(match.lastgroup, match.group()), match.group()
                at = match.end()
            if at < len(line):
                yield start + at, Whitespace, line[at:]
            start += len(line)


def _token(group: str | None, word: str) -> _TokenType:
    match group:
        case "COMMENT":
            return Comment.Single
        case "STRING" | "OPEN":
            return String.Double
        case "WORD" if word.isdecimal():
            return Number.Integer
        case "WORD":
            return classes().get(word, Name)
        case "COMPARE" | "SIGN":
            return Operator
        case _:
            return Punctuation if word.strip() else Text
