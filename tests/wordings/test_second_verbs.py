"""A sentence with two verbs: both are of whoever does the first, and of an offer both are offered.

A line that says nobody, at the margin, would be done by `you`, and in any case.
"""

from __future__ import annotations

from itertools import product

import pytest

from dowlang.project.mending.natural_lines import reader
from tests.wordings.measuring import checker, choices

CARD = """crossroads "Pipes"
    when you search "School"
    option "Stay out"
        gain 1 morale
    option "Go in"
"""

OTHERS = ("Each player", "Each other player", "The first player", "Another player")
DEEDS = (
    ("discards a card", "discard a card"),
    ("loses a die", "lose a die"),
    ("kills one of their survivors", "kill one of their survivors"),
    ("draws a card from the school", "draw a card from the school"),
    ("spends a die", "spend a die"),
)
JOINS = (" and ", ", then ", " and then ", ", and ")


def offered(line: str) -> list[list[str]]:
    """Return the lines that are offered for a printed line of an option, all of each reading."""
    text = f"{CARD}        {line}\n"
    above = CARD.count("\n")
    found, _ = checker().found(text)
    here = next(each for each in found if each.span.line == above + 1)
    return [
        [row[8:] for row in became.rstrip("\n").split("\n")[above:]]
        for became in choices(here, text)
        if not checker().found(became, hints=False)[0]
    ]


def strays(line: str) -> list[list[str]]:
    """Return the readings with a line at the margin, below the first, that says nobody."""
    return [
        lines
        for lines in offered(line)
        if any(
            not row.startswith((" ", "each ", "the ", "another ", "you ", "they ", "for each "))
            for row in lines[1:]
        )
    ]


@pytest.mark.sample(1)
@pytest.mark.proofs
@pytest.mark.parametrize(("who", "join"), list(product(OTHERS, JOINS)))
def test_what_others_do_is_theirs_to_the_end(who: str, join: str) -> None:
    for (first, _), (second, _) in product(DEEDS, DEEDS):
        if first != second:
            assert strays(f"{who} {first}{join}{second}.") == []


@pytest.mark.sample(2)
@pytest.mark.parametrize(("who", "join"), list(product(("You", *OTHERS), JOINS)))
@pytest.mark.parametrize("first", [deed for _, deed in DEEDS[:3]])
def test_what_is_offered_is_offered_to_the_end(who: str, join: str, first: str) -> None:
    for _, second in DEEDS[1:]:
        if first != second:
            assert strays(f"{who} may {first}{join}{second}.") == []


@pytest.mark.parametrize("join", (", and ", ". "))
def test_what_is_told_to_you_is_still_read(join: str) -> None:
    second = "lose 1 morale" if join == ", and " else "Lose 1 morale"
    assert ["each player discards a card", "lose 1 morale"] in offered(
        f"Each player discards a card{join}{second}."
    )


def test_both_verbs_of_others_are_read_where_a_line_says_both() -> None:
    for who, join in product(OTHERS[:3], JOINS[:1]):
        assert offered(f"{who} discards a card{join}loses a die.")


BEFORE = (
    "If food is 0, {}",
    "At the end of the round, {}",
    "Repeat 2 times: {}",
    "You may discard 2 cards. If you do, {}",
    "The next time a zombie is killed, {}",
)
"""Sentences whose deeds stand in a block."""

OF_PLAYERS = [each for each in DEEDS if "survivors" not in each[0]]
"""What a line says of who does it, where a survivor is killed by nobody."""


def read(text: str) -> list[list[str]]:
    """Return all readings of a line of an option, whether they check or not."""
    words = checker().words
    natural = reader(words.vocabulary, words.parser)
    return [
        [row.strip() for row in each.lines]
        for each in natural.readings("statement", text, ("School",))
    ]


@pytest.mark.sample(1)
@pytest.mark.parametrize("before", BEFORE)
def test_what_others_do_in_a_block_is_theirs_to_the_end(before: str) -> None:
    for who, join in product(("each player", "the first player"), JOINS[:2]):
        for (first, base), (second, strayed) in product(DEEDS[:2], OF_PLAYERS):
            if base == strayed:
                continue
            found = read(before.format(f"{who} {first}{join}{second}."))
            assert found
            assert not any(strayed.split()[0] == row.split()[0] for each in found for row in each)


@pytest.mark.sample(2)
@pytest.mark.parametrize("before", BEFORE[:3])
def test_what_is_offered_in_a_block_is_offered_to_the_end(before: str) -> None:
    for (_, first), (_, second) in product(DEEDS[:2], DEEDS):
        if first != second:
            assert not read(before.format(f"you may {first} and {second}."))


@pytest.mark.parametrize("who", ["the other players", "they"])
def test_what_several_do_is_theirs_to_the_end(who: str) -> None:
    for (_, first), (_, second) in product(DEEDS[:2], OF_PLAYERS):
        if first != second:
            found = read(f"{who.capitalize()} {first} and {second}.")
            assert not any(
                each[0].startswith(who) and each[-1].startswith(second.split()[0]) for each in found
            )
