"""Whom `another player` and `each other player` leave out: who does it, who is chosen, whose turn
it is in a loop or an offer, of whom a description speaks, else you. Where a line since then or the
event has spoken of another one, two readers would leave out two, and the line is refused.
"""

from __future__ import annotations

import re
from itertools import product

import pytest

from tests.semantics.ownership.test_nobodys_piece import checked

SPOKEN_OF = (
    "the first player",
    "the player with the most survivors",
    "the player with the fewest cards",
    "the player on your left",
    "the player with the lowest roll",
)
DEEDS = (
    "discards 1 card",
    "loses 1 die",
    "must discard 1 card",
    "may discard 1 card",
    'draws 1 card from the "School" deck',
)
OTHERS = (
    "each other player loses 1 die",
    "all other players gain 1 die",
    "another player discards 1 card",
    "each other player may discard 1 card",
)


DONE_BY_YOU = ("give 1 card to another player", "steal a random card from another player")


def refused(text: str) -> str:
    """Return the message of a text that is refused for two players, or nothing."""
    told = [message for code, message in checked(text)[1] if code == "DOW3004"]
    return told[0] if told else ""


@pytest.mark.parametrize("who", SPOKEN_OF)
@pytest.mark.parametrize("other", OTHERS)
def test_other_than_whom_a_line_spoke_of_or_you_is_refused(who: str, other: str) -> None:
    roll = "each player rolls a die\n" if "roll" in who else ""
    for deed in DEEDS:
        told = refused(f"{roll}{who} {deed}\n{other}")
        assert f"other than {who}" in told and "other than you" in told, (who, deed, other)


@pytest.mark.parametrize("other", OTHERS)
@pytest.mark.parametrize("done", ["exile", "look at the hand of"])
def test_so_it_is_of_one_to_whom_something_is_done(done: str, other: str) -> None:
    assert "other than the player on your left" in refused(
        f"{done} the player on your left\n{other}"
    )


@pytest.mark.parametrize("other", OTHERS[:2])
def test_so_it_is_of_one_who_has_no_name(other: str) -> None:
    told = refused(f"another player discards 1 card\n{other}")
    assert "other than the one spoken of" in told


@pytest.mark.parametrize("other", OTHERS[:2])
def test_nor_is_it_open_behind_an_event_of_another(other: str) -> None:
    rule = f"for the rest of the game\n    when a player discards a card\n        {other}"
    assert refused(rule)
    controller = "the controller of that survivor discards 1 card"
    loop = f'for each survivor at "School"\n    {controller}\n    {other}'
    assert refused(loop)


@pytest.mark.parametrize("other", OTHERS)
def test_of_one_who_is_chosen_and_you_it_is_open(other: str) -> None:
    assert refused(f"choose another player\nyou lose 1 die\n{other}")
    assert not refused(f"choose another player\nthat player loses 1 die\n{other}")


@pytest.mark.parametrize(
    "above",
    [
        "discard 1 card",
        "you lose 1 die",
        "lose 1 morale",
        "each player discards 1 card",
        "each other player discards 1 card",
        "a survivor you control gets 1 wound",
    ],
)
@pytest.mark.parametrize("other", OTHERS)
def test_without_another_it_is_other_than_you(above: str, other: str) -> None:
    assert not refused(f"{above}\n{other}") and checked(f"{above}\n{other}")[0] is not None


@pytest.mark.parametrize(("who", "other"), list(product(SPOKEN_OF[:4], OTHERS[:2])))
def test_each_line_that_the_help_says_checks(who: str, other: str) -> None:
    text = f"{who} discards 1 card\n"
    assert refused(text + other)
    for left_out in (who, "you"):
        said = re.sub(r"(each|all) other (players?)", rf"\1 \2 except {left_out}", other)
        assert checked(text + said)[0] is not None, said


@pytest.mark.parametrize(
    "line",
    [
        "each player who controls more survivors than each other player loses 1 die",
        "each player where (cards in the hand of each other player = 0) loses 1 die",
        "each player where (it controls more survivors than each other player) loses 1 die",
    ],
)
def test_in_a_description_it_is_other_than_the_one_described(line: str) -> None:
    card, told = checked(line)
    assert card is not None and not told


SUBJECTS = (
    "a player",
    "another player",
    "no player",
    "the player on your left",
    "the first player",
    'the controller of "Biscuit"',
    "you",
)


@pytest.mark.parametrize("who", SUBJECTS)
def test_in_a_condition_it_is_other_than_the_one_of_whom_it_is_said(who: str) -> None:
    verb = "control" if who == "you" else "controls"
    for condition in (
        f"{who} {verb} more survivors than each other player",
        f"survivors controlled by {who} > survivors controlled by each other player",
    ):
        if who == "no player" and condition.startswith("survivors"):
            continue
        card, told = checked(f"if {condition}\n    gain 1 morale")
        assert card is not None and not told, condition


@pytest.mark.parametrize("other", OTHERS)
def test_after_a_choice_of_one_it_is_open_until_a_line_is_about_that_one(other: str) -> None:
    told = refused(f"choose another player as friend\n{other}")
    assert "other than you" in told and "other than that player" in told
    assert not refused(f"choose another player as friend\nthe friend loses 1 die\n{other}")


def test_a_third_player_is_said_by_two_exceptions() -> None:
    for line in (
        "exile a player except you except the friend",
        "each player except you except the friend loses 1 die",
        "choose a player except you except that player as foe\nthe foe loses 1 die",
    ):
        card, told = checked(f"choose another player as friend\n{line}")
        assert card is not None and not told, line


def test_an_exception_says_who_is_left_out_besides() -> None:
    for line in ("exile another player except the friend", "exile another player except you"):
        card, told = checked(f"choose another player as friend\n{line}")
        assert card is not None and not told, line


@pytest.mark.parametrize("line", DONE_BY_YOU)
@pytest.mark.parametrize("who", SPOKEN_OF[:4])
def test_of_what_you_do_it_is_other_than_you(line: str, who: str) -> None:
    assert not refused(f"{who} discards 1 card\n{line}")
    assert refused(f"choose another player as friend\n{line}")


def test_another_below_another_is_one_again() -> None:
    for above in ("another player loses 1 die", "if another player is exiled\n    gain 1 morale"):
        assert not refused(f"{above}\nanother player discards 1 card")
