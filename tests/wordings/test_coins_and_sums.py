"""What a coin decides, what a die comes to with something added, and dice that are lost in a round
to come: each printed sentence is turned into the table, the sum or the duration that means it.
"""

from __future__ import annotations

import pytest

from tests.wordings.test_daily_sentences import written

COINS = {
    "Flip a coin. If heads, add 2 food; if tails, lose 1 morale.": "1 to 3 / add 2 food / 4 to 6 / "
    "lose 1 morale",
    "Toss a coin: on heads, add 2 food, on tails, lose 1 morale.": "1 to 3 / add 2 food / 4 to 6 / "
    "lose 1 morale",
    "Flip a coin: on tails lose 1 morale.": "4 to 6 / lose 1 morale / otherwise / nothing happens",
    "Flip a coin. If it is heads, gain 1 morale. Otherwise, lose 1 morale.": "1 to 3 / gain 1 "
    "morale "
    "/ otherwise / lose 1 morale",
    "Flip a coin. On tails, lose 1 morale; on heads, add 2 food.": "4 to 6 / lose 1 morale / 1 "
    "to 3 "
    "/ add 2 food",
}


@pytest.mark.parametrize("said", COINS)
def test_the_sides_of_a_coin_are_the_halves_of_a_die(said: str) -> None:
    assert written("effect", said) == [f"roll a die / {COINS[said]}"]


SUM = "Roll one die and add the number of survivors you control. "
SUMS = {
    "On a 7 or higher, add 2 food. On a 6 or lower, lose 1 morale.": "if the roll + survivors you "
    "control >= 7 / add 2 food / otherwise / lose 1 morale",
    "On a 7 or higher, add 2 food.": "if the roll + survivors you control >= 7 / add 2 food",
    "If the total is 4 or less, lose 1 morale.": "if the roll + survivors you control <= 4 / "
    "lose 1 "
    "morale",
    "If the result is 7 or more, add 2 food. Otherwise, lose 1 morale.": "if the roll + survivors "
    "you control >= 7 / add 2 food / otherwise / lose 1 morale",
}


@pytest.mark.parametrize("said", SUMS)
def test_a_die_with_something_added_is_asked_as_a_sum(said: str) -> None:
    assert written("effect", SUM + said) == [f"roll a die / {SUMS[said]}"]


def test_numbers_with_a_gap_between_them_are_not_taken_for_two_sides() -> None:
    said = "On a 7 or higher, add 2 food. On a 5 or lower, lose 1 morale."
    (only,) = written("effect", SUM + said)
    assert only.startswith("nothing") or "otherwise" not in only


@pytest.mark.sample(2)
@pytest.mark.parametrize("shown", ["the number of the die", "the number on the die", "the result"])
@pytest.mark.parametrize("thing", ["zombies", "noise tokens"])
def test_as_much_comes_as_the_die_shows(shown: str, thing: str) -> None:
    line = f"Roll a die. Place {thing} equal to {shown} at the School."
    word = thing.split()[0]
    assert written("effect", line) == [f'roll a die / add (the roll) {word} to "School"']


LOST = {
    "The player who contributed the fewest cards loses an action die next round.": (
        "choose the player with the fewest contributions as loser / during the next round / "
        "the loser rolls 1 fewer die"
    ),
    "Each player loses 2 dice in the next round.": (
        "during the next round / each player rolls 2 fewer dice"
    ),
    "Each other player loses one die during the next round.": (
        "during the next round / each other player rolls 1 fewer die"
    ),
    "The player with the most survivors loses a die next round.": (
        "choose the player with the most survivors as loser / during the next round / "
        "the loser rolls 1 fewer die"
    ),
}


@pytest.mark.parametrize("said", LOST)
def test_dice_of_a_round_to_come_are_not_rolled(said: str) -> None:
    assert written("failure", said) == [LOST[said]]
