"""What can be asked at the very moment when the thing asked for is done with: the crisis and its
contributions while the crisis is resolved.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testing.trying import failures

CARDS = """crisis "The Cold Ledger"
    flavor "x"
    prevent with fuel
    failure
        {failure}
    optional 1 fuel card
        {optional}

crossroads "Bookkeeping"
    flavor "x"
    if food >= 1
    option "Watch it"
        for the rest of the game
            when a crisis is failed
                {failed}
            when a crisis is prevented
                {prevented}
            when a crisis is prevented with a surplus
                {surplus}

test "T"
    given players = 2, seed 1, food = 20, morale = 5, helpless survivors = 0
    given player 1 controls "Noor Haddad", "Noor Haddad" is at the colony
    given player 2 controls "Yuki Lowe", "Yuki Lowe" is at the colony
    given player 1 has "Old Newspapers", player 1 has "Boiler Oil"
    given player 1 has "Jerry Can", player 1 has "Jerry Can", player 1 has "Jerry Can"
    given crisis "The Cold Ledger", crossroads "Bookkeeping"
    when player 1 starts
    {given}
    when player 2 starts
    when player 1 starts
    then helpless survivors = {told}
    then "The Cold Ledger" is not the current crisis and contributions = 0
"""
ASKED = {
    "contributions": 2,
    "contributions of the first player": 2,
    "points a crisis needs": 2,
    "cards contributed to the crisis": 2,
    "fuel cards contributed to the crisis": 1,
    "if there is a card contributed to the crisis": 1,
    'if "The Cold Ledger" is the current crisis': 1,
    "if the current crisis needs fuel cards": 1,
    "if crises prevented = 0": 1,
}
"""What is asked of a crisis that fails for want of one fuel card -> the number it is, or 1 for a
condition that holds.
"""
CRISES = len(tuple((Path(__file__).parents[4] / "cards" / "base" / "crises").glob("*.dow"))) + 1
NOTHING = "nothing happens"


def trial(when: str, asked: str, given: str, told: int) -> str:
    """Return the file in which only that moment adds as many helpless survivors as are asked
    for.
    """
    effect = (
        f"{asked}\n{' ' * 20}add 1 helpless survivor"
        if asked.startswith("if ")
        else f"add ({asked}) helpless survivors"
    )
    does = {
        moment: effect if moment == when else NOTHING
        for moment in ("failure", "optional", "failed", "prevented", "surplus")
    }
    contributes = "\n    ".join(f'when player 1 contributes "{name}"' for name in given.split(", "))
    return CARDS.format(**does, given=contributes, told=told)


@pytest.mark.sample(6)
@pytest.mark.parametrize("asked", ASKED)
@pytest.mark.parametrize("when", ["failure", "failed"])
def test_a_crisis_that_fails_speaks_of_what_was_given(
    tmp_path: Path, when: str, asked: str
) -> None:
    assert failures(tmp_path, trial(when, asked, "Jerry Can, Old Newspapers", ASKED[asked])) == []


@pytest.mark.parametrize(("when", "given", "many"), [("prevented", 2, 2), ("surplus", 4, 4)])
def test_a_crisis_that_is_prevented_speaks_of_what_was_given(
    tmp_path: Path, when: str, given: int, many: int
) -> None:
    cans = ", ".join(["Boiler Oil", "Jerry Can", "Jerry Can", "Jerry Can"][:given])
    for asked, told in (
        ("contributions", many),
        ("fuel cards contributed to the crisis", many),
        ("crises prevented", 1),
        ('if "The Cold Ledger" is the current crisis', 1),
    ):
        assert failures(tmp_path, trial(when, asked, cans, told)) == []


@pytest.mark.parametrize(
    ("does", "then"),
    [
        (
            "take a fuel card contributed to the crisis",
            'player 1 has "Jerry Can" and cards in the removed pile = 1',
        ),
        (
            "discard each card contributed to the crisis",
            "cards in the waste pile = 2 and cards in the removed pile = 0",
        ),
        (
            "put the current crisis under the crisis deck",
            f"cards in the crisis deck = {CRISES - 1} and cards in the removed pile = 2",
        ),
        (
            "remove the current crisis from the game",
            f"cards in the crisis deck = {CRISES - 2} and cards in the removed pile = 2",
        ),
    ],
)
def test_what_lies_open_while_a_crisis_fails_can_be_dealt_with(
    tmp_path: Path, does: str, then: str
) -> None:
    text = trial("failure", "helpless survivors", "Jerry Can, Old Newspapers", 0).replace(
        "add (helpless survivors) helpless survivors", does
    )
    assert failures(tmp_path, text.replace("then helpless survivors = 0", f"then {then}")) == []


VALUES = """
crossroads "The Last Roll Call"
    flavor "x"
    if food >= 1
    option "Read it"
        for the rest of the game
            {rule}
            when a survivor where ({value} = 5) is killed
                gain 2 morale
        kill "Amara Diallo"
    option "Not now"
        lose 1 morale

test "As it was in force until then"
    given players = 2, seed 1, food = 5, morale = 5
    given player 1 controls "Amara Diallo", "Amara Diallo" is at "School"
    given player 1 controls "Greta Solheim", "Greta Solheim" is at the colony
    given crossroads "The Last Roll Call"
    when player 1 starts
    when player 1 chooses "Read it"
    then morale = {morale}
"""


@pytest.mark.sample(5)
@pytest.mark.parametrize(
    "of_whom", ('all survivors at "School"', "all survivors you control", "{it}")
)
@pytest.mark.parametrize("value", ("influence", "attack", "search value"))
def test_a_value_of_who_is_lost_is_that_of_the_moment_before(
    value: str, of_whom: str, tmp_path: Path
) -> None:
    """Changes of its group and place hold until then."""
    of_it = of_whom.replace("{it}", '"Amara Diallo"')
    for number, morale in ((5, 6), (6, 4)):
        text = VALUES.format(
            rule=f"{value} of {of_it} is {number}", value=f"{value} of it", morale=morale
        )
        assert failures(tmp_path, text) == []
