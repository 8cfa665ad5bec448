"""Cards of people who had read nothing but the first page become card files line by line: what is
understood stands, what is not is a comment with its reason, and nothing that stands is refused.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from dowlang.project.printed_comments import MARK
from dowlang.project.writing.cards import WrittenCard, errors_of, write_card
from tests.wordings.swallowed import swallowed

CARDS = Path(__file__).parent / "newcomers"
PRINTED = sorted(CARDS.glob("*.txt"))
MINE = 20
"""Cards that two newcomers printed."""

ASKED_LATER = re.compile(r"has no `|found nothing under")
"""Matches what a card lacks whose lines are not all understood."""


@cache
def written(name: str) -> WrittenCard:
    return write_card((CARDS / name).read_text(), "dead_of_winter")


def lines_of(text: str) -> list[str]:
    """Return the lines of a card file without the reasons of its comments."""
    return [line for line in text.splitlines() if not line.strip().startswith("#   ")]


@pytest.mark.sample(1)
@pytest.mark.proofs(10)
@pytest.mark.parametrize("name", [each.name for each in PRINTED])
def test_a_printed_card_becomes_this_card_file(name: str) -> None:
    wanted = (CARDS / name).with_suffix(".dow").read_text()
    assert lines_of(written(name).text) == lines_of(wanted)


@pytest.mark.sample(1)
@pytest.mark.proofs(10)
@pytest.mark.parametrize("name", [each.name for each in PRINTED])
def test_no_line_that_stands_is_refused(name: str) -> None:
    refused = [each.message for each in errors_of(written(name).text)]
    unknown = [each for each in refused if not ASKED_LATER.search(each)]
    assert all("found the name" in each for each in unknown), unknown


@pytest.mark.sample(2)
@pytest.mark.proofs(10)
@pytest.mark.parametrize("name", [each.name for each in PRINTED])
def test_each_comment_tells_a_reason_and_no_form_with_places_to_fill(name: str) -> None:
    lines = written(name).text.splitlines()
    for at, line in enumerate(lines):
        if line.strip().startswith(MARK) and not line.strip().startswith(f"{MARK}     "):
            assert lines[at + 1].strip().startswith("#   "), line
            assert "nearest: if …" not in lines[at + 1]
        if line.strip().startswith("#   "):
            offered = re.findall("`([^`]+)`", line)
            assert not any("{" in each for each in offered), line


@pytest.mark.sample(1)
@pytest.mark.proofs(10)
@pytest.mark.parametrize("name", [each.name for each in PRINTED])
def test_no_sentence_stands_in_a_comment_that_does_not_tell_so(name: str) -> None:
    assert swallowed((CARDS / name).read_text(), written(name).text) == []


HEAD = "Main objective\nWinter Quarters\n\nStarting morale: 6\nRounds: 7\n\n"
COUNTED = (
    "At the end of each round, add 1 marker to this card.\n"
    "You win when there are 4 or more markers on this card.\n"
)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("prose", "unread"),
    [
        (f"{HEAD}The clown cries until he is paid.\n{COUNTED}", 0),
        (f"{HEAD}Each player puts a hat on this card.\n{COUNTED}", 1),
        (
            "Bad\nCrisis\n\nPrevent with food.\nFailure: Lose 1 morale.\n"
            "If two additional food cards are added: Gain 1 morale.\nEach player puts on a hat.\n",
            1,
        ),
        ("Bad\nCrisis\n\nPrevent with food.\nFailure: Lose 1 morale #2 times.\n", 1),
        ("Bad\nCrisis\n\nPrevent with food.\nFailure: Lose the # of hats.\n", 1),
        (
            "A\nCrossroads\nYou search the School.\n\nOption 1: B\nLose 1 morale.\n"
            "Option 2: C\nEach player puts on a hat. # not yet tried\nLose 1 morale #3 times.\n",
            2,
        ),
    ],
)
def test_a_line_is_not_joined_to_a_comment(prose: str, unread: int) -> None:
    card = write_card(prose, "dead_of_winter")
    assert len(card.unread) == unread, card.text
    assert swallowed(prose.replace("# not yet tried", ""), card.text) == []


def test_what_is_swallowed_is_seen() -> None:
    prose = "Lose 1 morale. The clown cries twice.\nYou lose when morale is 0."
    assert swallowed(prose, "lose 1 morale  # so. The clown cries twice") == [
        "the clown cries twice"
    ]
    assert swallowed(prose, 'manual "#1"\n# The clown cries twice.') == ["the clown cries twice"]
    assert swallowed(prose, "# ? The clown cries twice.\n#   the clown cries twice") == []
    told = "that is a rule of the game already (R-END-02): leave it out"
    assert swallowed(prose, f"# You lose when morale is 0. — {told}") == []
    assert swallowed(prose, f"# The clown cries twice. — {told}") == ["the clown cries twice"]


def test_there_are_twenty() -> None:
    assert len(PRINTED) == MINE
