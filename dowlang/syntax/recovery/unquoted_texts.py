"""A text that its author wrote without quotes: `flavor It was cold. Nobody spoke.`, and its mend.

What lives here: lines of which all but the first word is one text, whatever signs and words it
has. What does not: names without quotes inside a sentence (`syntax.recovery.lex_errors`).
"""

from __future__ import annotations

from lark import Token

from dowlang.advice import written
from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics import codes as codes
from dowlang.source import Span
from dowlang.syntax.blocks import RawLine
from dowlang.syntax.lexer import Tokens
from dowlang.syntax.line_parser import LineParser, ParseError
from dowlang.syntax.recovery.punctuation import MARKS

APOSTROPHES = frozenset("'’")
ONE_TEXT = frozenset({"STRING"})
STRAY = (Token("COMMA", ",", 0, 1, 1, 1, 1, 1),)


def unquoted_text(
    file: str, raw: RawLine, tokens: Tokens, start: str, parser: LineParser
) -> Diagnostic | None:
    """Return the finding for a line whose first word takes one text that lacks its quotes.

    Return None where anything else may stand behind the word, or does behind the text.
    """
    text = raw.text.partition("#")[0].rstrip()
    first, _, rest = text.partition(" ")
    rest = rest.strip()
    if (
        MARKS.intersection(text) - APOSTROPHES
        or '"' in text
        or " " not in rest
        or not tokens.tokens
        or str(tokens.tokens[0]) != first
    ):
        return None
    word, *others = tokens.tokens
    quoted = Token("STRING", '"…"', len(first) + 1, 1, 1, 1, 1, len(text))
    stuck = parser.parse(start, "", Tokens((word, *STRAY), (), ()), 1, 0)
    if not isinstance(stuck, ParseError) or stuck.accepted != ONE_TEXT:
        return None
    if not parser.reads(start, Tokens((word, quoted), (), ())):
        return None
    behind = (each for each in others if _goes_on(parser, start, (word, quoted, each)))
    more = next(behind, None)
    if more is not None:
        rest = text[len(first) : int(more.start_pos or 0)].strip()
    at = raw.column + text.find(rest, len(first)) + 1
    span = Span(raw.number, at, raw.number, at + len(rest))
    if not rest:
        return None
    if more is None:
        named, fix = written(f'{first} "{rest}"'), ((span, f'"{rest}"'),)
        return codes.MISSING_QUOTES.at(file, span, help=named, fix=fix, name=rest)
    help = f'only what it is called stands in quotes: `"{rest}" {more} …`'
    return codes.MISSING_QUOTES.at(file, span, help=help, name=rest)


def _goes_on(parser: LineParser, start: str, words: tuple[Token, ...]) -> bool:
    """Return True if the last of these words may stand behind the others."""
    stuck = parser.parse(start, "", Tokens((*words, *STRAY), (), ()), 1, 0)
    return isinstance(stuck, ParseError) and stuck.at >= len(words)
