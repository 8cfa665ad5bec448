"""A pot with something besides (`and kill "…"`) is asked for only where all of it can be done: else
nobody is asked, and what comes of a refusal happens.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.testing import run_tests

BESIDES = (
    'kill "Mateus Carvalho"',
    'place "Mateus Carvalho" at "Library"',
    "remove 3 barricades from the colony",
    "remove 2 food",
)
MATEUS = (
    ', player 1 controls "Mateus Carvalho", "Mateus Carvalho" is at "School", food = 3\n'
    "    given barricades at the colony = 3"
)


def story(besides: str, asked: str, there: str, morale: int) -> str:
    """Return a card with a pot and a price beside it, and a test of it."""
    return (
        'crossroads "A Can"\n    flavor "x"\n    when you move a survivor\n    automatic\n'
        f"        the players together may discard 1 tool card, and {besides}\n"
        "            if so\n                gain 2 morale\n"
        "            if not\n                lose 1 morale\n\n"
        'test "It is asked for in full"\n'
        "    given players = 2, seed 1, morale = 5\n"
        '    given player 1 controls "Halima Yusuf", "Halima Yusuf" is at the colony\n'
        '    given player 2 controls "Barto Nwosu", "Barto Nwosu" is at the colony\n'
        f'    given player 2 has "Tool Belt"{there}\n'
        '    given crossroads "A Can"\n'
        '    when player 1 moves "Halima Yusuf" to "School", exposure blank\n'
        f"{asked}    then morale = {morale}\n"
    )


@pytest.mark.parametrize("besides", BESIDES)
@pytest.mark.parametrize("there", [True, False])
def test_nobody_is_asked_unless_all_of_it_can_be_done(
    tmp_path: Path, besides: str, there: bool
) -> None:
    asked = '    when player 2 chooses "Tool Belt"\n' if there else ""
    lost = 1 if besides.startswith("kill") else 0
    text = story(
        besides,
        asked,
        MATEUS if there else ", food = 0",
        7 - lost if there else 4,
    )
    file = tmp_path / "can.dow"
    file.write_text(text)
    (tested,) = checking.tests_of([file])
    assert run_tests(tested.cards, tested.tests).results[0].message() == ""
