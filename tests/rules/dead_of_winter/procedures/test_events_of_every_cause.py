"""What a card waits for is heard whatever brings it about, once each time, and nobody is said to
have done what no survivor did.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testing.trying import failures

EARS = """crossroads "Ears {n}"
    flavor "x"
    if food >= 0
    option "Listen"
        for the rest of the game
            when {event}
                add 1 food
        {effect}
    option "B"
        lose 1 morale

"""
"""Adds 1 food each time that it hears an event, and brings one about."""
CARD = (
    EARS
    + """test "T {n}"
    given players = 3, seed 1, food = 0, morale = 9, zombies at the colony = 3
    given zombies at "School" = 1, dice of player 1 are 6 6, cards in the crossroads deck = 0
    given player 1 controls "Noor Haddad", "Noor Haddad" is at "School"
    given player 2 controls "Yuki Lowe", "Yuki Lowe" is at "Hospital"
    given crossroads "Ears {n}"
    when player 1 starts
    when player 1 chooses "Listen"
    {answers}
    then food = {times}

"""
)
NOTHING = "nothing happens"
BUILD = "when player 1 builds a barricade"
ATTACK = 'when "Noor Haddad" attacks a zombie, exposure blank'
MOVE = 'when player 1 moves "Noor Haddad" to the colony, exposure blank'
KILL = 'kill 1 zombie at "School", without exposure'
TO_YUKI = 'when player 1 moves "Noor Haddad" to "Hospital", exposure blank'
PLACE = 'place "Noor Haddad" at "Library"'
ZOMBIES = 'add 2 zombies to "Library"'
FROM_SCHOOL = 'when player 1 moves "Noor Haddad" to "Library", exposure blank'
KILL_ALONE = 'kill "Yuki Lowe"'
AWAY = 'remove all zombies from "School"'
NOISE = 'add 2 noise to "Library"'
CASES = (
    # (what is waited for, the effect of the card, what the player does, how often it is heard)
    ("a barricade is added to a location", NOTHING, BUILD, 1),
    ('a barricade is added to "School"', NOTHING, BUILD, 1),
    ("a barricade is added to the colony", NOTHING, BUILD, 0),
    ("you build a barricade", NOTHING, BUILD, 1),
    ("a barricade is added to a location", 'add 2 barricades to "School"', "", 2),
    ("you build a barricade", 'add 2 barricades to "School"', "", 0),
    (
        "a barricade is added to a location",
        "replace up to 2 zombies at the colony with barricades",
        'when player 1 chooses "2"',
        2,
    ),
    ("a zombie is killed", NOTHING, ATTACK, 1),
    ("a zombie is killed", KILL, "", 1),
    ("you kill a zombie", NOTHING, ATTACK, 1),
    ("you kill a zombie", KILL, "", 0),
    ("a player kills a zombie", KILL, "", 0),
    ("a survivor kills a zombie", NOTHING, ATTACK, 1),
    ("a survivor kills a zombie", KILL, "", 0),
    ("a survivor you control kills a zombie", NOTHING, ATTACK, 1),
    ("a survivor you control kills a zombie", KILL, "", 0),
    ("a survivor outside the colony kills a zombie", NOTHING, ATTACK, 1),
    ("a survivor outside the colony kills a zombie", KILL, "", 0),
    ("you move a survivor", NOTHING, MOVE, 1),
    ("you move a survivor without using a fuel card", NOTHING, MOVE, 1),
    ("you move a survivor using a fuel card", NOTHING, MOVE, 0),
    ("you move a survivor using a card", NOTHING, MOVE, 0),
    # what arrives is not counted among what was there
    ("you move a survivor to a location with no survivors", NOTHING, MOVE, 1),
    ("you move a survivor to a location with a survivor", NOTHING, MOVE, 0),
    ("you move a survivor to a location with a survivor you control", NOTHING, MOVE, 0),
    ("you move a survivor to a location where (survivors at it = 0)", NOTHING, MOVE, 1),
    ("you move a survivor to a location with no survivors", NOTHING, TO_YUKI, 0),
    ("you move a survivor to a location with exactly 1 survivor", NOTHING, TO_YUKI, 1),
    ("you move a survivor to a location with a survivor", NOTHING, TO_YUKI, 1),
    ("a survivor moves to a location with exactly 1 survivor", NOTHING, TO_YUKI, 1),
    ("a survivor moves to a location with a survivor you control", NOTHING, TO_YUKI, 0),
    ("a survivor is placed at a location with no survivors", PLACE, "", 1),
    ("a survivor is placed at a location with a survivor", PLACE, "", 0),
    ("a zombie is added to a location where (zombies at it = 0)", ZOMBIES, "", 1),
    ("a zombie is added to a location where (zombies at it >= 1)", ZOMBIES, "", 1),
    ("a barricade is added to a location where (barricades at it = 0)", NOTHING, BUILD, 1),
    ("noise is added to a location where (noise at it = 0)", NOISE, "", 1),
    ("noise is added to a location where (noise at it >= 1)", NOISE, "", 0),
    # what leaves is counted among what was there
    ("you move a survivor from a location with exactly 1 survivor", NOTHING, FROM_SCHOOL, 1),
    ("you move a survivor from a location where (survivors at it = 1)", NOTHING, FROM_SCHOOL, 1),
    ("you move a survivor from a location with no survivors", NOTHING, FROM_SCHOOL, 0),
    ("a survivor is killed at a location where (survivors at it = 1)", KILL_ALONE, "", 1),
    ("a survivor is killed at a location where (survivors at it = 0)", KILL_ALONE, "", 0),
    ("a survivor is killed at a location where (survivors at it >= 2)", KILL_ALONE, "", 0),
    ("a zombie is killed at a location where (zombies at it = 1)", KILL, "", 1),
    ("a zombie is killed at a location where (zombies at it = 0)", KILL, "", 0),
    ("a zombie is removed from a location where (zombies at it = 1)", AWAY, "", 1),
    ("a zombie is removed from a location where (zombies at it = 0)", AWAY, "", 0),
)


def text_of(n: int, event: str, effect: str, answers: str, times: int) -> str:
    """Return the card that listens, and its test."""
    return CARD.format(n=n, event=event, effect=effect, answers=answers, times=times).replace(
        "    \n", ""
    )


def test_each_cause_is_heard_as_often_as_it_happens(tmp_path: Path) -> None:
    text = "".join(text_of(n, *case) for n, case in enumerate(CASES, 1))
    assert failures(tmp_path, text) == []


@pytest.mark.parametrize("case", [CASES[0]])
def test_a_wrong_number_is_noticed(tmp_path: Path, case: tuple[str, str, str, int]) -> None:
    event, effect, answers, times = case
    assert failures(tmp_path, text_of(1, event, effect, answers, times + 1)) != []
