"""Measure the cards of a document: odds of their options, coverage by its tests, numbers that its
tests expect and do not find.
"""

from __future__ import annotations

from collections.abc import Iterable

from dowlang import testing
from dowlang.engine.card_set import CardSet
from dowlang.project.checked_set import CheckedSet
from dowlang.project.compiling import path_of
from dowlang.semantics.ir import CheckedCard
from dowlang.service.code_actions.expected_numbers import WrongNumber
from dowlang.service.inlay_hints import OptionOdds
from dowlang.service.workspace import Document
from dowlang.simulate.odds import MOST, STANDARD, Row
from dowlang.testing.conditions_met import odds_with_conditions


def wrong_numbers(results: Iterable[testing.TestResult]) -> tuple[WrongNumber, ...]:
    """Return the numbers that tests have not found."""
    return tuple(
        WrongNumber(each.failure.line, each.line, *each.failure.figure)
        for each in results
        if each.failure is not None and each.failure.figure is not None
    )


def cards_by_path(document: Document, checked: CheckedSet) -> dict[str, CheckedCard]:
    """Return the cards of a document by their paths."""
    beside = checked.checked_cards.get(document.label, [])
    file = next(each for each in checked.source.files if each.label == document.label)
    return {path_of(card, file, beside, checked.manifest.id): card for card in beside}


def rows_of(document: Document, checked: CheckedSet, cards: CardSet, name: str) -> list[Row]:
    """Return what each option of a card of a document changes, nothing for no such card."""
    own = cards_by_path(document, checked).items()
    found = [each for each in own if each[1].name == name and each[0] in cards.paths]
    if not found:
        return []
    (path, card), lines = found[0], document.map.lines
    return odds_with_conditions(cards, card, path, lines, STANDARD, MOST)


def option_odds(row: Row) -> OptionOdds:
    """Return the means of a row that are figures to show."""
    means = tuple(
        (name, spread.mean) for name, spread in row.spreads.items() if spread.least or spread.most
    )
    laid = STANDARD.number
    return OptionOdds(
        row.label,
        means,
        row.tables,
        laid,
        drawn=bool(row.drawn),
        notes=row.notes(laid),
        as_if=not row.held and len(row.left_out) < laid,
        conditions=row.told_conditions(),
        in_vain=bool(row.in_vain),
    )


def coverage_of(document: Document, checked: CheckedSet, cards: CardSet) -> testing.Coverage:
    """Return the clauses of a document's cards that its own tests have seen."""
    label, lines = document.label, document.map.lines
    marked = {
        path: testing.marked(card, path, label, lines)
        for path, card in cards_by_path(document, checked).items()
    }
    seen = testing.watched(cards, marked)
    tests = [(label, test) for test in checked.tests.get(label, ())]
    testing.run_tests(seen.cards, tests, seen=seen)
    return seen.coverage()
