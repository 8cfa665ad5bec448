"""What there is somewhere is there: `each location where there is a zombie` is one with a zombie at
it, whatever is elsewhere, and a survivor where there are no zombies is at such a location.
"""

from __future__ import annotations

import re
from itertools import product

import pytest

from tests.project.test_offered_lines import helps, offered
from tests.wordings.measuring import offered_effect

PIECES = {
    "there is a zombie": "zombies at it >= 1",
    "there are zombies": "zombies at it >= 1",
    "there are some zombies": "zombies at it >= 1",
    "there are no zombies": "zombies at it = 0",
    "there are at least 2 zombies": "zombies at it >= 2",
    "there are 2 or more zombies": "zombies at it >= 2",
    "there are fewer than 3 zombies": "zombies at it <= 2",
    "there is at least one zombie": "zombies at it >= 1",
    "there is noise": "noise at it >= 1",
    "there is no noise": "noise at it = 0",
    "there are no barricades": "barricades at it = 0",
    "there are at most 2 barricades": "barricades at it <= 2",
}
THERE = (
    *PIECES,
    "there are survivors",
    "there are helpless survivors",
    "a survivor was killed this turn",
)
PLACES = ("each location", "each location outside the colony", "a location", "all locations")
AT_PLACES = (
    *(f"Add 1 noise to {place} where {{}}." for place in PLACES),
    *(f"Kill each survivor at {place} where {{}}." for place in PLACES),
    "Each location outside the colony where {} gets 1 noise.",
    "Each survivor where {} gets 1 wound.",
    "Move a survivor you control to a location where {}.",
    "If you control a survivor where {}, lose 1 morale.",
)
SAID = (
    "Add 1 noise to each location where {}.",
    "Add 1 noise to each location outside the colony where {}.",
    "Each location where {} gets 1 noise.",
    "Kill each survivor at a location where {}.",
    "Each survivor at a location where {} gets 1 wound.",
    "Each survivor where {} gets 1 wound.",
    "Move a survivor you control to a location where {}.",
    "If you control a survivor where {}, lose 1 morale.",
    "If a location where {} has noise, lose 1 morale.",
    "Each player where {} discards a card.",
    "add 1 noise to each location where {}",
    "each player where {} discards 1 card",
)
BOARD = re.compile(r"where \((?![^()]*\b(?:it|its|that location)\b)")
"""Matches a description that says nothing of what is described."""


@pytest.mark.sample(2)
@pytest.mark.proofs
@pytest.mark.parametrize("said", SAID)
@pytest.mark.parametrize("there", THERE)
def test_no_line_asks_it_of_the_whole_board(said: str, there: str) -> None:
    text = said.format(there)
    lines = [
        *offered_effect(text),
        *(each for help in helps(text, False) for each in offered(help)),
    ]
    assert not [line for line in lines if BOARD.search(line)], text


@pytest.mark.sample(1)
@pytest.mark.parametrize("there", PIECES)
def test_it_is_at_the_place_that_is_described(there: str) -> None:
    for said in AT_PLACES:
        lines = offered_effect(said.format(there))
        assert len(lines) == 1 + ("each survivor at a location" in said), said
        assert all(f"where ({PIECES[there]})" in line for line in lines), said


def test_each_survivor_where_something_is_may_be_at_any_such_location() -> None:
    for there, who in product(tuple(PIECES)[:5], ("Each survivor", "All survivors")):
        for line in offered_effect(f"{who} where {there} gets 1 wound."):
            assert "at all locations where (" in line


def test_a_location_with_a_survivor_is_said_as_ever() -> None:
    assert offered_effect("Add 1 noise to each location where there is a survivor.") == [
        "add 1 noise to each location with a survivor"
    ]


@pytest.mark.parametrize("said", ["Each", "Every", "Each wounded"])
@pytest.mark.parametrize(
    "described",
    [
        *("with at least 2 zombies", "without a barricade", "with no barricades"),
        *("outside the colony", "without zombies", "that was searched this round"),
    ],
)
def test_each_at_such_a_place_is_at_one_of_them_or_at_all(said: str, described: str) -> None:
    """A card has one place, and a reader every one: the author chooses."""
    one, every = offered_effect(f"{said} survivor at a location {described} gets a wound.")
    assert " at a location " in one
    assert every == one.replace("at a location", "at all locations")


@pytest.mark.parametrize(
    "said",
    [
        "Each survivor at a random location outside the colony gets a wound.",
        "Kill all zombies at a location with a survivor.",
        "Each player with a survivor at a location with at least 3 zombies discards a card.",
        "Each survivor at any location with 2 or more zombies gets a wound.",
        "Kill a survivor at a location without zombies.",
    ],
)
def test_no_choice_where_a_place_is_one_or_any(said: str) -> None:
    assert len(offered_effect(said)) == 1
