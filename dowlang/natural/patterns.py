"""Take the wording of a natural form apart: words, slots, parts that may be left out, choices.

    unless {condition} [,] {do}          a slot is a symbol of the grammar
    {who:thing} (can|is able to) {effect}    a slot with a name of its own, a choice of words

A wording with choices is several rules. The text that a form is written as has the same slots: one
whose value has several lines keeps the margin of its line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

from dowlang.natural.marks import AGAIN
from dowlang.records import dataclass
from dowlang.source import margin_of
from dowlang.syntax.recovery.joined_parts import whole_beside

PIECE = re.compile(r"\{[^{}]*\}|\[|\]|\(|\)|\||[^\s\[\](){}|]+")
SIGNS = {
    ",": "COMMA",
    ".": "STOP",
    ":": "COLON",
    "–": "DASH",
    "+": "PLUS",
    "/": "SLASH",
}
BESIDE = {"&": "and", "!": "not"}
"""Sign of a slot -> the word that stands beside it."""

NAMED = frozenset({*SIGNS.values(), "LEFT", "RIGHT", "MINUS", "TIMES"})
"""Names by which a wording speaks of the signs that it is written with itself."""


@dataclass(frozen=True, slots=True)
class Part:
    """One element of a wording: a word or sign as it is written, or a slot with its symbol."""

    word: str = ""
    symbol: str = ""
    slot: str = ""


def ways(wording: str) -> tuple[tuple[Part, ...], ...]:
    """Return all ways to write a wording, the fullest first.

    A bracket that holds words only is one part, whose symbol is its text: `(a|the)`.

    >>> said = ways("(a|the) [big] {thing}")
    >>> [" ".join(part.word or part.symbol for part in way) for way in said]
    ['(a|the) (big) thing', '(a|the) thing']
    """
    pieces = PIECE.findall(wording)
    found, end = _alternatives(pieces, 0)
    if end != len(pieces):
        raise ValueError(f"`{wording}`: `{pieces[end]}` closes nothing")
    return tuple(dict.fromkeys(found))


def _alternatives(pieces: list[str], at: int) -> tuple[list[tuple[Part, ...]], int]:
    """Return the ways up to a closing bracket or the end, and the place of that."""
    every: list[tuple[Part, ...]] = []
    current: list[tuple[Part, ...]] = [()]
    while at < len(pieces) and pieces[at] not in ")]":
        piece = pieces[at]
        if piece == "|":
            every += current
            current = [()]
        elif piece in "([":
            inner, end = _alternatives(pieces, at + 1)
            text = " ".join(pieces[at + 1 : end]).replace(" | ", "|")
            if len(inner) > 1 or piece == "[":
                inner = inner if "{" in text else [(Part(symbol=f"({text})"),)]
            some = [*inner, ()] if piece == "[" else inner
            current = [before + after for before, after in product(current, some)]
            at = end
        else:
            part = _part(piece)
            current = [(*way, part) for way in current]
        at += 1
    return every + current, at


def _part(piece: str) -> Part:
    if not piece.startswith("{"):
        return Part(word=piece)
    name, _, symbol = piece[1:-1].partition(":")
    return Part(symbol=symbol or name, slot=name)


ASKS = re.compile(r" *(?:if|when|while|goal) ")
"""Matches a line that asks whether there is something."""

UNKNOWN = re.compile(
    r"(?:an?|another|\d+|up to|any|some) \S|the \w+(?: \w+)* with the (?:most|fewest|high|low)"
)
"""Matches a thing that somebody chooses, or one of those who are level."""


def filled(template: str, values: dict[str, str]) -> str:
    r"""Return the text of a form with its slots filled.

    A value of several lines stands with all of them at the margin of its line.

    >>> filled("if {condition}\n    {do}", {"condition": "food = 0", "do": "a\nb"})
    'if food = 0\n    a\n    b'
    """
    said: set[str] = set()
    return "\n".join(_line(line, values, said) for line in template.split("\n"))


def _line(line: str, values: dict[str, str], said: set[str]) -> str:
    """Return a line with its slots filled, `said` being those that are filled above."""
    margin = " " * margin_of(line)

    def value(found: re.Match[str]) -> str:
        text = _value(values[found[2]], found[1])
        again = found[2] in said and UNKNOWN.match(text)
        if not ASKS.match(line):  # of what there may be, one is chosen below
            said.add(found[2])
        return f"{AGAIN} [{text}]" if again else text

    out = re.sub(r"\{([\^&!]?)(\w+)\}", value, line)
    first, *rest = out.split("\n")
    return "\n".join((first, *(margin + each for each in rest)))


def slots_of(template: str) -> Iterator[str]:
    """Yield the slots of a text, in its order."""
    yield from re.findall(r"\{[\^&!]?(\w+)\}", template)


def _value(text: str, sign: str) -> str:
    """Return what fills a slot: `{^label}` begins with a capital, `{&part}` stands in brackets
    where it holds an `or`, which binds less than the `and` beside it, `{!part}` where it holds
    either, which binds less than the `not` before it.
    """
    if sign in BESIDE:
        return whole_beside(BESIDE[sign], text)
    return text[:1].upper() + text[1:] if sign else text
