"""Tokens on a survivor stay there until the rules that hear of the loss are carried out, then go
back, or to where the survivor stood (Part 5.9 of the rules document).

Every way to be lost, and every event by which a rule hears it, is a case.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.semantics.winter_world import found_in
from tests.testing.trying import failures

WAYS = (
    'kill "Amara Diallo"',
    '"Amara Diallo" gets 3 wounds',
    'remove "Amara Diallo" from the game',
)
KILLED, REMOVED = (0, 1), (2,)
HEARD = (
    ("when a survivor is killed", "that survivor", KILLED),
    ('when a survivor where (number of "{token}" on it = 2) is killed', "that survivor", KILLED),
    ("when a survivor is removed from the game", "that survivor", REMOVED),
    ("when you lose the leader", '"Amara Diallo"', (*KILLED, *REMOVED)),
)
"""Clause of a rule, the survivor below it, and the ways that it hears."""
TOKENS = (("Bell", 0), ("Sandbag", 2))
"""A sort of tokens, and how many of two are left where the survivor stood."""
SET = """token "Bell"
    supply 3

token "Sandbag"
    supply 3
    stays where its bearer is lost

"""


def card(token: str, options: str, test: str) -> str:
    """Return a card with two tokens on a survivor, its options, and a test up to the choice."""
    return f"""{SET}crossroads "The Toll"
    flavor "Somebody counts."
    when you clean waste
{options}
test "what becomes of the tokens"
    given players = 2, seed 1, morale = 5, food = 4, dice of player 1 are 6 6
    given player 1 controls "Amara Diallo", "Amara Diallo" is at "School"
    given player 1 controls "Yuki Lowe", "Yuki Lowe" is at the colony, player 2 controls "Biscuit"
    given number of "{token}" on "Amara Diallo" = 2, "Aspirin" is in the waste pile
    given crossroads "The Toll"
    when player 1 starts
    when player 1 cleans waste
{test}"""


def written(token: str, stay: int, clause: str, who: str, ways: tuple[int, ...]) -> str:
    """Return a card with an option for each way of loss, below a rule that counts the tokens."""
    options = "".join(
        f'    option "Way {n}"\n        for the rest of the game\n'
        f"            {clause.format(token=token)}\n"
        f'                add (number of "{token}" on {who}) food\n        {line}\n'
        for n, line in enumerate(WAYS)
    )
    rows = "".join(f'        "Way {n}", {4 + 2 * (n in ways)}\n' for n in range(len(WAYS)))
    test = f"""\
    when player 1 chooses the way
    then food = fed and supply of "{token}" = {3 - stay}
    then number of "{token}" at "School" = {stay} and number of "{token}" on "Amara Diallo" = 0
    cases way, fed
{rows}"""
    return card(token, options, test)


@pytest.mark.parametrize(("token", "stay"), TOKENS)
@pytest.mark.parametrize(("clause", "who", "ways"), HEARD, ids=[each[0] for each in HEARD])
def test_a_rule_that_hears_of_a_loss_counts_the_tokens(
    tmp_path: Path, clause: str, who: str, ways: tuple[int, ...], token: str, stay: int
) -> None:
    assert not failures(tmp_path, written(token, stay, clause, who, ways))


def test_a_rule_takes_them_before_they_go_back(tmp_path: Path) -> None:
    """What a rule has lifted or laid before itself does not come back a second time."""
    options = """\
    option "It"
        for the rest of the game
            when a survivor is killed
                lift 1 "Sandbag" on that survivor
                lay 1 "Sandbag" before you
        kill "Amara Diallo"
    option "Leave it"
        lose 1 morale
"""
    test = """\
    when player 1 chooses "It"
    then number of "Sandbag" at "School" = 1 and number of "Sandbag" before player 1 = 1
    then supply of "Sandbag" = 1
"""
    assert not failures(tmp_path, card("Sandbag", options, test))


@pytest.mark.parametrize("line", ["kill the victim", "remove the victim from the game"])
def test_below_the_effect_a_warning_says_that_none_are_left(line: str) -> None:
    text = (
        f'{SET}crossroads "The Toll"\n    flavor "x"\n    if morale >= 1\n    option "A"\n'
        f"        choose a survivor you control as victim\n        {line}\n"
        '        add (number of "Bell" on the victim) food\n'
    )
    assert "DOW5026" in [each.code for each in found_in(text)]
