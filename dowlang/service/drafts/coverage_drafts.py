"""Draft a test of a clause that the tests of a card have not seen, once coverage has counted them.

Its lines are those of the card's test that comes nearest, then what is told that such a test says:
lines where that is known, else a comment for the author to carry out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import chain

from dowlang.advice import Way, offers_of
from dowlang.semantics import line_parts
from dowlang.service.drafts.card_with_tests import (
    CardWithTests,
    card_with_tests,
    options_on,
    path_to,
)
from dowlang.service.drafts.draft import Draft, draft_of
from dowlang.service.drafts.draft_trials import first_that_sees
from dowlang.service.drafts.number_setup import failing, given_number, with_number
from dowlang.service.drafts.option_drafts import draft_at
from dowlang.service.drafts.resource_setup import counted_in
from dowlang.service.drafts.trigger_setup import taken_by
from dowlang.service.drafts.unfinished_tests import (
    CHOICE_LINE,
    lines_before,
    unfinished_for_card,
    unfinished_up_to,
)
from dowlang.service.drafts.ways_to_clauses import Ways
from dowlang.service.option_labels import Cells, cases_of, chosen_in
from dowlang.service.workspace import Document
from dowlang.syntax import ast
from dowlang.testing import TestedClause
from dowlang.testing.clauses import FALSE

WORD = re.compile(r'"[^"]*"|#.*|(?:the )?(\w+)')
"""Matches a word of a line, with `the` before it, and a text in quotes or a comment as a whole."""

CANNOT_CHOOSE = "    then player 1 cannot choose "
STAYS = "    # the card does not come up here: say what stays as it is"
ACCEPTS = re.compile(r" *when (player \d) accepts")
MAY = re.compile(r"^.*? may ")
LONGEST_NAME = 40
QUOTED = re.compile(r"`([^`]*)`")


def coverage_drafts_at(
    document: Document, line: int, uncovered: Sequence[TestedClause]
) -> Iterator[Draft]:
    """Yield a test of each clause of a line that no test has seen.

    In an option that no test has chosen, a test of that comes first: only what is not chosen there
    is drafted beside it.
    """
    target = card_with_tests(document, line)
    if target is None:
        return
    has_option_draft = draft_at(document, line) is not None
    for clause in (each for each in uncovered if each.line == line):
        lines = _lines_for(target, clause, has_option_draft=has_option_draft)
        if lines is not None:
            title = f"write a test in which {clause.what}"
            yield draft_of(target, lines, _test_name(clause.what), title)


def _lines_for(
    target: CardWithTests, clause: TestedClause, *, has_option_draft: bool
) -> list[str] | None:
    """Return the lines of a test that sees a clause. Return None for a clause of which the test of
    an option is drafted.

    Where no change of the nearest test is found to see it, a comment says what is missing.
    """
    offers = [each for each in offers_of(clause.hint) if each.way is Way.IN_TEST]
    told = [f"    {line}" for each in offers for line in each.lines]
    acts = [line for line in told if line.startswith("    when ")]
    ends = [line for line in told if line.startswith("    then ")] or _goal_lines(target, clause)
    if any(act.startswith(CHOICE_LINE) for act in acts) or (has_option_draft and not ends):
        return None
    leading = _lines_leading_to(target, clause.line, before_own_option=bool(ends))
    nearest = [*leading, *acts, *ends]
    if any(end.startswith(CANNOT_CHOOSE) for end in ends):
        leading = _with_failing_condition(target, clause.line, leading)
    for found in filter(None, map(ACCEPTS.fullmatch, acts)):
        leading = _with_what_it_takes(target, clause.line, leading, found[1])
    said_all = [*leading, *acts, *ends]
    ways = Ways(target.document, path_to(target.card, clause.line), clause)
    seen = first_that_sees(target.document, clause, chain([said_all], ways.drafts(nearest)))
    if seen is not None:
        return [*seen, STAYS] if clause.key == FALSE else seen
    says_all = bool(offers) and (bool(ends) or not any(each.rest for each in offers))
    comment = [] if says_all else [f"    # {clause.hint}"]
    return [*leading, *comment, *acts, *ends]


def _goal_lines(target: CardWithTests, clause: TestedClause) -> list[str]:
    """Return the line of a test that compares a goal, none for a clause of another sort."""
    starts = target.document.language.vocabulary.starts
    state = clause.key.rpartition(" ")[2] if clause.key.startswith("goal ") else ""
    if starts is None or state not in starts.goals:
        return []
    name = f'"{line_parts.title(target.card)}"'
    return [f"    {starts.goals[state].replace('{name}', name)}"]


def _with_failing_condition(target: CardWithTests, line: int, lines: list[str]) -> list[str]:
    """Return lines that lead to an option with the table changed so that its condition fails, with
    a comment where no number decides it.
    """
    text_map = target.document.map
    condition = next(iter(path_to(target.card, line)[-1].part("if")), None)
    if condition is None:
        return lines
    comment = f"    # `{text_map.text_of(condition.span)}` has to fail here"
    return failing(text_map, lines, condition) or [comment, *lines]


def _with_what_it_takes(target: CardWithTests, line: int, lines: list[str], seat: str) -> list[str]:
    """Return lines that lead to an offer to a seat with what it takes, where they do not say it and
    the game declares how.
    """
    document = target.document
    starts = document.language.vocabulary.starts
    offer = document.map.line(line).partition("#")[0].strip()
    for name, number in counted_in(document, [MAY.sub("", offer)]):
        enough = (given_number(lines, name) or 0) >= number
        return lines if enough else with_number(lines, name, number)
    taken = taken_by(starts, offer) if starts is not None else []
    said = "\n".join(lines)
    missing = [each.replace("player 1", seat) for each in taken]
    missing = [each for each in missing if each.strip().removeprefix("given ") not in said]
    at = next((at for at, each in enumerate(lines) if each.startswith("    when ")), len(lines))
    return [*lines[:at], *missing, *lines[at:]]


def _test_name(description: str) -> str:
    """Return a description as it stands in the name of a test: without quotes, long parts cut."""

    def shortened(found: re.Match[str]) -> str:
        text = found[1]
        return text if len(text) <= LONGEST_NAME else f"{text[: LONGEST_NAME - 1].rstrip()}…"

    return QUOTED.sub(shortened, description).replace('"', "")


def _lines_leading_to(target: CardWithTests, line: int, *, before_own_option: bool) -> list[str]:
    """Return the lines that lead to a line of a card: of a test that has chosen its option, else
    of the first test. With `before_own_option` they end before the innermost option that the line
    is in is chosen.
    """
    path = path_to(target.card, line)
    options = options_on(path)
    if before_own_option and options:
        return unfinished_up_to(target.document, target.tests, path[: options[-1] + 1]).lines
    for label in (line_parts.title(path[at]) for at in reversed(options)):
        for test in target.tests:
            for each in chosen_in(test, ("chooses",)):
                if each.text.value == label:
                    return _lines_with_cells(target, test, each.cells)
    if target.tests:
        first = target.tests[0]
        return _lines_with_cells(target, first, next(cases_of(first), {}))
    return unfinished_for_card(target.document, target.card).lines


def _lines_with_cells(target: CardWithTests, test: ast.Line, cells: Cells) -> list[str]:
    """Return the lines of a test that lead to what it expects, with the cells of a row of its
    table for the names of their columns.
    """
    text_map = target.document.map
    texts = {name: text_map.text_of(cell.span) for name, cell in cells.items()}

    def in_cells(found: re.Match[str]) -> str:
        return texts.get(found[1] or "", found[0])

    return [WORD.sub(in_cells, line) for line in lines_before(text_map, test, None).lines]
