"""Who takes an option is not who carries the card out: a line that leaves something open there, or
is done by nobody that it names, is yours, and authors are told.
"""

from __future__ import annotations

import pytest

from tests.semantics.winter_world import checked_text

OPEN = (
    "choose a survivor at the colony as x",
    "choose another player as x",
    "kill a survivor at the colony",
    "kill up to 2 zombies at the colony",
    "kill a survivor controlled by the player with the most survivors",
    "discard 1 card",
    "lose 1 die",
    'draw 1 card from the "School" deck',
    "add 1 zombie to a location",
    "if food >= 2\n            add 1 zombie to a location",
    "discard all cards in hand",
    "reveal a card in hand",
    "move a survivor to the colony",
)
SAID = (
    "gain 1 morale",
    "add 1 zombie to the colony",
    "choose a survivor you control as x",
    "you choose a survivor at the colony as x",
    "you discard 1 card",
    "the first player chooses a survivor at the colony as x",
    "the first player must kill a survivor at the colony",
    "the first player discards 1 card",
    "each player discards 1 card",
    "for each player\n            they discard 1 card",
    "kill the survivor with the most wounds",
    "discard a random card in the hand of the first player",
)


def found(line: str, chooser: str) -> set[str]:
    text = f'crossroads "C"\n    flavor "x"\n    if food >= 0\n{chooser}'
    text += f'    option "A"\n        {line}\n    option "B"\n        gain 1 morale\n'
    return {each.code for each in checked_text(text)[1]} & {"DOW5022"}


@pytest.mark.parametrize("line", OPEN)
def test_what_a_line_leaves_open_to_you_is_told(line: str) -> None:
    assert found(line, "    the first player chooses\n") == {"DOW5022"}
    assert found(line, "") == set()


@pytest.mark.parametrize("line", SAID)
def test_what_a_line_says_is_not(line: str) -> None:
    assert found(line, "    the first player chooses\n") == set()


def test_whoever_is_told_by_a_name_may_take_an_option() -> None:
    card = 'crossroads "C"\n    flavor "x"\n    if "Biscuit" is in play\n'
    card += '    the controller of "Biscuit" chooses\n    option "A"\n        {}\n'
    for line, told in (('kill "Biscuit"', set()), ("discard 1 card", {"DOW5022"})):
        codes = {each.code for each in checked_text(card.format(line))[1]}
        assert codes & {"DOW5022"} == told
