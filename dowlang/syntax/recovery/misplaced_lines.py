"""Explain a line that is well written for another place than its own: where it belongs, or what a
card of that kind holds instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics import codes as codes
from dowlang.source import Span
from dowlang.syntax.blocks import STEP_WIDTH, RawLine
from dowlang.syntax.line_parser import LineParser
from dowlang.syntax.recovery.broken_line import Broken
from dowlang.syntax.recovery.line_places import CONTENTS, content, headings, holder, opening
from dowlang.syntax.recovery.modifier_commas import foreign_modifier
from dowlang.syntax.recovery.nearest_phrases import ANSWERS
from dowlang.syntax.use_limits import limits

LASTING = (["until", "the"], ["the", "next"], ["for", "the"], ["during", "the"])
"""Beginnings of durations and of what waits once, in lemmas."""


def line_of_another_place(line: Broken) -> Diagnostic | None:
    """Return the diagnostic for a line that would be one in another place, if it would."""
    kinds = line.parser.grammar.patterns
    for start in (*CONTENTS, *kinds):
        # a row may be any thing at all
        if start in (line.start, "case") or not line.fits(line.words, start):
            continue
        if start in kinds and line.start in kinds:
            clause = " ".join(
                token for token in line.words[:2] if token.type.startswith("W_")
            ) or str(line.words[0])
            has = clause_beginnings(line)
            kind = f"{'an' if line.start[0] in 'aeiou' else 'a'} {line.start.replace('_', ' ')}"
            return codes.UNKNOWN_CLAUSE.at(
                line.file, line.span(0, len(line.words)), clause=clause, kind=kind, wanted=has
            )
        belongs = where_it_belongs(start, line.start, line.parser)
        if start == "option" and line.start == "statement":
            belongs = "write `choose one` above it, or move it to the column of the option above"
        if start == "statement" and line.start == "rule" and line.lemmas[:2] in LASTING:
            belongs = (
                "a rule lasts as long as the block it stands in; what happens here is `when …`, "
                "with a limit such as `, once per round` behind it"
            )
        if (foreign := foreign_modifier(line)) is not None and limits(line.words[-4:]):
            return foreign  # without its limit it is a line of this place
        return misplaced(
            line.file, line.raw, line.span(0, len(line.words)), line.start, line.parser, belongs
        )
    return None


def misplaced(
    file: str, raw: RawLine, span: Span, start: str, parser: LineParser, help: str
) -> Diagnostic:
    """Return the diagnostic for a well-written line in a place of another kind.

    For an effect under an offer it tells how it becomes the offer's answer.
    """
    grammar = parser.grammar
    found = raw.text[: span.end_column - 1 - raw.column]
    if start == "answer" and not raw.text.startswith("if "):
        help = "write `if so` (or `if not`) above it, and indent it four more"
    return codes.MISPLACED_LINE.at(
        file,
        span,
        found=found,
        place=holder(start, grammar),
        wanted=content(start, grammar),
        help=help,
    )


def where_it_belongs(start: str, here: str, parser: LineParser) -> str:
    """Say what stands above a line of one place, so that it may stand in another (`here`)."""
    *others, last = headings(here, start, parser.grammar) or ("",)
    if not last:
        return f"it belongs into {holder(start, parser.grammar)}"
    either = f"{', '.join(others)} or {last}" if others else last
    return f"write {either} above it, and indent it four more"


def clause_beginnings(line: Broken) -> tuple[str, ...]:
    """Return the beginnings of the lines that a card's place can hold.

    Return none for a place that is no card's.
    """
    return tuple(
        dict.fromkeys(
            opening(pattern) for pattern, _ in line.parser.grammar.patterns.get(line.start, ())
        )
    )


def moved_below(
    offer: int, found: Sequence[Diagnostic], lines: Sequence[RawLine]
) -> list[Diagnostic]:
    """Return the findings of an answer that stands beside the offer right above, which it belongs
    under, with the change that puts it there. What is written of the other answers goes with it.
    """
    answers = takewhile(lambda each: each.text.startswith(ANSWERS), lines)
    fix = tuple(change for each in answers for change in _deeper(each))
    help = f"indent it four more, under the offer of line {offer}"
    return [
        replace(each, help=help, fix=fix)
        if each.code == codes.MISPLACED_LINE.number and each.span.line == lines[0].number
        else each
        for each in found
    ]


def _deeper(raw: RawLine) -> tuple[tuple[Span, str], ...]:
    """Return the change that puts a line and what stands below it a step deeper."""
    place = Span(raw.number, 1, raw.number, 1)
    below = [change for each in raw.block for change in _deeper(each)]
    return ((place, " " * STEP_WIDTH), *below)
