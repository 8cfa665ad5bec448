"""Who is out of play for a time keeps wounds and frostbite, and is healed there as anywhere: in the
lines of an option and in a block that comes another time.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.testing import run_tests

HEALS = ("heal the patient completely", "remove 2 wounds from the patient")
TEST = """test "{at}"
    given players = 2, seed 1, food = 9, morale = 8, wounds on "Amara Diallo" = 2
    given player 1 controls "Yuki Lowe", player 1 controls "Amara Diallo"
    given player 2 controls "Biscuit", "Amara Diallo" is at the colony
    given "Lunch Box" is in the waste pile, dice of player 1 are 2 2
    given crossroads "Fever {at}"
    when player 1 cleans waste
    when player 1 chooses "Bolt"
    when player 1 passes
    then wounds on "Amara Diallo" = 0 and "Amara Diallo" is at the colony

"""
CARD = """crossroads "Fever {at}"
    flavor "x"
    when you clean waste
    first
        choose a wounded survivor you control as patient
    option "Bolt"
{lines}    option "Not"
        add 1 food

"""
AT_ONCE = ("take the patient out of play", "{}", "bring the patient back to the colony")
LATER = (
    "take the patient out of play",
    "at the end of this turn",
    "    {}",
    "    bring the patient back to the colony",
)


@pytest.mark.parametrize("lines", [AT_ONCE, LATER])
def test_who_is_out_of_play_is_healed(lines: tuple[str, ...], tmp_path: Path) -> None:
    texts = []
    for at, heals in enumerate(HEALS):
        rows = "".join(f"        {line.format(heals)}\n" for line in lines)
        texts.append(CARD.format(at=at, lines=rows) + TEST.format(at=at))
    (tmp_path / "fever.dow").write_text("".join(texts), "utf-8")
    (told,) = checking.tests_of([tmp_path / "fever.dow"])
    messages = [each.message() for each in run_tests(told.cards, told.tests).results]
    assert len(messages) == len(HEALS) and not any(messages), messages
