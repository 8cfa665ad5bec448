"""`number of "Dab" on "Tin of Balm"` counts what lies on every copy of the item that is named, as
`lift` finds it there.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testing.trying import failures

CARDS = """token "Dab"

item "Tin of Balm"
    flavor "x"
    medicine, in "Hospital" x {copies}
    equip
        the bearer has the ability, once per turn
            lay 2 "Dab" on this card

crossroads "Counting Dabs"
    flavor "x"
    when you clean waste
    option "Count"
        gain (number of "Dab" on "Tin of Balm") morale
    option "Count if any" if number of "Dab" on "Tin of Balm" >= 2
        gain 1 morale
    option "Lift"
        lift 1 "Dab" on "Tin of Balm"
        add 1 food

test "counted"
    given players = 2, seed 1, morale = 3, food = 0, cards in the crossroads deck = 0
    given player 1 controls "Amara Diallo", "Amara Diallo" is at the colony
    given player 2 controls "Biscuit", "Biscuit" is at the colony
    given {bearers}
    given dice of player 1 are 6, "Aspirin" is in the waste pile
    given crossroads "Counting Dabs"
    when player 1 uses "Tin of Balm"
    then number of "Dab" on "Tin of Balm" = 2
    when player 1 cleans waste
    when player 1 chooses the label
    then morale = mood and food = meals and number of "Dab" on "Tin of Balm" = dabs
    cases label, mood, meals, dabs
        "Count", 5, 0, 2
        "Count if any", 4, 0, 2
        "Lift", 3, 1, 1
"""
BEARERS = {
    1: '"Amara Diallo" is equipped with "Tin of Balm"',
    2: '"Biscuit" is equipped with "Tin of Balm", "Amara Diallo" is equipped with "Tin of Balm"',
}


@pytest.mark.parametrize("copies", BEARERS)
def test_tokens_on_an_item_that_is_named_are_counted(tmp_path: Path, copies: int) -> None:
    assert failures(tmp_path, CARDS.format(copies=copies, bearers=BEARERS[copies])) == []
