"""What a card puts down for the end of a week comes in the last one too, before it is scored."""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.testing import run_tests

CARD = """\
hero "Cook"
    flavor "x"
    music horn
    points 1
    ability
{ability}
test "it comes"
    given players = 2, seed 1, gold of player 1 = 0, week = {week}
    given player 1 holds "Cook"
    when player 1 plays the horn
    when player 1 chooses "Cook"
    when player 1 passes
    when player 2 passes
    then gold of player 1 = {gold} and the game is {over}
"""
ENDS = (
    ("at the end of this round",),
    ("for the rest of the game", "at the end of each round"),
    ("until the end of this round", "at the end of each round"),
    ("until the end of this round", "at the end of your turn"),
)


def passes(folder: Path, lines: tuple[str, ...], week: int, gold: int) -> bool:
    """Return True if a hero with `gain 2 gold` below such lines has brought so much then."""
    told = (*lines, "gain 2 gold")
    ability = "".join("    " * (at + 2) + line + "\n" for at, line in enumerate(told))
    over = "over" if week == 7 else "not over"
    file = folder / "cook.dow"
    file.write_text(CARD.format(ability=ability, week=week, gold=gold, over=over))
    (asked,) = checking.tests_of([file])
    (found,) = run_tests(asked.cards, asked.tests).results
    return found.passed


@pytest.mark.parametrize("lines", ENDS)
@pytest.mark.parametrize("week", [1, 6, 7])
def test_an_end_comes_before_the_score(tmp_path: Path, lines: tuple[str, ...], week: int) -> None:
    """D-PH4-02, D-END-02, D-END-08."""
    assert passes(tmp_path, lines, week, 2)


@pytest.mark.parametrize(("week", "gold"), [(6, 2), (7, 0)])
def test_no_week_begins_after_the_last_one(tmp_path: Path, week: int, gold: int) -> None:
    """D-PH4-02, D-PH4-03."""
    lines = ("for the rest of the game", "at the start of each round")
    assert passes(tmp_path, lines, week, gold)
