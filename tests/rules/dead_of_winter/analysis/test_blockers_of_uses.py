"""Blockers of uses one by one: what they say of a table, and that lifting one takes away only
what it says.
"""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.analysis import uses_of_cards
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import LIBRARY, NOWHERE, SCHOOL
from dowlang.rulesets.dead_of_winter.words import pre_event
from dowlang.rulesets.dead_of_winter.words.filters import tallies as filters_tallies
from tests.rules.dead_of_winter import play


@pytest.fixture
def table() -> Winter:
    return play.seated()


def test_a_use_without_effect(table: Winter) -> None:
    """U-61: lifted, it is offered all the same."""
    blocker = uses_of_cards._effect()
    assert blocker.told(table) == ("nothing that would change", "something")
    blocker.lift(table)
    assert table.param[P.ABILITY_IDLE] == 1


def test_nobody_to_bear_it(table: Winter) -> None:
    """R-ACT-PLY-04: lifted, the group has the first survivor, who is somewhere; a group that has
    somebody keeps it.
    """
    blocker = uses_of_cards._bearer(1)
    blocker.lift(table)
    assert table.groups[1] == (5,)
    table.groups[1] = ()
    blocker.lift(table)
    assert table.groups[1] == (0,) and table.location[0] != NOWHERE


def test_the_wrong_place_is_told_with_the_right_ones(table: Winter) -> None:
    """R-CARD-11: where the survivor stands, and the places of the card; lifted, the survivor
    stands at the first of them.
    """
    blocker = uses_of_cards._place(8, tuple(place in (LIBRARY, SCHOOL) for place in range(7)))
    found, wanted = blocker.told(table)
    assert found.endswith(" at School") and {each.title() for each in wanted.split(" or ")} == {
        "School",
        "Library",
    }
    blocker.lift(table)
    assert table.location[8] == min(LIBRARY, SCHOOL)


def test_who_is_nobodys_is_not_of_the_unexiled(table: Winter) -> None:
    """R-EXILE-01: of another survivor than the one lost it is asked as it is now; nobody's is
    neither exiled nor not.
    """
    assert not pre_event.was_not_exiled(table, 20, 3, 0, SCHOOL, 8)
    assert pre_event.was_not_exiled(table, 5, 3, 0, SCHOOL, 8) and pre_event.was_not_exiled(
        table, 3, 3, 0, SCHOOL, 8
    )


def test_nowhere_is_no_noise(table: Winter) -> None:
    table.noise[:] = [2] * len(table.noise)
    assert (filters_tallies.noise_at(table, NOWHERE), filters_tallies.noise_at(table, SCHOOL)) == (
        0,
        2,
    )
