"""An effect that would put a card where it lies already is refused where the words say that place,
with the words to type.

Every word × every place is in `test_pieces_within_reach.py`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.semantics.winter_world import found_in
from tests.testing.trying import failures

CARD = """token "Crate"
    supply 3

crossroads "Turn the Heap"
    flavor "What was under is over."
    when you clean waste
    option "Do it"
        {0}
        gain 1 morale
    option "No"
        lose 1 morale

"""
REFUSED = {
    "discard the bottom 1 card of the waste pile": "a card in hand",
    "discard 2 cards in the waste pile": "2 cards in hand",
    "discard the top 2 cards of the waste pile": "2 cards in hand",
    "discard a random card in the waste pile": "a random card in hand",
    "discard each food card of the waste pile": "each food card in hand",
    "remove a card in the removed pile from the game": "a card in hand",
    "remove the top 1 card of the removed pile from the game": "a card in hand",
    "slip 1 card contributed to the crisis into the crisis": "1 card in hand",
    "slip a card contributed by you into the crisis": "a card in hand",
    "put the top 1 card of the waste pile onto the waste pile": "a card of the waste pile",
    'put the bottom 1 card of the "School" deck under the "School" deck': (
        'a card of the "School" deck'
    ),
    'lay 1 "Crate" on a card in hand': "a card on a survivor you control",
    'lift 1 "Crate" on the top 1 card of the waste pile': "a card on a survivor you control",
    "play the top 1 card of the waste pile": "a card in hand",
}
CLEAN = (
    "remove the top 1 card of the waste pile from the game",
    "put the top 1 card of the waste pile under the waste pile",
    "put the bottom 1 card of the waste pile onto the waste pile",
    'put the top 1 card of the "School" deck onto the waste pile',
    "put the top 2 cards of the waste pile onto the waste pile",
    'discard the top 1 card of the "School" deck',
)


def errors(line: str) -> list[str]:
    return [f.message for f in found_in(CARD.format(line)) if f.code < "DOW5"]


@pytest.mark.parametrize("line", REFUSED)
def test_what_lies_there_already_is_refused_with_the_words_to_type(line: str) -> None:
    (message,) = errors(line)
    wanted = REFUSED[line]
    assert message.endswith(f"wanted `{wanted}`")
    said = message.partition("`")[2].partition("`")[0]
    assert not errors(line.replace(said, wanted))


@pytest.mark.parametrize("line", CLEAN)
def test_what_lies_elsewhere_is_not(line: str) -> None:
    assert not errors(line)


def test_of_each_card_of_a_pile_that_may_not_be_said_below_a_loop_either() -> None:
    (message,) = errors("for each card in the waste pile\n            discard it")
    assert "never gets at what lies in the waste pile" in message


@pytest.mark.parametrize(
    "line",
    [
        "equip your leader with a card on your leader",
        "equip a survivor you control with a card on your leader",
    ],
)
def test_nobody_is_equipped_with_what_they_have(tmp_path: Path, line: str) -> None:
    text = (
        CARD.format(line).replace("when you clean waste", "if food >= 0")
        + """test "beside her already"
    given players = 2, seed 1, morale = 5
    given player 1 controls "Amara Diallo", player 2 controls "Biscuit"
    given "Amara Diallo" is equipped with "Cricket Bat", crossroads "Turn the Heap"
    when player 1 starts
    then player 1 cannot choose "Do it"
"""
    )
    assert not failures(tmp_path, text)


@pytest.mark.parametrize(("start", "wrong"), [(7, 1), (0, 1), (1, 0), (4, 0)])
def test_a_track_starts_within_its_range(start: int, wrong: int) -> None:
    found = found_in(f'track "Lamp Oil"\n    from 1 to 4, starting at {start}\n')
    assert [f.code for f in found].count("DOW3012") == wrong
