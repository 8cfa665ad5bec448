"""One word too many in a sentence is told as the one that is not understood, the rest as what it
is; a word is not told as unknown that is understood elsewhere, and no near line has one common verb
alone in common.
"""

from __future__ import annotations

import re

import pytest

from dowlang.project.game_language import language
from dowlang.project.mending.lines_of_a_word import lines_of_words
from dowlang.project.mending.near_lines import near_lines
from tests.wordings.test_answers_in_common import told

WORDS = language("dead_of_winter")
SENTENCES = {
    "Up to three survivors in the colony heal 1 wound.": 1,
    "Draw 2 cards from the School deck.": 5,
    "Add 2 zombies to the colony.": 2,
    "Each player discards a card.": 3,
    "Move a survivor you control to the School.": 2,
    "Kill a survivor you control.": 2,
    "Lose 1 morale and 2 food.": 4,
    "Kill 2 zombies at the School.": 4,
    "Shuffle the waste pile.": 2,
    "If there are no zombies at the School, gain 1 morale.": 3,
}
"""Sentences that are understood -> before which of its words, from 0, another one is put."""

TOO_MUCH = ("ever", "own", "new", "track", "once", "bravely", "extra")


@pytest.mark.sample(1)
@pytest.mark.proofs
@pytest.mark.parametrize("word", TOO_MUCH)
def test_a_word_too_much_is_told(word: str) -> None:
    missed = []
    for sentence, at in SENTENCES.items():
        said = sentence.split()
        line = " ".join([*said[:at], word, *said[at:]])
        found = told("effect", line)
        if found is not None and not found.fix:
            named = f"not understood: `{word}`" in (found.help or "")
            missed += [] if named and "understood: `" in (found.help or "") else [line]
    assert missed == []


def test_a_word_that_tells_more_is_never_the_one_too_much() -> None:
    for line in ("Do not kill 2 zombies at the School.", "Add 2 fewer zombies to the colony."):
        found = told("effect", line)
        assert found is None or not re.search(
            r"not understood: `(?:not|fewer)`", found.help or ""
        ), line


@pytest.mark.parametrize(
    ("said", "never"),
    [
        ("If she dies before the game ends.", "end the game"),
        ("Remove the survivor from the game; if two or more are tied.", "two-player"),
        ("Keep one and give the other to the player controlling Ada.", "give 1 card"),
    ],
)
def test_no_line_is_near_by_a_common_word_alone(said: str, never: str) -> None:
    near = near_lines(WORDS.vocabulary, WORDS.parser).near(said)
    assert not [line for line in near if never in line]


def test_a_limit_is_no_word_by_which_a_line_is_found() -> None:
    said = lines_of_words(WORDS.vocabulary, WORDS.parser).told(
        "You may not exile them unless morale is 2 or lower."
    )
    assert "`lower`" not in said


def test_a_whole_name_that_no_card_has_is_that_of_a_card_to_be_written() -> None:
    for line, way in (
        ("Place Nadia Brenner in the colony under your control.", "write that card first"),
        ("Give 2 food to the Signalman.", "named in quotes by the whole name"),
    ):
        found = told("effect", line)
        assert found is not None
        assert way in (found.help or ""), found.help
