"""Try drafts of tests: of several, take the first that passes and sees the clause it is for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dowlang import testing
from dowlang.project import pipeline
from dowlang.project.checked_set import CheckedSet
from dowlang.project.loading import CardErrors
from dowlang.semantics.ir import CardTest
from dowlang.service.measurements import cards_by_path
from dowlang.service.workspace import Document
from dowlang.testing import TestedClause

MOST = 40
"""So many drafts of a clause are tried."""

TITLE = "a trial of a draft, number "


def first_that_sees(
    document: Document, clause: TestedClause, drafts: Iterable[Sequence[str]]
) -> list[str] | None:
    """Return the first draft that passes as far as it is written and sees a clause of the document
    as it stands, None where none does. It is looked for once.
    """
    if clause not in document.tried:
        document.tried[clause] = _first_that_sees(document, clause, drafts)
    return document.tried[clause]


def _first_that_sees(
    document: Document, clause: TestedClause, drafts: Iterable[Sequence[str]]
) -> list[str] | None:
    checked = document.warm_set.checked()
    own = {} if checked is None or checked.errors else cards_by_path(document, checked)
    if checked is None or clause.card not in own:
        return None
    cards = document.warm_set.compiled.cards(checked)
    lines = document.map.lines
    marked = testing.marked(own[clause.card], clause.card, document.label, lines)
    for draft, test in _tests_of(document, drafts):
        seen = testing.watched(cards, {clause.card: marked})
        (result, *_) = testing.run_tests(seen.cards, [test], seen=seen).results
        if result.passed and (clause.card, clause.key) in seen.seen:
            return draft
    return None


def first_that_passes(document: Document, drafts: Iterable[Sequence[str]]) -> list[str] | None:
    """Return the first draft that passes as far as it is written, None where none does."""
    checked = document.warm_set.checked()
    if checked is None or checked.errors:
        return None
    cards = document.warm_set.compiled.cards(checked)
    for draft, test in _tests_of(document, drafts):
        (result, *_) = testing.run_tests(cards, [test]).results
        if result.passed:
            return draft
    return None


def _tests_of(
    document: Document, drafts: Iterable[Sequence[str]]
) -> list[tuple[list[str], tuple[str, CardTest]]]:
    """Return drafts with the tests that they are, without those that do not check."""
    waiting = list(dict.fromkeys(map(tuple, drafts)))[:MOST]
    titles = [f"{TITLE}{number}" for number in range(len(waiting))]
    written = [
        "\n".join([f'test "{title}"', *lines]) for title, lines in zip(titles, waiting, strict=True)
    ]
    text = "\n\n".join([document.text.rstrip("\n"), *written]) + "\n"
    checked = _checked(document, text)
    tests = checked.tests.get(document.label, ()) if checked is not None else ()
    made = {test.name: test for test in tests}
    return [
        (list(lines), (document.label, made[title]))
        for title, lines in zip(titles, waiting, strict=True)
        if title in made
    ]


def _checked(document: Document, text: str) -> CheckedSet | None:
    """Return the set as it would be with another text of a document, None where that is unknown."""
    warm_set = document.warm_set
    hints, warm_set.memory.hints = warm_set.memory.hints, False
    try:
        warm_set.put(document.path, text)
        return pipeline.check(warm_set.source, warm_set.memory)
    except CardErrors:
        return None
    finally:
        warm_set.memory.hints = hints
        warm_set.put(document.path, document.text)
