"""The tests that stand beside the cards of the base set, and that each of their lines can fail."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from dowlang.engine.library import CardSet
from dowlang.project import checking
from dowlang.semantics.model import CardTest, Logic, Move, Then
from dowlang.trials import Case, run_test
from dowlang.trials.run import cases

BASE = Path(__file__).parents[2] / "cards" / "base"
Loaded = tuple[CardSet, list[tuple[str, CardTest]]]


@pytest.fixture(scope="module")
def base() -> Loaded:
    found = checking.tests_of([BASE])[0]
    return found.cards, found.tests


def test_every_card_test_passes(base: Loaded) -> None:
    cards, tests = base
    assert len(tests) >= 56
    results = [run_test(cards, case) for case in cases(cards, tests)]
    assert not [result.message() for result in results if not result.passed]


def spoilt(case: Case) -> Iterator[tuple[int, Case]]:
    """(line, the same test with that line made wrong): each expectation turned round, a label nobody has, a die too many or too few."""
    for place, step in enumerate(case.test.steps):
        wrong: list[Then | Move] = []
        match step:
            case Then(condition=condition) if condition is not None:
                wrong.append(replace(step, condition=Logic("not", (condition,))))
            case Move():
                wrong.append(replace(step, forced=(*step.forced, ("die", 3), ("die", 3))))
                if step.forced:
                    wrong.append(replace(step, forced=step.forced[1:]))
                if step.kind == "chooses":
                    wrong.append(replace(step, text="Something else"))
        for one in wrong:
            steps = (*case.test.steps[:place], one, *case.test.steps[place + 1 :])
            yield step.line, replace(case, test=replace(case.test, steps=steps))


def test_every_line_can_fail(base: Loaded) -> None:
    cards, tests = base
    blind, tried = [], 0
    for case in cases(cards, tests):
        for line, wrong in spoilt(case):
            tried += 1
            if run_test(cards, wrong).passed:
                blind.append(f"{case.file}:{line}")
    assert tried >= 250 and not blind
