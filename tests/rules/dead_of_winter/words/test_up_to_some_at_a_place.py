"""`up to` never blocks an option (R-XROADS-06): what is done with up to so many pieces and
something else that is chosen can be chosen as well as with one of them, and with nobody there too.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.testing import run_tests

LINES = (
    "move {} you control to a location",
    "move {} you control to a location, without exposure",
    "place {} you control at a location",
    "give {} you control to another player",
    "{} gets 1 wound",
)
CARDS = (
    "give {} to another player",
    "tuck {} in hand under a survivor you control",
    "give {} in hand to a player with a survivor at the colony",
)
MANY = ("up to 2", "any number of")


def answer(folder: Path, line: str) -> str:
    """Return what is found of a test in which an option with the line can be chosen, "" if so."""
    file = folder / "mover.dow"
    file.write_text(
        'crossroads "Mover"\n    flavor "x"\n    when you kill a zombie at the colony\n'
        f'    option "A"\n        {line}\n    option "B"\n        gain 1 morale\n\n'
        'test "It can be chosen"\n'
        "    given players = 2, seed 1, morale = 5, zombies at the colony = 1\n"
        '    given player 1 controls "Amara Diallo", "Amara Diallo" is at the colony\n'
        '    given player 1 controls "Halima Yusuf", "Halima Yusuf" is at "School"\n'
        '    given player 2 controls "Barto Nwosu", "Barto Nwosu" is at the colony\n'
        '    given player 1 has "Tool Belt", dice of player 1 are 6\n'
        '    given crossroads "Mover"\n'
        '    when "Amara Diallo" attacks a zombie, exposure blank\n'
        '    then player 1 can choose "A"\n'
    )
    (tested,) = checking.tests_of([file])
    return run_tests(tested.cards, tested.tests).results[0].message()


@pytest.mark.parametrize("many", MANY)
@pytest.mark.parametrize("line", LINES)
def test_survivors_at_a_place_or_with_somebody(tmp_path: Path, line: str, many: str) -> None:
    some = line.replace("gets", "get").format(f"{many} survivors")
    for said in (line.format("a survivor"), some):
        assert answer(tmp_path, said) == "", said


@pytest.mark.parametrize("many", MANY)
@pytest.mark.parametrize("line", CARDS)
def test_cards_with_somebody(tmp_path: Path, line: str, many: str) -> None:
    for said in (line.format("1 card"), line.format(f"{many} cards")):
        assert answer(tmp_path, said) == "", said
