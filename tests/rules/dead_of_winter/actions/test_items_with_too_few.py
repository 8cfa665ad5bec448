"""An item is played as far as possible (U-69, R-ACT-PLY-01).

At a place that is named it does as much as there is to do. One that is chosen has all of it, and
with `up to` any.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testing.test_lines_of_tests import message

HEAD = 'item "Few"\n    flavor "x"\n    tool, in "School" x 1\n    play\n        {}\n'
TOKENS = ("kill {} zombies at {}", "remove {} zombies from {}", "remove {} noise from {}")
TABLE = """
test "it"
    given players = 2, seed 1
    given player 1 controls "Amara Diallo", "Amara Diallo" is at the colony
    given player 1 has "Few", zombies at "School" = 2, noise at "School" = 2
"""


@pytest.mark.parametrize("line", TOKENS)
@pytest.mark.parametrize(
    ("amount", "place", "left"),
    [
        ("3", '"School"', 0),
        ("3", "a location", 2),
        ("2", "a location", 0),
        ("up to 3", '"School"', 0),
    ],
)
def test_an_item_takes_what_is_there_of_too_few(
    tmp_path: Path, line: str, amount: str, place: str, left: int
) -> None:
    what = 'noise at "School"' if "noise" in line else 'zombies at "School"'
    steps = ['when player 1 plays "Few"']
    if amount == "up to 3":
        steps.append('when player 1 chooses "2"')
    card = HEAD.format(line.format(amount, place))
    asked = message(tmp_path, card, *steps, f"then {what} = {left}", table=TABLE)
    assert asked == ""
