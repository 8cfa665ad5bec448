"""What readers of printed cards took for something else is said in full, and read back as the line
of a card.
"""

from __future__ import annotations

import pytest

from tests.publish.test_wording import card, effects

SAID = {
    "the player on your right keeps a die in secret": "The player on your right rolls a die in "
    "secret, which stays covered.",
    "the player with the highest roll gains 1 die": "The player with the highest die gains 1 "
    "action die.",
    "the player with the lowest roll loses 1 die": "The player with the lowest die loses 1 action "
    "die.",
    'take 1 card from the "School" deck': "Take 1 card from the “School” deck (look through it, "
    "then shuffle it).",
    "take 1 card from the waste pile": "Take 1 card from the waste pile.",
    "take 1 card from the removed pile": "Take 1 card from the removed pile.",
}


@pytest.mark.parametrize("line", SAID)
def test_a_line_says_in_full_what_was_heard_otherwise(line: str) -> None:
    assert effects(line) == [SAID[line]]


RANKED = """for each player, the player with the smallest hand first, clockwise from you
            they discard 1 card"""


def test_an_order_says_that_it_is_one_and_who_comes_first_of_equals() -> None:
    (told,) = effects(RANKED)
    assert told.startswith(
        "For each player, in order, the player with the smallest hand first, equals clockwise "
        "from you:"
    )


def test_a_rank_says_by_what_and_from_which_end() -> None:
    (told,) = effects("each survivor where (rank of it <= 3) gets 1 wound")
    assert told == "Each survivor whose rank by influence (1 the lowest) is 3 or less gets 1 wound."


def test_what_is_chosen_for_each_says_so() -> None:
    told = effects(
        'you may draw 2 cards from the "School" deck\n            if so\n'
        "                give each of those cards to another player"
    )
    assert any(line.endswith("to another player, chosen for each.") for line in told), told


MOVED = """crossroads "X"
    flavor "x"
    when you {} if survivors at {} = 1
    option "A"
        gain 1 morale
    option "B"
        lose 1 morale
"""


@pytest.mark.parametrize(
    ("event", "place", "counted"),
    [
        ("move a survivor to a location", "the destination", True),
        ("move a survivor from a location to a location", "the destination", True),
        ("move a survivor from a location", "the origin", False),
        ("move a survivor to a location", "the colony", False),
        ('search "School"', '"School"', False),
    ],
)
def test_who_has_come_is_counted_and_said_to_be(event: str, place: str, counted: bool) -> None:
    found = card(MOVED.format(event, place))
    assert found.trigger is not None
    told = " ".join(run.text for run in found.trigger)
    assert ("the one who has come is counted" in told) is counted, told
