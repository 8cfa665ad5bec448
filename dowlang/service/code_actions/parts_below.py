"""Put the parts of a line below it: the answers of an offer, the sides of a vote, the rows of a
die, wherever they were written, with what stands below each.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dowlang.diagnostics import Diagnostic, Severity
from dowlang.semantics.undeclared_means import ROLLED
from dowlang.service.code_actions.code_action import Candidate
from dowlang.service.cursor import cursor_at
from dowlang.service.positions import Edit, Range
from dowlang.service.workspace import Document
from dowlang.source import margin_of
from dowlang.syntax.formatter import STEP

WHOLES = {"answer": "offer", "vote": "vote", "face": "die"}
"""Places of parts -> what the line is called that they stand below."""

MOST = 40
"""Lines above a finding among which the line of its parts is looked for."""


@dataclass(frozen=True, slots=True)
class _Part:
    line: int
    body: tuple[int, ...]


def parts_below(document: Document, found: Diagnostic) -> Iterator[Candidate]:
    """Yield the change that puts all parts of a line below it, for an error of one of them or of
    what stands below one. Where lines could belong to a part or stand behind it nothing is guessed.
    """
    line, text_map = found.span.line, document.map
    if found.severity is not Severity.ERROR:
        return
    filled = [at for at, text in enumerate(text_map.lines, 1) if text.strip()]
    for head in reversed([at for at in filled if at <= line][-MOST:]):
        place = _place_of_parts(document, head)
        if place:
            break
    else:
        return
    parts = _parts(document, place, [at for at in filled if at > head])
    lines = [at for part in parts for at in (part.line, *part.body)]
    if not lines or not head <= line <= lines[-1]:
        return
    wanted = _margins(document, margin_of(text_map.line(head)) + len(STEP), parts)
    edits = tuple(
        Edit(Range(text_map.position(begin), text_map.position(begin + margin)), " " * spaces)
        for at, spaces in wanted.items()
        if (margin := margin_of(text_map.line(at))) != spaces
        for begin in (text_map.offset(at, 1),)
    )
    if edits:
        last = f" to {lines[-1]}" if len(lines) > 1 else ""
        named = f"line{'s' if last else ''} {lines[0]}{last}"
        yield f"put {named} below the {WHOLES[place]} of line {head}", edits


def _margins(document: Document, margin: int, parts: Sequence[_Part]) -> dict[int, int]:
    """Return how many spaces stand before each line, where the parts stand at a margin. What
    stands below a part keeps its own depths.
    """
    wanted = {}
    for part in parts:
        wanted[part.line] = margin
        below = [margin_of(document.map.line(at)) for at in part.body]
        for at, was in zip(part.body, below, strict=True):
            wanted[at] = margin + len(STEP) + was - min(below)
    return wanted


def _place_of_parts(document: Document, line: int) -> str:
    """Return the place of the lines below a line that has parts, "" for another line."""
    written = document.map.line(line)
    at = document.map.position(document.map.offset(line, margin_of(written) + 1))
    cursor = cursor_at(document, at)
    if cursor.start != "statement":
        return ""
    parser = document.language.parser
    tokens = parser.tokens(written.strip(), cursor.names)
    shaped = None if tokens.lex_errors else parser.fits("statement", tokens)
    if shaped is None or shaped.block not in WHOLES:
        return ""
    values = (value for part in shaped.parts for value in part.values)
    rolls = any(getattr(value, "pattern", "") in ROLLED for value in values)
    return shaped.block if shaped.block != "face" or rolls else ""


def _parts(document: Document, place: str, lines: Sequence[int]) -> list[_Part]:
    """Return the parts that follow a line, none where that cannot be said: where the last of them
    has several lines that are no deeper than it, or where a line has parts of its own.
    """
    parser = document.language.parser

    def fits(at: int, place: str) -> bool:
        tokens = parser.tokens(document.map.line(at).strip(), ())
        return not tokens.lex_errors and parser.fits(place, tokens) is not None

    parts: list[_Part] = []
    rest = list(lines)
    while rest and fits(rest[0], place):
        own, *rest = rest
        margin = margin_of(document.map.line(own))
        body: list[int] = []
        while rest and not fits(rest[0], place) and _goes_on(document, margin, body, rest[0]):
            if not fits(rest[0], "statement"):
                break
            body.append(rest.pop(0))
        parts.append(_Part(own, tuple(body)))
    if any(_place_of_parts(document, at) for part in parts for at in part.body):
        return []
    (*_, last) = parts or (_Part(0, ()),)
    flat = [
        at
        for at in last.body
        if margin_of(document.map.line(at)) <= margin_of(document.map.line(last.line))
    ]
    return [] if len(flat) > 1 or not last.body else parts


def _goes_on(document: Document, margin: int, body: Sequence[int], line: int) -> bool:
    """Return True if a line can stand in a part with what stands there already: one that is
    deeper than the part, or that stands as flat as the others.
    """
    own = margin_of(document.map.line(line))
    if not body:
        return True
    first = margin_of(document.map.line(body[0]))
    return own > margin if first > margin else own >= first
