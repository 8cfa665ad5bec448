"""Signs that a word processor or a habit of prose puts into a line: quotes that are not straight, a
sign at the end of the line.

What lives here: what is said of them and how they are mended. What does not: all other signs that
mean nothing (`syntax.recovery.diagnosis`). Nothing inside a straight text or a comment is looked
at, so that a mended line says what its author wrote.
"""

from __future__ import annotations

import re

from dowlang.advice import written
from dowlang.diagnostics.diagnostic import Fix
from dowlang.source import Span
from dowlang.syntax.blocks import RawLine

MARKS = frozenset("“”„«»「」『』'‘’")
"""Quotes of other scripts and of word processors."""

PAIRS = re.compile(
    r"""\#.*|"[^"]*"|(?P<curly>“[^"”]*[”"]|”[^"”]*[”"]|„[^"“”]*[“”"]|«[^"»]*[»"]"""
    r"""|»[^"«]*[«"]|「[^"」]*[」"]|『[^"』]*[』"]|'[^'"]*'|‘[^’"]*’)"""
)
"""A comment, a straight text, or a text between other quotes, of which one may be straight."""

HALF = re.compile(r'"[^"“”„«»「」『』#]*[”“»」』] *$')
"""A text at the end of a line that begins with a straight quote and ends with another."""

SIGN_AT_END = re.compile(r"(?P<sign>[:.;：。．；]+) *(?:\#.*)?$")
NAMES = {
    ":": "colon",
    "：": "colon",
    ".": "full stop",
    "。": "full stop",
    "．": "full stop",
    ";": "semicolon",
    "；": "semicolon",
}

INSTEAD = {
    ";": "each effect stands on a line of its own",
    "&": written("and"),
    "|": written("or"),
    "!": written("not"),
    "–": "a range is written `1 to 3`",
    "≠": written("not … = …"),
}
"""Signs of other languages, and what is written for them."""

PRINTED = {"≥": ">=", "≤": "<=", "×": "*", "−": "-"}
"""Signs of print, and the signs that are written for them."""

VALUE = re.compile(r":\s*[0-9]")

STRAIGHT = 'quotes are straight: `"…"`'


def help_with(raw: RawLine, column: int) -> tuple[str | None, Fix | None]:
    """Return help and fix for the sign at `column` (from 0) of the line's text.

    Return None twice when it is none of these signs.
    """
    if raw.text[column] in MARKS or raw.text[column] == '"':
        changes = _straightened(raw, column)
        if not changes:
            return (STRAIGHT, None) if raw.text[column] in MARKS else (None, None)
        return STRAIGHT, (*changes, *_without_sign(raw, column))
    named = NAMES.get(raw.text[column])
    changes = _without_sign(raw, column) if named else ()
    if not changes and (instead := INSTEAD.get(raw.text[column])) is not None:
        return instead, None
    if (sign := PRINTED.get(raw.text[column])) is not None:
        return written(sign), ((_place(raw, column), sign),)
    if VALUE.match(raw.text, column):
        return "a number is given with `=`", None
    if not changes and named == "colon":
        return "no colon within a line", None
    return (f"no {named} at the end of a line", changes) if changes else (None, None)


def _straightened(raw: RawLine, column: int) -> Fix:
    """Return the changes that make the quotes from `column` on straight.

    Return none when they are not in pairs.
    """
    rest = raw.text[column:]
    if half := HALF.match(rest):
        return ((_place(raw, column + len(half.group().rstrip()) - 1), '"'),)
    changes: list[tuple[Span, str]] = []
    mended = list(rest)
    for pair in PAIRS.finditer(rest):
        if pair["curly"] is None:
            continue
        for at in (pair.start(), pair.end() - 1):
            if rest[at] != '"':
                changes.append((_place(raw, column + at), '"'))
                mended[at] = '"'
    return tuple(changes) if "".join(mended).count('"') % 2 == 0 else ()


def _without_sign(raw: RawLine, column: int) -> Fix:
    """Return the change that takes the sign at the end of the line away.

    Return none when there is none from `column` on.
    """
    sign = SIGN_AT_END.search(raw.text, column)
    if sign is None or any(
        pair.start() <= sign.start() < pair.end() for pair in PAIRS.finditer(raw.text)
    ):
        return ()
    first, last = _place(raw, sign.start()), _place(raw, sign.end("sign") - 1)
    return ((Span(first.line, first.column, last.line, last.end_column), ""),)


def _place(raw: RawLine, at: int) -> Span:
    return Span(raw.number, raw.column + at + 1, raw.number, raw.column + at + 2)
