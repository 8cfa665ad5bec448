"""`when` lines that say an event, `can` and `cannot`: whichever option brings it about, and also
where a card comes in that leaves nobody a choice and cancels it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EventWord
from tests.testing.test_lines_of_tests import codes, message

TABLE = """
test "it"
    given players = 2, seed 1, food = 1, morale = 5, dice of player 1 are 3 6 6
    given player 1 controls "Amara Diallo", player 2 controls "Biscuit"
"""

# point of an event -> the trigger, the line of a test, what the table needs, what is as it was
POINTS = {
    ("spend food", "after paying"): (
        "you spend food",
        "spends food",
        (),
        "food = 0 and dice of player 1 showing 3 = 1",
    ),
    ("attack {target}", "before it takes effect"): (
        "you attack a survivor",
        'attacks "Biscuit"',
        ('given "Amara Diallo" is at "School", "Biscuit" is at "School"',),
        'wounds on "Biscuit" = 0',
    ),
    ("search [{location}]", "before it takes effect"): (
        "you search a location",
        'searches "School"',
        ('given "Amara Diallo" is at "School"',),
        "cards in hand of player 1 = 0",
    ),
    ("play {card}", "before it takes effect"): (
        "you play a card",
        'plays "Tinned Soup"',
        ('given player 1 has "Tinned Soup"',),
        "food = 1",
    ),
}
FORCED = """crossroads "The Rations Clerk"
    flavor "He has a stamp."
    when {trigger}, {point}
    option "Stamp"
        cancel the action
        gain 1 morale
    option "Again" if food >= 9
        remove 9 food
"""


def test_every_point_before_which_an_action_is_cancelled_is_here() -> None:
    found = {
        (word.phrase, name)
        for word in VOCABULARY.words
        if isinstance(word, EventWord) and word.option
        for name, _ in word.points
        if name not in word.ended
    }
    assert found - POINTS.keys() <= {
        (phrase, name)
        for phrase, name in found
        if "roll" in name or "taken" in name  # its exposure or card follows the event, told by then
    }
    assert POINTS.keys() <= found


@pytest.mark.parametrize("event", POINTS, ids=lambda event: event[0])
def test_an_action_that_a_card_cancels_unasked_is_said_by_its_event(
    event: tuple[str, str], tmp_path: Path
) -> None:
    trigger, says, needs, after = POINTS[event]
    card = FORCED.format(trigger=trigger, point=event[1])
    verb, _, rest = says.partition(" ")
    plain = {"searches": "search"}.get(verb, verb[:-1])
    lines = (*needs, 'given crossroads "The Rations Clerk"')
    after = after.replace("cards in hand of player 1", "cards in the hand of player 1")
    done = (*lines, f"when player 1 {says}", f"then morale = 6 and {after}")
    can, cannot = f"then player 1 can {plain} {rest}", f"then player 1 cannot {plain} {rest}"
    assert codes(tmp_path, card, *done, table=TABLE) == []
    assert message(tmp_path, card, *done, table=TABLE) == ""
    assert message(tmp_path, card, *lines, "when player 1 starts", can, table=TABLE) == ""
    assert "does it" in message(tmp_path, card, *lines, "when player 1 starts", cannot, table=TABLE)


QUIET = """crossroads "The Quiet Shelf"
    flavor "Nobody touches it."
    when you clean waste
    option "Take it"
        gain 1 morale
    option "Leave it"
        nothing happens
"""
HAND = ((), ('given player 1 has "Tinned Soup"',), ('given player 1 has "Aspirin"',))
BAT = 'given "Amara Diallo" is equipped with "Cricket Bat"'
WAYS = {
    "a weapon is played": (
        ('given player 1 has "Cricket Bat"',),
        'plays "Cricket Bat"',
        'play "Cricket Bat"',
        '"Amara Diallo" is equipped with "Cricket Bat"',
    ),
    "a weapon in use is contributed": (
        (BAT,),
        'contributes "Cricket Bat"',
        'contribute "Cricket Bat"',
        '"Amara Diallo" is not equipped with "Cricket Bat"',
    ),
}


@pytest.mark.parametrize("hand", HAND, ids=["alone", "beside an instant", "beside a medicine"])
@pytest.mark.parametrize("way", WAYS)
def test_what_other_cards_are_in_hand_makes_no_difference(
    way: str, hand: tuple[str, ...], tmp_path: Path
) -> None:
    needs, says, plain, after = WAYS[way]
    lines = (*needs, *hand)
    done = (*lines, f"when player 1 {says}", f"then {after}")
    assert message(tmp_path, QUIET, *done, table=TABLE) == ""
    can, cannot = f"then player 1 can {plain}", f"then player 1 cannot {plain}"
    assert message(tmp_path, QUIET, *lines, "when player 1 starts", can, table=TABLE) == ""
    told = message(tmp_path, QUIET, *lines, "when player 1 starts", cannot, table=TABLE)
    assert "does it" in told


CAP = """item "Wool Cap"
    flavor "One pair, three feet."
    tool, in "School" x 3
    equip
        searching draws 2 more cards
"""
DRAWN = (
    'given "Amara Diallo" is at "School", "Amara Diallo" is equipped with "Wool Cap"',
    'given "Aspirin" is on top of the "School" deck, "Tool Belt" is on top of the "School" deck',
    'given "Jerry Can" is on top of the "School" deck',
    'when player 1 searches "School"',
)
NAMES = ("Aspirin", "Tool Belt", "Jerry Can")


@pytest.mark.parametrize("kept", NAMES)
@pytest.mark.parametrize("said", ["{}", "keep {}"])
def test_the_first_question_of_a_search_is_answered_first(
    said: str, kept: str, tmp_path: Path
) -> None:
    chosen = f'when player 1 chooses "{said.format(kept)}"'
    assert message(tmp_path, CAP, *DRAWN, chosen, f'then player 1 has "{kept}"', table=TABLE) == ""


@pytest.mark.parametrize("kept", NAMES)
def test_the_next_question_of_a_search_is_answered_next(kept: str, tmp_path: Path) -> None:
    first, last = (name for name in NAMES if name != kept)
    for under, over in ((first, last), (last, first)):
        lines = (
            f'when player 1 chooses "{kept}"',
            f'when player 1 chooses "{under}"',
            f'then player 1 has "{kept}" and player 1 does not have "{under}"',
        )
        assert message(tmp_path, CAP, *DRAWN, *lines, table=TABLE) == "", over
