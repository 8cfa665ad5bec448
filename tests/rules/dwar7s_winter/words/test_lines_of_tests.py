"""Lines of card tests that fail, and what is told: what was asked before, what is nearest, whose
turn it is, what was offered.
"""

from __future__ import annotations

import pytest

from tests.rules.dwar7s_winter.clerk import results

OVERCOMING = """    given players = 2, seed 1, food of player 1 = 1, wood of player 1 = 1
    given gold of player 1 = 2, player 1 holds "The Old Sage", crew of player 1 at mine 3 = 3
    given "The Long Crack" is active
    when player 1 plays the fiddle
    when player 1 chooses "The Old Sage"
    when player 1 chooses "player 1's earth guardian in camp"
    when player 1 chooses "place earth guardian at mine 3"
    when player 1 overcomes "The Long Crack"
"""
LOST = """    given players = 2, seed 1
    given "Wood Rot" is active, "Fallen Giants" is active, "Whiteout" is active
    given "Sour Air" is active
    when player 1 passes
    when player 2 passes
"""
WALKING = """    given players = 2, seed 1, crew of player 1 at forest 1 = 1
    given player 1 holds "Ylva of the Green Path"
    when player 1 plays the drum
    when player 1 chooses "Ylva of the Green Path"
    when player 1 chooses "player 1's dwarf at forest 1"
"""
TESTS = {
    "asked before": (
        OVERCOMING + '    when player 1 chooses "1 stone less"\n',
        (
            "was asked (party): `3 dwarves`, `2 dwarves and the earth guardian`, answered",
            "was asked (spare): `1 food less`, `1 wood less`, answered `1 food less`",
        ),
    ),
    "nearest": (
        '    given players = 2, seed 1\n    when player 1 chooses "place a dwarf at plane 3"\n',
        ("is asked (action): `place a dwarf at plain 3`, ", " more"),
    ),
    "over": (LOST + "    when player 2 starts\n", ("the game is over (disasters)",)),
    "over for the other": (LOST + "    when player 1 starts\n", ("the game is over",)),
    "goes on": (
        "    given players = 2, seed 1\n    when player 1 passes\n    when player 2 passes\n"
        "    when player 2 starts\n    then week = 2\n",
        (),
    ),
    "no neighbour": (WALKING + '    then player 1 cannot choose "wall 4"\n', ()),
    "a neighbour": (
        WALKING + '    then player 1 cannot choose "mine 1"\n',
        ("`mine 1` among the options",),
    ),
    "no such zone": (
        WALKING + '    then player 1 cannot choose "wall 44"\n',
        ("no option of a card put before player 1",),
    ),
    "no piece of that kind": (
        WALKING + '    then player 1 cannot choose "Copper Kit"\n',
        ("no option of a card put before player 1",),
    ),
    "not what is spared": (OVERCOMING + '    then player 1 cannot choose "1 stone less"\n', ()),
    "spared": (
        OVERCOMING + '    then player 1 cannot choose "1 wood less"\n',
        ("`1 wood less` among the options",),
    ),
}


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What each test found by name, empty where one passed."""
    tests = {name: lines for name, (lines, _) in TESTS.items()}
    told = results(tmp_path_factory.mktemp("lines"), tests)
    return {name: one.failure.found if one.failure else "" for name, one in told.items()}


@pytest.mark.parametrize("name", TESTS)
def test_a_line_is_told(name: str, found: dict[str, str]) -> None:
    wanted = TESTS[name][1]
    assert bool(found[name]) == bool(wanted), found[name]
    assert all(part in found[name] for part in wanted), found[name]
