"""An offer whose line could only come to nothing, or to less than it costs, is not made."""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.testing import run_tests

CARD = """\
track "Gauge"
    from 0 to 5, starting at 2

crossroads "Nothing for Something"
    flavor "x"
    if food >= 0
    option "Ask"
        {line}
            if so
                gain 1 morale
            if not
                lose 1 morale
    option "Leave"
        add 1 food

test "t"
    given players = 2, seed 1, morale = 4, food = 5, {given}
    given player 1 controls "Amara Diallo", player 1 has "Aspirin", dice of player 1 are 3 3
    given player 2 controls "Biscuit", player 2 has "Aspirin"
    given crossroads "Nothing for Something"
    when player 1 chooses "Ask"
{accepts}    then morale = {morale}
"""
NONE, ONE = 'zombies at "School" = 0', 'zombies at "School" = 1'
OFFERS = {
    'you may raise "Gauge" by 2': {
        'level of "Gauge" = 5': False,
        'level of "Gauge" = 4': False,
        'level of "Gauge" = 3': True,
    },
    'you may lower "Gauge" by 2': {
        'level of "Gauge" = 0': False,
        'level of "Gauge" = 1': False,
        'level of "Gauge" = 2': True,
    },
    'you may set "Gauge" to 3': {'level of "Gauge" = 3': False, 'level of "Gauge" = 2': True},
    'you may discard (zombies at "School") cards': {NONE: False, ONE: True},
    'you may remove (zombies at "School") food': {NONE: False, ONE: True},
    'you may remove up to (zombies at "School") food': {NONE: False},
    'the players together may discard (zombies at "School") cards': {NONE: False},
    'you may lose (zombies at "School") dice': {NONE: False, ONE: True},
    'another player may discard (zombies at "School") cards': {NONE: False},
    "you may take the first player token": {"player 1 is the first player": False},
}
"""What somebody may do -> whether it is offered at each of some tables."""


@pytest.mark.parametrize(
    ("line", "given", "offered"),
    [(line, *row) for line, rows in OFFERS.items() for row in rows.items()],
)
def test_who_takes_an_offer_does_something(
    tmp_path: Path, line: str, given: str, offered: bool
) -> None:
    """R-XROADS-06."""
    taken = "    when player 1 accepts\n" if offered else ""
    file = tmp_path / "card.dow"
    file.write_text(CARD.format(line=line, given=given, accepts=taken, morale=5 if offered else 3))
    (asked,) = checking.tests_of([file])
    (found,) = run_tests(asked.cards, asked.tests).results
    assert found.passed, found.message()
