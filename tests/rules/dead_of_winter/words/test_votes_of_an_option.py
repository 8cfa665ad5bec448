"""A line of an option that tells of a vote in the same option is not asked before that vote."""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.testing import run_tests

CARD = """crossroads "Hands Up"
    flavor "x"
    if morale >= 1
    option "A"
        vote by players except you
            passes "Yes"
                gain 1 morale
            fails "No"
                lose 1 morale
        {line}
    option "B"
        lose 2 morale

test "it is possible, and of those who have voted"
    given players = 2, seed 1, morale = 4, food = 9
    given player 1 controls "Amara Diallo", player 1 has "Cricket Bat"
    given player 2 controls "Biscuit", player 2 has "Cricket Bat"
    given crossroads "Hands Up"
    when player 1 chooses "A"
    when player 2 votes for
    then morale = 5
    then {then}
"""
LINES = {
    "the player who voted for it discards 1 card": "cards in the waste pile = 1",
    "a player who voted for it discards 1 card": "cards in the waste pile = 1",
    "each player who voted for it discards 1 card": "cards in the waste pile = 1",
    "pay (votes for it) food": "food = 8",
    "discard (votes for it) cards": "cards in the waste pile = 1",
}


@pytest.mark.parametrize("line", LINES)
def test_the_option_is_possible(line: str, tmp_path: Path) -> None:
    path = tmp_path / "hands.dow"
    path.write_text(CARD.format(line=line, then=LINES[line]), "utf-8")
    (asked,) = checking.tests_of([path])
    (result,) = run_tests(asked.cards, asked.tests).results
    assert not result.message()
