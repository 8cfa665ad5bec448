"""Goals in card tests: a line asks whether an objective's goal is reached as things stand, and nothing changes by asking (R-END-07)."""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.trials import run_test
from dowlang.trials.run import cases

CARDS = """secret "Ten Tins"
    flavor "x"
    goal food cards you hold >= 1 and morale >= 4

betrayal "Ashes"
    flavor "x"
    goal morale <= 3

exile "My Own Fire"
    flavor "x"
    goal survivors you control >= 1

test "T"
    given players = 2, seed 1, morale = {morale}
    given player 1 controls "Noor Haddad", "Noor Haddad" is at the colony
    given player 1 has "Tinned Soup"
    then {then}
"""


@pytest.mark.parametrize(
    ("morale", "then", "passes"),
    [
        (4, 'player 1 fulfils "Ten Tins"', True), (3, 'player 1 fulfils "Ten Tins"', False), (4, 'player 2 fulfils "Ten Tins"', False),
        (3, 'player 1 does not fulfil "Ten Tins"', True), (3, 'player 2 fulfils "Ashes"', True), (4, 'player 2 fulfils "Ashes"', False),
        (4, 'player 1 fulfils "My Own Fire"', True), (4, 'not player 2 fulfils "My Own Fire"', True),
        (4, 'player 1 fulfils "Words on the Wind"', False),
    ],
)  # fmt: skip
def test_a_goal_is_asked_as_things_stand(tmp_path: Path, morale: int, then: str, passes: bool) -> None:
    path = tmp_path / "goals.dow"
    path.write_text(CARDS.format(morale=morale, then=then), encoding="utf-8")
    (found,) = checking.tests_of([path])
    (case,) = cases(found.cards, found.tests)
    assert run_test(found.cards, case).passed is passes


def test_a_name_of_another_kind_has_no_goal(tmp_path: Path) -> None:
    text = CARDS.format(morale=4, then='player 1 fulfils "Noor Haddad"')
    findings, _ = checking.check_text(text.encode(), "goals.dow")
    assert [d.code for d in findings] == ["DOW3001"] and "a survivor" in findings[0].message
