"""Tokens of a set that a test's table is given: at places, on survivors, before players."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testing.trying import failures

SPOTS = ('on "Yuki Lowe"', 'at "School"', "at the colony", "before player 1", "before player 2")
HEAD = (
    'token "Tin Cup"\n    supply 3\n\ncrossroads "Tea"\n    flavor "x"\n'
    '    if number of "Tin Cup" on your leader >= 2\n    automatic\n        gain 1 morale\n\n'
)
TABLE = (
    "    given players = 2, seed 1, morale = 5\n"
    '    given player 1 controls "Yuki Lowe", player 2 controls "Biscuit"\n'
)


def tried(folder: Path, *lines: str, table: str = TABLE) -> list[str]:
    """Return what a test with those lines says that does not pass."""
    rows = "".join(f"    {line}\n" for line in lines)
    return failures(folder, f'{HEAD}test "given"\n{table}{rows}')


@pytest.mark.parametrize("spot", SPOTS)
def test_so_many_lie_there_and_not_in_the_supply(tmp_path: Path, spot: str) -> None:
    lines = (
        f'given number of "Tin Cup" {spot} = 2',
        "when player 1 starts",
        f'then number of "Tin Cup" {spot} = 2 and supply of "Tin Cup" = 1',
        *(f'then number of "Tin Cup" {one} = 0' for one in SPOTS if one != spot),
    )
    assert tried(tmp_path, *lines) == []


def test_those_of_two_spots_come_of_one_supply(tmp_path: Path) -> None:
    given = 'given number of "Tin Cup" at "School" = 2, number of "Tin Cup" before player 1 = {}'
    then = 'then supply of "Tin Cup" = 0'
    assert tried(tmp_path, given.format(1), then) == []
    (told,) = tried(tmp_path, given.format(2), then)
    assert "the supply has 1 of these tokens left, wanted 2" in told


def test_a_trigger_that_asks_for_them_is_tried(tmp_path: Path) -> None:
    lines = (
        'given number of "Tin Cup" on "Yuki Lowe" = {}',
        'given crossroads "Tea"',
        "when player 1 starts",
        "then morale = {}",
    )
    for cups, morale in ((1, 5), (2, 6)):
        assert (
            tried(tmp_path, *(line.format(cups if "Tin" in line else morale) for line in lines))
            == []
        )


def test_nothing_lies_on_who_is_not_in_play(tmp_path: Path) -> None:
    (told,) = tried(tmp_path, 'given number of "Tin Cup" on "Amara Diallo" = 1', "then morale = 5")
    assert "tokens lie on a survivor only when somebody controls it" in told
