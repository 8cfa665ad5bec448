"""Whoever is told by words, and whatever is, does what is left as far as possible as far as it can
be done: `the player on your left discards 2 cards` takes the one card there is, as it does of the
first player. In the lines of an option it blocks the option, as a named one does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.testing import run_tests

WHO = (
    "the player on your left",
    "the player on your right",
    "the player on the left of the first player",
    "the player with the largest hand",
    "the player with the fewest survivors",
    'the player with a survivor at "School"',
)
"""Words for player 2 on the table below. Of those who are level none can do it in full."""

DOES: dict[str, str] = {
    "discards 2 cards": "cards in the hand of player 2 = 0",
    "discards 3 food cards": "cards in the hand of player 2 = 0",
    "loses 2 dice": "dice of player 2 = 0",
    "gives 2 cards to you": "cards in the hand of player 2 = 0",
    'draws 2 cards from the "School" deck': 'cards in the "School" deck = 0',
    'draws 2 cards from the item deck of the location of "Biscuit"': (
        'cards in the "School" deck = 0'
    ),
}
BLOCKS: dict[str, str] = {
    "an if": "        if food >= 0\n            {}\n",
    "a loop": "        repeat 1 times\n            {}\n",
    "an offer": "        you may lose 1 morale\n            if so\n                {}\n",
    "a later moment": "        at the end of this turn\n            {}\n",
}
TABLE = """test "{name}"
    given players = 2, seed 1, morale = 5, food = 3
    given player 1 controls "Amara Diallo", player 1 controls "Yuki Lowe"
    given player 2 controls "Biscuit", "Biscuit" is at "School"
    given "Amara Diallo" is at the colony, "Yuki Lowe" is at the colony
    given player 2 has "Tinned Soup", "Lunch Box" is in the waste pile
    given dice of player 1 are 2 2 2, dice of player 2 are 3
    given cards in the "School" deck = 1, zombies at "School" = 2
    given crossroads "{card}"
    when player 1 cleans waste
    then player 1 cannot choose "Block"
{steps}    then {holds}

"""


def written(block: str, lines: Sequence[str], holds: str) -> Iterator[str]:
    """Yield a card with each line in a block, and its test."""
    for at, line in enumerate(lines):
        name = f"Told {at}"
        body = BLOCKS[block].format(line)
        steps = '    when player 1 chooses "Do"\n'
        steps += "    when player 1 accepts\n" if block == "an offer" else ""
        steps += "    when player 1 passes\n" if block == "a later moment" else ""
        text = (
            f'crossroads "{name}"\n    flavor "x"\n    when you clean waste\n'
            f'    option "Do"\n{body}    option "Block"\n        {line}\n'
            '    option "Not"\n        add 1 food\n\n'
        )
        test = TABLE.format(name=name, card=name, steps=steps, holds=holds)
        yield text + test


def wrong_ones(folder: Path, texts: Iterable[str]) -> list[str]:
    """Return what went wrong in the tests of some cards."""
    (folder / "told.dow").write_text("".join(texts), "utf-8")
    (told,) = checking.tests_of([folder / "told.dow"])
    messages = [each.message() for each in run_tests(told.cards, told.tests).results]
    assert messages
    return [each for each in messages if each]


@pytest.mark.sample(4)
@pytest.mark.parametrize("block", BLOCKS)
@pytest.mark.parametrize("does", DOES)
def test_a_player_does_it_as_far_as_possible(block: str, does: str, tmp_path: Path) -> None:
    lines = [f"{who} {does}" for who in WHO]
    assert wrong_ones(tmp_path, written(block, lines, DOES[does])) == []


@pytest.mark.sample(2)
@pytest.mark.parametrize("block", BLOCKS)
def test_it_is_done_at_a_place_as_far_as_possible(block: str, tmp_path: Path) -> None:
    lines = [
        "kill 3 zombies at the location with the most zombies",
        "remove 4 zombies from the location with the most zombies",
    ]
    assert wrong_ones(tmp_path, written(block, lines, 'zombies at "School" = 0')) == []


FAILURE = """crisis "The Toll"
    flavor "x"
    prevent with fuel
    failure
        the player with the most survivors discards 2 cards
        the player on the left of the first player discards 3 cards

item "Begging Bowl"
    flavor "x"
    tool, in "School" x 1
    play
        the player on your left discards 2 cards

test "the failure of a crisis"
    given players = 2, seed 1, morale = 5, food = 3
    given player 1 controls "Amara Diallo", player 1 controls "Yuki Lowe"
    given player 2 controls "Biscuit", player 1 has "Tool Belt", player 2 has "Tinned Soup"
    given crisis "The Toll"
    when player 1 starts
    when player 1 passes
    when player 2 passes
    then cards in the hand of player 1 = 0 and cards in the hand of player 2 = 0

test "an item that is played"
    given players = 2, seed 1, morale = 5, food = 3
    given player 1 controls "Amara Diallo", player 2 controls "Biscuit"
    given player 1 has "Begging Bowl", player 2 has "Tinned Soup"
    when player 1 plays "Begging Bowl"
    then cards in the hand of player 2 = 0
"""


def test_a_failure_and_a_played_card_fall_on_who_has_less(tmp_path: Path) -> None:
    assert wrong_ones(tmp_path, [FAILURE]) == []
