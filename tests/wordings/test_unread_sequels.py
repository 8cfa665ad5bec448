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
    "If the moon is odd, instead each player sings.",
    "If the moon is odd, each player sings instead and sleeps.",
    "Sing an odd song instead of that.",
    "Instead of this, sing an odd song.",
    "If the moon is odd, you may ignore the previous line.",
    "Any odd survivors ignore this.",
    "This does not apply to odd survivors.",
    "Any odd survivors are not affected.",
    "Only do so if the moon is odd.",
    "This only happens while the moon is odd.",
    "If the moon is odd, double that.",
)
KEEPS = (
    "Do something odd.",
    "If the moon is odd, lose 2 morale.",
    "Each player puts an odd hat on.",
    "Either way, do something odd.",
    "Put 2 odd cards under the deck.",
    "You may return to an odd place.",
    "You may put an odd hat on it.",
    "Each player may sing an odd song instead of sleeping.",
    "If an odd survivor would be killed, sing instead.",
    "Whenever a survivor is odd, sing instead.",
    "Odd players do not vote.",
    "If you do not join an odd player, each player sings.",
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


UNDOES = (
    ("lose 1 morale", "A player with an odd hat does not lose morale."),
    ("lose 1 morale", "The players may sing an odd song rather than lose 1 morale."),
    ("lose 1 morale", "If an odd survivor dies, raise morale by 1 instead of losing it."),
    ("each player discards 1 card", "Players with an odd hat don't discard."),
    ("each player discards 1 card", "Anyone odd may sing without discarding."),
    ("each survivor gets 1 wound", "Any odd survivor need not get one."),
    ('draw 3 cards from the "School" deck', "Players with odd hats do not draw."),
)


def test_what_an_unread_line_undoes_of_some_is_a_comment_with_it() -> None:
    """Also where another line stands between, and not that one."""
    for first, sequel in UNDOES:
        assert f"        {MARK} {first}" in written(first, sequel), sequel
        far = written(f"{first}\n        add 2 food\n        Do something odd.", sequel)
        assert f"        {MARK} {first}" in far, sequel
        assert "        add 2 food" in far, sequel


def test_an_instead_in_a_line_replaces_what_is_like_it() -> None:
    """Not what stands nearest, and all that comes behind."""
    for sequel in ("If it is odd, you lose 2 morale instead and each player sings an odd song.",):
        lines = written('lose 1 morale\n        add 2 zombies to "School"', sequel)
        assert f"        {MARK} lose 1 morale" in lines
    played = ("play\n            add 2 food", "If no odd food is left, add 4 food tokens instead.")
    assert f"        {MARK} play" in written(
        f"{played[0]}\n        Take odd food tokens.", played[1]
    )
    lines = written("gain 1 food\n        Sing an odd song.", "Instead, sing another odd song.")
    assert f"        {MARK} gain 1 food" in lines


def test_what_a_card_is_and_its_other_rules_are_changed_by_none() -> None:
    card = 'survivor "A"\n    attack 4+\n    at "School"\n    odd\n    '
    for sequel in ("You may be odd instead.", "Ignore this if it is odd.", "Or be odd."):
        lines = without_unread(f"{card}{sequel}\n", errors)[0].split("\n")
        assert '    at "School"' in lines, sequel
    lines = without_unread('secret "A"\n    goal food >= 3\n    Or, if odd, be odd.\n', errors)
    assert f"    {MARK} goal food >= 3" in lines[0].split("\n")


def test_a_block_that_is_changed_is_a_comment_whole() -> None:
    """Also behind a line in it that is not understood, and no comment is made of a comment."""
    block = "play\n            Be odd.\n            # why\n            add 2 food"
    lines = written(block, "Instead, be odd.")[2:]
    assert all(line.startswith("        #") for line in lines if line), lines
    assert not any(line.count("#") > 1 for line in lines)


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


OF_GOALS = (
    "If an odd survivor is dead, you need only one education card.",
    "You need only one education card if the moon is odd.",
    "With an odd hat one card is enough.",
    "You cannot win if the moon is odd.",
    "It is not true that the moon is odd.",
    "If the moon is odd, nobody wins.",
    "Any odd survivors count as zombies for this goal.",
    "Cards with odd hats do not count.",
    "An odd card counts double.",
    "While the moon is odd, only 2 cards are required.",
)
BESIDE_GOALS = (
    "The players remember you as an odd singer.",
    "Put an odd hat on.",
    "Each player counts odd cards.",
)
GOALS = (
    'secret "A"\n    goal food >= 3\n    {}\n',
    'objective "A"\n    standard\n        setup\n            lose 1 morale\n'
    "        goal food >= 3\n        {}\n",
    'secret "A"\n    goal food >= 3\n    flavor "They sing."\n    {}\n',
)


@pytest.mark.parametrize("card", GOALS)
def test_a_goal_does_not_stand_without_its_exception(card: str) -> None:
    for said in OF_GOALS:
        lines = without_unread(card.format(said), errors)[0].split("\n")
        assert f"{MARK} goal food >= 3" in [each.strip() for each in lines], said
    for said in BESIDE_GOALS:
        lines = without_unread(card.format(said), errors)[0].split("\n")
        assert "goal food >= 3" in [each.strip() for each in lines], said
