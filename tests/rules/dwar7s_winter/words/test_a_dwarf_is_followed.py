"""A dwarf that a card has chosen, named or gone over is the same one wherever it goes after that.

Rules: D-CARD-03, -07, -20.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.testing import run_tests

HERO = 'hero "Aud"\n    flavor "x"\n    music drum\n    points 1\n    ability\n'
GIVEN = """    given players = 2, seed 1, gold of player 1 = 0
    given crew of player 1 at forest 1 = 2, crew of player 1 at plain 3 = 1
    given player 1 holds "Aud"
    when player 1 plays the drum
    when player 1 chooses "Aud"
"""
AT, CAMP = "player 1's dwarf at forest 1", "player 1's dwarf in camp"
MOVES = {
    "move {} to an adjacent zone": True,
    "place or move {}": True,
    "return {} to camp": False,
}
# how the card speaks of one dwarf, what it writes before, the piece that is chosen
NAMED = {
    "named": ("the runner", ("choose a dwarf you own on the board as runner",)),
    "spoken of": ("that dwarf", ("choose a dwarf you own on the board",)),
    "named in the line": ("the runner", ()),
}


def passes(folder: Path, lines: list[str], steps: list[str]) -> str:
    """Return why the one test of a card with these lines fails, an empty text where it passes."""
    ability = "".join(f"        {line}\n" for line in lines)
    file = folder / "aud.dow"
    test = "".join(f"    {step}\n" for step in steps)
    file.write_text(f'{HERO}{ability}\ntest "It goes"\n{GIVEN}{test}')
    (asked,) = checking.tests_of([file])
    (found,) = run_tests(asked.cards, asked.tests).results
    return "" if found.passed else str(found)


def crew(**counts: int) -> list[str]:
    """Return lines that say where the dwarves of player 1 are."""
    told = [f"crew of player 1 at {zone.replace('_', ' ')} = {n}" for zone, n in counts.items()]
    return [f"then {each}" for each in told]


def chosen(*names: str) -> list[str]:
    """Return lines of a player's choices."""
    return [f'when player 1 chooses "{name}"' for name in names]


@pytest.mark.parametrize("way", NAMED)
@pytest.mark.parametrize("second", MOVES)
@pytest.mark.parametrize("first", list(MOVES)[:2])
def test_it_goes_on_from_where_it_came(tmp_path: Path, first: str, second: str, way: str) -> None:
    called, before = NAMED[way]
    alone = "a dwarf you own on the board as runner"
    lines = [*before, first.format(called if before else alone), second.format(called)]
    steps = chosen(AT, "mine 1")
    if MOVES[second]:
        steps += [*chosen("wall 1"), *crew(forest_1=1, mine_1=0, wall_1=1)]
    else:
        steps += [*crew(forest_1=1, mine_1=0), "then camp of player 1 = 5"]
    assert passes(tmp_path, [*lines, "gain 1 gold"], steps) == ""


@pytest.mark.parametrize("way", NAMED)
def test_it_is_placed_out_of_camp_again(tmp_path: Path, way: str) -> None:
    called, before = NAMED[way]
    returned = called if before else "a dwarf you own on the board as runner"
    lines = [*before, f"return {returned} to camp", f"place or move {called}", "gain 1 gold"]
    after = [*crew(forest_1=1, wall_1=1), "then camp of player 1 = 4"]
    assert passes(tmp_path, lines, [*chosen(AT, "wall 1"), *after]) == ""


def test_one_of_the_camp_is_placed_and_moved(tmp_path: Path) -> None:
    lines = [
        "choose a dwarf you own in camp as runner",
        "place or move the runner",
        "move the runner to an adjacent zone",
    ]
    steps = [*chosen("mine 1", "wall 1")]
    assert passes(tmp_path, lines, [*steps, *crew(mine_1=0, wall_1=1, forest_1=2)]) == ""


@pytest.mark.parametrize(
    "loop",
    ["for each dwarf you own at forest 1", "for each of those dwarves", "each, then for each"],
)
def test_a_loop_follows_each(tmp_path: Path, loop: str) -> None:
    several = "choose 2 dwarves you own at forest 1 as pair"
    within = ["    gain 1 gold", "    move that dwarf to an adjacent zone"]
    after = ["then gold of player 1 = 2", *crew(forest_1=0, mine_1=0, wall_1=2)]
    if loop.startswith("each,"):
        lines = [several, "move each of those dwarves to an adjacent zone"]
        lines += ["for each of those dwarves", *within]
        steps = chosen("mine 1", "mine 1", "wall 1", "wall 1")
    else:
        lines = [several] if "those" in loop else []
        lines += [loop, within[1], *within]
        steps = chosen("mine 1", "wall 1", "mine 1", "wall 1")
    assert passes(tmp_path, lines, [*steps, *after]) == ""


def test_those_that_came_home_are_placed(tmp_path: Path) -> None:
    lines = [
        "choose 2 dwarves you own at forest 1 as pair",
        "return each of those dwarves to camp",
        "for each of those dwarves",
        "    place or move that dwarf",
    ]
    steps = chosen("wall 1", "mine 1")
    assert passes(tmp_path, lines, [*steps, *crew(forest_1=0, wall_1=1, mine_1=1)]) == ""


def test_it_is_followed_until_the_turn_ends(tmp_path: Path) -> None:
    """What the player does with it by an action in between counts as well."""
    lines = [
        "choose a dwarf you own at plain 3 as runner",
        "at the end of this turn",
        "    return the runner to camp",
    ]
    steps = [
        'when player 1 chooses "move a dwarf from plain 3 to mine 3"',
        "when player 1 passes",
        *crew(plain_3=0, mine_3=0),
    ]
    assert passes(tmp_path, lines, steps) == ""
