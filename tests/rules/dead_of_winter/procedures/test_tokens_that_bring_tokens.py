"""A token that brings about another one of the same survivor ends in the death that the last one
they can bear is: no token comes after it (R-EXPOSE-07).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testing.trying import failures

WHEN = (
    "a survivor is wounded",
    "a survivor gets a wound",
    "a survivor gets frostbite",
    '"Amara Diallo" is wounded',
    "a survivor you control is wounded",
)
BRINGS = ("gets 1 wound", "gets 1 frostbite", "gets 2 wounds", "gets 1 wound\n{deep}lose 1 die")
CARD = """crossroads "Spreads"
    flavor "x"
    when you clean waste
    option "Do"
        until the end of this turn
            when {when}
                {who} {brings}
        "Amara Diallo" {first}
        gain 1 morale
    option "Do not"
        nothing happens

test "Three tokens and no more"
    given players = 2, seed 1, cards in the crossroads deck = 0, food = 9, morale = 5
    given player 1 controls "Amara Diallo", player 1 controls "Yuki Lowe"
    given player 2 controls "Biscuit"
    given "Amara Diallo" is at the colony, "Yuki Lowe" is at the colony, "Biscuit" is at the colony
    given "Yuki Lowe" is the leader of player 1
    given "Aspirin" is in the waste pile, dice of player 1 are 6
    given crossroads "Spreads"
    when player 1 cleans waste
    when player 1 chooses "Do"
    then not "Amara Diallo" is in play and morale = 5
    then wounds on "Yuki Lowe" = 0
"""


@pytest.mark.parametrize("when", WHEN)
def test_the_chain_ends_with_the_death(when: str, tmp_path: Path) -> None:
    wrong = {}
    face = "gets 1 frostbite" if "frostbite" in when else "gets 1 wound"
    for brings in BRINGS:
        if ("wound" in brings) == ("frostbite" in when):
            continue  # the other face does not set it off again
        who = '"Amara Diallo"' if when.startswith('"') else "that survivor"
        lines = brings.format(deep=" " * 16)
        if told := failures(tmp_path, CARD.format(when=when, who=who, brings=lines, first=face)):
            wrong[brings] = told
    assert wrong == {}
