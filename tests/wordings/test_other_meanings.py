"""A printed line that may mean two things is a choice: `your survivor` below an event about one of
yours is that one or any, `a player who …` is one of them or each. One piece of yours is never all.
"""

from __future__ import annotations

import re
from itertools import product

import pytest

from tests.wordings.contexts import HEAD
from tests.wordings.measuring import checker, choices

OPTIONS = '    option "B"\n        {}\n    option "C"\n        gain 2 morale\n'
OF_YOURS = (
    "when a survivor you control is wounded",
    "when you move a survivor",
    "when you equip a survivor you control with a weapon card",
    "if a survivor you control is wounded",
)
TO_SURVIVORS = (
    "Your survivor gets another wound.",
    "Kill your survivor.",
    "Move your own survivor to the School.",
    "Remove a wound from your survivor.",
    "If your survivor is at the School, lose 1 morale.",
)
OF_CARDS = ("when you play a food card", "when you equip a survivor you control with a card")
TO_CARDS = ("Discard your card.", "Discard your food card.", "Discard your item.")
OF_NONE = "when you clean waste"
SINGLE = (
    *TO_SURVIVORS,
    *TO_CARDS,
    "Your other survivor gets a wound.",
    "Lose your die.",
    "Spend your die.",
    "Shuffle your card into the School deck.",
    "Put your card on top of the School deck.",
    "Heal your survivor.",
)
GENERIC = (
    "A player who has no wounded survivors discards a card.",
    "a player who has no wounded survivors discards a card",
    "A player who is exiled loses 1 die.",
    "A player with no cards draws 1 card from the School deck.",
    "A player who controls 3 survivors loses a die.",
)
OF_ALL = re.compile(r"\b(?:all|each|every)\b")


def offered(line: str, trigger: str) -> tuple[list[str], bool]:
    """Return what is written for a line below a trigger where it checks, and whether it is written
    without a question.
    """
    text = f"{HEAD}    {trigger}\n{OPTIONS.format(line)}"
    found = checker().found(text)[0]
    here = next((each for each in found if each.span.line == 5), None)
    out = []
    for became in choices(here, text) if here else ():
        if not checker().found(became, hints=False)[0]:
            more = became.count("\n") - text.count("\n")
            out.append(" / ".join(row.strip() for row in became.split("\n")[4 : 5 + more]))
    return out, bool(here and here.fix)


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    ("trigger", "line", "noun"),
    [
        *((*both, "survivor") for both in product(OF_YOURS, TO_SURVIVORS)),
        *((*both, "card") for both in product(OF_CARDS, TO_CARDS)),
    ],
)
def test_a_piece_of_yours_may_be_the_one_spoken_of(trigger: str, line: str, noun: str) -> None:
    out, at_once = offered(line, trigger)
    that = [each for each in out if f"that {noun}" in each]
    assert not at_once and len(out) == 2 and len(that) == 1, out


@pytest.mark.parametrize("line", SINGLE)
def test_one_piece_of_yours_is_not_all_of_them(line: str) -> None:
    assert not OF_ALL.search(" ".join(offered(line, OF_NONE)[0]))


@pytest.mark.proof
def test_one_piece_of_yours_is_never_all_of_them() -> None:
    out = {line: offered(line, OF_NONE)[0] for line in SINGLE}
    assert not {each: said for each, said in out.items() if OF_ALL.search(" ".join(said))}
    assert sum(map(bool, out.values())) >= 8  # most are read


def test_one_of_whom_something_is_said_may_be_each() -> None:
    for line in GENERIC:
        out, at_once = offered(line, "if morale <= 3")
        one, each = sorted(out)
        assert not at_once
        assert (one[:9], each[:12]) == ("a player ", "each player "), out


def test_where_several_are_spoken_of_none_is_written_at_once() -> None:
    moved = "when another player moves a survivor to a location with a survivor you control"
    for line in TO_SURVIVORS:
        assert not offered(line, moved)[1], line
    out, _ = offered("Your other survivor gets a wound.", "when a survivor you control is wounded")
    assert out == ["another survivor you control gets 1 wound"]


TAKEN = ("takes", "receives")
WHOSE = (
    *(f"{who} player" for who in ("each", "each other", "another", "the first", "every")),
    "the player with the most cards",
)
ON = ("on their leader", "on one of their survivors", "on a survivor they control")


def of_taken_wounds(who: str, does: str, where: str) -> bool:
    """Return whether a line of wounds that somebody takes is read, which never removes any."""
    out, _ = offered(f"{who} {does} a wound {where}", "if morale <= 3")
    assert not any("remove" in each for each in out), (who, does, where, out)
    return any("gets 1 wound" in each for each in out)


@pytest.mark.parametrize("where", ON)
def test_wounds_that_each_player_takes_are_given(where: str) -> None:
    assert of_taken_wounds("each player", "takes", where)


@pytest.mark.proof
def test_wounds_that_are_taken_on_somebody_are_never_taken_from_them() -> None:
    read = sum(of_taken_wounds(*said) for said in product(WHOSE, TAKEN, ON))
    assert read >= 4 * 2 * 3  # each of four players, whatever the verb
