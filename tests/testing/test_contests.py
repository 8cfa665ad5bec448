"""Contests on cards: dice are rolled for the places that a later line asks for, and for no other.

A test's dice are used up exactly.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testing.trying import failures

CARD = """crossroads "Straws"
    flavor "x"
    if food >= 1
    option "Draw them"
        each player rolls {dice}, rerolling ties
        {asked}

test "T"
    given players = 3, seed 1, food = 9, wounds on "Noor Haddad" = 0
    given player 1 controls "Noor Haddad", "Noor Haddad" is at the colony
    given player 2 controls "Yuki Lowe", "Yuki Lowe" is at the colony
    given player 3 controls "Wen Guo", "Wen Guo" is at the colony
    given crossroads "Straws"
    when player 1 starts
    when player 1 chooses "Draw them", {rolls}
    then wounds on "Noor Haddad" = {first}
    then wounds on "Yuki Lowe" = {second}
    then wounds on "Wen Guo" = {third}
"""
HIGHEST = "a survivor controlled by the player with the highest roll gets 2 wounds"
LOWEST = "a survivor controlled by the player with the lowest roll gets 1 wound"
BOTH = f"{HIGHEST}\n        {LOWEST}"


@pytest.mark.sample(5)
@pytest.mark.parametrize(
    ("asked", "rolls", "wounds"),
    [
        (HIGHEST, (5, 2, 2), (2, 0, 0)),
        (LOWEST, (5, 5, 2), (0, 0, 1)),
        (NOTHING := "gain 1 morale", (3, 3, 3), (0, 0, 0)),
        (HIGHEST, (5, 5, 2, 1, 6), (0, 2, 0)),
        (LOWEST, (5, 2, 2, 1, 6), (0, 1, 0)),
        (BOTH, (5, 5, 2, 1, 6), (0, 2, 1)),
        (BOTH, (5, 2, 2, 1, 6), (2, 1, 0)),
        (BOTH, (4, 4, 4, 5, 1, 3), (2, 1, 0)),
        (BOTH, (4, 4, 4, 5, 5, 1, 2, 3), (0, 2, 1)),
        (HIGHEST, (4, 4, 4, 5, 5, 1, 2, 3), (0, 2, 0)),
    ],
)
def test_dice_are_rolled_for_the_places_that_are_asked(
    tmp_path: Path, asked: str, rolls: tuple[int, ...], wounds: tuple[int, ...]
) -> None:
    dice = ", ".join(f"die {roll}" for roll in rolls)
    first, second, third = wounds
    text = CARD.format(
        dice="a die", asked=asked, rolls=dice, first=first, second=second, third=third
    )
    assert failures(tmp_path, text) == []
