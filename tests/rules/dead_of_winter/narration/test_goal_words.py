"""Goals in words for pages and stories."""

from __future__ import annotations

from pathlib import Path

import pytest

import dowlang
from dowlang.engine.speech import EnglishSpeech
from dowlang.rulesets.dead_of_winter.narration.goal_words import said
from dowlang.rulesets.dead_of_winter.narration.sentences import STORY

BASE = Path(__file__).parents[4] / "cards" / "base"


def test_no_goal_of_the_set_is_told_as_a_formula() -> None:
    """A comparison inside another is said in words: `where there are 1 or more …`."""
    say, count = EnglishSpeech(STORY), 0
    for facts in dowlang.load(BASE).facts:
        for words in dict(facts.get("atoms", {})).values():
            count += 1
            sentence = said(say, "", str(words), (0, 5))
            assert not set("≥≤<>=") & set(sentence), sentence
    assert count > 40


@pytest.mark.parametrize(
    ("inside", "spoken"),
    (
        ("barricades at it >= 1", "there are 1 or more barricades at it"),
        ("barricades at it < 3", "there are fewer than 3 barricades at it"),
        ("noise there <= 2", "noise there is 2 or less"),
        ("noise there = 2", "noise there is exactly 2"),
    ),
)
def test_a_comparison_inside_another_is_said_in_words(inside: str, spoken: str) -> None:
    words = f"places where ( {inside} ) >= 6"
    told = said(EnglishSpeech(STORY), "", words, (2, 6))
    assert told == f"places where {spoken}: at least 6; now 2"
