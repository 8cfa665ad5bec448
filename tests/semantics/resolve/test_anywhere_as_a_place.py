"""`anywhere` is no place of an effect, a rule or a condition: it says where an ability is used."""

from __future__ import annotations

import pytest

from tests.semantics.winter_world import found_in

LINES = (
    "kill 3 zombies at anywhere",
    "add 2 zombies to anywhere",
    "remove 2 noise from anywhere",
    "each survivor at anywhere gets 1 wound",
    "place your leader at anywhere",
    "if a survivor is at anywhere\n            add 1 food",
    "for the rest of the game\n            when a survivor moves to anywhere\n"
    "                add 1 food",
)
ABILITY = (
    "for the rest of the game\n            each survivor has the ability, at {}, once per turn\n"
    "                add 1 food"
)


def codes(line: str) -> list[str]:
    """Return the codes of the errors about a line of an option."""
    head = 'crossroads "Slips"\n    flavor "x"\n    if morale >= 1\n    option "A"\n        '
    return [each.code for each in found_in(f"{head}{line}\n") if "DOW5" not in each.code]


@pytest.mark.parametrize("line", LINES)
def test_anywhere_is_refused_where_something_is_done(line: str) -> None:
    """It checked clean and was no place at all, so nothing was done."""
    assert codes(line) == ["DOW3019"]


@pytest.mark.parametrize("places", ["anywhere", '"School" or anywhere'])
def test_an_ability_may_be_used_anywhere(places: str) -> None:
    assert not codes(ABILITY.format(places))
