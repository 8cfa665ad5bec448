"""`when a survivor is bitten` hears who has rolled a bite and everybody whom it goes on to, once
each.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.testing import run_tests

CARD = """\
crossroads "A Step Outside"
    flavor "x"
    if food >= 0
    option "Go"
        roll exposure for "Yuki Lowe"
    option "Open the door"
        start a bite at "School"
    option "Stay"
        add 1 food

scenario "Teeth"
    uses base
    objective "Every Door Barred"
    when a survivor is bitten
        add 1 noise to "Hospital"
        the controller of that survivor discards 1 card

test "t"
    given players = 2, seed 1, morale = 9, food = 20, noise at "Hospital" = 0
    given player 1 controls "Amara Diallo", player 1 controls "Wen Guo", player 1 has "Aspirin"
    given player 2 controls "Noor Haddad", player 2 controls "Yuki Lowe", player 2 has "Tinned Soup"
    given "Amara Diallo" is at {place}, "Yuki Lowe" is at {at}, zombies at "School" = 1
    given dice of player 1 are 6 6, dice of player 2 are 6 6, {crossroads}
{when}
    then noise at "Hospital" = {bitten}
    then cards in the hand of player 1 = {first} and cards in the hand of player 2 = {second}
"""
NONE = "cards in the crossroads deck = 0"
MINE = 'crossroads "A Step Outside"'
AWAY, THERE = '"Library"', '"School"'
MOVES = '    when player 2 starts\n    when "Yuki Lowe" moves to "School", exposure bitten'
FIGHTS = '    when player 2 starts\n    when "Yuki Lowe" attacks a zombie, exposure bitten'
GOES = '    when player 1 chooses "Go", exposure bitten'
OPENS = '    when player 1 chooses "Open the door"'
DIES = '\n    when player 1 chooses "Amara Diallo dies and the bite ends"'
WAYS = {
    "alone after a move": (AWAY, "the colony", NONE, MOVES, 1, 1, 0),
    "alone after an attack": (AWAY, THERE, NONE, FIGHTS, 1, 1, 0),
    "by a card": (AWAY, THERE, MINE, GOES, 1, 1, 0),
    "with another one who dies": (THERE, THERE, NONE, FIGHTS + DIES, 2, 0, 0),
    "a bite without a roll": (THERE, AWAY, MINE, OPENS + DIES, 1, 0, 1),
}


@pytest.mark.parametrize("way", WAYS)
def test_whoever_is_bitten_is_heard(tmp_path: Path, way: str) -> None:
    """R-EXPOSE-06, R-BITE-01, R-BITE-08."""
    place, at, crossroads, when, bitten, first, second = WAYS[way]
    text = CARD.format(
        place=place,
        at=at,
        crossroads=crossroads,
        when=when,
        bitten=bitten,
        first=first,
        second=second,
    )
    file = tmp_path / "teeth.dow"
    file.write_text(text)
    (asked,) = checking.tests_of([file])
    (found,) = run_tests(asked.cards, asked.tests).results
    assert found.passed, found.message()
