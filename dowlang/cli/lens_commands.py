"""Answer what an editor asks of one card or test: does it pass, what have the tests seen of it,
what does it do on average, how is it printed.
"""

from __future__ import annotations

from dowlang import testing
from dowlang.service import Document
from dowlang.service.card_markdown import printed_markdown
from dowlang.service.inlay_hints import signed
from dowlang.service.known_measurements import KnownMeasurements
from dowlang.service.measurements import coverage_of, option_odds, rows_of
from dowlang.simulate.odds import STANDARD, Row


def lens_answer(document: Document, figures: KnownMeasurements, command: str, name: str) -> str:
    """Return what a command says of a card or a test of a document. Its figures are noted.

    Raises `CardErrors` for a set that does not check.
    """
    if command == "dow.printed":
        return printed_markdown(document.warm_set, name) or f"there is no card `{name}` that checks"
    checked = document.warm_set.checked()
    if checked is None:
        return "a set that this one uses does not check"
    if checked.errors:
        first = checked.errors[0]
        return f"mend this first: {first.file}:{first.span.line}: {first.message}"
    cards = document.warm_set.compiled.cards(checked)
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
    figures.note_test(document, name, results)
    failed = [each.message() for each in results if not each.passed]
    if failed:
        return "\n".join(failed)
    return f"passed: {name}" if results else f"there is no test `{name}`"


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


def coverage_in_lines(coverage: testing.Coverage) -> str:
    """Return the share of the clauses that the tests have seen, and a line for each other one."""
    head = f"{coverage.percent} % of {coverage.total} clauses seen by the tests of this file"
    rows = [f"line {each.line}: {each.what}" for each in coverage.uncovered]
    return "\n".join([head, *rows])
