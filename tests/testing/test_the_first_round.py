"""The first round of a card test begins as that of a game does, but for the dice and the crossroads
card, which are given. Rules: R-ROUND-01, R-CRISIS-01.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.testing import run_tests

SCENARIO = 'scenario "Ticking"\n    uses base\n    objective "Every Door Barred"\n{}'
CRISIS = (
    'crisis "A Long Wait"\n    flavor "x"\n    prevent with fuel\n    revealed\n        {}\n'
    "    failure\n        lose 1 morale\n"
)
BEFORE = {
    "at the start of each round": 1,
    "when the player turn phase starts": 1,
    "when a crisis is revealed": 1,
    "at the start of each turn": 1,
    "when a player rolls action dice": 0,
    "at the end of each round": 0,
    "when the colony phase starts": 0,
}
"""What a game tells before the first action -> how often a test hears it before its first line."""


def message(folder: Path, card: str, test: str) -> str:
    """Return what a test below a card fails with, "" for nothing."""
    lines = "".join(f"    {line}\n" for line in test.splitlines())
    (folder / "card.dow").write_text(f'{card}\ntest "it"\n{lines}')
    (asked,) = checking.tests_of([folder / "card.dow"])
    return run_tests(asked.cards, asked.tests).results[0].message()


@pytest.mark.parametrize("moment", BEFORE)
def test_a_scenario_hears_how_the_first_round_begins(tmp_path: Path, moment: str) -> None:
    card = SCENARIO.format(f'    {moment}\n        add 1 noise to "School"\n')
    heard = f'when player 1 starts\nthen noise at "School" = {BEFORE[moment]}'
    assert not message(tmp_path, card, heard)


def test_what_is_put_in_force_then_holds_in_the_first_round(tmp_path: Path) -> None:
    rule = (
        "    at the start of each round\n        until the end of this round\n"
        "            survivors cannot move\n"
    )
    lines = (
        'given player 1 controls "Yuki Lowe", "Yuki Lowe" is at the colony\n'
        'then player 1 cannot move "Yuki Lowe" to "School"\n'
    )
    assert not message(tmp_path, SCENARIO.format(rule), lines)


def test_the_crisis_that_is_given_is_revealed(tmp_path: Path) -> None:
    """One that a line lays open does what it says, and so does one that lies on top of its deck
    and is the next to come.
    """
    card = CRISIS.format('add 1 noise to "School"')
    first = 'given crisis "A Long Wait"\nwhen player 1 starts\nthen noise at "School" = 1'
    assert not message(tmp_path, card, first)
    nobody = 'given crisis "The Pipes Burst"\nwhen player 1 starts\nthen noise at "School" = 0'
    assert not message(tmp_path, card, nobody)


def test_a_question_of_the_crisis_is_answered_before_the_first_turn(tmp_path: Path) -> None:
    card = CRISIS.format(
        'choose one\n            option "Lock"\n                lose 1 morale\n'
        '            option "Wait"\n                gain 1 morale'
    )
    lines = 'given crisis "A Long Wait", morale = 5\nwhen player 1 chooses "Wait"\nthen morale = 6'
    assert not message(tmp_path, card, lines)


def test_what_comes_between_two_turns_counts_to_the_turn_after_it(tmp_path: Path) -> None:
    """`once per turn` is used up by the colony phase for the start of the next round and of the
    first turn in it.
    """
    rule = (
        "    when noise is added to a location, once per turn\n        gain 1 morale\n"
        + "".join(
            f'    {moment}\n        add 1 noise to "School"\n'
            for moment in (
                "when the colony phase starts",
                "at the start of each turn",
                "at the start of each round",
            )
        )
    )
    table = (
        "given players = 2, morale = 5, food = 20, cards in the crossroads deck = 0\n"
        'given player 1 controls "Yuki Lowe", player 2 controls "Biscuit"\n'
        'given crisis "The Pipes Burst"\n'
    )
    first = "when player 1 starts\nthen morale = 6\nwhen player 2 starts\nthen morale = 7\n"
    later = "when player 2 passes\nwhen player 2 starts\nthen morale = 8"
    assert not message(tmp_path, SCENARIO.format(rule), table + first + later)
