"""Explain a comma before a modifier that is missing, too many, or before a foreign one."""

from __future__ import annotations

from lark import Token

from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics import codes as codes
from dowlang.source import Span
from dowlang.syntax.recovery.broken_line import Broken

CORE_MODIFIERS: tuple[tuple[str, ...], ...] = (
    ("if", "able"),
    ("in", "turn", "order"),
    ("rerolling", "tie"),
    ("rerolling", "ties"),
    ("once", "per"),
    ("any", "number", "of", "times"),
    ("ties", "go"),
    ("ties", "pass"),
    ("ties", "fail"),
    ("without", "voters"),
    ("counting", "the"),
)
"""Beginnings of modifiers after a comma in every game."""


def missing_comma(line: Broken) -> Diagnostic | None:
    """Report a modifier without the comma before it."""
    comma = Token("COMMA", ",", 0, 1, 1, 1, 2, 1)
    words = line.words
    for at in range(1, len(words)):
        if words[at - 1].type == "COMMA" or not _begins_modifier(line, at):
            continue
        if line.fits([*words[:at], comma, *words[at:]]):
            place = line.span(at)
            before = Span(place.line, place.column - 1, place.line, place.column)
            fix = (
                ((before, ", "),)
                if line.raw.text[place.column - 2 - line.raw.column] == " "
                else None
            )
            return codes.MISSING_COMMA.at(
                line.file, line.span(at, len(words)), fix=fix, modifier=line.text(at)
            )
    return None


def _begins_modifier(line: Broken, at: int) -> bool:
    lemmas = line.lemmas[at:]
    wordings = line.parser.grammar.wordings
    known = [
        tuple(
            line.parser.lexer.lemmas.get(word, word)
            for word in phrase.split()
            if not word.startswith("{")
        )
        for phrase in wordings.get("modifier", ())
    ]
    points = [
        tuple(line.parser.lexer.lemmas.get(word, word) for word in phrase.split())
        for phrase in wordings.get("point", ())
    ]
    return any(
        tuple(lemmas[: min(2, len(phrase))]) == phrase[:2]
        for phrase in (*CORE_MODIFIERS, *known, *points)
    )


def comma_too_many(line: Broken) -> Diagnostic | None:
    """Report a comma without which the line is a sentence."""
    words = line.words
    for at, token in enumerate(words[:-1]):
        if token.type == "COMMA" and line.fits([*words[:at], *words[at + 1 :]]):
            span = line.span(at)
            return codes.MISPLACED_COMMA.at(
                line.file, span, fix=((span, ""),), after=str(words[at + 1])
            )
    return None


def foreign_modifier(line: Broken) -> Diagnostic | None:
    """Report a modifier that the sentence before it does not take.

    One that is not at its end, `ability 5+, once per`, is taken as far as it goes.
    """
    words = line.words
    if line.at >= len(words):
        return None
    commas = [at for at, token in enumerate(words[:-1]) if token.type == "COMMA"]
    for at in reversed(commas):
        if line.fits(words[:at]) and (_begins_modifier(line, at + 1)):
            return codes.MISPLACED_MODIFIER.at(
                line.file,
                line.span(at + 1, len(words)),
                modifier=line.text(at + 1),
                line=line.text(0, at - 1),
            )
    return None
