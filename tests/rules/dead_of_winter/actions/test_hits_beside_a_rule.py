"""A rule that comes in before a wound and changes nothing leaves a hit as it is: the wound, then
the card, then all that the wound brings about (R-ACT-ATK-07, U-67).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testing.trying import failures

BEFORE = (
    "",
    "when a survivor is wounded, before it takes effect",
    "when a survivor is wounded, before the first takes effect",
    "when a survivor at the colony is wounded, before it takes effect",
)
"""What stands beside the rule that is looked at, with a line that changes nothing."""

LOOKED_AT = {
    "the card finds the wound": (
        "when a player attacks a survivor, before a card is taken\n"
        '    if "Biscuit" is wounded\n        add 10 food',
        'food = 10 and wounds on "Biscuit" = 1',
    ),
    "what is cancelled is the wound alone": (
        "when a survivor is wounded, before it takes effect\n    cancel the result",
        'cards in the hand of player 2 = 0 and wounds on "Biscuit" = 0',
    ),
    "the wound is heard after the card": (
        "when a survivor is wounded\n    if cards in the hand of player 2 = 0\n        add 10 food",
        "food = 10",
    ),
    "a death comes after the card": (
        "when a survivor is killed\n    if cards in the hand of player 2 = 0\n        add 10 food",
        'food = 10 and not "Biscuit" is in play',
    ),
}

WOUNDS = {"a death comes after the card": 2}


@pytest.mark.parametrize("before", BEFORE)
@pytest.mark.parametrize("looked_at", LOOKED_AT)
def test_a_rule_before_the_wound_leaves_a_hit_as_it_is(
    looked_at: str, before: str, tmp_path: Path
) -> None:
    rule, then = LOOKED_AT[looked_at]
    beside = before and f'{before}\n    manual "Nothing is done."'
    rules = "".join(f"        {line}\n" for line in f"{rule}\n{beside}".splitlines())
    card = f"""crossroads "The Long Night"
    flavor "x"
    when you clean waste
    option "Stay"
        for the rest of the game
{indented(rules)}    option "Go"
        lose 1 morale

test "A hit"
    given players = 2, seed 1, food = 0, cards in the crossroads deck = 0, morale = 9
    given player 1 controls "Yuki Lowe", "Yuki Lowe" is at the colony
    given player 2 controls "Biscuit", "Biscuit" is at the colony
    given wounds on "Biscuit" = {WOUNDS.get(looked_at, 0)}, player 2 has "Jerry Can"
    given "Aspirin" is in the waste pile, dice of player 1 are 6 6
    given crossroads "The Long Night"
    when player 1 cleans waste
    when player 1 chooses "Stay"
    when "Yuki Lowe" attacks "Biscuit", die 1
    then {then}
"""
    assert failures(tmp_path, card) == []


def indented(text: str) -> str:
    return "".join(f"    {line}\n" for line in text.splitlines())
