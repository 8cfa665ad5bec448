"""How many steps a condition lacks, as it is written."""

from __future__ import annotations

import pytest

from dowlang.codegen.expressions import Expressions
from dowlang.codegen.lacks import lack
from dowlang.codegen.naming import Namespace
from dowlang.semantics.ir import (
    Arithmetic,
    Compare,
    Constant,
    Counter,
    Expression,
    Local,
    Logic,
    Number,
    SomeOf,
)
from tests.worlds.campfire import TARGET

HAVE, WANT = Local("have", "number"), Number(3)
SOME, NO = Constant(True), Constant(False)


def lacks(condition: Expression, **values: int) -> int:
    """What a condition lacks when its locals have these values, 0 where it has some to spare."""
    writes = Expressions(TARGET, Namespace())
    return max(0, int(eval(lack(writes, condition).text, {}, values)))


def less(operator: str) -> Compare:
    return Compare(operator, HAVE, WANT)


@pytest.mark.parametrize(
    ("condition", "have", "lacking"),
    [
        (less(">="), 1, 2),
        (less(">="), 3, 0),
        (less(">"), 3, 1),
        (less("<="), 5, 2),
        (less("<"), 3, 1),
        (less("="), 5, 2),
        (less("="), 1, 2),
        (Logic("not", (less("="),)), 3, 1),
        (Logic("not", (less("="),)), 4, 0),
        (Logic("not", (less(">="),)), 4, 2),
        (Logic("not", (Logic("not", (less(">="),)),)), 1, 2),
        (Logic("and", (less(">="), less("<="), NO)), 1, 3),
        (Logic("or", (less(">="), NO)), 0, 1),
        (Logic("not", (Logic("and", (less(">="), SOME)),)), 5, 1),
        (Logic("not", (Logic("or", (less(">="), SOME)),)), 5, 4),
        (SomeOf(2, (less(">="), NO, NO)), 5, 1),
        (SomeOf(1, (less(">="), SOME)), 5, 0),
        (Logic("not", (SomeOf(1, (less(">="), SOME)),)), 5, 2),
        (Compare("=", Arithmetic("+", HAVE, WANT), HAVE), 5, 3),
        (Compare("=", HAVE, Local("other", "player")), 5, 1),
        (NO, 0, 1),
    ],
)
def test_what_a_condition_lacks(condition: Expression, have: int, lacking: int) -> None:
    assert lacks(condition, have=have, other=7) == lacking


def test_a_counter_is_a_number() -> None:
    text = lack(Expressions(TARGET, Namespace()), Compare("=", Counter("wood", 0), HAVE)).text
    assert text == "abs(g.counter(CARD, 0) - have)"
