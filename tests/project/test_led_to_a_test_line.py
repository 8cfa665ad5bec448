"""What people write in a test before they have read how leads to a line that checks, or to one
sentence that says why there is none. Every hint that offers a line is typed.
"""

from __future__ import annotations

import re

import pytest

from dowlang.project import checking

CARD = """crossroads "A"
    flavor "x"
    if food >= 1
    option "B"
        gain 1 morale
    option "C"
        lose 1 morale

test "One"
    given players = 3, seed 1
"""
TABLE = '    given crossroads "A", player 1 controls "Wen Guo", player 2 controls "Noor Haddad"\n'
GIVEN = {
    'given player 2 holds "Aspirin"': 'given player 2 has "Aspirin"',
    'given food = 2, player 2 holds "Aspirin"': 'given food = 2, player 2 has "Aspirin"',
    'given player 1 owns "Tool Belt"': 'given player 1 has "Tool Belt"',
    'given player 1 has "Yuki Lowe"': 'given player 1 controls "Yuki Lowe"',
    'given "Wen Guo" holds "Cleaver"': 'given "Wen Guo" is equipped with "Cleaver"',
    'given "Wen Guo" has "Cleaver"': 'given "Wen Guo" is equipped with "Cleaver"',
    'given "Wen Guo" has 2 wounds': 'given wounds on "Wen Guo" = 2',
    'given "Wen Guo" has a wound': 'given wounds on "Wen Guo" = 1',
    "given player 1 has 3 cards": "given cards in the hand of player 1 = 3",
    'given 2 zombies at "School"': 'given zombies at "School" = 2',
    "given 1 zombies at the colony": "given zombies at the colony = 1",
    'given there are 2 zombies at "School"': 'given zombies at "School" = 2',
    "given 2 food": "given food = 2",
    "given waste = 2": "given cards in the waste pile = 2",
    "given 3 helpless survivors": "given helpless survivors = 3",
    "given 3 players": "given players = 3",
    "given player 1's dice are 6 6": "given dice of player 1 are 6 6",
    "given dice of player 1 = 6 6": "given dice of player 1 are 6 6",
    "given player 1 rolls 6 6": "given dice of player 1 are 6 6",
    "given player 1 has dice 6 2": "given dice of player 1 are 6 2",
    'given the top card of the "School" deck is "Aspirin"': 'given "Aspirin" is on top of the "',
    'given the top of the waste pile is "Aspirin"': 'given "Aspirin" is on top of the waste pile',
    'given the next survivor is "Yuki Lowe"': 'given "Yuki Lowe" is on top of the survivor deck',
    'given the next crisis is "Ward Fever"': 'given "Ward Fever" is on top of the crisis deck',
    "given it is player 2's turn": "`when player 2 starts`",
}
LATER = {
    'then player 2 holds "Aspirin"': 'then player 2 has "Aspirin"',
    'then morale = 6 and player 2 holds "Aspirin"': 'then morale = 6 and player 2 has "Aspirin"',
    'then player 1 has "Wen Guo"': 'then player 1 controls "Wen Guo"',
    'then "Wen Guo" has 1 wound': 'then wounds on "Wen Guo" >= 1',
    'then 2 zombies at "School"': 'then zombies at "School" = 2',
    'then "A" did not come up': 'then "A" was not triggered this turn',
    'then "A" came up': 'then "A" was triggered this turn',
    'then player 1 may move "Wen Guo" to "School"': 'then player 1 can move "Wen Guo" to "School"',
    'then "Wen Guo" may search': 'then "Wen Guo" can search',
    "then the game is over": 'then player 1 fulfils "…"',
    "then player 1 wins": 'then player 1 fulfils "…"',
    "when player 1 votes yes": "when player 1 votes for",
    "when player 2 votes no": "when player 2 votes against",
    "when player 1 says yes": "when player 1 accepts",
    "when player 1 agrees": "when player 1 accepts",
    "when player 2 refuses": "when player 2 declines",
    "when player 2 says no": "when player 2 declines",
    "when player 1 takes a turn": "when player 1 starts",
    "when player 1 ends the turn": "when player 1 passes",
    'when player 1 picks "B"': 'when player 1 chooses "B"',
    'when player 1 activates "Wen Guo"': 'when player 1 uses the ability of "Wen Guo"',
    'when player 1 activates the ability of "Wen Guo"': 'when player 1 uses the ability of "Wen G',
    'when player 2 gives "Aspirin"': '`when player 2 chooses "Aspirin"`',
    'when player 1 plays "Aspirin" on "Wen Guo"': '`when player 1 plays "Aspirin"`',
    "when player 1 rolls a 6": "`, die 4`",
    "when the round ends": "`when player … starts`",
}


def helps(lines: list[str], given: bool) -> list[list[str]]:
    """Return for each line of a test the helps of its errors, or their texts without one."""
    rows = "".join(f"    {line}\n" for line in lines)
    text = CARD + (rows + TABLE if given else TABLE + rows)
    first = text[: text.index(rows)].count("\n") + 1
    found, _ = checking.check_text(text.encode(), "x.dow")
    errors = [one for one in found if one.severity.value == "error"]
    assert all(first <= one.span.line < first + len(lines) for one in errors)
    return [
        [one.help or one.message for one in errors if one.span.line == first + place]
        for place in range(len(lines))
    ]


@pytest.mark.sample(1)
@pytest.mark.parametrize(("family", "given"), [(GIVEN, True), (LATER, False)])
def test_a_line_leads_to_one_that_checks(family: dict[str, str], given: bool) -> None:
    found = helps(list(family), given)
    for (line, shown), one in zip(family.items(), found, strict=True):
        assert len(one) == 1 and shown in one[0], (line, one)
        assert "…" in shown or "`" in shown or "it is written" in one[0], (line, one)
    offered = [each for one in found for each in re.findall("it is written `([^`]+)`", one[0])]
    assert not set(offered) & set(family)
    for line, one in zip(offered, helps(offered, given), strict=True):
        assert one == [], line


QUOTED = [
    "put a noise token at School",
    "raise morale by 2",
    "remove all noise tokens",
    "spend a food tokens",
    "ends the turn",
    "two players",
    "lose one morale of your choice",
]


def test_what_stands_in_quotes_is_not_put_into_other_words() -> None:
    """A label is the author's: a line with another one is never offered for it."""
    lines = [f'when player 1 chooses "{label}"' for label in QUOTED]
    for label, found in zip(QUOTED, helps(lines, given=False), strict=True):
        assert len(found) == 1 and not re.search("it is written", found[0]), (label, found)
