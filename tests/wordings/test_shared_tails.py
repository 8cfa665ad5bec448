"""What two printed things share is said of both: the place behind two that are compared. What a
wound is taken on gets it, what it is taken off has one less.
"""

from __future__ import annotations

from itertools import permutations, product

import pytest

from tests.wordings.contexts import card
from tests.wordings.measuring import offered, offered_lines

SIGNS = (
    ("more {} than {}", ">"),
    ("fewer {} than {}", "<"),
    ("as many {} as {}", "="),
    ("at least as many {} as {}", ">="),
)
THERE = ("zombies", "survivors", "barricades", "noise")
PLACES = (("at the colony", "at the colony"), ("at the School", 'at "School"'))


@pytest.mark.sample(24)
@pytest.mark.parametrize(
    ("sign", "things", "place"),
    [
        (sign, things, place)
        for sign, things, place in product(SIGNS, permutations(THERE, 2), PLACES)
        if "noise" not in things or "colony" not in place[0]  # where no noise lies
    ],
)
def test_two_things_that_are_compared_are_counted_at_one_place(
    sign: tuple[str, str], things: tuple[str, str], place: tuple[str, str]
) -> None:
    said = sign[0].format(*things)
    found = offered_lines(f"If there are {said} {place[0]}, lose 1 morale.")
    first, second = things
    assert [lines[0] for lines in found] == [f"if {first} {place[1]} {sign[1]} {second} {place[1]}"]


def test_a_place_behind_the_first_may_be_that_of_both() -> None:
    """Both lines are told, none is taken."""
    place = PLACES[1]
    for sign, things in product(SIGNS[1:3], permutations(THERE[:3], 2)):
        first, second = things
        said = sign[0].format(f"{first} {place[0]}", second)
        found = {lines[0] for lines in offered_lines(f"If there are {said}, lose 1 morale.")}
        one = f"if {first} {place[1]} {sign[1]} {second}"
        assert found == {one, f"{one} {place[1]}"}


def test_a_place_that_is_one_or_each_is_the_same_for_both() -> None:
    for place, said in (
        ("a location", "there is a location where ({})"),
        ("each location", "there is no location where (not {})"),
    ):
        told = offered_lines(f"If there are more zombies than survivors at {place}, lose 1 morale.")
        same = said.format("zombies at it > survivors at it")
        assert [lines[0] for lines in told] == [f"if {same}"]


def test_what_is_done_to_get_something_is_told_as_a_choice() -> None:
    for price, gain in (("Pay 2 food", "gain a die"), ("Discard 3 cards", "gain 1 morale")):
        told = offered_lines(f"{price} to {gain}.")
        price = price.lower()
        assert [f"you may {price}, to {gain}"] in told
        assert [price, gain] in told and len(told) == 3


def test_several_at_one_place_are_counted_there() -> None:
    for who in ("all your survivors are", "your survivors are all", "each of your survivors is"):
        for one in ("at one location", "in the same place", "at a single location"):
            ((line, *_),) = offered_lines(f"If {who} {one}, gain 1 morale.")
            assert line == "if survivors you control at a location = survivors you control"


def test_a_place_of_its_own_is_kept() -> None:
    said = "If there are more zombies at the School than survivors at the colony, lose 1 morale."
    ((first, *_),) = offered_lines(said)
    assert first == 'if zombies at "School" > survivors at the colony'


@pytest.mark.parametrize("token", ["wound", "frostbite"])
@pytest.mark.parametrize(
    ("verb", "side", "gets"),
    [
        *product(("Put", "Place", "Add", "Deal", "Take"), ("on",), (True,)),
        *product(("Take", "Remove", "Heal"), ("from", "off"), (False,)),
    ],
)
def test_on_whom_a_token_is_taken_gets_it(token: str, verb: str, side: str, gets: bool) -> None:
    for line in offered(*card("effect", f"{verb} a {token} {side} your leader.")):
        assert line.startswith("your leader gets 1 ") == gets, line
        assert line.startswith("remove 1 ") != gets, line


@pytest.mark.parametrize("verb", ["gets", "takes", "suffers"])
def test_a_verb_of_a_leader_agrees(verb: str) -> None:
    assert offered(*card("effect", f"Your leader {verb} a wound.")) == ["your leader gets 1 wound"]
    assert offered(*card("effect", "your leader get 1 wound")) == ["your leader gets 1 wound"]


HELD = {
    "at least 2": ("{} cards in hand >= 2", "you have at least 2 {} cards in hand"),
    "no": ("you have no {} cards in hand",),
    "2 or more": ("{} cards in hand >= 2",),
}
"""How many cards of a sort somebody has -> the ways to ask whether they are in hand."""


@pytest.mark.sample(6)
@pytest.mark.parametrize("joint", ["and", "or", "but"])
@pytest.mark.parametrize("tail", ["in your hand", "in hand"])
@pytest.mark.parametrize(("first", "second"), list(permutations(HELD, 2)))
def test_what_is_in_hand_behind_the_second_is_said_of_both(
    first: str, second: str, tail: str, joint: str
) -> None:
    if joint == "or" and "no" in (first, second):
        return  # nobody says so
    line = f"You have {first} food cards {joint} {second} fuel cards {tail}."
    both = "or" if joint == "or" else "and"
    wanted = {
        f"goal {one.format('food')} {both} {other.format('fuel')}"
        for one, other in product(HELD[first], HELD[second])
    }
    (told,) = offered(*card("goal", line))
    assert told in wanted
