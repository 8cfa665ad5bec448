"""Of two things of which one has none, each is of whom or where the first one is: `the School has
no zombies and no noise` says nothing of noise elsewhere. What cannot be said so is not guessed.
"""

from __future__ import annotations

import re
from itertools import permutations, product

import pytest

from tests.wordings.measuring import offered_effect

PLACES = {"the School": '"School"', "the colony": "the colony", "the Police Station": '"Police S'}
THINGS = ("zombies", "survivors", "noise", "barricades")
PAIRS = tuple(permutations(THINGS, 2))
JOINTS = (" and ", " or ", ", and ")
SAID = (
    "{place} has no {a}{joint}no {b}",
    "{place} does not have any {a}{joint}no {b}",
    "{place} has at least 2 {a}{joint}no {b}",
    "there are no {a} at {place}{joint}no {b}",
    "there are 2 {a} at {place}{joint}no {b}",
)
ONE_OF_SEVERAL = (
    "a location has no {a} and no {b}",
    "there are no {a} at a location and no {b}",
    "there are 2 {a} at any location but no {b}",
)


def asked(condition: str) -> list[str]:
    """Return the conditions that are offered for one."""
    lines = offered_effect(f"If {condition}, lose 1 morale.")
    return [each.split("\n")[0] for each in lines if each.startswith("if ")]


@pytest.mark.sample(8)
@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_each_is_at_the_place(a: str, b: str) -> None:
    for said, place, joint in product(SAID, PLACES, JOINTS):
        for line in asked(said.format(place=place, a=a, b=b, joint=joint)):
            parts = re.split(" and | or ", line)
            assert len(parts) == 2 and all(PLACES[place] in part for part in parts), line


def test_a_place_that_has_neither_is_read() -> None:
    for place, (a, b) in product(PLACES, PAIRS):
        if "barricades" not in (a, b):
            assert asked(f"{place} has no {a} and no {b}"), (place, a, b)
    assert asked("there are zombies at the colony but no barricades") == [
        "if zombies at the colony >= 1 and there are no barricades at the colony"
    ]
    assert asked("there are zombies but no barricades at the colony") == [
        "if zombies at the colony >= 1 and there are no barricades at the colony"
    ]


@pytest.mark.sample(6)
@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_one_of_several_is_no_other_one_the_second_time(a: str, b: str) -> None:
    for said in ONE_OF_SEVERAL:
        assert not asked(said.format(a=a, b=b))


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        (
            "you have no cards and no wounded survivors",
            "if you have no cards and you control no wounded survivors",
        ),
        (
            "you have no cards in hand and no survivors at the colony",
            "if you have no cards in hand and no survivor you control is at the colony",
        ),
        (
            "the main objective is complete and you have no cards and no wounded survivors",
            "if the main objective is complete and you have no cards and you control no wounded "
            "survivors",
        ),
        (
            "you have no cards and no player is exiled",
            "if you have no cards and no player is exiled",
        ),
        (
            "the colony has no helpless survivors and no noise",
            "if helpless survivors = 0 and noise at the colony = 0",
        ),
        (
            "no survivor is at the school and no zombie",
            'if no survivor is at "School" and there is no zombie at "School"',
        ),
    ],
)
def test_it_is_theirs_who_have_the_first(said: str, wanted: str) -> None:
    assert asked(said) == [wanted]


@pytest.mark.parametrize(
    "said",
    [
        "the player on your left has no cards and no dice",
        "another player has no cards and no wounded survivors",
        "a player has no cards and no survivors",
    ],
)
def test_what_somebody_has_is_not_asked_of_you_or_of_all(said: str) -> None:
    assert not [line for line in asked(said) if "your" in line or re.search(r"survivors = 0", line)]
