"""Whom a line of a loop over players asks where a dwarf goes: who has chosen the dwarf, also where
the line says nobody. Rules: D-CARD-07, D-CARD-20.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.testing import run_tests

LINES = (
    "move a dwarf they own to an adjacent zone",
    "place or move a dwarf they own",
    "they move a dwarf they own to an adjacent zone",
    "they place or move a dwarf they own",
)


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("loop", ["for each other player", "for each player except you"])
def test_who_chooses_the_dwarf_moves_it(tmp_path: Path, loop: str, line: str) -> None:
    file = tmp_path / "hale.dow"
    file.write_text(
        'hero "Hale"\n    flavor "x"\n    music drum\n    points 1\n    ability\n'
        f"        {loop}\n            {line}\n\n"
        'test "They say where"\n'
        '    given players = 2, seed 1, player 1 holds "Hale"\n'
        "    given crew of player 2 at forest 1 = 1, crew of player 2 at mine 4 = 1\n"
        "    when player 1 plays the drum\n"
        '    when player 1 chooses "Hale"\n'
        '    when player 2 chooses "player 2\'s dwarf at forest 1"\n'
        '    when player 2 chooses "forest 2"\n'
        "    then crew of player 2 at forest 2 = 1\n"
    )
    (asked,) = checking.tests_of([file])
    assert run_tests(asked.cards, asked.tests).results[0].message() == ""
