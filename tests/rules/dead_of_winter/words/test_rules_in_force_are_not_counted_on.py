"""An option is asked about by its own lines: what a rule in force does in between is not counted
on, whatever sets it off (docs/language.md, options).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testing.trying import failures

BROUGHT = {
    "food": ("add 2 food", "pay 2 food", "food = 0"),
    "zombies": (
        "add 2 zombies to the colony",
        "kill 2 zombies at the colony",
        "zombies at the colony = 0",
    ),
    "helpless": ("add 1 helpless survivor", "kill 1 helpless survivor", "helpless survivors = 0"),
}
"""What a rule brings, the line that needs it, and that there is none of it."""
SET_OFF = {
    "a survivor is wounded": '"Amara Diallo" gets 1 wound',
    "morale is gained": "gain 1 morale",
    'noise is added to "School"': 'add 1 noise to "School"',
}
TEXT = """item "Bleeding Purse"
    flavor "x"
    tool, in "School" x 1
    equip
        when {event}
            {brings}

crossroads "What Comes of It"
    flavor "x"
    if morale >= 1
    option "Hope"
        {line}
        {needs}
    option "By itself"
        {brings}
        {needs}
    option "Leave"
        lose 1 die

test "it"
    given players = 2, seed 1, morale = 5, {none}
    given player 1 controls "Amara Diallo", "Amara Diallo" is equipped with "Bleeding Purse"
    given crossroads "What Comes of It"
    when player 1 starts
    then player 1 cannot choose "Hope"
    then player 1 can choose "By itself"
"""


@pytest.mark.sample(2)
@pytest.mark.parametrize("brought", BROUGHT)
def test_only_the_lines_of_the_option_are(brought: str, tmp_path: Path) -> None:
    brings, needs, none = BROUGHT[brought]
    for number, (event, line) in enumerate(SET_OFF.items()):
        folder = tmp_path / str(number)
        folder.mkdir()
        text = TEXT.format(event=event, brings=brings, line=line, needs=needs, none=none)
        told = failures(folder, text)
        assert not told, "\n".join(told)
