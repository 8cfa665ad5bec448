"""A line that is not understood takes the line before it along where that means something else
without it: what was drawn is shuffled back, what was lost is not lost. Any other stays.
"""

from __future__ import annotations

import re

import pytest

from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics.codes import UNKNOWN_WORD
from dowlang.project.printed_comments import MARK
from dowlang.project.writing.unread import without_unread
from dowlang.source import Span

FIRST = (
    'draw 3 cards from the "School" deck',
    "a survivor joins you",
    "lose 1 morale",
    'add 2 zombies to "School"',
)
CHANGES = (
    "Keep the oddest one, and put the rest on the bottom of the deck.",
    "Keep 1 odd card among them.",
    "You may do something odd. If you do, do not lose that morale.",
    "Otherwise do something odd.",
    "If the moon is odd, lose 2 morale instead.",
    "Alternatively, do something odd.",
    "You may instead do something odd.",
    "Instead, you may do something odd.",
    "Or do something odd.",
)
KEEPS = (
    "Do something odd.",
    "If the moon is odd, lose 2 morale.",
    "Each player puts an odd hat on.",
    "Either way, do something odd.",
    "Put 2 odd cards under the deck.",
    "You may return to an odd place.",
    "You may put an odd hat on it.",
)


def errors(text: str) -> list[Diagnostic]:
    """Return a finding for each line with an odd word that is no comment."""
    return [
        UNKNOWN_WORD.at("card.dow", Span(number, 1, number, 2), word="odd")
        for number, line in enumerate(text.split("\n"), 1)
        if re.search(r"\boddest|\bodd\b", line) and not line.strip().startswith("#")
    ]


def written(first: str, sequel: str) -> list[str]:
    card = f'crossroads "A"\n    option "B"\n        {first}\n        {sequel}\n'
    return without_unread(card, errors)[0].split("\n")


@pytest.mark.parametrize("sequel", CHANGES)
def test_what_an_unread_line_changes_is_a_comment_with_it(sequel: str) -> None:
    for first in FIRST:
        assert f"        {MARK} {first}" in written(first, sequel), first


@pytest.mark.parametrize("sequel", KEEPS)
def test_what_an_unread_line_does_not_change_stays(sequel: str) -> None:
    for first in FIRST:
        assert f"        {first}" in written(first, sequel), first


GIVES_BACK = (
    "If that survivor is odd, sing. Otherwise, put them back on top.",
    "If the moon is odd, put the rest under the deck.",
    "Return that card to the odd deck.",
    "If it is odd, shuffle it back into the deck.",
    "You may reroll odd dice. If you do, return them to your unused dice.",
)


@pytest.mark.parametrize("sequel", GIVES_BACK)
def test_what_gives_back_changes_what_was_taken_only(sequel: str) -> None:
    for first in FIRST[:2]:
        assert f"        {MARK} {first}" in written(first, sequel), first
    for first in FIRST[2:]:
        assert f"        {first}" in written(first, sequel), first


def test_others_are_who_is_left_of_some_that_are_not_understood() -> None:
    others = ("each other player discards 1 card", "all other players discard 1 card")
    for who in (
        "Each player with an odd hat",
        "The players who have an odd hat",
        "Some players at odd",
    ):
        for other in others:
            assert f"        {MARK} {other}" in written(f"{who} discards it.", other), who
    for who in ("You may be odd", "The active player is odd", "Add 2 odd hats"):
        assert f"        {others[0]}" in written(who, others[0]), who


def test_a_story_does_not_go_on_from_a_line() -> None:
    lines = without_unread('crossroads "A"\n    odd\n    flavor "They wait for it."\n', errors)[0]
    assert '    flavor "They wait for it."' in lines.split("\n")
