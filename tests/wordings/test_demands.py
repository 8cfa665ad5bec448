"""What a secret objective demands is its goal: *You must have 3 food cards.*"""

from __future__ import annotations

import pytest

from tests.wordings.test_printed_beginnings import lines

HEAD = "Secret Objective\nThe Letter Thief\n\nThey all write so beautifully.\n\n"
DEMANDS = (
    ("You must have at least 3 food cards in your hand.", "food cards in hand >= 3"),
    ("You must control 2 or more survivors.", "survivors you control >= 2"),
    ("The colony must have 4 or fewer morale.", "morale <= 4"),
    ("The colony must have at least 2 morale.", "morale >= 2"),
    ("Your leader must be at the School.", 'your leader is at "School"'),
    ("There must be no zombies at the colony.", "there are no zombies at the colony"),
    ("All your survivors must be at the colony.", "all your survivors are at the colony"),
)


@pytest.mark.sample(2)
@pytest.mark.parametrize(("said", "goal"), DEMANDS)
def test_a_demand_is_a_goal(said: str, goal: str) -> None:
    assert f"    goal {goal}" in lines(HEAD + said)


@pytest.mark.proof
def test_all_demands_are_asked() -> None:
    said = "\n".join(said for said, _ in DEMANDS)
    wanted = " and ".join(goal for _, goal in DEMANDS)
    assert f"    goal {wanted}" in lines(HEAD + said)


def test_what_must_be_done_is_no_goal() -> None:
    assert not any("goal" in line for line in lines(HEAD + "Each player must discard a card."))


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "said", ["You cannot win if you have been exiled.", "You do not win if you have been exiled."]
)
def test_what_keeps_you_from_winning_is_not_so_in_the_goal(said: str) -> None:
    first = "You win the game if the colony has at least 2 morale."
    assert "    goal morale >= 2 and not you are exiled" in lines(f"{HEAD}{first}\n{said}")


def test_labels_before_rules_and_goals_of_an_objective_end_its_set_up() -> None:
    card = (
        "Main Objective\nFirst Light\n\nMorale: 6\nRounds: 7\nSetup: Add 2 food.\n"
        "Objective: The main objective is complete when morale is 9.\n"
        "Special rule: If the library is overrun, all players lose. "
        "Survivors at the school cannot search.\n"
    )
    found = [line.strip() for line in lines(card)]
    for line in (
        "goal morale = 9",
        'when "Library" is overrun',
        'survivors at "School" cannot search',
    ):
        assert line in found, found
