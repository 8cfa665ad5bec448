"""What counts as the same tree, and conditions that contradict each other, told of trees alone."""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.semantics import model
from dowlang.semantics.contradictions import alike, contradiction
from dowlang.semantics.intervals import bounds
from dowlang.vocabulary.ranges import Ranges

SURVIVOR = next(noun for noun in VOCABULARY.nouns if noun.name == "survivor")
WOUNDED = next(each for each in VOCABULARY.adjectives if each.word == "wounded")
BELLS, RIDES = model.Counter("bells", 0), model.Counter("rides", 1)


def several(element: str) -> model.Expression:
    """How many wounded survivors there are, each called `element`."""
    return model.Size(model.Candidates(SURVIVOR, element, (model.Test(WOUNDED, model.Local(element, "survivor")),)))


def test_names_and_lines_make_no_difference_and_counters_do() -> None:
    one, two, *others = [alike((model.AddToCounter(name, place, amount, line),)) for name, place, amount, line in (
        ("bells", 0, several("survivor_1"), 3), ("bells", 0, several("survivor_4"), 7), ("rides", 1, several("survivor_1"), 3),
        ("bells", 0, model.Number(1), 3),
    )]  # fmt: skip
    assert one == two and one not in others
    assert alike(BELLS) == BELLS != alike(RIDES)


@pytest.mark.parametrize(
    ("left", "reason"),
    [(BELLS, ""), (model.Arithmetic("-", several("a"), model.Number(3)), ""), (several("a"), "nothing is less than 0")],
)  # fmt: skip
def test_what_may_be_negative_may_be_less_than_nothing(left: model.Expression, reason: str) -> None:
    assert contradiction((model.Compare("<", left, model.Number(0)),), Ranges()) == reason


def test_two_counters_are_two_numbers() -> None:
    little, much = model.Compare("<", BELLS, model.Number(2)), model.Number(5)
    assert contradiction((little, model.Compare(">", RIDES, much)), Ranges()) == ""
    assert contradiction((little, model.Compare(">", BELLS, much)), Ranges()) == "nothing is at least 6 and at most 1"


def test_of_a_counter_no_bounds_are_known() -> None:
    assert bounds(BELLS, Ranges()) is None and bounds(several("a"), Ranges()) == (0, None)
