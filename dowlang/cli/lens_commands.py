"""Answer what an editor asks of one card or test: does it pass, what have the tests seen of it,
what does it do on average, how is it printed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dowlang import testing
from dowlang.cli.known_figures import KnownFigures
from dowlang.engine.card_set import CardSet
from dowlang.project.building.warm_cards import WarmCards
from dowlang.project.checked_set import CheckedSet
from dowlang.project.compiling import path_of
from dowlang.semantics.ir import CheckedCard
from dowlang.service import Document
from dowlang.service.drafts.expected_numbers import WrongFigure
from dowlang.service.hover import printed
from dowlang.service.inlay_hints import OptionOdds, signed
from dowlang.simulate.odds import MOST, STANDARD, Row
from dowlang.testing.conditions_met import odds_with_conditions


def lens_answer(
    document: Document, warm: WarmCards, figures: KnownFigures, command: str, name: str
) -> str:
    """Return what a command says of a card or a test of a document. Its figures are noted.

    Raises `CardErrors` for a set that does not check.
    """
    if command == "dow.printed":
        return printed(document.home, name) or f"there is no card `{name}` that checks"
    checked = document.home.checked()
    if checked is None:
        return "a set that this one uses does not check"
    if checked.errors:
        first = checked.errors[0]
        return f"mend this first: {first.file}:{first.span.line}: {first.message}"
    cards = warm.cards(checked)
    if command == "dow.odds":
        if cards.ruleset.odds is None:
            return "this game does not say what odds are about"
        rows = rows_of(document, checked, cards, name)
        figures.note_odds(document, name, [option_odds(row) for row in rows])
        return odds_in_lines(rows, name)
    if command == "dow.coverage":
        coverage = coverage_of(document, checked, cards)
        figures.note_coverage(document, coverage)
        return coverage_in_lines(coverage)
    tests = [
        (document.label, test)
        for test in checked.tests.get(document.label, ())
        if test.name == name
    ]
    results = testing.run_tests(cards, tests, texts={document.label: document.text}).results
    told = [(each.name, each.passed, each.message()) for each in results]
    figures.note_test(document, name, told, wrong_figures(results))
    failed = [message for _, passed, message in told if not passed]
    if failed:
        return "\n".join(failed)
    return f"passed: {name}" if results else f"there is no test `{name}`"


def wrong_figures(results: Iterable[testing.TestResult]) -> tuple[WrongFigure, ...]:
    """Return the numbers that tests have not found."""
    return tuple(
        WrongFigure(each.failure.line, each.line, *each.failure.figure)
        for each in results
        if each.failure is not None and each.failure.figure is not None
    )


def own_paths(document: Document, checked: CheckedSet) -> dict[str, CheckedCard]:
    """Return the cards of a document by their paths."""
    beside = checked.checked_cards.get(document.label, [])
    file = next(each for each in checked.source.files if each.label == document.label)
    return {path_of(card, file, beside, checked.manifest.id): card for card in beside}


def rows_of(document: Document, checked: CheckedSet, cards: CardSet, name: str) -> list[Row]:
    """Return what each option of a card of a document changes, nothing for no such card."""
    own = own_paths(document, checked).items()
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


def notes_of(rows: list[Row]) -> list[str]:
    """Return a sentence on the tables that the figures of a card are of, none for no figures."""
    if not rows:
        return []
    over = f"over {STANDARD.number} tables of {STANDARD.players} players"
    return ["; ".join((over, *rows[0].notes(STANDARD.number)))]


def odds_in_lines(rows: list[Row], name: str) -> str:
    """Return the mean of what each option of a card changes, a line for each."""
    lines = []
    for odds in map(option_odds, rows):
        said = [f"{measure} {signed(mean)}" for measure, mean in odds.means]
        lines.append(f"{odds.label}: {', '.join(said) or 'nothing that is counted changes'}")
    lines += [f"{row.label}: {said}" for row in rows for said in row.told_conditions()]
    lines += notes_of(rows)
    return "\n".join(lines) or f"`{name}` carries nothing out by itself on these tables"


def coverage_of(document: Document, checked: CheckedSet, cards: CardSet) -> dict[str, Any]:
    """Return the clauses of a document's cards that its own tests have seen, as data for JSON."""
    label, lines = document.label, document.map.lines
    marked = {
        path: testing.marked(card, path, label, lines)
        for path, card in own_paths(document, checked).items()
    }
    seen = testing.watched(cards, marked)
    tests = [(label, test) for test in checked.tests.get(label, ())]
    testing.run_tests(seen.cards, tests, seen=seen)
    return seen.coverage().to_dict()


def coverage_in_lines(coverage: dict[str, Any]) -> str:
    """Return the share of the clauses that the tests have seen, and a line for each other one."""
    head = f"{coverage['percent']} % of {coverage['total']} clauses seen by the tests of this file"
    rows = [f"line {each['line']}: {each['clause']}" for each in coverage["uncovered"]]
    return "\n".join([head, *rows])
