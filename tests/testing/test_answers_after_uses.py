"""What an ability or a card asks on its way is answered by the lines after the one that uses it,
whatever dice these lines give.

Every way to use a card with every kind of question, alone and one after the other.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testing.test_lines_of_tests import message

PERSON = (
    'survivor "Ida Vance"\n    flavor "x"\n    occupation "clerk"\n    female\n    influence 44\n'
    "    attack 4+\n    search 3+\n    at anywhere\n    {way}\n"
)
ITEM = 'item "Bell"\n    flavor "x"\n    tool, in "School" x 1\n    {way}\n'
IDA = 'given player 1 controls "Ida Vance", "Ida Vance" is at "School"'
USES_IDA, USES_BELL = 'uses the ability of "Ida Vance"', 'uses "Bell"'
WORN = 'given "Greta Solheim" is equipped with "Bell"'
GRANTED = "equip\n        the bearer has the ability{cost}"
WAYS = {  # the card without its lines, their depth, what is given, the line that uses it
    "ability 1+": (PERSON.format(way="ability 1+"), 2, IDA, USES_IDA),
    "free ability": (PERSON.format(way="ability"), 2, IDA, USES_IDA),
    "by its number": (
        PERSON.format(way="ability 1+, once per round"),
        2,
        IDA,
        'chooses "use ability 1 of Ida Vance, spending a 6"',
    ),
    "item": (ITEM.format(way=GRANTED.format(cost=", once per round")), 3, WORN, USES_BELL),
    "item for a die": (ITEM.format(way=GRANTED.format(cost=" 2+")), 3, WORN, USES_BELL),
    "play": (ITEM.format(way="play"), 2, 'given player 1 has "Bell"', 'plays "Bell"'),
    "event": (ITEM.format(way="event"), 2, 'given player 1 has "Bell"', 'plays "Bell"'),
}
ROLL = "roll a die; +1 to 3; ++gain 1 morale; +4 to 6; ++gain 2 morale"
MAY = "you may discard 1 card; +if so; ++"
CHOICE = 'choose one; +option "A"; ++{}; +option "B"; ++lose 1 morale'


def below(depth: int, lines: str) -> str:
    """The lines so much deeper."""
    return lines.replace("; ", "; " + "+" * depth)


EXPOSURE = 'you may roll exposure for "Amara Diallo"; +blank; ++{}; +otherwise; ++lose 1 morale'
ASKED = {  # the lines of the card, and those of the test, with the value of the last die
    "offer": (MAY + below(2, ROLL), ("player 1 accepts, die {}",)),
    "rolled offer": (
        "you may " + ROLL,
        ("player 1 accepts, die {}",),
    ),
    "refused": (
        "you may discard 1 card; +if so; ++lose 1 morale; +if not; ++" + below(2, ROLL),
        ("player 1 declines, die {}",),
    ),
    "exposure": (EXPOSURE.format(below(2, ROLL)), ("player 1 accepts, exposure blank, die {}",)),
    "vote": (
        "vote by players with a survivor outside the colony, ties go to you; "
        f'+passes "P"; ++{below(2, ROLL)}; +fails "F"; ++lose 1 morale',
        ("player 1 votes for", "player 2 votes for, die {}"),
    ),
    "choice": (CHOICE.format(below(2, ROLL)), ('player 1 chooses "A", die {}',)),
    "choice and offer": (
        CHOICE.format(below(2, MAY + below(2, ROLL))),
        ('player 1 chooses "A"', "player 1 accepts, die {}"),
    ),
    "offer and choice": (
        MAY + below(2, CHOICE.format(below(2, ROLL))),
        ("player 1 accepts", 'player 1 chooses "A", die {}'),
    ),
    "two offers": (
        MAY + below(2, EXPOSURE.format(below(2, ROLL))),
        ("player 1 accepts", "player 1 accepts, exposure blank, die {}"),
    ),
    "two rolls": (
        MAY + "roll a die; +++1 to 6; ++++nothing happens; ++" + below(2, MAY + below(2, ROLL)),
        ("player 1 accepts, die 4", "player 1 accepts, die {}"),
    ),
    "another player": (
        f"the player on your left may discard 1 card; +if so; ++{below(2, ROLL)}",
        ("player 2 accepts, die {}",),
    ),
}
GIVEN = (
    'given player 1 has "Aspirin", player 1 has "Tool Belt"',
    'given player 2 controls "Biscuit", "Biscuit" is at "Library"',
    'given player 2 has "Tinned Soup"',
)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("asked", ASKED)
@pytest.mark.sample(3)
def test_what_is_asked_on_the_way_is_answered(tmp_path: Path, way: str, asked: str) -> None:
    """A 2 and a 5 lead to what they roll, and a wrong result is told."""
    head, depth, given, use = WAYS[way]
    lines, answers = ASKED[asked]
    body = "".join(
        "    " * (depth + len(line) - len(line.lstrip("+"))) + line.lstrip("+") + "\n"
        for line in lines.split("; ")
    )
    for die, gained in ((2, 1), (5, 2)):
        steps = [
            *GIVEN,
            given,
            f"when player 1 {use}",
            *(f"when {answer.format(die)}" for answer in answers),
        ]
        assert message(tmp_path, head + body, *steps, f"then morale = {5 + gained}") == ""
        assert "`morale` is" in message(tmp_path, head + body, *steps, "then morale = 4")
