"""States that came from outside: each law of Part 7 broken once, and what is said about it.

A sound table says nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dowlang.rulesets.dead_of_winter.analysis.invariants import wounds_kill, wrong
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import WOUNDS_TO_KILL
from dowlang.rulesets.dead_of_winter.state.types import SCHOOL
from tests.rules.dead_of_winter import play


def table() -> Winter:
    g = play.table()
    play.put(g, 0, 3)
    play.put(g, 0, 8, SCHOOL)
    play.put(g, 1, 5)
    play.put(g, 2, 7)
    play.hold(g, 0, "food", "fuel")
    return play.begin(g)


def becomes(name: str, value: Any, at: int | None = None) -> Callable[[Winter], None]:
    """A field, or one entry of it, gets this value; a function makes it of the old one."""

    def change(g: Winter) -> None:
        field = getattr(g, name)
        if at is None:
            setattr(g, name, value(field) if callable(value) else value)
        else:
            field[at] = value(field[at]) if callable(value) else value

    return change


@pytest.mark.parametrize(
    ("change", "told"),
    [
        # shape
        (becomes("players", 6), "6 players"),
        (becomes("wounds", lambda x: x[:-1]), "`wounds` has 29 entries, wanted 30"),
        (becomes("hand", lambda x: [*x, ()]), "`hand` has 4 entries, wanted 3"),
        (becomes("noise", lambda x: [*x, 0]), "`noise` has 8 entries, wanted 7"),
        (becomes("phase", 3), "`phase` is 3"),
        (becomes("first_player", -1), "`first_player` is -1"),
        (becomes("crisis", 99), "`crisis` is 99"),
        (becomes("secret", 77, 0), "secret objective 77"),
        (becomes("dealt", 77, 2), "secret objective 77"),
        (
            becomes("survivor_deck", lambda x: (*x, 30)),
            "`survivor_deck` names a card that does not exist",
        ),
        (becomes("crisis_deck", (-1,)), "`crisis_deck` names a card that does not exist"),
        # cards
        (becomes("hand", (), 0), "an item is missing or in two places"),
        (becomes("drawn", lambda x: (*x, 0)), "an item is missing or in two places"),
        # people
        (becomes("groups", (3,), 0), "`groups` does not agree with `controller`"),
        (becomes("removed_survivors", (3,)), "a survivor is in two places"),
        (becomes("location", 7, 3), "survivor 3 is nowhere"),
        (becomes("location", -1, 3), "survivor 3 has a controller or a place, but not both"),
        (becomes("location", 0, 20), "survivor 20 has a controller or a place, but not both"),
        (becomes("frostbite", -1, 3), "survivor 3 has fewer than no wounds"),
        (becomes("leader", 5, 0), "player 1 is led by somebody else's survivor"),
        (becomes("leader", 30, 0), "player 1 is led by somebody else's survivor"),
        # board
        (becomes("zombies", -1, 0), "entrance 0 holds -1 zombies and 0 barricades in 3 spaces"),
        (becomes("barricades", 4, 1), "entrance 1 holds 0 zombies and 4 barricades in 3 spaces"),
        (becomes("noise", 5, SCHOOL), f"location {SCHOOL} holds 5 noise tokens"),
        (becomes("food", -1), "a track or supply is below 0"),
        (becomes("morale", 0), "the game goes on with a track at 0"),
        (becomes("unused", (4, 2), 1), "the dice of player 2"),
        (becomes("unused", (0,), 1), "the dice of player 2"),
        (
            lambda g: (becomes("crossroads", 0)(g), becomes("active_player", -1)(g)),
            "a crossroads card outside a turn",
        ),
    ],
)
def test_what_is_wrong_is_named(change: Callable[[Winter], None], told: str) -> None:
    """Part 7, invariants 1 to 8."""
    g = table()
    assert wrong(g) == ""
    change(g)
    assert wrong(g) == told


def test_before_the_first_turn_groups_and_tracks_may_still_be_open() -> None:
    """R-SETUP-11, R-SETUP-17: while the table is set, survivors are in play before groups are
    made and tracks may stand at 0.
    """
    g = table()
    g.phase, g.groups[0], g.morale = 0, (), 0
    assert wrong(g) == ""


@pytest.mark.parametrize(
    ("wounds", "frostbite", "told"),
    [
        (1, 1, ""),
        (2, 1, "survivor 8 lives with 2 wounds and 1 frostbite"),
        (0, 3, "survivor 8 lives with 0 wounds and 3 frostbite"),
    ],
)
def test_nobody_lives_with_a_third_wound(wounds: int, frostbite: int, told: str) -> None:
    """R-EXPOSE-07, Part 7, invariant 2; the number is a parameter."""
    g = table()
    g.wounds[8], g.frostbite[8], g.wounds[20] = wounds, frostbite, 3
    assert wounds_kill(g) == told
    g.param[WOUNDS_TO_KILL] = 4
    assert wounds_kill(g) == ""
