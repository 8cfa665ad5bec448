"""Cards of people who had read nothing but the first page become card files line by line: what is
understood stands, what is not is a comment with its reason, and nothing that stands is refused.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from dowlang.project.mending.natural_lines import MARK
from dowlang.project.mending.prose_cards import WrittenCard, errors_of, write_card

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


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", [each.name for each in PRINTED])
def test_a_printed_card_becomes_this_card_file(name: str) -> None:
    wanted = (CARDS / name).with_suffix(".dow").read_text()
    assert lines_of(written(name).text) == lines_of(wanted)


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", [each.name for each in PRINTED])
def test_no_line_that_stands_is_refused(name: str) -> None:
    refused = [each.message for each in errors_of(written(name).text)]
    unknown = [each for each in refused if not ASKED_LATER.search(each)]
    assert all("found the name" in each for each in unknown), unknown


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", [each.name for each in PRINTED])
def test_each_comment_tells_a_reason_and_no_form_with_places_to_fill(name: str) -> None:
    lines = written(name).text.splitlines()
    for at, line in enumerate(lines):
        if line.strip().startswith(MARK) and not line.strip().startswith(f"{MARK}     "):
            assert lines[at + 1].strip().startswith("#   "), line
            assert "nearest: if …" not in lines[at + 1]


def test_there_are_twenty() -> None:
    assert len(PRINTED) == MINE
