"""What a card takes back is not told afterwards: neither the dead of whom `that many` speaks, nor
the loss of morale that has not come.
"""

from __future__ import annotations

from pathlib import Path

from dowlang.project import checking
from dowlang.testing import run_tests

CARD = """crossroads "The Guarded"
    flavor "x"
    when you clean waste
    option "Guarded one"
        until the end of this round
            when a helpless survivor is killed, before it takes effect, once per turn
                cancel the result
        kill 1 helpless survivor
        add that many food
    option "Guarded two"
        until the end of this round
            when a helpless survivor is killed, before it takes effect, once per turn
                cancel the result
        kill 2 helpless survivors
        add that many food
    option "Two"
        kill 2 helpless survivors
        add that many food
    option "Offered"
        until the end of this round
            when a helpless survivor is killed, before it takes effect, once per turn
                cancel the result
        kill 3 helpless survivors, if able
        add that many food
    option "Loss"
        until the end of this round
            when morale is lost, before it takes effect
                cancel the result
        lose 2 morale
        add (loss of morale) food
    option "Less"
        until the end of this round
            when morale is lost, before it takes effect, once per turn
                cancel the result
                lose 1 morale
        lose 2 morale
        add (10 * loss of morale) food

test "What is told"
    cases way, fed, dead
        "Guarded one", 0, 0
        "Guarded two", 1, 1
        "Two", 2, 2
        "Offered", 2, 2
        "Loss", 0, 0
        "Less", 10, 0
    given players = 2, seed 1, morale = 5, food = 0, helpless survivors = 3
    given player 1 controls "Amara Diallo", dice of player 1 are 6
    given player 2 controls "Biscuit", "Biscuit" is at "School"
    given "Lunch Box" is in the waste pile
    given crossroads "The Guarded"
    when player 1 cleans waste
    when player 1 chooses the way
    then food = fed and helpless survivors = (3 - dead)
"""


def test_who_was_saved_and_what_was_not_lost_is_not_counted(tmp_path: Path) -> None:
    (tmp_path / "guarded.dow").write_text(CARD, "utf-8")
    (told,) = checking.tests_of([tmp_path / "guarded.dow"])
    results = run_tests(told.cards, told.tests).results
    assert [each.message() for each in results] == [""] * 6
