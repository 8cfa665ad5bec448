"""Whatever forms read as the question what came of an offer, refusals know for one."""

from __future__ import annotations

from itertools import product

import pytest

from dowlang.natural.chart.wording_patterns import expansions
from dowlang.natural.forms.clause_forms import IF_NOT, IF_SO, YOU_DO
from dowlang.natural.offer_questions import (
    ASKS_ANYBODY,
    ASKS_YOU,
    DENIED,
    NO_ONE,
    QUESTION,
    SOME_OF_THEM,
    SPOKEN_OF,
    WHOEVER_DOES,
)

ALL_AT_ONCE = {*WHOEVER_DOES, *SOME_OF_THEM, *NO_ONE}


def spelt(wording: str) -> set[str]:
    """Return all texts of a wording without slots, a bracket of words being one part of it."""
    texts = set[str]()
    for way in expansions(wording):
        words = [spelt(part.symbol[1:-1]) if part.symbol else {part.word} for part in way]
        texts |= {" ".join(said) for said in product(*words)}
    return texts


@pytest.mark.parametrize("wording", [IF_SO, IF_NOT, YOU_DO])
def test_a_question_that_a_form_reads_is_known_to_refusals(wording: str) -> None:
    asked = spelt(wording)
    known = {*SPOKEN_OF, *ALL_AT_ONCE, None}
    assert len(asked) > 20
    for said in asked:
        question = QUESTION.match(said)
        assert question and question["who"] in known, said
        assert bool(ASKS_YOU.search(said)) == (question["who"] == "you"), said
        assert bool(ASKS_ANYBODY.search(said)) == (question["who"] in ALL_AT_ONCE), said


def test_each_of_whom_a_question_speaks_is_read_by_a_form() -> None:
    asked = {
        question["who"]
        for said in spelt(IF_SO) | spelt(IF_NOT)
        if (question := QUESTION.match(said)) and question["who"]
    }
    assert asked == {*SPOKEN_OF, *ALL_AT_ONCE}


@pytest.mark.parametrize("who", ["you", "they", "that player", "someone", "nobody"])
@pytest.mark.parametrize(
    ("written", "short"),
    [("do not", "don't"), ("does not", "doesn't"), ("did not", "didn't"), ("cannot", "can't")],
)
def test_a_question_is_known_however_its_not_is_written(who: str, written: str, short: str) -> None:
    for said in (f"If {who} {written},", f"If {who} {short},", f"If {who} {short} do so:"):
        question = QUESTION.match(said)
        assert question and question["who"] == who and DENIED.search(question["able"]), said


@pytest.mark.parametrize("said", ["If you control a survivor,", "If you do well,", "If it dies,"])
def test_what_asks_something_else_is_no_such_question(said: str) -> None:
    assert QUESTION.match(said) is None
