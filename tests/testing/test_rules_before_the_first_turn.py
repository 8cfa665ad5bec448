"""A `then` before the first `when` is asked of the table that is laid, with all rules in force on
it, whichever clause of a card holds them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testing.trying import failures

RULE = "people per food is 1"
CARDS = {
    "passive": (
        'survivor "Old Ostap"\n    flavor "x"\n    occupation "cook"\n    male\n    influence 12\n'
        "    attack 4+\n    search 4+\n    at anywhere\n    ability 1+\n        gain 1 morale\n"
        f"    passive\n        {RULE}\n",
        'player 1 controls "Old Ostap"',
    ),
    "equip": (
        f'item "Big Ladle"\n    flavor "x"\n    tool, in "School" x 1\n    equip\n        {RULE}\n',
        '"Amara Diallo" is equipped with "Big Ladle"',
    ),
    "anytime": (
        'item "Bad Penny"\n    flavor "x"\n    tool, in "School" x 1\n    event\n'
        f'        nothing happens\n    anytime\n        while a player has "Bad Penny"\n'
        f"            {RULE}\n",
        'player 1 has "Bad Penny"',
    ),
    "objective": (
        'objective "Eat Alone"\n    flavor "x"\n    time short\n    standard\n        setup\n'
        f"            morale 7\n            rounds 5\n        {RULE}\n        goal food >= 9\n"
        "    hardcore like standard, except\n        goal food >= 12\n",
        'objective "Eat Alone"',
    ),
    "scenario": (
        'scenario "Short Rations"\n    flavor "x"\n    uses base\n    players 2 to 5\n'
        f"    {RULE}\n",
        'scenario "Short Rations"',
    ),
}


@pytest.mark.parametrize("clause", CARDS)
@pytest.mark.parametrize("given", (True, False))
def test_rules_are_in_force_on_the_table_that_is_laid(
    clause: str, given: bool, tmp_path: Path
) -> None:
    card, line = CARDS[clause]
    rows = ["given players = 3, seed 1", 'given player 1 controls "Amara Diallo"']
    rows += [f"given {line}"] if given else []
    each = [*rows, f"then people per food = {1 if given else 2}"]
    started = [*rows, "when player 1 starts", f"then people per food = {1 if given else 2}"]
    if clause == "scenario" and not given:
        return  # a test below a scenario sits at its table
    text = f"{card}\n" + "\n".join(
        f'test "{name}"\n' + "".join(f"    {row}\n" for row in lines)
        for name, lines in (("laid", each), ("begun", started))
    )
    assert failures(tmp_path, text) == []
