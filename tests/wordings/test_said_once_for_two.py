"""What a print says once for two things is said of both: the owner, the place, the kind and the
group that stand before the first one.
"""

from __future__ import annotations

import re
from itertools import permutations

import pytest

from tests.wordings.test_whom_a_word_means import offered

AT_PLACES = ("zombies", "noise", "survivors", "barricades")
PLACES = {"the school": '"School"', "the colony": "the colony", "the library": '"Library"'}
PAIRS = list(permutations(AT_PLACES, 2))


def asked(lines: list[str]) -> list[str]:
    """Return the conditions of readings."""
    return [line.split("\n")[0].strip().removeprefix("if ") for line in lines]


@pytest.mark.sample
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("joint", ["and", "or", "nor"])
@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_both_are_of_the_place_that_has_them(
    first: str, second: str, joint: str, place: str
) -> None:
    said = f"If {place} has no {first} {joint} no {second}, lose 1 morale."
    for told in asked(offered(said)):
        assert told.count(PLACES[place]) == 2, told


@pytest.mark.sample
@pytest.mark.proofs(150)
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("first", "second"), PAIRS)
@pytest.mark.parametrize("joint", ["and", "but"])
@pytest.mark.parametrize(
    "said",
    [
        "there are {first} at {place} {joint} no {second}",
        "there are {first} at {place} {joint} there are no {second}",
        "there are {first} {joint} no {second} at {place}",
        "there are no {first} at {place} {joint} no {second}",
        "there is no {one} at {place} {joint} no {second}",
        "no {one} is at {place} {joint} no {second}",
        "{place} has at least 2 {first} {joint} no {second}",
        "{place} does not have any {first} {joint} no {second}",
    ],
)
def test_both_are_where_the_first_or_the_second_is(
    first: str, second: str, joint: str, place: str, said: str
) -> None:
    one = first.removesuffix("s")
    told = said.format(first=first, one=one, second=second, joint=joint, place=place)
    for written in asked(offered(f"If {told}, lose 1 morale.")):
        assert written.count(PLACES[place]) == 2, (told, written)


def test_such_a_line_is_still_read() -> None:
    for place in PLACES:
        assert offered(f"If {place} has no zombies and no noise, lose 1 morale.")
        assert offered(f"If there are zombies at {place} but no barricades, lose 1 morale.")
        assert offered(f"If no survivor is at {place} and no zombie, lose 1 morale.")


@pytest.mark.parametrize("who", ["you", "the player on your left", "the first player"])
@pytest.mark.parametrize("second", ["no dice", "no survivors at the colony", "no survivors"])
def test_both_are_of_the_player_who_has_them(who: str, second: str) -> None:
    has = "have" if who == "you" else "has"
    for told in asked(offered(f"If {who} {has} no cards in hand and {second}, lose 1 morale.")):
        told = told.replace("in your pool", "you have")
        behind = told.partition(" and ")[2]
        assert who in behind, told


@pytest.mark.sample(1)
@pytest.mark.parametrize("one", ["a location", "a player", "any player"])
def test_both_are_of_the_same_one_of_several(one: str) -> None:
    for told in asked(offered(f"If {one} has no zombies and no noise, lose 1 morale.")):
        assert "where (" in told and told.count(" it ") == 2, told


@pytest.mark.parametrize("compared", ["at least", "at most", "equal to"])
def test_numbers_of_one_place_are_told_with_both_meanings(compared: str) -> None:
    said = f"If the number of zombies at the colony is {compared} the number of survivors"
    told = asked(offered(f"{said}, lose 1 morale."))
    assert {each.count("at the colony") for each in told} == {1, 2}


@pytest.mark.parametrize("holder", ["Each player with a", "Each player who has a"])
@pytest.mark.parametrize("kind", ["fuel card", "weapon card", "food card"])
@pytest.mark.parametrize("done", ["discards one", "discards it", "must discard one"])
def test_one_of_what_somebody_has_is_of_that_kind(holder: str, kind: str, done: str) -> None:
    (line,) = offered(f"{holder} {kind} {done}.")
    assert line.strip().endswith(f"discard{'' if 'must' in done else 's'} a {kind}")


LEFT_OUT = ("except one", "but one", "except for one", "except 1", "other than one")


@pytest.mark.parametrize("left", LEFT_OUT)
@pytest.mark.parametrize("place", PLACES)
def test_those_left_out_are_of_the_group(left: str, place: str) -> None:
    for said in (
        f"Kill all survivors at {place} {left}.",
        f"Kill all survivors {left} at {place}.",
    ):
        for line in offered(said):
            assert line.strip() == f"kill all but 1 survivor at {PLACES[place]}"
    assert offered(f"Kill all survivors at {place} except one.")


ONE_OF_SEVERAL = (
    "a location has no {a} and no {b}",
    "there are no {a} at a location and no {b}",
    "there are 2 {a} at any location but no {b}",
)


@pytest.mark.sample(1)
@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_one_of_several_is_no_other_one_the_second_time(a: str, b: str) -> None:
    for said in ONE_OF_SEVERAL:
        assert not offered(f"If {said.format(a=a, b=b)}, lose 1 morale.")


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        (
            "you have no cards and no wounded survivors",
            "you have no cards and you control no wounded survivors",
        ),
        (
            "you have no cards in hand and no survivors at the colony",
            "you have no cards in hand and no survivor you control is at the colony",
        ),
        (
            "the main objective is complete and you have no cards and no wounded survivors",
            "the main objective is complete and you have no cards and you control no wounded "
            "survivors",
        ),
        (
            "you have no cards and no player is exiled",
            "you have no cards and no player is exiled",
        ),
        (
            "the colony has no helpless survivors and no noise",
            "helpless survivors = 0 and noise at the colony = 0",
        ),
        (
            "no survivor is at the school and no zombie",
            'no survivor is at "School" and there is no zombie at "School"',
        ),
    ],
)
def test_it_is_theirs_who_have_the_first(said: str, wanted: str) -> None:
    assert asked(offered(f"If {said}, lose 1 morale.")) == [wanted]


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "said",
    [
        "the player on your left has no cards and no dice",
        "another player has no cards and no wounded survivors",
        "a player has no cards and no survivors",
    ],
)
def test_what_somebody_has_is_not_asked_of_you_or_of_all(said: str) -> None:
    assert not [
        line
        for line in asked(offered(f"If {said}, lose 1 morale."))
        if "your" in line or re.search(r"survivors = 0", line)
    ]
