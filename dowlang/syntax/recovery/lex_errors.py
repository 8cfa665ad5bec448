"""Explain a character or a word that no sentence has."""

from __future__ import annotations

from collections.abc import Collection

from lark import Token

from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics import codes as codes
from dowlang.source import Span
from dowlang.source.limits import MAX_EXPRESSION_DEPTH, MAX_NUMBER_DIGITS, MAX_TEXT_CHARACTERS
from dowlang.source.spelling import distance, nearest
from dowlang.syntax.blocks import RawLine
from dowlang.syntax.lexer import LexError, Tokens
from dowlang.syntax.line_parser import LineParser
from dowlang.syntax.recovery.broken_line import Broken
from dowlang.syntax.recovery.foreign_idioms import MEANT, help_with_word
from dowlang.syntax.recovery.other_words import OTHER_WORDS
from dowlang.syntax.recovery.punctuation import help_with

SURE = 4
"""Letters of a word for each that may be wrong when it is mended without asking.

A word of prose is never misspelt: `her` is no `here`.
"""

AN_AMOUNT = "an amount is a number or, in brackets, what is counted"
"""What is said of a capital letter that stands for a number."""

LOOK_LIKE_DIGITS = str.maketrans("OoQDIlSB", "00001158")
"""Letter -> the digit that it is taken for."""

SIGNS = ("( ) , + - * / = < >",)


def explain_lex_error(
    file: str,
    raw: RawLine,
    tokens: Tokens,
    lex_error: LexError,
    start: str,
    parser: LineParser,
    names: Collection[str] = (),
) -> Diagnostic:
    """Return the finding for something in a line that is no token.

    `names` are those that the file gives.
    """
    column = raw.column + lex_error.column + 1
    span = Span(raw.number, column, raw.number, column + len(lex_error.word))
    match lex_error.kind:
        case "quote":
            help, fix = help_with(raw, lex_error.column)
            return codes.UNTERMINATED_STRING.at(file, span, help=help, fix=fix)
        case "tab":
            return codes.TAB.at(file, span, fix=((span, " "),))
        case "text":
            span = Span(raw.number, column, raw.number, column + len(lex_error.word) + 2)
            return codes.TEXT_TOO_LONG.at(
                file, span, length=len(lex_error.word), limit=MAX_TEXT_CHARACTERS
            )
        case "number":
            return codes.NUMBER_TOO_LONG.at(
                file, span, number=lex_error.word, limit=MAX_NUMBER_DIGITS
            )
        case "depth":
            return codes.EXPRESSION_TOO_DEEP.at(
                file, span, depth=MAX_EXPRESSION_DEPTH + 1, limit=MAX_EXPRESSION_DEPTH
            )
        case "empty":
            return codes.EMPTY_TEXT.at(file, span, wanted="a text between the quotes")
        case "character":
            help, fix = help_with(raw, lex_error.column)
            return codes.UNKNOWN_CHARACTER.at(
                file, span, help=help, fix=fix, character=lex_error.word, wanted=SIGNS
            )
        case _:
            return _unknown_word(
                Broken(file, raw, tokens, 0, start, parser), lex_error, span, names
            )


def _unknown_word(
    line: Broken, lex_error: LexError, span: Span, names: Collection[str]
) -> Diagnostic:
    words = line.words
    at = next((i for i, token in enumerate(words) if token.start_pos == lex_error.column), 0)
    if line.start == "card" and at == 0:
        near = nearest(lex_error.word, (*line.parser.grammar.kinds, "test", "define"))
        return codes.UNKNOWN_CARD_KIND.at(
            line.file, span, near=near, word=lex_error.word, wanted=kinds_of_cards(line.parser)
        )
    if digits := _in_digits(line, at, lex_error.word):
        change = ((span, digits),)
        near = (digits,)
        return codes.UNKNOWN_WORD.at(line.file, span, near=near, fix=change, word=lex_error.word)
    small = _in_small_letters(line)
    if small and lex_error.word[:1].isupper():
        changes = tuple((line.span(place), word) for place, word in small.items())
        return codes.UNKNOWN_WORD.at(
            line.file,
            span,
            near=(small[at],),
            help="words are written in small letters",
            fix=changes,
            word=lex_error.word,
        )
    quoted = Token(
        "STRING", f'"{lex_error.word}"', words[at].start_pos, 1, 1, 1, 1, words[at].end_pos
    )
    if (
        len(lex_error.word) == 1
        and lex_error.word.isupper()
        and not line.fits([*words[:at], quoted, *words[at + 1 :]])
    ):
        return codes.UNKNOWN_WORD.at(
            line.file,
            span,
            help=AN_AMOUNT,
            word=lex_error.word,
        )
    if lex_error.word[:1].isupper():
        last = at
        while (
            last + 1 < len(words)
            and words[last + 1][:1].isupper()
            and words[last + 1].type == "NAME"
        ):
            last += 1
        return codes.MISSING_QUOTES.at(line.file, line.span(at, last), name=line.text(at, last))
    if habit := help_with_word(
        lex_error.word, line.parser.lexer.lemmas, line.parser.grammar.habits
    ):
        return codes.UNKNOWN_WORD.at(line.file, span, help=habit, word=lex_error.word)
    another = lex_error.word in MEANT or lex_error.word in OTHER_WORDS
    near = () if another else nearest(lex_error.word, line.parser.lexer.lemmas, 8)
    fitting = [
        word
        for word in near
        if line.fits([*words[:at], retyped(line, words[at], word), *words[at + 1 :]])
    ]
    if not fitting and line.fits(words):  # the line is right but for the name
        own = nearest(lex_error.word, names, 2)
        if line.start == "test":
            return codes.UNKNOWN_COLUMN.at(line.file, span, near=own, name=lex_error.word)
        near = (*own, *near)[:3]
        if lex_error.before == "the":
            return codes.UNKNOWN_ALIAS.at(line.file, span, near=near, name=lex_error.word)
        return codes.UNKNOWN_COUNTER.at(
            line.file, span, near=near, name=lex_error.word, where="this card"
        )
    longest = max(len(lex_error.word), *map(len, fitting), 0)
    sure = (
        len(fitting) == 1
        and lex_error.word not in MEANT
        and distance(lex_error.word, fitting[0], longest) <= longest // SURE
    )
    fix = ((span, fitting[0]),) if sure else None
    return codes.UNKNOWN_WORD.at(
        line.file, span, near=(fitting or near)[:3], fix=fix, word=lex_error.word
    )


def _in_digits(line: Broken, at: int, word: str) -> str:
    """Return the number that a word is meant for which has a letter in place of a digit (`4O`),
    where the line is right with it, "" for another word.
    """
    digits = word.translate(LOOK_LIKE_DIGITS)
    if not (digits.isdecimal() and any(letter.isdecimal() for letter in word)):
        return ""
    (number,) = line.parser.tokens(digits, ()).tokens
    return digits if line.fits([*line.words[:at], number, *line.words[at + 1 :]]) else ""


def _in_small_letters(line: Broken) -> dict[int, str]:
    """Return the capital words of the line in small letters, by place, where that makes it a
    sentence.

    Otherwise return nothing.
    """
    known = line.parser.lexer.terminals
    small = {
        at: token.lower()
        for at, token in enumerate(line.words)
        if token.type == "NAME" and token[:1].isupper() and token.lower() in known
    }
    return (
        small
        if small
        and line.fits(
            [
                retyped(line, token, small[at]) if at in small else token
                for at, token in enumerate(line.words)
            ]
        )
        else {}
    )


def retyped(line: Broken, token: Token, word: str) -> Token:
    """Return the token as one of another type."""
    return Token(
        line.parser.lexer.terminals[word],
        word,
        token.start_pos,
        1,
        token.column,
        1,
        token.end_column,
        token.end_pos,
    )


def kinds_of_cards(parser: LineParser) -> tuple[str, ...]:
    """Return the words that a block may begin with."""
    return (*sorted(parser.grammar.kinds), "test", "define")
