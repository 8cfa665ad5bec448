"""A line for which no die shows enough says so, with the dice there are: every action that a die
pays for, with too low a die and with none, in `when`, `can` and of one survivor beside another.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.testing import run_tests

GIVEN = """test "it"
    given players = 3, seed 1, zombies at "School" = 1, cards in the waste pile = 3
    given player 1 controls "Amara Diallo", "Amara Diallo" is at the spot
    given player 1 controls "Lars Engstrom", "Lars Engstrom" is at the colony
    given dice of player 1 are {dice}
    when player 1 starts
    {line}
"""
WITH_ANY = {  # any die does
    'when player 1 builds a barricade at "School"': "School",
    "when player 1 cleans waste": "the colony",
}
WITH_HIGH = {
    'when "Amara Diallo" attacks a zombie, exposure blank': "School",
    'when "Amara Diallo" searches "School"': "School",
    'then "Amara Diallo" can search "School"': "School",
    'then player 1 can search "School"': "School",
}
SHORT = "a die is missing that shows enough"


def message(tmp_path: Path, line: str, spot: str, dice: str) -> str:
    """The failure of the line with these dice, or an empty text."""
    place = spot if spot == "the colony" else f'"{spot}"'
    text = GIVEN.replace("the spot", place).format(line=line, dice=dice)
    if not dice:
        text = text.replace(
            "    given dice of player 1 are \n", "    given dice of player 1 are 1\n"
        )
        text = text.replace(line, f'when player 1 builds a barricade at "Library"\n    {line}')
        text = text.replace('"Lars Engstrom" is at the colony', '"Lars Engstrom" is at "Library"')
    (tmp_path / "short.dow").write_text(text, "utf-8")
    (asked,) = checking.tests_of([tmp_path / "short.dow"])
    (result,) = run_tests(asked.cards, asked.tests).results
    return result.message() if not result.passed else ""


@pytest.mark.parametrize("line", WITH_HIGH)
def test_a_die_that_is_too_low_is_told(tmp_path: Path, line: str) -> None:
    told = message(tmp_path, line, WITH_HIGH[line], "1")
    assert f"{SHORT} (the dice of player 1 are 1)" in told
    assert "with Amara Diallo, spending a 6" in told
    assert SHORT not in message(tmp_path, line, WITH_HIGH[line], "6")


@pytest.mark.parametrize("line", [*WITH_HIGH, *WITH_ANY])
def test_a_pool_without_a_die_is_told(tmp_path: Path, line: str) -> None:
    told = message(tmp_path, line, {**WITH_HIGH, **WITH_ANY}[line], "")
    assert f"{SHORT} (no dice are left): with it there would be `" in told


@pytest.mark.parametrize("die", range(1, 7))
def test_what_another_survivor_can_do_with_it_is_no_answer(tmp_path: Path, die: int) -> None:
    """Beside each other Lars attacks with a 3 and Amara with a 5."""
    for name, needed in (("Lars Engstrom", 3), ("Amara Diallo", 5)):
        line = f'when "{name}" attacks a zombie, exposure blank'
        text = GIVEN.replace("the spot", '"School"').replace("the colony", '"School"')
        (tmp_path / "short.dow").write_text(text.format(line=line, dice=die), "utf-8")
        (asked,) = checking.tests_of([tmp_path / "short.dow"])
        told = run_tests(asked.cards, asked.tests).results[0].message()
        assert (SHORT in told) == (die < needed), (name, die, told)
        assert die >= needed or f"with {name}, spending a 6" in told


def test_what_no_die_brings_about_is_told_otherwise(tmp_path: Path) -> None:
    told = message(tmp_path, 'when "Lars Engstrom" searches "School"', "School", "1")
    assert told and SHORT not in told


AT_SCHOOL = [
    each
    for each in (*WITH_HIGH, *WITH_ANY)
    if each.startswith("when") and each.endswith('"School"')
]


@pytest.mark.parametrize("line", AT_SCHOOL)
def test_that_nobody_is_there_is_told_and_not_a_die(tmp_path: Path, line: str) -> None:
    told = message(tmp_path, line, "Library", "6")
    assert "nobody of player 1 is at School" in told and SHORT not in told
    assert "nobody of player 1" not in message(tmp_path, line, "School", "1")
