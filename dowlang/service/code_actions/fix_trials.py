"""Try what is offered for a finding: it mends where fewer errors remain and no line breaks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dowlang.diagnostics import Diagnostic, Severity
from dowlang.diagnostics.codes import (
    BRANCH_WITHOUT_QUESTION,
    DICE_GAP,
    MISSING_BLOCK,
    MISSING_CLAUSE,
)
from dowlang.service.positions import Edit
from dowlang.service.trial_check import errors_after
from dowlang.service.workspace import Document

CARDS = ".dow"
OTHER_PARTS = (MISSING_CLAUSE.number, DICE_GAP.number)
"""Codes of a line that has one of its parts: a vote with one side, a die with some of its faces."""


class FixTrials:
    """Trials of changes of one document as it stands."""

    def __init__(self, document: Document) -> None:
        self.document = document
        errors = errors_after(document.warm_set, {})
        self.before = None if errors is None else _count_of_cards(errors)

    def errors_remaining(self, found: Diagnostic, edits: Sequence[Edit]) -> int | None:
        """Return how many errors of cards remain after edits that mend an error, None where they
        mend nothing, break a line, or where that is unknown.
        """
        if found.severity is not Severity.ERROR or self.before is None:
            return None
        document = self.document
        after = errors_after(document.warm_set, {document.path: list(edits)})
        if after is None:
            return None
        if only_indents(edits):
            after = _without_what_is_to_come(after, document, found)
        remaining = _count_of_cards(after)
        mended = remaining - len(_uncovered_branches(document, after)) < self.before
        return remaining if mended and not _breaks_a_line(document, found, edits, after) else None


def only_indents(edits: Sequence[Edit]) -> bool:
    """Return True for edits that put nothing but spaces."""
    return not any(edit.text.strip() for edit in edits)


def _without_what_is_to_come(
    errors: Sequence[Diagnostic], document: Document, found: Diagnostic
) -> list[Diagnostic]:
    """Return errors but those of what is still to be written once a line stands in its place: the
    lines below it, and the other parts of the line that it is a part of. A finding of just that
    stays.
    """
    known = {(each.file, each.code, each.span) for each in document.warm_set.findings()}

    def to_come(each: Diagnostic) -> bool:
        if each.file != found.file or each.code == found.code:
            return False
        if each.code in OTHER_PARTS:
            above = each.span.line <= found.span.line
            return above and (each.file, each.code, each.span) not in known
        return each.code == MISSING_BLOCK.number and each.span.line == found.span.line

    return [each for each in errors if not to_come(each)]


def _uncovered_branches(document: Document, errors: Sequence[Diagnostic]) -> list[Diagnostic]:
    """Return the errors of an `if so` without a question that were not found before. They are found
    once the line above can be read, and were there all the time.
    """
    code = BRANCH_WITHOUT_QUESTION.number
    known = {
        (each.file, each.span.line) for each in document.warm_set.findings() if each.code == code
    }
    return [
        each for each in errors if each.code == code and (each.file, each.span.line) not in known
    ]


def _breaks_a_line(
    document: Document, found: Diagnostic, edits: Sequence[Edit], errors: Sequence[Diagnostic]
) -> bool:
    """Return True if a changed line has an error that it did not have.

    Edits that only indent break a line too if the line above it has a new error, or if the finding
    is still there. Lines that are joined or split are not compared: their numbers change.
    """
    if any("\n" in edit.text or edit.range.start.line != edit.range.end.line for edit in edits):
        return False
    before = {(each.span.line, each.code) for each in document.warm_set.findings()}
    after = {(each.span.line, each.code) for each in errors if each.file == document.label}
    changed = {document.map.line_and_column(edit.range.start)[0] for edit in edits}
    if only_indents(edits):
        if (found.span.line, found.code) in after:
            return True
        filled = [at for at, text in enumerate(document.map.lines, 1) if text.strip()]
        changed |= {max((at for at in filled if at < line), default=0) for line in changed}
    return any(line in changed for line, _ in after - before)


def _count_of_cards(errors: Iterable[Diagnostic]) -> int:
    """Return how many errors are of cards. Those of a whole set are told once its cards check."""
    return sum(each.file.endswith(CARDS) for each in errors)
