"""The second ability of a survivor or an item in tests: used, possible, and not possible, with the
die told or left out.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.testing import run_tests

CARDS = """survivor "Ida Vance"
    flavor "She has counted everything twice."
    occupation "clerk"
    female
    influence 44
    attack 4+
    search 3+
    at anywhere
    ability 1+, once per round
        gain 1 morale
    ability 3+, once per round
        add 1 food
    ability, once per round
        gain 2 morale

item "Field Bag"
    tool, in "School" x 1
    equip
        the bearer has the ability 1+, once per round
            gain 1 morale
        the bearer has the ability 3+, once per round
            add 1 food
        the bearer has the ability, once per round
            gain 2 morale

test "it"
    given players = 2, seed 1, food = 2, morale = 5
    given player 1 controls "Ida Vance", "Ida Vance" is at "School"
    given "Ida Vance" is equipped with "Field Bag"
    given dice of player 1 are 3 2 3 3
    when player 1 starts
"""
WHOSE = ("Ida Vance", "Field Bag with Ida Vance")
USES = {
    "use ability 1 of {}": "morale = 6",
    "use ability 1 of {}, spending a 2": "morale = 6 and dice of player 1 showing 2 = 0",
    "use ability 2 of {}": "food = 3",
    "use ability 2 of {}, spending a 3": "food = 3 and unused dice of player 1 = 3",
    "use ability 3 of {}": "morale = 7 and unused dice of player 1 = 4",
}
NEVER = ("use ability 2 of {}, spending a 2", "use ability 4 of {}")


def told(folder: Path, *lines: str) -> str:
    """Return the failure of a test with these lines, or an empty text."""
    (folder / "it.dow").write_text(CARDS + "".join(f"    {line}\n" for line in lines), "utf-8")
    (asked,) = checking.tests_of([folder / "it.dow"])
    return run_tests(asked.cards, asked.tests).results[0].message()


@pytest.mark.sample(1)
@pytest.mark.parametrize("whose", WHOSE)
def test_an_ability_is_used_by_its_number(whose: str, tmp_path: Path) -> None:
    for use, then in USES.items():
        text = use.format(whose)
        again = text.split(",", maxsplit=1)[0]
        lines = (
            f'then player 1 can choose "{text}"',
            f'when player 1 chooses "{text}"',
            f"then {then}",
            f'then player 1 cannot choose "{text}"',
            f'then player 1 cannot choose "{again}"',
        )
        assert told(tmp_path, *lines) == "", text
        assert "among the options" in told(tmp_path, f'then player 1 cannot choose "{text}"')
        assert "is asked (action)" in told(
            tmp_path, *lines[:2], f'then player 1 can choose "{again}"'
        )


@pytest.mark.parametrize("whose", WHOSE)
def test_an_ability_that_is_not_there_is_not_chosen(whose: str, tmp_path: Path) -> None:
    for use in NEVER:
        text = use.format(whose)
        assert told(tmp_path, f'then player 1 cannot choose "{text}"') == "", text
        assert "is asked (action)" in told(tmp_path, f'when player 1 chooses "{text}"')


@pytest.mark.parametrize("text", ["Ida Vance", "School", "2", "player 2"])
def test_the_name_of_a_piece_is_no_action(text: str, tmp_path: Path) -> None:
    """Nobody asked the player to pick one, so nothing is said about it."""
    assert "no option of a card" in told(tmp_path, f'then player 1 cannot choose "{text}"')
