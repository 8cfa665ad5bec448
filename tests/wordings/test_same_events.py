"""What a line is turned into does in a game what the line wanted does: on ten tables, with the
same answers, nobody can tell them apart. (On twenty-five in `make wide`.)
"""

from __future__ import annotations

from functools import cache
from textwrap import dedent

import pytest

from dowlang.semantics.ir import CheckedCard
from tests.wordings.contexts import card
from tests.wordings.corpus import Wording, wordings
from tests.wordings.events import told_apart
from tests.wordings.measuring import Came, checker, outcome

APART = (
    ("effect", "add 1 zombie to the colony", "add 2 zombies to the colony"),
    ("effect", "lose 1 morale", "gain 1 morale"),
    ("effect", "each player discards 1 card", "you discard 1 card"),
    ("trigger", "when you search", "when you kill a zombie"),
    ("rule", "survivors cannot move", "survivors cannot search"),
    ("goal", "goal food >= 2", "goal food >= 3"),
    ("side", "goal morale >= 2", "goal morale >= 9"),
    ("failure", "lose 1 morale", "lose 2 morale"),
    ("bearer", "the bearer cannot move", "the bearer cannot search"),
)
"""Places with two lines that mean different things."""


@cache
def checked(place: str, line: str) -> CheckedCard:
    """Return the card with a line in its place."""
    found, cards = checker().found(card(place, line)[0], hints=False)
    assert not found, (place, line, found)
    return cards[0]


@cache
def apart(place: str, one: str, other: str) -> int:
    """Return the number of a table on which two lines differ, or 0."""
    if checker().meant(place, one) == checker().meant(place, other):
        return 0
    return told_apart(checked(place, one), checked(place, other), place)


def several() -> list[tuple[str, str, str]]:
    """Return the lines that say the same in another way, with their place and the first of them."""
    return list(
        dict.fromkeys(
            (each.place, each.wanted[0], line)
            for each in wordings()
            for line in each.wanted[1:]
            if line not in each.others
        )
    )


@pytest.mark.proof
@pytest.mark.proofs(60)
@pytest.mark.parametrize(("place", "one", "other"), several())
def test_ways_to_say_a_line_do_the_same(place: str, one: str, other: str) -> None:
    """Where both mean one tree nothing is played."""
    assert not apart(place, one, other)


@pytest.mark.parametrize(("place", "one", "other"), APART)
def test_lines_that_mean_different_things_are_told_apart(place: str, one: str, other: str) -> None:
    assert told_apart(checked(place, one), checked(place, other), place, states=12)


def _other_meaning(wording: Wording) -> str:
    """Return the line that a wording was turned into where that does something else than each
    line wanted, else an empty text.
    """
    found = outcome(wording)
    if found.came not in (Came.TURNED, Came.CHOSEN, Came.ACCEPTED, Came.WRONG):
        return ""
    line = dedent(found.became)
    meant = checker().meant(wording.place, line)
    if any(meant == checker().meant(wording.place, each) for each in wording.wanted):
        return ""  # nothing is played of the other lines wanted
    same = any(not apart(wording.place, line, each) for each in wording.wanted)
    return "" if same else line


@pytest.mark.proof
def test_no_rewriting_of_the_corpus_does_anything_else_than_the_line_wanted() -> None:
    turned = [each for each in wordings() if each.sayable]
    found = [(each.written, line) for each in turned if (line := _other_meaning(each))]
    assert len(found) <= len(turned) // 100, found
