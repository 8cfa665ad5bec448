"""What counts as the same tree, and conditions that contradict each other, told of trees alone."""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.semantics import ir
from dowlang.semantics.ir_equivalence import alike
from dowlang.semantics.lint.contradictions import contradiction
from dowlang.semantics.lint.intervals import always, bounds, never
from dowlang.vocabulary.value_ranges import Ranges

SURVIVOR = next(noun for noun in VOCABULARY.nouns if noun.name == "survivor")
FOOD = next(noun for noun in VOCABULARY.nouns if noun.name == "food")
WOUNDED = next(each for each in VOCABULARY.adjectives if each.word == "wounded")
BELLS, RIDES = ir.Counter("bells", 0), ir.Counter("rides", 1)


def several(element: str) -> ir.Expression:
    """How many wounded survivors there are, each called `element`."""
    return ir.Size(
        ir.Candidates(SURVIVOR, element, (ir.Test(WOUNDED, ir.Local(element, "survivor")),))
    )


def test_names_and_lines_make_no_difference_and_counters_do() -> None:
    one, two, *others = [
        alike((ir.AddToCounter(name, place, amount, line),))
        for name, place, amount, line in (
            ("bells", 0, several("survivor_1"), 3),
            ("bells", 0, several("survivor_4"), 7),
            ("rides", 1, several("survivor_1"), 3),
            ("bells", 0, ir.Number(1), 3),
        )
    ]
    assert one == two and one not in others
    assert alike(BELLS) == BELLS != alike(RIDES)


@pytest.mark.parametrize(
    ("left", "reason"),
    [
        (BELLS, ""),
        (ir.Arithmetic("-", several("a"), ir.Number(3)), ""),
        (several("a"), "nothing is less than 0"),
    ],
)
def test_what_may_be_negative_may_be_less_than_nothing(left: ir.Expression, reason: str) -> None:
    assert contradiction((ir.Compare("<", left, ir.Number(0)),), Ranges()) == reason


def test_two_names_are_never_the_same_piece() -> None:
    word = next(each for each in VOCABULARY.words if each.phrase == "{other}")
    one, two = ir.Named(SURVIVOR, "amara_diallo"), ir.Named(SURVIVOR, "biscuit")
    told = ir.Local("survivor_1", "survivor")
    same = ir.Call(word, (one, two))
    assert contradiction((same,), Ranges()) == "these are two"
    assert contradiction((ir.Logic("not", (same,)),), Ranges()) == ""
    assert contradiction((ir.Call(word, (one, one)),), Ranges()) == ""
    assert contradiction((ir.Call(word, (told, two)),), Ranges()) == ""


def test_two_counters_are_two_numbers() -> None:
    little, much = ir.Compare("<", BELLS, ir.Number(2)), ir.Number(5)
    assert contradiction((little, ir.Compare(">", RIDES, much)), Ranges()) == ""
    assert (
        contradiction((little, ir.Compare(">", BELLS, much)), Ranges())
        == "nothing is at least 6 and at most 1"
    )


def test_of_a_counter_no_bounds_are_known() -> None:
    assert bounds(BELLS, Ranges()) is None and bounds(several("a"), Ranges()) == (0, None)


def food(operator: str, number: int) -> ir.Expression:
    return ir.Compare(operator, ir.Tally(FOOD), ir.Number(number))


@pytest.mark.parametrize(
    ("count", "operands", "reason"),
    [
        (1, (food("=", 1), food("=", 2), food(">=", 3)), ""),  # at least 3 food there are
        (2, (food("=", 1), food(">=", 4), food(">=", 3)), ""),
        (2, (food("=", 1), food("=", 2), food(">=", 3)), "nothing is at least 3 and at most 1"),
        (3, (food("=", 1), food(">=", 4), food(">=", 3)), "nothing is at least 3 and at most 1"),
    ],
)
def test_so_many_of_several_can_hold_beside_the_rest(
    count: int, operands: tuple[ir.Expression, ...], reason: str
) -> None:
    assert contradiction((food(">=", 3), ir.SomeOf(count, operands)), Ranges()) == reason


@pytest.mark.parametrize(
    ("count", "reason"),
    [
        (1, "nothing is at least 3 and at most 2"),
        (2, "nothing is at least 3 and at most 2"),
        (3, ""),
    ],
)
def test_so_few_of_several_can_hold_beside_the_rest(count: int, reason: str) -> None:
    """`not at least 2 of (…)` of three where two hold for certain."""
    operands = (food(">=", 3), food(">=", 2), food("=", 7))
    assert (
        contradiction((food(">=", 3), ir.Logic("not", (ir.SomeOf(count, operands),))), Ranges())
        == reason
    )


@pytest.mark.parametrize(
    ("count", "numbers", "never_so", "always_so"),
    [
        (1, (9, 9, 9), True, False),
        (1, (9, 9, 1), False, False),
        (2, (9, 9, 1), True, False),
        (2, (9, 1, 1), False, False),
        (1, (0, 9, 9), False, True),
        (2, (0, 9, 1), False, False),
        (2, (0, 0, 9), False, True),
        (3, (0, 0, 9), True, False),
        (3, (0, 0, 0), False, True),
    ],
)
def test_never_and_always_of_so_many_of_several(
    count: int, numbers: tuple[int, ...], never_so: bool, always_so: bool
) -> None:
    """Of food, of which there are 0 to 5: at least 0 is always there, at least 9 never, at least
    1 sometimes.
    """
    condition = ir.SomeOf(count, tuple(food(">=", number) for number in numbers))
    ranges = Ranges(numbers={"food": (0, 5)})
    assert (bool(never(condition, ranges)), bool(always(condition, ranges))) == (
        never_so,
        always_so,
    )
    turned = ir.Logic("not", (condition,))
    assert (bool(never(turned, ranges)), bool(always(turned, ranges))) == (always_so, never_so)


def test_the_lesser_of_two_numbers_is_bounded_by_both() -> None:
    some, three = several("a"), ir.Number(3)
    assert (
        bounds(ir.Arithmetic("min", some, three), Ranges())
        == bounds(ir.Arithmetic("min", three, some), Ranges())
        == (0, 3)
    )
    assert bounds(ir.Arithmetic("min", some, some), Ranges()) == (0, None)
    assert bounds(ir.Arithmetic("min", BELLS, three), Ranges()) is None
