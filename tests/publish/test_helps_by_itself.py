"""What helps by itself so and so often says that it does so the first time: *once per round* was
heard as something that its owner may do.
"""

from __future__ import annotations

from itertools import product

import pytest

from dowlang.project import pipeline
from dowlang.vocabulary.declarations import RuleWord
from tests.languages.readings import LANGUAGES
from tests.languages.test_heard_by_two_tables import said

LIMITS = {
    "once per turn": "the first time each turn",
    "once per round": "the first time each round",
    "once per game": "the first time in the game",
    "twice per round": "the first 2 times each round",
    "3 times per game": "the first 3 times in the game",
}
CARD = """    option "A"
        for the rest of the game
            {}, {}
"""
RULES = [
    word.example
    for word in pipeline.language("dead_of_winter").vocabulary.of_sort(RuleWord)
    if word.spent
]
"""Rules that are used up when they help."""


def test_there_are_such_rules() -> None:
    assert len(RULES) >= 3


@pytest.mark.parametrize(("rule", "limit"), [*product(RULES, LIMITS)])
def test_a_limit_of_what_helps_by_itself_is_the_first_time(rule: str, limit: str) -> None:
    told = " ".join(said("en", CARD.format(rule, limit))).lower()
    assert LIMITS[limit] in told and "per " not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_first_time(language: str) -> None:
    first = {"es": "primera", "ja": "最初の", "ru": "в перв"}[language]
    for rule, limit in product(RULES, LIMITS):
        told = " ".join(said(language, CARD.format(rule, limit))).lower()
        assert first in told, told
