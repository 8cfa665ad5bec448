"""A condition in `where ( … )` that says nothing of what it describes is warned of (DOW5029)."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from dowlang.diagnostics import Diagnostic
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import THE_VOTE, Place
from tests.semantics.winter_world import found_in

DESCRIBED = ("player", "survivor", "location", "crisis")
COUNTED = ("zombies", "barricades", "noise", "wounds", "survivors", "helpless survivors")
CONDITIONS = (
    *(f"{noun} >= 2" for noun in COUNTED),
    *(f"there are no {noun}" for noun in COUNTED if noun != "noise"),
    *(f"there are at least 2 {noun}" for noun in COUNTED if noun != "noise"),
    "there is a zombie",
    "a survivor is wounded",
    "morale >= 3 and food >= 2",
    "not morale >= 3",
    "a survivor was killed this round",
    *(
        f"{word.phrase} >= 1"
        for word in VOCABULARY.words
        if word.place is Place.NUMBER
        and not word.slots
        and not word.implicit
        and word.phrase != "rounds"
        and word.of_last != THE_VOTE  # asked below a vote only
    ),
)
"""Conditions about the whole board: what is counted without a place, and each number of the game
that is nobody's.
"""
HEAD = 'crossroads "T"\n    flavor "x"\n    if morale >= 1\n    option "A"\n'
TAIL = '    option "B"\n        lose 1 morale\n'


def warned(lines: Sequence[str]) -> dict[str, list[Diagnostic]]:
    """Return what is found in each of the conditions, in one card that asks them in turn."""
    body = "".join(f"        if {line}\n            gain 1 morale\n" for line in lines)
    found = found_in(HEAD + body + TAIL)
    return {
        line: [each for each in found if each.span.line == 5 + 2 * number]
        for number, line in enumerate(lines)
    }


def codes(found: Sequence[Diagnostic]) -> set[str]:
    """Return the codes of findings."""
    return {each.code for each in found}


@pytest.mark.parametrize("noun", DESCRIBED)
def test_what_says_nothing_of_it_is_warned_of_and_can_be_said_of_it(noun: str) -> None:
    lines = [f"there is a {noun} where ({condition})" for condition in CONDITIONS]
    offered = []
    for line, found in warned(lines).items():
        assert codes(found) == {"DOW5029"}, (line, found)
        for each in found:
            assert f"nothing of the {noun}" in each.message
            offered += re.findall(r"`(where \(.*\))`", each.help or "")
    assert offered or noun == "crisis"
    for line, found in warned([f"there is a {noun} {where}" for where in offered]).items():
        assert not found, (line, found)


@pytest.mark.parametrize(
    ("described", "offered"),
    [
        ("location where (there is a zombie)", "where (there is a zombie at it)"),
        ("location where (noise >= 2)", "where (noise at it >= 2)"),
        ("location where (a survivor is wounded)", "where (a survivor at it is wounded)"),
        ("player where (survivors >= 2)", "where (survivors controlled by it >= 2)"),
        ("survivor where (wounds >= 2)", "where (wounds on it >= 2)"),
        ("player where (morale >= 3)", "if morale >= 3"),
        ("location where (zombies at it >= 1 and noise >= 2)", "where (noise at it >= 2)"),
    ],
)
def test_the_line_to_type_is_offered(described: str, offered: str) -> None:
    ((_, (found,)),) = warned([f"there is a {described}"]).items()
    assert found.code == "DOW5029"
    assert f"`{offered}`" in (found.help or "")


@pytest.mark.parametrize(
    "said",
    [
        "location where (zombies at it >= 1)",
        "location where (zombies at it > zombies at the colony)",
        "location where (a survivor is at it or zombies at it >= 1)",
        "player where (the leader of it is wounded)",
        "survivor where (zombies at the location of it >= 1)",
        "survivor where (another survivor is at the location of it)",
    ],
)
def test_what_speaks_of_it_is_not_warned_of(said: str) -> None:
    ((_, found),) = warned([f"there is a {said}"]).items()
    assert not found
