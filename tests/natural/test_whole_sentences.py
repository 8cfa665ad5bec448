"""Sentences that are read by one rewrite or mark alone, which no test of `tests/wordings` is
about.
"""

from __future__ import annotations

from functools import cache

import pytest

from dowlang.natural import NaturalReader
from dowlang.natural.refusals.registry import is_refused
from dowlang.project.game_language import language

NAMES = ("School", "Ada Winterbourne")

FIRST = {
    "Add X food, where X is the number of survivors at the School.": (
        'add (survivors at "School") food',
    ),
    "Look at the top 3 cards of the School deck, keep 1, put the rest back on top in any order.": (
        'look at the top 3 cards of the "School" deck',
        "take 1 of those cards",
        "repeat 2 times",
        '    put one of those cards onto the "School" deck',
    ),
}
"""Letters for numbers (`letter_values`), a number less another (`differences_of_numbers`)."""


@cache
def reader() -> NaturalReader:
    """Return a reader of the first game's lines. Its rules are made when a test asks for it."""
    winter = language("dead_of_winter")
    return NaturalReader(winter.vocabulary, winter.parser)


@pytest.mark.parametrize("printed", FIRST)
def test_the_nearest_reading_of_a_sentence(printed: str) -> None:
    assert reader().readings("statement", printed, NAMES)[0].lines == FIRST[printed]


def test_a_place_is_chosen_before_what_is_done_there_twice() -> None:
    readings = reader().readings(
        "statement", "Kill a survivor at a location. Add 1 zombie there.", ()
    )
    assert (
        "choose a location",
        "kill a survivor at that location",
        "add 1 zombie at that location",
    ) in [each.lines for each in readings]


@pytest.mark.parametrize(
    ("symbol", "lines"),
    [
        (
            "fuel",
            'goal (fuel cards in hand >= 3 or "Ada Winterbourne" is in play and fuel cards in hand '
            ">= 1)",
        ),
        ("food", ""),
    ],
)
def test_an_exception_is_of_the_part_of_a_goal_that_it_names(symbol: str, lines: str) -> None:
    """And of none where the goal says nothing of it."""
    printed = (
        "Goal: you have 3 fuel cards in hand. If Ada Winterbourne is in play, you only need 1 "
        f"{symbol} card."
    )
    readings = reader().readings("secret", printed, NAMES)
    assert [each.lines for each in readings] == ([(lines,)] if lines else [])


def test_whoever_does_something_does_what_stands_behind_another_verb() -> None:
    printed = "Each player loses 1 food and rolls a die and gains 1 morale."
    readings = reader().readings("statement", printed, ())
    assert readings[0].lines == (
        "each player loses 1 food",
        "each player rolls a die",
        "each player gains 1 morale",
    )


@pytest.mark.parametrize(
    ("text", "meant", "other"),
    [
        ("Play this card to gain 1 food.", "add 1 food", "play\n    you may play this card"),
        ("Kill your survivor.", "kill a survivor you control", "kill each survivor you control"),
        (
            "Roll a die. On a 1, lose 1 food. On a 2 or more, add 1 food and gain 1 morale.",
            "roll a die\n    1\n        lose 1 food\n    otherwise\n        gain 1 morale",
            "roll a die\n    1\n        lose 1 food\ngain 1 morale",
        ),
    ],
)
def test_a_reading_is_refused_that_means_something_else(text: str, meant: str, other: str) -> None:
    """By `deed_of_heading`, by `lost_words`, by `results_of_tables`."""
    assert is_refused(text, other.split("\n"), (), reader().words)
    assert not is_refused(text, meant.split("\n"), (), reader().words)


def test_what_is_kept_of_a_line_hangs_on_all_that_it_was_asked_with() -> None:
    """The same line means other things by other names, below other lines and in other places."""
    asked = [
        ("statement", "Kill Rosa Vale.", (), (), ()),
        ("statement", "Kill Rosa Vale.", ("Rosa Vale",), (), ()),
        ("statement", "Kill a zombie there.", (), (), ("choose a location",)),
        ("statement", "Kill a zombie there.", (), (), ('add 1 noise to "School"',)),
        ("statement", "The guest gets a wound.", (), ("guest",), ()),
        ("statement", "The guest gets a wound.", (), (), ()),
        ("rule", "Gain 1 morale.", (), (), ()),
        ("statement", "Gain 1 morale.", (), (), ()),
    ]
    found = [reader().readings(*each) for each in asked]
    assert all(one != other for one, other in zip(found[::2], found[1::2], strict=True))
    again = reader.__wrapped__()
    assert [again.readings(*each) for each in reversed(asked)] == found[::-1]
    assert [reader().readings(*each) for each in asked] == found
