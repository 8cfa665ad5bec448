"""Draft a test of a clause that the tests of a card have not seen, once coverage has counted them.

Its lines are those of the card's test that comes nearest, then what is told that such a test says:
lines where that is known, else a comment for the author to carry out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dowlang.service.drafts.number_setup import failing
from dowlang.service.drafts.option_drafts import (
    CHOICE_LINE,
    CHOOSABLE,
    CardWithTests,
    Draft,
    as_draft,
    card_with_tests,
    draft_at,
    first_quoted,
    lines_before,
    path_to,
    unfinished_for_card,
    unfinished_up_to,
)
from dowlang.service.option_labels import Cells, cases_of, chosen_in
from dowlang.service.workspace import Document
from dowlang.syntax import ast

LINE = re.compile(r"`((?:when|then) [^`…]*)`")
"""A line that is told to write, whole."""

WORD = re.compile(r'"[^"]*"|#.*|(?:the )?(\w+)')
"""Matches a word of a line, with `the` before it, and a text in quotes or a comment as a whole."""

CANNOT = "    then player 1 cannot choose "
LONGEST_NAME = 40
QUOTED = re.compile(r"`([^`]*)`")


@dataclass(frozen=True, slots=True)
class Uncovered:
    """What no test has seen of a line, which is counted from 1. `advice` says what a test of it
    holds: lines to write in backticks, or words.
    """

    line: int
    description: str
    advice: str


def uncovered_in(coverage: Mapping[str, Any]) -> tuple[Uncovered, ...]:
    """Return what no test has seen by `testing.Coverage.to_dict`."""
    return tuple(
        Uncovered(each["line"], each["clause"], each["write"]) for each in coverage["uncovered"]
    )


def coverage_drafts_at(
    document: Document, line: int, unseen: Sequence[Uncovered]
) -> Iterator[Draft]:
    """Yield a test of each clause of a line that no test has seen.

    In an option that no test has chosen, a test of that comes first: only what is not chosen there
    is drafted beside it.
    """
    of = card_with_tests(document, line)
    if of is None:
        return
    untested = draft_at(document, line) is not None
    for each in unseen:
        said = LINE.findall(each.advice)
        ends = [f"    {one}" for one in said if one.startswith("then ")]
        acts = [f"    {one}" for one in said if one.startswith("when ")]
        chosen = any(act.startswith(CHOICE_LINE) for act in acts)
        if each.line == line and not chosen and (ends or not untested):
            advice = [] if ends or _is_only_lines(each.advice) else [f"    # {each.advice}"]
            led = _lines_leading_to(of, line, beside=bool(ends))
            if any(end.startswith(CANNOT) for end in ends):
                led = _with_failing_condition(of, line, led)
            lines = [*led, *advice, *acts, *ends]
            yield as_draft(
                of, lines, _test_name(each.description), f"write a test in which {each.description}"
            )


def _with_failing_condition(of: CardWithTests, line: int, led: list[str]) -> list[str]:
    """Return lines that lead to an option with the table changed so that its condition fails, with
    a comment where no number decides it.
    """
    text_map = of.document.map
    for condition in path_to(of.card, line)[-1].part("if"):
        changed = failing(text_map, led, condition)
        said = text_map.text_of(condition.span)
        return changed or [f"    # `{said}` has to fail here", *led]
    return led


def _is_only_lines(advice: str) -> bool:
    """Return True if nothing is told to write but lines, whatever stands before a colon."""
    return LINE.search(advice) is not None and not LINE.sub("", advice.rpartition(":")[2]).strip(
        " ,"
    )


def _test_name(description: str) -> str:
    """Return a description as it stands in the name of a test: without quotes, long parts cut."""

    def shortened(found: re.Match[str]) -> str:
        text = found[1]
        return text if len(text) <= LONGEST_NAME else f"{text[: LONGEST_NAME - 1].rstrip()}…"

    return QUOTED.sub(shortened, description).replace('"', "")


def _lines_leading_to(of: CardWithTests, line: int, *, beside: bool) -> list[str]:
    """Return the lines that lead to a line of a card: of a test that has chosen its option, else
    of the first. With `beside` they end before the option of the line itself is chosen.
    """
    path = path_to(of.card, line)
    ends = [at for at, row in enumerate(path) if row.shape == CHOOSABLE]
    if beside and ends:
        return unfinished_up_to(of.document, of.tests, path[: ends[-1] + 1]).lines
    for label in (first_quoted(path[at]) for at in reversed(ends)):
        for test in of.tests:
            for each in chosen_in(test, ("chooses",)):
                if each.text.value == label:
                    return _lines_with_cells(of, test, each.cells)
    for test in of.tests:
        return _lines_with_cells(of, test, next(cases_of(test), {}))
    return unfinished_for_card(of.document, of.card).lines


def _lines_with_cells(of: CardWithTests, test: ast.Line, cells: Cells) -> list[str]:
    """Return the lines of a test that lead to what it expects, with the cells of a row of its
    table for the names of their columns.
    """
    text_map = of.document.map
    texts = {name: text_map.text_of(cell.span) for name, cell in cells.items()}

    def in_cells(found: re.Match[str]) -> str:
        return texts.get(found[1] or "", found[0])

    return [WORD.sub(in_cells, line) for line in lines_before(text_map, test, None).lines]
