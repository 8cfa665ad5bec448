"""A line that is offered leaves a choice to whoever the printed line leaves it to: `of your choice`
is left out where you do it, and where another does it, it is theirs to refuse.
"""

from __future__ import annotations

import pytest

from tests.wordings.measuring import offered_effect

YOU = ("you", "")
OTHERS = (
    "another player",
    "each other player",
    "each player",
    "the player on your left",
    "the player with the most cards",
    "the next player",
    "everyone",
    "everybody else",
    "whoever has the most cards",
    "all other players",
    "that player",
    "a player with a wounded survivor",
)
DONE = (
    ("discard", "discards", "a card"),
    ("lose", "loses", "a card"),
    ("kill", "kills", "a survivor"),
    ("give", "gives", "you a card"),
    ("spend", "spends", "a die"),
)
THEIRS = [each for each in DONE if each[0] in ("discard", "lose", "spend")]
"""What whoever does it has, and nobody is given."""

BEFORE = ("", "If food = 0, ")


def printed(who: str, done: tuple[str, str, str], whose: str) -> str:
    """Return a sentence of somebody who does something, and whose the choice is."""
    base, third, what = done
    plural = who in ("", "you") or who.endswith("players")
    text = f"{who} {base if plural else third} {what} of {whose} choice.".strip()
    return text[0].upper() + text[1:]


@pytest.mark.sample(6)
@pytest.mark.parametrize("before", BEFORE)
@pytest.mark.parametrize("done", DONE)
@pytest.mark.parametrize("who", OTHERS)
def test_a_choice_of_yours_in_what_another_does_is_not_dropped(
    who: str, done: tuple[str, str, str], before: str
) -> None:
    said = printed(who, done, "your")
    assert not offered_effect(before + (said[0].lower() + said[1:] if before else said))


@pytest.mark.sample(6)
@pytest.mark.parametrize("done", THEIRS)
@pytest.mark.parametrize(
    "who", [*(each for each in OTHERS[:-2] if each != "the next player"), "the active player"]
)
def test_a_choice_of_who_does_it_is_what_the_line_says_anyway(
    who: str, done: tuple[str, str, str]
) -> None:
    assert offered_effect(printed(who, done, "their"))
    assert offered_effect(printed(who, done, "their")) == offered_effect(
        printed(who, done, "their").replace(" of their choice", "")
    )


@pytest.mark.parametrize("done", THEIRS)
@pytest.mark.parametrize("who", YOU)
def test_a_choice_of_yours_in_what_you_do_is_what_the_line_says_anyway(
    who: str, done: tuple[str, str, str]
) -> None:
    assert offered_effect(printed(who, done, "your"))


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "line",
    [
        "Kill a survivor of another player of their choice.",
        "Kill a survivor of their choice.",
        "If another player has a wounded survivor, kill a survivor of their choice.",
        "Each other player adds 1 noise token to a location, your choice.",
    ],
)
def test_a_choice_of_somebody_who_does_nothing_is_not_dropped(line: str) -> None:
    assert not offered_effect(line)


def test_a_card_of_your_choice_is_not_one_that_is_given_to_you() -> None:
    """Its giver would choose it."""
    for said in (
        "Take a card of your choice from another player's hand.",
        "Take 1 card of your choice from the first player.",
    ):
        assert not offered_effect(said), said


def test_a_card_that_is_taken_from_you_is_given_or_stolen() -> None:
    """Who chooses it is not said, so both lines are shown and none is written."""
    for who in ("The first player", "Another player", "That player"):
        told = offered_effect(f"{who} takes a card from you.")
        assert len(told) != 1, told
