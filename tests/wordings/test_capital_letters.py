"""A printed sentence begins with a capital and ends in a full stop, and is told what the same line
is told without them.
"""

from __future__ import annotations

import pytest

from tests.wordings.measuring import offered

MOVED = "when another player moves a survivor to a location with a survivor you control"
SAID = {
    MOVED: ("they discard a card", "they discard all their cards", "they lose a die"),
    "when you attack a survivor": ("the target gets another wound", "kill the target"),
    "when a survivor you control is wounded": ("that survivor gets another wound",),
}
"""Trigger of a card -> lines of an option, which speak of those of the trigger."""


@pytest.mark.sample(2)
@pytest.mark.parametrize(("trigger", "lines"), SAID.items())
def test_a_capital_and_a_full_stop_hide_no_line_that_checks(
    trigger: str, lines: tuple[str, ...]
) -> None:
    for line in lines:
        told = []
        for said in (line, f"{line[0].upper()}{line[1:]}."):
            head = f'crossroads "A"\n    flavor "x"\n    {trigger}\n    option "B"\n'
            other = '    option "C"\n        gain 1 morale\n'
            told.append(offered(f"{head}        {said}\n{other}", 5))
        assert told[0] and told[1] == told[0], line
