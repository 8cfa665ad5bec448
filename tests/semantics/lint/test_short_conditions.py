"""A condition of an option that asks for less than its lines take."""

from __future__ import annotations

import pytest

from tests.playground.asking import Asked
from tests.playground.asking import ask as ask
from tests.semantics.winter_world import found_in

TAKEN = {
    "remove 3 food": "food",
    "pay 3 food": "food",
    "remove 3 helpless survivors": "helpless survivors",
    "remove 3 zombies from the colony": "zombies at the colony",
    'remove 3 barricades from "School"': 'barricades at "School"',
    'remove 3 noise from "School"': 'noise at "School"',
    "discard 3 cards in hand": "cards in hand",
    "remove 3 cards in the waste pile from the game": "cards in the waste pile",
    "spend 3 dice in your pool": "dice in your pool",
    "remove 1 food\n        remove 2 food": "food",
}
"""Lines that take 3, and what a condition calls what they take."""
SHORT = {
    "{0} >= 1": "1 -> 3",
    "{0} > 1": "1 -> 2",
    "{0} = 2": "2 -> 3",
    "morale >= 1 and {0} >= 2": "2 -> 3",
    "{0} < 9": "",
    "{0} >= 3 or morale >= 1": "",
}
"""Conditions that promise too much, and the number that is changed, where one is."""
ENOUGH = ("{0} >= 3", "{0} > 2", "{0} = 3", "{0} >= 4 and morale >= 1", "morale >= 1")


def card(lines: str, condition: str) -> str:
    """Return a card with an option that has the condition."""
    return (
        'crossroads "P"\n    flavor "x"\n    if morale >= 1\n'
        f'    option "A" if {condition}\n        {lines}\n'
        '    option "B"\n        lose 1 morale\n'
    )


def told(lines: str, condition: str) -> list[tuple[int, str]]:
    """Return where the warning stands, and what it offers."""
    found = [each for each in found_in(card(lines, condition)) if each.code != "DOW5011"]
    assert {each.code for each in found} <= {"DOW5012"}
    return [(each.span.line, each.help or "") for each in found]


@pytest.mark.parametrize("lines", TAKEN)
def test_it_is_warned_of_at_the_number(lines: str) -> None:
    for condition, change in SHORT.items():
        ((line, offered),) = told(lines, condition.format(TAKEN[lines]))
        assert line == 4
        if change:
            assert offered == f"write `{change[-1]}`", condition
        else:
            assert "up to" in offered, condition


@pytest.mark.parametrize("lines", TAKEN)
def test_enough_is_not_warned_of(lines: str) -> None:
    assert [told(lines, each.format(TAKEN[lines])) for each in ENOUGH] == [[]] * len(ENOUGH)


@pytest.mark.parametrize(
    ("lines", "condition"),
    [
        ("add 2 food\n        remove 3 food", "food >= 1"),
        ('remove 3 zombies from "School"', "zombies at the colony >= 1"),
        ("remove up to 3 food", "food >= 1"),
        ("remove 3 food, if able", "food >= 1"),
        ("discard 3 cards in hand", "cards in the waste pile >= 1"),
        ("repeat 2 times\n            remove 3 food", "food >= 1"),
    ],
)
def test_what_may_be_enough_is_not_warned_of(lines: str, condition: str) -> None:
    assert told(lines, condition) == []


def test_the_editor_writes_the_number(ask: Asked) -> None:
    text = card("remove 3 food", "food > 1")
    ask("check", text=text)
    fixes = ask("fixes", line=3, text=text)["fixes"]
    assert ("write `2`", "2") in [(fix["title"], fix["edits"][0]["text"]) for fix in fixes]
