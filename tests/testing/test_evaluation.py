"""Values of expressions on a table of the night game."""

from __future__ import annotations

from typing import Any

import pytest

from dowlang.explain.blockers import Scene, in_words, sides
from dowlang.semantics.ir import (
    Arithmetic,
    Available,
    Call,
    Candidates,
    Compare,
    Constant,
    Contains,
    EnumValue,
    Expression,
    First,
    Last,
    Local,
    Logic,
    Named,
    Number,
    Pieces,
    Size,
    SomeOf,
    Tally,
)
from dowlang.semantics.ir import Test as Adjectival
from dowlang.testing.evaluation import Unanswerable, evaluate
from dowlang.vocabulary.declarations import EffectWord, Place
from dowlang.vocabulary.noun_declarations import Adjective
from tests.worlds.night import HILL, Night, built, card_set
from tests.worlds.night_words import HURT, MARA, OIL, OLEK, SPOT, WALKER, hurt

N = Number
W = Local("w", "walker")
LIMPING = Adjective("limping", ("walker",), lambda g, walker: g.hurt[walker] > 0)
SPARE = EffectWord(
    Place.EFFECT, "burn {count} oil", lambda g, count: None, available=lambda g: g.oil - 1
)
LIMPING_OLEK = Adjectival(LIMPING, OLEK)
ALL = Candidates(WALKER, "w")
LIMPERS = Candidates(WALKER, "w", (Adjectival(LIMPING, W),))


@pytest.fixture
def game() -> Night:
    """Oil 3; Mara on the hill, unhurt; Olek hurt twice, Ines once."""
    night = built(card_set())
    night.spot[0], night.hurt[:] = HILL, [0, 2, 1]
    return night


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        (N(4), 4),
        (Constant(True), True),
        (EnumValue("face", "rain", 1), 1),
        (MARA, 0),
        (Named(SPOT, "hill"), 1),
        (Tally(OIL), 3),
        (Call(HURT, (OLEK,)), 2),
        (Adjectival(LIMPING, OLEK), True),
        (Adjectival(LIMPING, MARA), False),
        (Available(SPARE, ()), 2),
        (ALL, (0, 1, 2)),
        (LIMPERS, (1, 2)),
        (Candidates(WALKER, "w", (Adjectival(LIMPING, W),), Pieces((MARA, OLEK))), (1,)),
        (Candidates(WALKER, "w", (), None, "lowest", HURT), (0,)),
        (Candidates(WALKER, "w", (), None, "highest", HURT), (1,)),
        (Size(LIMPERS), 2),
        (First(ALL, N(2)), (0, 1)),
        (First(ALL, N(9)), (0, 1, 2)),
        (Last(ALL, N(2)), (2, 1)),
        (Last(ALL, N(9)), (2, 1, 0)),
        (Last(ALL, N(-1)), ()),
        (Contains(ALL, OLEK), True),
        (Contains(LIMPERS, MARA), False),
        (Arithmetic("+", N(2), N(3)), 5),
        (Arithmetic("-", N(2), N(3)), -1),
        (Arithmetic("*", N(2), N(3)), 6),
        (Arithmetic("min", N(2), N(3)), 2),
        (Arithmetic("max", N(2), N(3)), 3),
        (Arithmetic("/", N(7), N(2), "up"), 4),
        (Arithmetic("/", N(7), N(2), "down"), 3),
        (Arithmetic("/", N(7), N(0), "up"), 0),
        (Compare("=", MARA, Local("here", "walker")), True),
        (Compare("=", Local("here", "walker"), OLEK), False),
        (Compare("<", N(1), N(2)), True),
        (Compare(">", N(1), N(2)), False),
        (Compare("<=", N(2), N(2)), True),
        (Compare(">=", N(1), N(2)), False),
        (Logic("and", (Constant(True), Constant(False))), False),
        (Logic("or", (Constant(True), Constant(False))), True),
        (Logic("and", ()), True),
        (Logic("or", ()), False),
        (Logic("not", (Constant(False),)), True),
        (SomeOf(2, (Constant(True), LIMPING_OLEK, Constant(False))), True),
        (SomeOf(3, (Constant(True), LIMPING_OLEK, Constant(False))), False),
    ],
)
def test_an_expression_has_the_value_of_the_table(
    game: Night, expression: Expression, value: Any
) -> None:
    assert evaluate(expression, game, {"here": 0}) == value


def test_of_several_conditions_it_is_told_how_many_hold(game: Night) -> None:
    scene = Scene(game, {}, "")
    two = SomeOf(
        2,
        (Compare("=", Tally(OIL), N(3)), Compare(">", N(1), N(2)), Compare("<", Tally(OIL), N(3))),
    )
    assert sides(two, scene) == ("1 of 3", "at least 2")
    assert in_words(two, scene) == "at least 2 of (3 = 3, 1 > 2, 3 < 3)"
    assert sides(Logic("not", (two,)), scene)[1] == "not: at least 2 of (3 = 3, 1 > 2, 3 < 3)"


def test_a_name_is_any_piece_that_the_ruleset_holds_to_be_equal(game: Night) -> None:
    """Two copies of a card are one to a player; here walkers 0 and 2 are.

    Nothing (-1) equals only nothing.
    """
    from dataclasses import replace

    twins = replace(WALKER, pick="walker")
    game.cards.ruleset = replace(
        game.cards.ruleset, identity={"walker": lambda g, walker: walker % 2}
    )
    mara = replace(MARA, noun=twins)
    assert [
        evaluate(Compare("=", Local("it", "walker"), mara), game, {"it": it})
        for it in (0, 1, 2, -1)
    ] == [True, False, True, False]
    assert not evaluate(
        Compare("=", Local("it", "walker"), Local("other", "walker")), game, {"it": 0, "other": 2}
    )


@pytest.mark.parametrize(
    "expression",
    [
        W,
        Call(HURT, (W,)),
        Candidates(OIL, "w"),
        Named(OIL, "oil"),
        Arithmetic("^", N(1), N(2)),
        Compare("~", N(1), N(2)),
    ],
)
def test_what_no_table_can_tell_is_refused(game: Night, expression: Expression) -> None:
    with pytest.raises(Unanswerable):
        evaluate(expression, game)


def test_nothing_changes(game: Night) -> None:
    before = game.digest
    evaluate(
        Logic(
            "and",
            (
                Compare("=", Size(ALL), N(3)),
                Adjectival(LIMPING, OLEK),
                Compare("=", Call(HURT, (MARA,)), N(0)),
            ),
        ),
        game,
    )
    assert game.digest == before and hurt(game, 1) == 2
