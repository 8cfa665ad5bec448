"""What is asked of a monster that is defeated is asked of where it stood, and its own card hears of
it. Rules: D-PH3-25, D-PH3-27.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.testing import run_tests

HERO = """hero "Aud"
    flavor "x"
    music drum
    points 1
    ability
        until the end of next round
"""
MONSTER = """monster "The Last Laugh"
    flavor "x"
    appears at wall 2
    needs 1 dwarf
    points 2
    presence
"""
HOLDS = {
    "when you defeat a monster where (it is at {zone})": "",
    "when you defeat a monster": "if that monster is at {zone}",
    "when you defeat a monster ": "if the zone of that monster is adjacent to {beside}",
    "when you defeat a monster  ": "for each player with a dwarf near that monster",
    "when you defeat a monster   ": "for each player with a dwarf beside that monster",
    "when you defeat a monster    ": "if that monster senses a dwarf",
}
ZONES = {"forest 1": "forest 2", "forest 2": "forest 1"}


def passes(folder: Path, text: str) -> bool:
    """Does the one test of a file pass?"""
    file = folder / "aud.dow"
    file.write_text(text)
    (asked,) = checking.tests_of([file])
    (found,) = run_tests(asked.cards, asked.tests).results
    return found.passed


def gained(rule: str, more: str, zone: str) -> str:
    """A card whose rule gains 1 stone, tested by a monster that is defeated in that zone."""
    below = f"{' ' * 16}{more}\n{' ' * 20}" if more else " " * 16
    return (
        f"{HERO}{' ' * 12}{rule.strip()}\n{below}gain 1 stone\n\n"
        'test "It is defeated"\n'
        "    given players = 2, seed 1, stone of player 1 = 0\n"
        f'    given player 1 holds "Aud", "Rime Strider" is at {zone}\n'
        f"    given crew of player 1 at {zone} = 4\n"
        "    when player 1 plays the drum\n"
        '    when player 1 chooses "Aud"\n'
        '    when player 1 defeats "Rime Strider"\n'
        "    then stone of player 1 = 1\n"
    )


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize(("rule", "more"), HOLDS.items())
def test_it_is_described_as_it_stood(tmp_path: Path, rule: str, more: str, zone: str) -> None:
    said = [text.format(zone=zone, beside=ZONES[zone]) for text in (rule, more)]
    assert passes(tmp_path, gained(*said, zone))


@pytest.mark.parametrize(("rule", "more"), list(HOLDS.items())[:2])
def test_it_stood_nowhere_else(tmp_path: Path, rule: str, more: str) -> None:
    said = [text.format(zone="mine 1") for text in (rule, more)]
    assert not passes(tmp_path, gained(*said, "forest 1"))


@pytest.mark.parametrize(
    ("rule", "heard"),
    [
        ("when a player defeats the bearer", 2),
        ("when a player defeats a monster", 2),
        ('when a player defeats "Rime Strider"', 0),
        ("when a player defeats a monster where (it is at forest 1)", 2),
    ],
)
def test_its_own_card_hears_of_it_and_ends(tmp_path: Path, rule: str, heard: int) -> None:
    """The second monster is defeated when nothing of the first is in force."""
    assert passes(
        tmp_path,
        f"{MONSTER}        {rule}\n            that player loses 2 gold\n\n"
        'test "It falls"\n'
        "    given players = 2, seed 1, gold of player 1 = 5\n"
        '    given "The Last Laugh" is at forest 1, "Beam Gnawer" is at forest 1\n'
        "    given crew of player 1 at forest 1 = 5\n"
        '    when player 1 defeats "The Last Laugh"\n'
        f"    then gold of player 1 = {5 - heard}\n"
        '    when player 1 defeats "Beam Gnawer"\n'
        f"    then gold of player 1 = {5 - heard}\n",
    )


@pytest.mark.parametrize(("lost", "left"), [(1, 3), (2, 2), (3, 2)])
def test_actions_lost_in_a_turn_are_lost_of_that_turn(tmp_path: Path, lost: int, left: int) -> None:
    """The track shows 5 and never less than 3; playing the drum was the first action."""
    noun = "action" if lost == 1 else "actions"
    placed = [f'    when player 1 chooses "place a dwarf at forest {n + 1}"\n' for n in range(left)]
    text = (
        'hero "Gorm"\n    flavor "x"\n    music drum\n    points 1\n    ability\n'
        f"        lose {lost} {noun}\n        gain 3 gold\n\n"
        'test "He has not sat down"\n'
        '    given players = 2, seed 1, gold of player 1 = 0, player 1 holds "Gorm"\n'
        "    when player 1 plays the drum\n"
        '    when player 1 chooses "Gorm"\n'
        "    then gold of player 1 = 3\n"
    ) + "".join(placed)
    assert passes(tmp_path, text)
    another = f'    when player 1 chooses "place a dwarf at forest {left + 1}"\n'
    assert not passes(tmp_path, text + another)


@pytest.mark.parametrize(
    ("asked", "gold"),
    [("it is active", 3), ("it is not active", 2)],
)
def test_what_is_overcome_was_active(tmp_path: Path, asked: str, gold: int) -> None:
    """Wood Rot costs 1 stone and 1 food, and brings 2 gold."""
    assert passes(
        tmp_path,
        f"{MONSTER}        when a player overcomes a disaster where ({asked})\n"
        "            that player gains 1 gold\n\n"
        'test "It is overcome"\n'
        "    given players = 2, seed 1, gold of player 1 = 0, food of player 1 = 1\n"
        '    given stone of player 1 = 1, "Wood Rot" is active, "The Last Laugh" is at wall 1\n'
        "    given crew of player 1 at forest 1 = 2\n"
        '    when player 1 overcomes "Wood Rot"\n'
        f"    then gold of player 1 = {gold}\n",
    )


NEAR = ("near the zone of the bearer", "where (it is adjacent to the zone of the bearer)")
CHILL = (
    'monster "The Cold Behind It"\n    flavor "x"\n    appears at wall 1\n    needs 1 dwarf\n'
    "    points 1\n    attack\n        until the end of this round\n"
    "            when a player passes\n                choose a zone {near} as rim\n"
    "                return each dwarf at the rim to camp\n\n"
    'test "It is gone"\n'
    "    given players = 2, seed 1, crew of player 1 at {zone} = 1\n"
    '    given "The Cold Behind It" is at forest 1, crew of player 2 at the castle = 1\n'
    "    when player 1 passes\n    when player 2 passes\n"
)
ZONES_OF_PLAIN_4 = ("forest 4", "mine 4", "wall 4")


@pytest.mark.parametrize("near", NEAR)
@pytest.mark.parametrize("zone", ZONES_OF_PLAIN_4)
def test_nothing_is_near_a_monster_that_is_gone(tmp_path: Path, near: str, zone: str) -> None:
    """It goes to the castle, where it is defeated. What has no place lies near none, and not near
    the zone that is numbered last.
    """
    gone = CHILL.format(near=near, zone=zone) + (
        '    when player 2 defeats "The Cold Behind It"\n    when player 2 passes\n'
    )
    assert passes(tmp_path, f"{gone}    then crew of player 1 at {zone} = 1\n")
    assert not passes(tmp_path, f'{gone}    when player 2 chooses "{zone}"\n')


@pytest.mark.parametrize("near", NEAR)
def test_zones_are_near_one_that_is_there(tmp_path: Path, near: str) -> None:
    there = CHILL.format(near=near, zone="mine 4") + (
        '    when player 2 passes\n    when player 2 chooses "mine 4"\n'
    )
    assert passes(tmp_path, f"{there}    then crew of player 1 at mine 4 = 0\n")
