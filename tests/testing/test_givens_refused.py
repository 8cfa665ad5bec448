"""What no `given` line can bring about is told in the words of the line, not in their stems."""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import NumberWord
from tests.semantics.winter_world import found_in

SET = """deck "Weather"

incident "Sleet"
    of "Weather"
    revealed
        gain 1 morale

token "Crate"

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
EXAMPLES = [word.example for word in VOCABULARY.of_sort(NumberWord)]


def told(given: str) -> list[str]:
    """Return what is said to have a meaning after `then` only."""
    return [
        each.message.split("`")[1].removesuffix(" = 2")
        for each in found_in(SET.format(given))
        if each.code == "DOW3018"
    ]


@pytest.mark.sample(20)
@pytest.mark.parametrize("example", EXAMPLES)
def test_a_number_that_is_not_given_is_told_as_it_is_written(example: str) -> None:
    said = example.replace("(", "").replace(")", "")
    assert told(example) in ([], [said])


def test_many_numbers_are_not_given() -> None:
    assert told('cards left in "Weather"') == ['cards left in "Weather"']
    assert sum(bool(told(each)) for each in EXAMPLES) >= 20
