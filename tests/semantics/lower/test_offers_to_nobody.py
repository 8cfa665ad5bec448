"""Where nobody is there to whom something is offered, it is not taken: what stands below `if not`
happens, as where somebody is there who cannot or does not want to (U-20).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testing.trying import failures

WHO = (
    "a player with a fuel card",
    "an exiled player",
    'a player with a survivor at "Library"',
    "a player where (cards in the hand of it >= 9)",
    "another player with at least 3 cards in hand",
    "a player except you with a tool card",
)
"""Of none of these anybody is at the table of the tests."""

SAID = {
    "may discard 1 card": "if not",
    "must discard 1 card": "if not",
    "may discard 1 card, to add 1 food": "if not",
    'may draw 1 card from the "School" deck': "if not",
    "must lose 1 die": "if not",
}
HOMES = {
    "option": "{}",
    "if": "if food >= 0\n    {}",
    "loop": 'for each zombie at "School"\n    {}',
    "so": "you may gain 1 morale\n    if so\n        {}",
}
TABLE = (
    "given players = 2, seed 1, morale = 6, food = 2, cards in the crossroads deck = 0",
    'given player 1 controls "Yuki Lowe", "Yuki Lowe" is at the colony',
    'given player 2 controls "Biscuit", "Biscuit" is at "Hospital", zombies at "School" = 1',
    'given "Aspirin" is in the waste pile, dice of player 1 are 6, dice of player 2 are 6',
    'given crossroads "The Man"',
    "when player 1 cleans waste",
    'when player 1 chooses "Read"',
)


def indented(text: str, by: int) -> str:
    return "".join(f"{' ' * by}{line}\n" for line in text.splitlines())


def card(offer: str, home: str) -> str:
    lines = home.format(offer.replace("\n", "\n" + " " * (len(home.rpartition("\n")[2]) - 2)))
    return (
        'crossroads "The Man"\n    flavor "He."\n    when you clean waste\n    option "Read"\n'
        f'{indented(lines, 8)}        add 1 food\n    option "No"\n        lose 1 morale\n'
    )


def with_test(home: str, then: str) -> str:
    accepts = ("when player 1 accepts",) if home == "so" else ()
    return '\ntest "It"\n' + indented("\n".join([*TABLE, *accepts, f"then {then}"]), 4)


@pytest.mark.parametrize("home", HOMES)
@pytest.mark.parametrize("said", SAID)
@pytest.mark.parametrize("who", WHO)
def test_what_nobody_can_be_asked_is_not_taken(
    who: str, said: str, home: str, tmp_path: Path
) -> None:
    offer = f"{who} {said}\n    if so\n        add 5 food\n    if not\n        lose 2 morale"
    morale = 4 + (home == "so")
    text = card(offer, HOMES[home]) + with_test(home, f"morale = {morale} and food = 3")
    assert failures(tmp_path, text) == []


@pytest.mark.parametrize("said", ["may discard 1 card", "must discard 1 card"])
def test_what_is_said_of_that_player_is_left_out(said: str, tmp_path: Path) -> None:
    offer = f"an exiled player {said}\n    if not\n        that player loses 1 die"
    text = card(offer, HOMES["option"]) + with_test("option", "food = 3")
    assert failures(tmp_path, text) == []
