"""Draft a test of an option that no test of its card has chosen, or of a card without tests: its
first lines are those of a test of the card, its last line is for the author to end.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.semantics import line_parts
from dowlang.service.drafts.card_with_tests import card_with_tests, options_on, path_to
from dowlang.service.drafts.draft import Draft, draft_of
from dowlang.service.drafts.draft_trials import first_that_passes
from dowlang.service.drafts.resource_setup import affordable
from dowlang.service.drafts.unfinished_tests import (
    dice_in,
    dice_on,
    unfinished_for_card,
    unfinished_up_to,
)
from dowlang.service.drafts.ways_to_clauses import votes
from dowlang.service.option_labels import ChosenLabel, chosen_in, labels_below, value_in
from dowlang.service.workspace import Document
from dowlang.syntax import ast


def draft_at(document: Document, line: int) -> Draft | None:
    """Return a test of the option that a line is in, or of the card that begins there.

    Return None where a test of the file has chosen it.
    """
    target = card_with_tests(document, line)
    if target is None:
        return None
    card, tests = target.card, target.tests
    if line == card.span.line:
        if tests:
            return None
        start = unfinished_for_card(document, card)
        label = start.model_label if start.model_label in labels_below(card) else ""
        chosen_options = (each for each in card.block if line_parts.title(each) == label != "")
        taken = next(chosen_options, card)
        lines = _with_votes(document, start.choosing(label, dice_in(taken.block)), taken)
        return draft_of(target, lines, "", "write a test of this card")
    path = path_to(card, line)
    options = options_on(path)
    label = line_parts.title(path[options[-1]]) if options else ""
    if not label:
        return None
    dice = dice_on(path[options[-1] :])
    chosen = (each for test in tests for each in chosen_in(test, ("chooses",)))
    if any(each.text.value == label and _falls(each, dice) for each in chosen):
        return None
    start = unfinished_up_to(document, tests, path[: options[-1] + 1])
    last = path[-1]
    fallen = [*dice, *dice_in((last,) if last.shape == "run" else last.block)]
    lines = affordable(document, start.choosing(label, fallen), path)
    lines = _with_votes(document, lines, last)
    return draft_of(target, lines, label, f"write a test of `{label}`")


def _with_votes(document: Document, lines: list[str], row: ast.Line) -> list[str]:
    """Return the lines with votes of those who have one, where a row holds a vote or is the side
    of one.
    """
    side = _first_side(row)
    if side is None:
        return lines
    return first_that_passes(document, votes(document, lines, side)) or lines


def _first_side(row: ast.Line) -> ast.Line | None:
    """Return the side of a vote that a row is, or the first side of the vote it holds."""
    if row.shape in ("passes", "fails"):
        return row
    vote = next((each for each in (row, *row.block) if each.shape == "vote"), None)
    if vote is None:
        return None
    return next((each for each in vote.block if each.shape in ("passes", "fails")), None)


def _falls(chosen: ChosenLabel, dice: Sequence[tuple[int, int]]) -> bool:
    """Return True if the dice that a test gives with a choice fall as they are wanted."""
    forced = (each for part in chosen.line.parts_named("forced") for each in part.values)
    values = (value_in(chosen.cells, each) for each in forced)
    given = [value.value for value in values if isinstance(value, ast.Integer)]
    fit = (low <= face <= high for face, (low, high) in zip(given, dice, strict=False))
    return len(given) >= len(dice) and all(fit)
