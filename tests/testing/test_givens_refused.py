"""What no `given` line can bring about is told in the words of the line, not in their stems."""

from __future__ import annotations

import re

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import NumberWord
from tests.rules.dead_of_winter.additions_of_sets import OF_SETS
from tests.semantics.winter_world import found_in

SET = """
crossroads "A"
    flavor "x"
    when you clean waste
    option "B"
        gain 1 morale
    option "C"
        lose 1 morale

test "t"
    given players = 2, seed 1, {} = 2
    given crossroads "A"
    when player 1 cleans waste
    then morale = 6
"""
SAID = {
    "a card on your leader": '"Aspirin"',
    "your leader": '"Amara Diallo"',
    "that survivor": '"Amara Diallo"',
    "you": "player 1",
}
"""What examples say of somebody or something that nothing before them names, and a test's words."""
GIVEN = {
    'level of "Fuel Tank"',
    'number of "Crate" at "School"',
    'number of "Crate" on "Amara Diallo"',
    'number of "Crate" before player 1',
    "rounds left",
    "starvation",
    "crises prevented",
}
"""Examples that a `given` line brings about."""
CHOSEN = {"value of a die in your pool"}
"""Examples that leave a choice, for which a test has no words."""


def named(example: str) -> str:
    """Return an example about those whom a test names."""
    return re.sub(rf"\b({'|'.join(SAID)})\b", lambda some: SAID[some[0]], example)


EXAMPLES = [named(word.example) for word in VOCABULARY.of_sort(NumberWord)]


def errors(given: str) -> list[tuple[str, str]]:
    """Return the code of each error in a test with a `given` line, and its message."""
    found = found_in(OF_SETS + SET.format(given))
    return [(each.code, each.message) for each in found if each.code < "DOW5"]


def told(given: str) -> list[str]:
    """Return what is said to have a meaning after `then` only."""
    return [
        message.split("`")[1].removesuffix(" = 2")
        for code, message in errors(given)
        if code == "DOW3018"
    ]


@pytest.mark.sample(20)
@pytest.mark.parametrize("example", EXAMPLES)
def test_a_number_that_is_not_given_is_told_as_it_is_written(example: str) -> None:
    codes = [code for code, _ in errors(example)]
    if example in GIVEN:
        assert codes == []
    elif example in CHOSEN:
        assert codes == ["DOW3001"]
    else:
        assert codes == ["DOW3018"]
        assert told(example) == [example.replace("(", "").replace(")", "")]


def test_what_is_written_down_is_an_example() -> None:
    assert set(EXAMPLES) >= GIVEN | CHOSEN


def test_many_numbers_are_not_given() -> None:
    assert told('cards left in "Weather"') == ['cards left in "Weather"']
    assert sum(bool(told(each)) for each in EXAMPLES) >= 20
