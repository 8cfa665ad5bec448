"""What is done behind `for each …` is one amount: a price that can be paid or cannot, wounds of one
survivor, zombies that are counted before anybody is killed by them.
"""

from __future__ import annotations

import pytest

from tests.wordings.test_whom_a_word_means import offered

COUNTED = {
    "survivor you control": "survivors you control",
    "zombie at the colony": "zombies at the colony",
    "wounded survivor": "wounded survivors",
    "helpless survivor": "helpless survivors",
    "survivor at the school": 'survivors at "School"',
    "player": "players",
}
DEEDS = {
    "pay 1 food": "pay ({}) food",
    "lose 1 food": "remove ({}) food",
    "discard a card": "discard ({}) cards",
    "spend a die": "spend ({}) dice",
    "kill a helpless survivor": "kill ({}) helpless survivors",
    "add 2 zombies to the colony": "add (2 * {}) zombies to the colony",
    "your leader gets a wound": "your leader gets ({}) wounds",
    "give another player a card": "give ({}) cards to another player",
    "draw a card from the school": 'draw ({}) cards from the "School" deck',
    "add 1 noise to the library": 'add ({}) noise to "Library"',
    "lose 1 morale": "lose ({}) morale",
    "lose a die": "lose ({}) dice",
    "a survivor you control gets 1 wound": "a survivor you control gets ({}) wounds",
    "gain 2 morale": "gain (2 * {}) morale",
    "remove 2 food": "remove (2 * {}) food",
    "discard 2 cards": "discard (2 * {}) cards",
    "your leader gets 2 wounds": "your leader gets (2 * {}) wounds",
}


@pytest.mark.sample
@pytest.mark.parametrize("counted", COUNTED)
@pytest.mark.parametrize("deed", DEEDS)
def test_it_is_one_amount(deed: str, counted: str) -> None:
    for each in ("for each", "for every", "per"):
        (line,) = offered(f"{deed[0].upper()}{deed[1:]} {each} {counted}.")
        assert line.strip() == DEEDS[deed].format(COUNTED[counted])


@pytest.mark.sample(4)
@pytest.mark.parametrize("deed", DEEDS)
def test_with_more_behind_it(deed: str) -> None:
    said = f"{deed[0].upper()}{deed[1:]} for each wounded survivor. Gain 2 morale."
    for line in offered(said):
        assert "for each" not in line and "wounded survivor" in line and "gain 2 morale" in line


def test_there_is_the_same_place() -> None:
    (line,) = offered("Add a zombie to the colony for each survivor there.")
    assert line.strip() == "add (survivors at the colony) zombies to the colony"


@pytest.mark.parametrize("deed", ["discard a card", "pay 1 food", "lose 1 morale"])
def test_before_what_is_done_it_is_a_loop(deed: str) -> None:
    for line in offered(f"For each wounded survivor, {deed}."):
        assert "for each wounded survivor" in line


def test_an_offer_is_made_for_each() -> None:
    (line,) = offered("You may discard a card for each wounded survivor.")
    assert "for each wounded survivor" in line
