"""Take the wording of a natural form apart: words, slots, parts that may be left out, choices.

    unless {condition} [,] {do}          a slot is a symbol of the grammar
    {who:thing} (can|is able to) {effect}    a slot with a name of its own, a choice of words

A wording with choices is several rules. The text that a form is written as has the same slots: one
whose value has several lines keeps the margin of its line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain, product, zip_longest

from dowlang.natural.marks.known_marks import AGAIN
from dowlang.records import dataclass
from dowlang.source import margin_of
from dowlang.syntax.recovery.joined_parts import whole_beside

SLOT = re.compile(r"\{([\^&!]?)(\w+)\}")
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


def expansions(wording: str) -> tuple[tuple[Part, ...], ...]:
    """Return all ways to write a wording, the fullest first.

    A bracket that holds words only is one part, whose symbol is its text: `(a|the)`.

    >>> said = expansions("(a|the) [big] {thing}")
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
    r"(?:an?|another|\d+|up to|any|some) \S|"
    r"the \w+(?: \w+)* with the (?:most|fewest|(?:high|low|larg|small)est)"
)
"""Matches a thing that somebody chooses, or one of those who are level."""


def fill(template: str, values: dict[str, str]) -> str:
    r"""Return the text of a form with its slots filled.

    A value of several lines stands with all of them at the margin of its line.

    >>> fill("if {condition}\n    {do}", {"condition": "food = 0", "do": "a\nb"})
    'if food = 0\n    a\n    b'
    """
    said: set[str] = set()
    out: list[str] = []
    for margin, asks, pieces in _pieces(template):
        line = ""
        for text, sign, slot in pieces:
            if not slot:
                line += text
                continue
            value = _value(values[slot], sign)
            line += f"{AGAIN} [{value}]" if slot in said and UNKNOWN.match(value) else value
            if not asks:  # of what there may be, one is chosen below
                said.add(slot)
        out.append(line.replace("\n", f"\n{margin}") if margin else line)
    return "\n".join(out)


@cache  # as many as there are forms
def _pieces(template: str) -> tuple[tuple[str, bool, tuple[tuple[str, str, str], ...]], ...]:
    """Return the lines of a template, each with its margin, whether it asks, and its pieces: a
    text, or the sign and the name of a slot.
    """
    out = []
    for line in template.split("\n"):
        cut = SLOT.split(line)
        texts = ((text, "", "") for text in cut[::3])
        slots = [("", sign, slot) for sign, slot in zip(cut[1::3], cut[2::3], strict=True)]
        pieces = chain.from_iterable(zip_longest(texts, slots))
        found = tuple(piece for piece in pieces if piece and any(piece))
        out.append((" " * margin_of(line), ASKS.match(line) is not None, found))
    return tuple(out)


def slots_of(template: str) -> Iterator[str]:
    """Yield the slots of a text, in its order."""
    yield from (slot for _, slot in SLOT.findall(template))


def _value(text: str, sign: str) -> str:
    """Return what fills a slot: `{^label}` begins with a capital, `{&part}` stands in brackets
    where it holds an `or`, which binds less than the `and` beside it, `{!part}` where it holds
    either, which binds less than the `not` before it.
    """
    if sign in BESIDE:
        return whole_beside(BESIDE[sign], text)
    return text[:1].upper() + text[1:] if sign else text
