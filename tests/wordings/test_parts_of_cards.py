"""A line that is not understood changes no other part of a printed card: it is no story behind a
rule, its lines are not done by the option above, and a side tells of itself.
"""

from __future__ import annotations

import pytest

from dowlang.project.writing.cards import write_card

GAME = "dead_of_winter"
SEARCH = "A\nCrossroads\nYou search the School.\n\nOption 1: B\nAdd 1 food.\n\n"
CLIMB = "The Climb\nMain Objective\n\nSetup:\nSet morale to 6 and the round track to 7.\n"


def written(prose: str) -> str:
    """Return the card file of a card in prose."""
    return write_card(prose, GAME).text


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "rules",
    [
        "Secret Objective\nThe Thief\n\nYou win if:\nYou have three fuel cards in your hand.\n{}",
        "Item\nGoggles\nTool\nSchool x 2\n\nEquip this card.\nIt ignores frostbite.\n{}",
        "Bad\nCrisis\n\nPrevent with food.\nFailure: Lose 1 morale.\n\n{}",
    ],
)
def test_no_story_stands_behind_a_rule(rules: str) -> None:
    text = written(rules.format("Nobody has noticed.\n"))
    assert "flavor" not in text
    assert "# ? " in text


@pytest.mark.sample(1)
@pytest.mark.parametrize("needs", ["(requires 1 hat)", "(only if 1 hat is here)"])
@pytest.mark.parametrize("head", ["Option 2 {}: Go", "Option 2: Go\nRequires: 1 hat."])
def test_what_an_option_asks_for_that_is_not_understood_takes_its_lines_along(
    head: str, needs: str
) -> None:
    text = written(f"{SEARCH}{head.format(needs)}\nGain 1 morale.\n")
    assert '    # ? option "Go"' in text
    assert "    # ?     gain 1 morale" in text.lower()


@pytest.mark.parametrize(
    "said",
    [
        "Option 2 (only if food is 2 or more): Go",
        "Option 2: Go\nOnly if food is 2 or more.",
        "Option 2: Go\nYou may only choose this option if food is 2 or more.",
        "2) Go\nOnly if food is 2 or more.",
    ],
)
def test_what_an_option_asks_for_stands_in_its_head(said: str) -> None:
    text = written(f"{SEARCH}{said}\nGain 1 morale.\n")
    assert '    option "Go" if food >= 2\n        gain 1 morale\n' in text


@pytest.mark.sample(1)
@pytest.mark.parametrize("head", ["Hardcore:", "Hardcore side:", "The hardcore side", "Hardcore"])
def test_a_side_tells_of_itself(head: str) -> None:
    text = written(
        f"{CLIMB}Goal: There are 9 or more food.\n\n{head}\nGoal: There are 12 or more food.\n"
    )
    standard, _, hardcore = text.partition("    hardcore\n")
    assert "goal food >= 9\n" in standard
    assert "goal food >= 12\n" in hardcore
    assert "12" not in standard


def test_a_side_without_a_goal_is_the_other_one_but_for_what_it_tells() -> None:
    text = written(f"{CLIMB}Goal: There are 9 or more food.\n\nHardcore: Start with 5 morale.\n")
    assert "    hardcore like standard, except\n        setup\n            morale 5\n" in text


@pytest.mark.sample(1)
@pytest.mark.parametrize("who", ["Everybody loses", "Everyone loses", "All players lose"])
def test_who_loses_stands_in_no_setup(who: str) -> None:
    text = written(f"{CLIMB}{who} if starvation is 2 or more.\n\nGoal: There are 9 or more food.\n")
    assert "        everybody loses if starvation >= 2\n" in text
    assert "            everybody" not in text


def test_a_price_whose_reward_is_not_understood_is_not_paid() -> None:
    text = written(
        f"{SEARCH}Option 2: C\nFor each player, in turn order:\n  They may discard a card.\n"
        "For each hat discarded this way, sing.\n"
    )
    assert "# ?     they may discard a card" in text.lower()
