"""Answer what an editor asks of one card or test: does it pass, what does it do on average, how is
it printed.
"""

from __future__ import annotations

from dowlang import testing
from dowlang.engine.card_set import CardSet
from dowlang.project.warm_cards import WarmCards
from dowlang.service import Document
from dowlang.service.hover import printed
from dowlang.simulate.odds import Tables, odds_of

TABLES, PLAYERS, MOST = 3, 4, 500
"""Tables that odds are taken over in an editor, their players, outcomes of one option."""


def lens_answer(document: Document, warm: WarmCards, command: str, name: str) -> str:
    """Return what a command says of a card or a test of a document.

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
        return odds_in_lines(cards, name)
    tests = [
        (document.label, test)
        for test in checked.tests.get(document.label, ())
        if test.name == name
    ]
    results = testing.run_tests(cards, tests).results
    failed = [result.message() for result in results if not result.passed]
    if failed:
        return "\n".join(failed)
    return f"passed: {name}" if results else f"there is no test `{name}`"


def odds_in_lines(cards: CardSet, name: str) -> str:
    """Return the mean of what each option of a card changes, a line for each."""
    if cards.ruleset.odds is None:
        return "this game does not say what odds are about"
    facts = next((card for card in cards.facts if card["name"] == name), None)
    rows = odds_of(cards, facts, Tables(PLAYERS, 1, TABLES), MOST) if facts else []
    lines = []
    for row in rows:
        said = [
            f"{each} {spread.mean:+.2f}"
            for each, spread in row.spreads.items()
            if spread.least or spread.most
        ]
        lines.append(f"{row.label}: {', '.join(said) or 'nothing that is counted changes'}")
    return "\n".join(lines) or f"`{name}` carries nothing out by itself on these tables"
