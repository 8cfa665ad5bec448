"""Clause coverage, and the forms in which results are told."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from dowlang.engine.library import CardSet
from dowlang.trials import Case, Coverage, report, run_test, run_tests
from tests.trials.night import card_set
from tests.trials.words_of_night import MARA, case, chooses, given_card, given_oil, oil_is, then, walks

SCHEMA = Path(__file__).parents[2] / "dowlang" / "schemas" / "test.json"


@pytest.fixture
def cards() -> CardSet:
    return card_set()


def covered(cards: CardSet, *tests: Case) -> Coverage:
    """What the tests cover of the first card."""
    done = run_tests(cards, [("set/light.dow", one.test) for one in tests], files=["set/light.dow"])
    assert all(result.outcome == "passed" for result in done.results)
    return done.coverage


def missing(coverage: Coverage) -> set[str]:
    return {clause for _, _, _, clause in coverage.uncovered}


LIT = case(given_oil(2), given_card("light"), walks(4, 0, MARA, "hill"), chooses(5, 0, "Light it"), then(6, oil_is(1)))
DARK = case(given_oil(0), given_card("light"), walks(4, 0, MARA, "hill"), chooses(5, 0, "Sit down", 4), then(6))


def test_only_what_the_tests_carried_out_is_covered(cards: CardSet) -> None:
    nothing = covered(cards)
    assert {"trigger true", "trigger false", "option 1", "option 2"} < missing(nothing)
    assert {file for _, file, _, _ in nothing.uncovered} == {"set/light.dow"}
    lit = covered(cards, LIT)  # the start of the turn was a trigger that did not hold
    assert {"option 2", "option_2"} <= missing(lit)
    assert not {"trigger true", "trigger false", "option 1", "option_1", "light_start"} & missing(lit)
    assert covered(cards, LIT, DARK).percent == 100.0 and not covered(cards, LIT, DARK).uncovered
    assert 0 < run_tests(cards, [("light.dow", LIT.test)]).coverage.percent < 100  # of all cards of the set


def test_roads_that_were_only_tried_count_nothing(cards: CardSet) -> None:
    """The search takes `Light it` first, finds the die unused, and takes the other: only that one is covered."""
    left = missing(covered(cards, case(given_oil(2), given_card("light"), walks(4, 0, MARA, "hill", weather=0, die=2))))
    assert "option_1" in left and "option_2" not in left


def test_counting_changes_no_result(cards: CardSet) -> None:
    tests = [case(given_oil(2), given_card("light"), walks(4, 0, MARA, "hill"), then(6, oil_is(n))) for n in (1, 2)]
    counted = run_tests(cards, [("light.dow", one.test) for one in tests]).results
    assert counted == tuple(run_test(cards, one) for one in tests) and [r.outcome for r in counted] == ["passed", "failed"]


def test_results_as_json_fit_their_schema(cards: CardSet) -> None:
    tests = [case(then(2, oil_is(3))), case(then(2, oil_is(4))), case(todo="later")]
    calls: list[int] = []
    done = run_tests(cards, [("light.dow", one.test) for one in tests], lambda: calls.append(1))
    assert len(calls) == 3
    for coverage in (True, False):
        data = json.loads(report([done], format="json", coverage=coverage))
        jsonschema.validate(data, json.loads(SCHEMA.read_text("utf-8")))
        assert (data["schema"], data["passed"], data["failed"], data["todo"]) == ("dowlang/test/1", 1, 1, 1)
        assert [r["outcome"] for r in data["results"]] == ["passed", "failed", "todo"]
        assert data["results"][1]["failure"]["found"] == "3"
        assert (data["coverage"] is not None) == coverage


def test_results_as_text(cards: CardSet) -> None:
    tests = [case(then(2, oil_is(3))), case(then(2, oil_is(4))), case(todo="later")]
    text = report([run_tests(cards, [("light.dow", one.test) for one in tests])], coverage=True)
    assert text.startswith("light.dow:2: test `a test`\n") and "1 passed, 1 failed, 1 to do" in text and text.endswith("clauses covered")
    assert "light.dow:6: never seen: option 2" in text and "\x1b" not in text
    assert "\x1b[31mlight.dow:2" in report([run_tests(cards, [("light.dow", tests[1].test)])], colour=True)
