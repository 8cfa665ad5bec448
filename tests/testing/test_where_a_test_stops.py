"""Where a test stops: a player with nothing left but the end of the turn ends it when the next line
needs that, not before.

The roads themselves are in `test_runner.py`; `fixtures/forms/nothing_left_but_the_end.dow` holds
tests that pass.
"""

from __future__ import annotations

from pathlib import Path

from dowlang.project import checking
from dowlang.testing import run_test, run_tests
from dowlang.testing.written_tests import cases

CARD = """crossroads "Held Breath"
    flavor "Nobody moves until the wind drops."
    if food >= 1
    option "Freeze"
        until the end of this turn
            each survivor cannot move
    option "Wait it out"
        lose 1 morale

test "it"
    given players = 2, seed 1, food = 5, morale = 5
    given player 1 controls "Amara Diallo", "Amara Diallo" is at the colony
    given player 2 controls "Wen Guo", "Wen Guo" is at the colony
    given crossroads "Held Breath"
    when player 1 starts
    when player 1 chooses "Freeze"
"""


def message(tmp_path: Path, *lines: str) -> str:
    """The failure of a test with these lines at its end, or an empty text."""
    (tmp_path / "held.dow").write_text(CARD + "".join(f"    {line}\n" for line in lines), "utf-8")
    (asked,) = checking.tests_of([tmp_path / "held.dow"])
    return run_tests(asked.cards, asked.tests).results[0].message()


def test_the_turn_has_not_ended_when_a_then_is_asked(tmp_path: Path) -> None:
    """What led there does not tell the end of the turn, which comes later."""
    told = message(tmp_path, "then morale = 4", 'when player 2 moves "Wen Guo" to "School"')
    assert "`morale` is 5" in told and "end the turn" not in told
    assert told.rstrip().endswith("player 1: Freeze\n    Held Breath puts a rule in force")


def test_the_end_that_nobody_asked_for_is_told_as_such(tmp_path: Path) -> None:
    told = message(tmp_path, 'when player 2 moves "Wen Guo" to "School"', "then morale = 4")
    assert (
        "player 1, without a choice: end the turn" in told
        and "Wen Guo moves from Colony to School" in told
    )


def test_nobody_can_do_what_only_the_next_turn_allows(tmp_path: Path) -> None:
    assert not message(tmp_path, 'then player 1 cannot move "Amara Diallo" to "School"')
    told = message(tmp_path, 'then player 2 cannot move "Wen Guo" to "School"')
    assert (
        "player 2 is not the one who acts here: player 1 is asked (action): `end the turn`" in told
    )


def test_a_player_who_never_acts_is_not_waited_for_without_end(tmp_path: Path) -> None:
    """The game goes on unasked as long as nobody has a choice, and stops at the first who has
    one.
    """
    told = message(tmp_path, 'when player 1 moves "Amara Diallo" to "School"')
    assert "player 1 is asked (action): `end the turn`" in told


EXILED = """crossroads "Held Breath"
    flavor "Nobody moves until the wind drops."
    if food >= 1
    option "Wait it out"
        lose 1 morale

test "it"
    given players = 3, seed 1, food = 5, morale = 5
    given player 1 controls "Amara Diallo", "Amara Diallo" is at the colony
    given player 2 controls "Wen Guo", player 2 controls "Biscuit"
    given player 2 controls "Greta Solheim", player 3 controls "Yuki Lowe"
    given player 1 has "Tinned Soup"
    given crossroads "Held Breath"
    when player 1 starts
    then player 1 cannot play "Aspirin"
"""


def test_where_the_exiled_go_is_no_question_of_what_a_player_cannot_do(tmp_path: Path) -> None:
    """Three survivors may go to six places each, whatever the vote: 4,000 answers were spent."""
    (tmp_path / "held.dow").write_text(EXILED, "utf-8")
    (asked,) = checking.tests_of([tmp_path / "held.dow"])
    (case,) = cases(asked.cards, asked.tests)
    assert run_test(asked.cards, case, left=[400]).passed


def test_what_is_not_decided_in_so_many_answers_is_a_failure_of_its_line(tmp_path: Path) -> None:
    """It ended as a fault of the program, told at the head of the test."""
    for said in ("can", "cannot"):
        (tmp_path / "held.dow").write_text(EXILED.replace("cannot", said), "utf-8")
        (asked,) = checking.tests_of([tmp_path / "held.dow"])
        (case,) = cases(asked.cards, asked.tests)
        told = run_test(asked.cards, case, left=[20]).message()
        assert f'wanted `then player 1 {said} play "Aspirin"`' in told and "fault" not in told
        assert "answers have been tried, and none that does it was found" in told
