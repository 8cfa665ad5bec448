"""What any player may do is offered to one who wants to, to each, or to one whom somebody names: a
line that does not say which is told as a choice. What came of it is asked of them as they were
asked: `if nobody does` of all of them once.
"""

from __future__ import annotations

import re

import pytest

from dowlang.project.writing.cards import write_card
from tests.wordings.measuring import checker
from tests.wordings.test_whom_a_word_means import AFTER, MOVED, offered

WHOEVER = (
    "Any player",
    "Any one player",
    "Any of the players",
    "Anyone",
    "Anybody",
    "Someone",
    "Somebody",
    "Some player",
    "One player",
    "One of the players",
)
OTHERS = ("Each player", "Every player", "All players", "A player", "You", "The first player")
ONE = (
    "discard 1 food card",
    "discard a card",
    "spend a die",
    "give a card to the first player",
    "reroll a die",
)
"""What one can do for all, so that all are asked for it together."""

ALONE = ("draw a card from the School", "discard 2 food cards", "discard their hand")
"""What nobody does for another, and what several would share."""

NOT = "If nobody does, lose 1 morale."
ASKED = (*("If they do, gain 1 morale.", "If so, gain 1 morale.", "Otherwise, lose 1 morale."), "")
OF_ALL = (NOT, "If no one does, lose 1 morale.", "If none of them does, lose 1 morale.")
"""What is asked once of all of them."""


def doers(lines: list[str]) -> set[str]:
    """Return who is asked, or does something, in the first line of each reading."""
    every = "the players together|each player|a player|1 player|you|the first player|all players"
    found = [re.match(rf" *({every}) ", line) for line in lines]
    assert all(found), lines
    return {each[1].replace("1 player", "a player") for each in found if each}


@pytest.mark.proofs(80)
@pytest.mark.sample
@pytest.mark.parametrize("who", WHOEVER)
@pytest.mark.parametrize("question", ASKED)
@pytest.mark.parametrize("does", (*ONE, *ALONE))
def test_who_may_is_a_choice(who: str, does: str, question: str) -> None:
    told = doers(offered(f"{who} may {does}. {question}".strip()))
    wanted = {"each player", "a player"} | ({"the players together"} if does in ONE else set())
    assert told == wanted


@pytest.mark.sample
@pytest.mark.parametrize("who", WHOEVER)
@pytest.mark.parametrize("does", ONE)
@pytest.mark.parametrize("modal", ["must", "has to"])
def test_who_must_is_a_choice(who: str, does: str, modal: str) -> None:
    told = doers(offered(f"{who} {modal} {does}."))
    assert told == {"the players together", "each player", "a player"}


@pytest.mark.sample(2)
@pytest.mark.proofs(66)
@pytest.mark.parametrize("who", WHOEVER)
@pytest.mark.parametrize("modal", ["may", "must"])
@pytest.mark.parametrize("does", (*ALONE, *ONE))
def test_what_nobody_does_is_asked_of_all_of_them(who: str, modal: str, does: str) -> None:
    for question in OF_ALL:
        lines = offered(f"{who} {modal} {does}. {question}")
        assert doers(lines) <= {"the players together"}
        assert bool(lines) == (does in ONE)


@pytest.mark.parametrize("who", WHOEVER)
def test_what_somebody_does_is_asked_of_all_of_them(who: str) -> None:
    for question in ("anyone does", "any of them does", "one of them does", "somebody does"):
        (line,) = offered(f"{who} may discard 1 food card. If {question}, gain 1 morale.")
        assert doers([line]) == {"the players together"} and "if so" in line


@pytest.mark.sample(1)
@pytest.mark.parametrize("who", ["Each player", "Every player", "All players"])
@pytest.mark.parametrize("modal", ["may", "must"])
def test_what_came_of_many_offers_is_not_asked_once(who: str, modal: str) -> None:
    for question in OF_ALL:
        assert not offered(f"{who} {modal} discard 1 food card. {question}")


@pytest.mark.parametrize("who", OTHERS)
def test_others_are_asked_as_they_are_named(who: str) -> None:
    told = doers(offered(f"{who} may discard 1 food card. If so, gain 1 morale."))
    assert len(told) == 1 and "the players together" not in told


@pytest.mark.parametrize("modal", ["may", "must"])
def test_the_line_of_a_card_says_the_lines_to_type(modal: str) -> None:
    said = f"any player {modal} discard 1 food card"
    lines = offered(said)
    assert doers(lines) == {"the players together", "each player", "a player"}
    text = MOVED + AFTER.replace(
        "{}", f"        {said}\n            if so\n                lose 1 die\n"
    )
    (found,) = checker().found(text)[0]
    for who in doers(lines):
        assert f"`{said.replace('any player', who)}`" in (found.help or "")


@pytest.mark.parametrize("done", ["discard 1 food card", "discard 2 food cards", "lose a die"])
@pytest.mark.parametrize("modal", ["may", "must"])
def test_the_players_are_all_of_them_together_or_each(modal: str, done: str) -> None:
    for said in (f"the players {modal} {done}", f"The players {modal} {done}."):
        assert doers(offered(said)) == {"the players together", "each player"}
    text = MOVED + AFTER.replace("{}", f"        the players {modal} {done}\n")
    (found,) = checker().found(text)[0]
    assert "`the players`, which may be all of them together or each" in found.message


@pytest.mark.sample(1)
@pytest.mark.parametrize("who", WHOEVER)
def test_a_card_in_prose_tells_the_choice(who: str) -> None:
    said = f"{who} may discard 1 food card. If they do, gain 1 morale."
    text = write_card(f"The Larder\nCrossroads\nWhen you search.\n{said}\n", "dead_of_winter").text
    for wanted in ("together may discard", "each player may discard", "player may discard"):
        assert re.search(rf"# .*{wanted}", text)
    assert not re.search(r"^ *(?!#)\S.* may discard", text, re.MULTILINE)
