"""Offer what can be done at a place: what mends a finding, the number that a test has found, a test
of what no test has chosen or, once coverage is counted, seen.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.diagnostics import Diagnostic, Severity
from dowlang.diagnostics.codes import CARD_WITHOUT_TEST
from dowlang.service.code_actions.code_action import Action
from dowlang.service.code_actions.expected_numbers import WrongNumber, number_edits
from dowlang.service.code_actions.fix_trials import FixTrials
from dowlang.service.code_actions.quick_fixes import quick_fixes
from dowlang.service.drafts.coverage_drafts import coverage_drafts_at
from dowlang.service.drafts.option_drafts import draft_at
from dowlang.service.positions import Range
from dowlang.service.workspace import Document
from dowlang.testing import TestedClause


def actions(
    document: Document,
    place: Range,
    uncovered: Sequence[TestedClause] = (),
    wrong: Sequence[WrongNumber] = (),
) -> tuple[Action, ...]:
    """Return what can be done about the findings of a stretch of a document, and at its end about
    what no test has seen and about a number that a test has not found.
    """
    first, last = (document.map.line_and_column(each)[0] for each in place)
    out: list[Action] = []
    findings = document.warm_set.findings()
    trials = FixTrials(document)
    for found in findings:
        if (
            found.file == document.label
            and found.span.line <= last
            and found.span.end_line >= first
        ):
            known = {(each.title, each.edits) for each in out}
            fixes = quick_fixes(trials, found)
            out += [each for each in fixes if (each.title, each.edits) not in known]
    if any(_is_error(each, document) for each in findings):
        return tuple(out)
    for after, edit in number_edits(document, last, wrong):
        out.append(Action(f"write `{after}`", (edit,), for_failed_test=True))
    draft = draft_at(document, last)
    if draft is not None:
        out.insert(0, Action(draft.title, (draft.edit,), _untested(out), needs_text=True))
    for each in coverage_drafts_at(document, last, uncovered):
        out.append(Action(each.title, (each.edit,), needs_text=True))
    return tuple(out)


def _is_error(found: Diagnostic, document: Document) -> bool:
    return found.file == document.label and found.severity is Severity.ERROR


def _untested(offered: Sequence[Action]) -> Diagnostic | None:
    """Return the finding that a card has no test, if one of the actions is about it."""
    found = (each.finding for each in offered if each.finding is not None)
    return next((each for each in found if each.code == CARD_WITHOUT_TEST.number), None)
