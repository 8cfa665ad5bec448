"""The tests that stand beside the cards of the base set: they pass, show nearly every clause,
and each of their lines can fail.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.project import checking
from dowlang.semantics.ir import CardTest, Logic, Move, Then
from dowlang.testing import WrittenTest, marked, run_test, run_tests, watched
from dowlang.testing.written_tests import cases

BASE = Path(__file__).parents[2] / "cards" / "base"
# answers that each of these tests may try: they all pass with fewer, and a spoilt one is given up
# after so many
ENOUGH = 500
Loaded = tuple[CardSet, list[tuple[str, CardTest]]]


@pytest.fixture(scope="module")
def found() -> checking.TestsOfSet:
    return checking.tests_of([BASE])[0]


@pytest.fixture(scope="module")
def base(found: checking.TestsOfSet) -> Loaded:
    return found.cards, found.tests


@pytest.mark.proof
def test_every_card_test_passes(base: Loaded) -> None:
    cards, tests = base
    assert len(tests) >= 480
    results = [run_test(cards, case, left=[ENOUGH]) for case in cases(cards, tests)]
    assert not [result.message() for result in results if not result.passed]


@pytest.mark.proof
def test_the_tests_see_nearly_every_clause(found: checking.TestsOfSet) -> None:
    lines = {label: text.split("\n") for label, text in found.texts.items()}
    every = {
        path: marked(checked_card, path, label, lines[label])
        for path, (checked_card, label) in found.checked_cards.items()
    }
    seen = run_tests(found.cards, found.tests, seen=watched(found.cards, every)).coverage
    assert seen.total >= 436 and seen.percent >= 99, [
        f"{clause.file}:{clause.line}: {clause.what}" for clause in seen.uncovered
    ]
    assert len(seen.excused) <= 3


MORE_THAN_NOISE = 40
PARTS = 10  # of the tests, each a test of its own


def spoilt(case: WrittenTest) -> Iterator[tuple[int, WrittenTest]]:
    """(line, the same test with that line made wrong): each expectation turned round, a label
    nobody has, more dice than can be rolled or one too few.
    """
    for place, step in enumerate(case.test.steps):
        wrong: list[Then | Move] = []
        match step:
            case Then(condition=condition) if condition is not None:
                wrong.append(replace(step, condition=Logic("not", (condition,))))
            case Move():
                many = (("die", 3),) * MORE_THAN_NOISE  # a few may be rolled for noise on the way
                wrong.append(replace(step, forced=(*step.forced, *many)))
                if step.forced:
                    wrong.append(replace(step, forced=step.forced[1:]))
                if step.kind == "chooses":
                    wrong.append(replace(step, text="Something else"))
        for one in wrong:
            steps = (*case.test.steps[:place], one, *case.test.steps[place + 1 :])
            yield step.line, replace(case, test=replace(case.test, steps=steps))


@pytest.mark.proof
@pytest.mark.parametrize("part", range(PARTS))
def test_every_line_can_fail(base: Loaded, part: int) -> None:
    cards, tests = base
    blind, tried = [], 0
    for case in [*cases(cards, tests)][part::PARTS]:
        for line, wrong in spoilt(case):
            tried += 1
            if run_test(cards, wrong, left=[ENOUGH]).passed:
                blind.append(f"{case.file}:{line}")
    assert tried >= 250 / PARTS and not blind


STOPPED = """test "the game ends"
    given players = 3, seed 1, food = 0, morale = 1, player 1 controls "Amara Diallo", "Amara Diallo" is at the colony
    when player 2 starts
    when player 1 starts

test "somebody else is asked"
    given players = 3, seed 1, food = 20, morale = 9, player 1 controls "Amara Diallo", "Amara Diallo" is at the colony
    when player 1 starts
    when player 3 moves "Amara Diallo" to "Library", exposure blank
"""  # noqa: E501


def test_what_stops_a_test_is_told(tmp_path: Path) -> None:
    (tmp_path / "stopped.dow").write_text(STOPPED, "utf-8")
    (asked,) = checking.tests_of([tmp_path / "stopped.dow"])
    failures = [result.failure for result in run_tests(asked.cards, asked.tests).results]
    assert [(failure.line, failure.found) for failure in failures if failure is not None] == [
        (4, "the game ends before player 1's turn: morale"),
        (9, "player 1 is asked (action), not player 3"),
    ]
    assert failures[0] is not None and failures[0].told[-1] == "the game is over: morale"
