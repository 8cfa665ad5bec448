"""A line with a limit counts before it is carried out, so that what it sets off finds it used up
(R-TEXT-02).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.dead_of_winter.procedures.test_listening_while_something_is_heard import (
    EVENTS,
    MARK,
)
from tests.testing.trying import failures

GIVEN = """\
    given players = 2, seed 1, food = 6, morale = 7, helpless survivors = 5
    given player 1 controls "Noor Haddad", "Noor Haddad" is at "Police Station"
    given player 1 controls "Yuki Lowe", player 2 controls "Biscuit"
    given zombies at "School" = 3
    given player 1 has "Aspirin", player 1 has "Aspirin", player 1 has "Aspirin"
    given dice of player 1 are 6, "Lunch Box" is in the waste pile
"""
OFTEN = {"once per turn": 2, "twice per round": 3}  # with the first, which sets it off


def card(number: int, event: str, heard: list[str]) -> str:
    """A card of which a line is set off by what it does itself, and what comes of it."""
    rows = [
        f'crossroads "Echo {number}"',
        '    flavor "x"',
        "    when you clean waste",
        '    option "Go"',
        "        until the end of this turn",
        f"            when {event}",
        *(f"                {line}" for line in heard),
        f"        {EVENTS[event]}",
        '    option "No"',
        '        add 1 noise to "School"',
        "",
    ]
    return "\n".join(rows) + "\n"


def tried(number: int, times: int, *answers: str) -> str:
    """Its test, that counts how often the event was heard."""
    rows = [
        f'test "heard {number}"',
        GIVEN + f'    given crossroads "Echo {number}"',
        "    when player 1 cleans waste",
        '    when player 1 chooses "Go"',
        *(f"    when {answer}" for answer in answers),
        f"    then starvation = {times}",
    ]
    return "\n".join(rows) + "\n\n"


@pytest.mark.parametrize("often", OFTEN)
def test_a_line_that_sets_itself_off_comes_so_often_at_the_most(tmp_path: Path, often: str) -> None:
    text = "".join(
        card(number, event, [MARK, f"{EVENTS[event]}, {often}"]) + tried(number, OFTEN[often])
        for number, event in enumerate(EVENTS)
    )
    assert failures(tmp_path, text) == []


def test_an_offer_that_sets_itself_off_is_made_once(tmp_path: Path) -> None:
    event = "a player discards a card"
    text = card(0, event, [MARK, "you may discard 1 card, once per turn"])
    assert failures(tmp_path, text + tried(0, 2, "player 1 accepts")) == []
