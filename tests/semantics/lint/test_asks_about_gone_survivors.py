"""What asks about a survivor below the effect that takes it away is told to authors: every word
that asks × every such effect.
"""

from __future__ import annotations

import pytest

from tests.oracle.test_departed import ASKED, GONE, SINCE
from tests.semantics.winter_world import checked_text

TAKEN = ("kill the victim", "remove the victim from the game")
CONDITIONS = [
    condition
    for word, condition in ASKED
    if word.phrase not in SINCE and not condition.startswith(("influence", "survivors except"))
]


def codes(taken: str, condition: str, above: bool = False) -> set[str]:
    """Return what is found in a card that asks it below the effect, or above it."""
    asks = f"        if {condition.replace(GONE, 'the victim')}\n            lose 1 morale\n"
    done = f"        {taken}\n"
    text = (
        'crossroads "P"\n    flavor "x"\n    if morale >= 1\n    option "A"\n        choose '
        "a survivor as victim\n"
    )
    text += (asks + done if above else done + asks) + '    option "B"\n        lose 2 morale\n'
    return {each.code for each in checked_text(text)[1]} - {"DOW5011"}


@pytest.mark.sample(9)
@pytest.mark.parametrize("taken", TAKEN)
@pytest.mark.parametrize("condition", CONDITIONS)
def test_a_condition_asked_too_late_is_told(condition: str, taken: str) -> None:
    assert codes(taken, condition) == {"DOW5026"}
    assert codes(taken, condition, above=True) == set()


@pytest.mark.parametrize("taken", TAKEN)
def test_what_is_asked_of_the_board_is_not(taken: str) -> None:
    assert codes(taken, f"{GONE} is in play") == set()


def test_enough_conditions_are_tried() -> None:
    assert len(CONDITIONS) >= 25


TAKEN_AWAY = (
    "discard all staked cards",
    "put all staked cards onto the waste pile",
    "remove each staked card from the game",
    "take all staked cards",
    "the player with the most staked cards takes all staked cards",
    "you may take all staked cards",
    "if food >= 2\n            discard all staked cards",
)
ASKED_OF_STAKES = (
    "the player with the most staked cards loses 1 die",
    "the player with the fewest staked cards loses 1 die",
    "lose (stakes of the first player) morale",
    "lose (staked cards) morale",
    "if there is a staked card\n            lose 1 morale",
    "for each player\n            if stakes of that player >= 1\n                lose 1 morale",
)


def staked(*lines: str) -> set[str]:
    """Return what is found in an option that stakes cards and goes on with these lines."""
    rows = "".join(f"        {line}\n" for line in ("each player stakes up to 2 cards", *lines))
    head = 'crossroads "P"\n    flavor "x"\n    if morale >= 1\n    option "A"\n'
    text = f'{head}{rows}    option "B"\n        lose 2 morale\n'
    return {each.code for each in checked_text(text)[1]} - {"DOW5011"}


@pytest.mark.parametrize("taken", TAKEN_AWAY)
@pytest.mark.parametrize("asked", ASKED_OF_STAKES)
def test_who_staked_most_is_asked_before_the_cards_are_taken(taken: str, asked: str) -> None:
    assert "DOW5026" in staked(taken, asked)
    assert "DOW5026" not in staked(asked, taken)
    assert "DOW5026" not in staked(taken, "each player stakes 1 card", asked)


@pytest.mark.parametrize("rank", ASKED_OF_STAKES[:2])
def test_a_rank_is_another_one_once_a_single_card_is_gone(rank: str) -> None:
    assert "DOW5026" in staked("discard a staked card", rank)
    assert "DOW5026" in staked("discard all cards staked by the first player", rank)
    assert "DOW5026" not in staked("discard a staked card", "lose (staked cards) morale")
    assert "DOW5026" not in staked("look at all staked cards", rank)


TAKEN_HERE = ("kill this survivor", "remove this survivor from the game")
ASKED_HERE = (
    "kill all zombies here",
    "add 1 barricade to here",
    "add (zombies here) food",
    "each survivor here gets 1 wound",
    "add 1 zombie to the location of this survivor",
)


def of_a_bearer(*lines: str) -> set[str]:
    """Return what is found in the ability of a survivor."""
    rows = "".join(f"        {line}\n" for line in lines)
    head = 'survivor "Q"\n    flavor "x"\n    occupation "miner"\n    female\n    influence 47\n'
    head += "    attack 4+\n    search 3+\n    at anywhere\n    ability, once per round\n"
    return {each.code for each in checked_text(head + rows)[1]} - {"DOW5011"}


@pytest.mark.parametrize("asked", ASKED_HERE)
@pytest.mark.parametrize("taken", (*TAKEN_HERE, "take this survivor out of play"))
def test_here_is_asked_before_its_survivor_is_taken_away(asked: str, taken: str) -> None:
    assert of_a_bearer(taken, asked) == {"DOW5026"}
    assert of_a_bearer(asked, taken) == set()
    assert of_a_bearer(f"you may {taken}", f"    if so\n                {asked}") == {"DOW5026"}
    assert of_a_bearer(f"you may {taken}", f"    if not\n                {asked}") == set()


def test_here_is_asked_of_who_has_been_brought_back() -> None:
    back = ("take this survivor out of play", 'bring this survivor back to "School"')
    assert of_a_bearer(*back, ASKED_HERE[0]) == set()
