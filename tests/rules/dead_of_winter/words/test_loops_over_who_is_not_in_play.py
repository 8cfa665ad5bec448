"""A loop over survivors who are in a deck or out of play goes round for each of them, and passes
over those that are lost meanwhile.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testing.trying import failures

CARD = """crossroads "Two In The Loft"
    flavor "x"
    when you clean waste
    option "Go"
{lines}    option "Stay"
        lose 1 morale

test "rounds"
    given players = 2, seed 1, food = 0, morale = 5
    given player 1 controls "Amara Diallo", "Amara Diallo" is at the colony
    given player 1 controls "Yuki Lowe", "Yuki Lowe" is at the colony
    given "Amara Diallo" is the leader of player 1
    given player 2 controls "Biscuit", "Biscuit" is at "School", dice of player 1 are 6
    given "Aspirin" is in the waste pile
    given crossroads "Two In The Loft"
    when player 1 cleans waste
    when player 1 chooses "Go"{dice}
    then {told}
"""
PAIR = "choose 2 survivors you control as pair\n"
DECK = "choose 2 survivors in the survivor deck as pair\n"
LOOPS = {
    "deck": (
        "for each survivor in the survivor deck\n    add 1 food",
        "food = survivors in the survivor deck",
    ),
    "dice-of-the-deck": (
        f"{DECK}roll a die for each of those survivors\n    1 to 6\n        add 1 food",
        "food = 2",
    ),
    "chosen-in-the-deck": (
        f"{DECK}for each of those survivors\n    add 1 food",
        "food = 2",
    ),
    "they-join": (
        f"{DECK}for each of those survivors\n    that survivor joins you",
        "player 1 controls 4 survivors",
    ),
    "brought-back": (
        f"{PAIR}take each of those survivors out of play\n"
        'for each of those survivors\n    bring that survivor back to "Library"',
        'survivors at "Library" = 2',
    ),
    "dead": (
        f"{PAIR}kill each of those survivors\nfor each of those survivors\n    add 1 food",
        "food = 0",
    ),
    "removed": (
        f"{DECK}remove each of those survivors from the game\n"
        "for each of those survivors\n    add 1 food",
        "food = 0",
    ),
    "there": (
        "for each survivor you control\n"
        "    take each survivor you control out of play\n    add 1 food",
        "food = 1",
    ),
}


@pytest.mark.every_case
@pytest.mark.parametrize("case", LOOPS)
def test_who_is_not_lost_has_a_turn(tmp_path: Path, case: str) -> None:
    block, told = LOOPS[case]
    lines = "".join(f"        {line}\n" for line in block.splitlines())
    dice = ", die 1, die 1" if case == "dice-of-the-deck" else ""
    assert failures(tmp_path, CARD.format(lines=lines, told=told, dice=dice)) == []
