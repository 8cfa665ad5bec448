"""What card tests say of the game itself: its variant and lead, trophies, prices, its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.testing import run_tests
from tests.rules.dwar7s_winter.clerk import results

FOUR = '"Wood Rot" is active, "Fallen Giants" is active, "Whiteout" is active, "Sour Air" is active'
FIVE = ("Rime Strider", "Larder Wolf", "Beam Gnawer", "Goad of the North", "Howling Gale")
DEFEATED = ", ".join(f'"{name}" is a trophy of player 1' for name in FIVE)
RICH = ", ".join(f"{name} of player 1 = 7" for name in ("gold", "food", "stone", "wood"))
PASS = ("when player 1 passes", "when player 2 passes")
TESTS = {
    "lost to disasters": (
        f"given players = 2, seed 1, {FOUR}",
        "then the game is not over",
        *PASS,
        "then the game is over and the game is lost to disasters",
        "then the game is not lost to a monster and the game is not survived",
        "then player 1 does not win",
    ),
    "lost to a monster": (
        'given players = 2, seed 1, "Larder Wolf" is at the castle',
        *PASS,
        "then the game is lost to a monster and the game is not lost to disasters",
    ),
    "survived": (
        'given players = 2, seed 1, week = 7, "Rime Strider" is a trophy of player 1',
        'given "Wood Rot" is a trophy of player 1',
        "then trophies of player 1 = 2 and trophies of player 2 = 0",
        'then "Rime Strider" is not a trophy of player 2',
        *PASS,
        "then the game is survived",
        "then player 1 wins",
        "then player 2 does not win",
    ),
    "a title": (
        f"given players = 1, seed 1, week = 7, {RICH}",
        f"given {DEFEATED}",
        "then player 1 does not earn beast hunter",
        "when player 1 passes",
        "then player 1 earns beast hunter and player 1 does not earn survivor",
    ),
    "variants": (
        "given players = 2, seed 1, the game is nightmare, the game is legendary",
        "then the game is nightmare and the game is legendary",
        "then the game is not bloodthirsty",
    ),
    "the expansion is there with one of its cards alone": (
        'given players = 2, seed 1, player 1 holds "The Old Sage"',
        "then the game is legendary",
    ),
    "and not otherwise": ("given players = 2, seed 1", "then the game is not legendary"),
    "bloodthirst is scored": (
        "given players = 2, seed 1, the game is bloodthirsty",
        'given "Rime Strider" is a trophy of player 1',
        "then points of player 1 - points of player 2 = 6",
    ),
    "two disasters in a nightmare": (
        "given players = 2, seed 1, the game is nightmare, week = 2",
        'given "Blind Lamps" is next to occur',
        *PASS,
        "then disasters = 2",
    ),
    "the lead goes on": (
        "given players = 2, seed 1, player 2 is the lead",
        "then player 2 is the lead and player 1 is not the lead",
        *PASS,
        "when player 1 starts",
        "then player 1 is the lead",
    ),
    "legends": (
        "given players = 2, seed 1, player 1 owns the earth guardian at mine 3",
        "given player 1 owns the thunder lord",
        "then camp of player 1 = 6 and crew of player 1 at mine 3 = 1",
        "then player 1 owns the earth guardian",
        "then player 1 does not own the ice-wall champion",
        "then player 2 does not own the earth guardian",
    ),
    "prices": (
        'given players = 2, seed 1, gold of player 1 = 7, "Copper Kit" is in the pool',
        'then price of "Copper Kit" = 4',
        'when player 1 chooses "hire Copper Kit for 4 gold"',
        'then player 1 owns "Copper Kit"',
    ),
    "the next disaster": (
        'given players = 2, seed 1, "Blind Lamps" is next to occur',
        'then "Blind Lamps" is next to occur',
        *PASS,
        'then "Blind Lamps" is active',
    ),
    "no trophy twice": (
        'given players = 2, seed 1, "Wood Rot" is a trophy of player 1',
        'given "Wood Rot" is a trophy of player 2',
    ),
    "no such zone": ("given players = 2, seed 1, player 1 owns the thunder lord at mine 9",),
}
REFUSED = {
    "no trophy twice": "that disaster is not in the deck",
    "no such zone": "the board has no such zone",
}


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The failures of all tests by name, empty where one passed."""
    tests = {name: "".join(f"    {line}\n" for line in lines) for name, lines in TESTS.items()}
    told = results(tmp_path_factory.mktemp("said"), tests)
    return {name: one.message() if one.failure else "" for name, one in told.items()}


@pytest.mark.parametrize("name", TESTS)
def test_it_is_so(name: str, found: dict[str, str]) -> None:
    """D-VAR-07, D-VAR-09, D-LEG-02, D-SETUP-09, D-END-01, D-END-10, D-VAR-06, D-PH3-12."""
    assert REFUSED.get(name, "") in found[name]
    assert bool(found[name]) == (name in REFUSED), found[name]


@pytest.mark.parametrize("starting", ["", "    starting\n"])
@pytest.mark.parametrize("given", ["player 1 holds", "player 1 owns"])
def test_a_legendary_hero_can_be_given(tmp_path: Path, starting: str, given: str) -> None:
    """Whether each player has one from the start or it lies in the deck of heroes."""
    file = tmp_path / "caller.dow"
    file.write_text(
        f'hero "Legend-Caller"\n    flavor "x"\n    legendary\n{starting}    music drum\n'
        "    points 2\n    ability\n        gain 1 gold\n\n"
        f'test "t"\n    given players = 2, seed 1, {given} "Legend-Caller"\n'
        '    then player 1 owns "Legend-Caller" and the game is legendary\n'
    )
    (asked,) = checking.tests_of([file])
    (found,) = run_tests(asked.cards, asked.tests).results
    assert found.passed, found
