"""Where nobody is there to whom something is offered, what comes of a refusal happens: who plays
alone has no other player.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.testing import run_tests

MONSTER = """monster "The Flooded Stair"
    flavor "x"
    appears at plain 4
    needs 1 dwarf
    points 2
    attack
        {} pay 3 wood
            if not
                reveal a disaster

test "It attacks"
    given players = 1, seed 1, wood of player 1 = 5
    given "The Flooded Stair" is at plain 4
    when player 1 passes
    then disasters = {} and wood of player 1 = {}
"""


@pytest.mark.parametrize(
    ("who", "disasters", "wood"),
    [
        ("a player except the lead may", 2, 5),
        ("a player except the lead must", 2, 5),
        ("the lead must", 1, 2),
    ],
)
def test_what_nobody_can_pay_is_not_paid(
    tmp_path: Path, who: str, disasters: int, wood: int
) -> None:
    """A disaster comes each week, one more where nothing is paid."""
    (tmp_path / "set.toml").write_text(
        'id = "set"\nname = "S"\nversion = "1.0.0"\nedition = 1\n'
        'ruleset = "dwar7s_winter"\nuses = ["dwar7s"]\n'
    )
    (tmp_path / "card.dow").write_text(MONSTER.format(who, disasters, wood))
    (asked,) = checking.tests_of([tmp_path / "card.dow"])
    assert run_tests(asked.cards, asked.tests).results[0].message() == ""
