"""An item that is unequipped by the loss of its bearer tells whose the bearer was and where it
stood; one that is taken off by hand tells it of the moment.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.testing import run_tests

HELD = (
    "you control that survivor",
    "player 1 controls that survivor",
    "you control the bearer",
    'that survivor is at "School"',
    'the bearer is at "School"',
    "that survivor is outside the colony",
    'the location of that survivor is "School"',
    "that survivor is not exiled",
)
"""What is so of the bearer as long as it bears the item."""
DONE = (
    "the controller of that survivor discards 1 card",
    "the controller of the bearer discards 1 card",
    "discard 1 card",
)
"""What takes the card that player 1 has in hand."""
GIVEN = """\
    given players = 2, seed 1, food = 30, morale = 5, cards in the crossroads deck = 0
    given player 1 controls "Amara Diallo", player 1 controls "Wen Guo"
    given "Amara Diallo" is at "School", "Wen Guo" is at "Library"
    given player 2 controls "Noor Haddad", player 2 controls "Yuki Lowe"
    given "Yuki Lowe" is at "School", zombies at "School" = 1
    given player 1 has "Climbing Rope", player 2 has "Vending Machine Snacks"
    given "Amara Diallo" is equipped with "Old Scarf"
    given dice of player 1 are 6 6 6, dice of player 2 are 6 6 6
"""
LOST = """\
    when player 2 starts
    when "Yuki Lowe" attacks a zombie, exposure bitten
    when player 1 chooses "Amara Diallo dies and the bite ends"
"""
ITEM = """\
item "Old Scarf"
    flavor "Somebody knitted it."
    tool, in "School" x 1
    equip
        when this card is unequipped
            {lines}

test "lost"
"""


def failure(folder: Path, lines: str, then: str) -> str:
    file = folder / "scarf.dow"
    file.write_text(ITEM.format(lines=lines) + GIVEN + LOST + f"    then {then}\n")
    (asked,) = checking.tests_of([file])
    (found,) = run_tests(asked.cards, asked.tests).results
    return found.message() if found.failure else ""


@pytest.mark.parametrize("condition", HELD)
def test_a_loss_tells_whose_it_was_and_where(tmp_path: Path, condition: str) -> None:
    """R-SURV-05, R-ACT-PLY-05, U-59."""
    lines = f'if {condition}\n                add 2 zombies to "Hospital"'
    assert failure(tmp_path, lines, 'zombies at "Hospital" = 2') == ""


@pytest.mark.parametrize("done", DONE)
def test_who_lost_the_bearer_does_what_its_controller_does(tmp_path: Path, done: str) -> None:
    """R-SURV-05, U-59."""
    then = "cards in the hand of player 1 = 0 and cards in the hand of player 2 = 1"
    assert failure(tmp_path, done, then) == ""


def test_what_comes_to_where_it_stood(tmp_path: Path) -> None:
    for place in ("the location of that survivor", "the location of the bearer"):
        lines = f"add 2 noise to {place}"
        assert failure(tmp_path, lines, 'noise at "School" = 2') == ""


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ('that survivor is at "Library"', True),
        ('that survivor is at "School"', False),
        ("you control that survivor", True),
        ("that survivor is in play", True),
    ],
)
def test_a_hand_takes_it_off_where_the_bearer_stands_now(
    tmp_path: Path, condition: str, holds: bool
) -> None:
    """R-ACT-PLY-05."""
    file = tmp_path / "scarf.dow"
    lines = f'place that survivor at "Library"\n            if {condition}\n' + (
        '                add 2 zombies to "Hospital"'
    )
    crossroads = (
        'crossroads "Moths"\n    flavor "x"\n    if morale >= 1\n'
        '    option "Take it off"\n        discard a card on "Amara Diallo"\n'
        '    option "Leave it"\n        lose 1 morale\n\n'
    )
    test = GIVEN.replace(", cards in the crossroads deck = 0", "") + (
        '    given crossroads "Moths"\n    when player 1 chooses "Take it off"\n'
        f'    then zombies at "Hospital" = {2 * holds}\n'
    )
    file.write_text(crossroads + ITEM.format(lines=lines).replace("lost", "off") + test)
    (asked,) = checking.tests_of([file])
    (found,) = run_tests(asked.cards, asked.tests).results
    assert not found.failure, found.message()
