"""A rule of which one word is not known is taken for no story, and what stands on cards as their
flavor is.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dowlang.project.game_language import language
from dowlang.project.mending.prose_cards import spoken
from dowlang.project.mending.prose_indentation import plain
from dowlang.project.mending.prose_stories import Spoken, tells
from tests.wordings.printed import printed

ROOT = Path(__file__).parents[2]
FLAVOR = re.compile(r'^ *flavor "(.*)"', re.MULTILINE)
WORD = re.compile(r"(?<=[ (])[a-z]{3,}")
"""Matches a word within a line."""

TAKEN, TOLD = 0.006, 0.8
"""Most of the rules with an unknown word that are taken for a story, fewest of the stories."""


@pytest.fixture(scope="module")
def words() -> Spoken:
    game = language("dead_of_winter")
    patterns = (game.grammar.patterns.get(kind.name, ()) for kind in game.vocabulary.kinds)
    clauses = {pattern.split()[0] for of_kind in patterns for pattern, _ in of_kind}
    return spoken(game, frozenset(clauses))


def test_a_rule_with_one_unknown_word_is_hardly_ever_a_story(words: Spoken) -> None:
    lines = {
        plain(line.strip().lstrip("- "))
        for card in printed(ROOT / "cards" / "base").values()
        for line in card.splitlines()
        if not line.lstrip().startswith((">", "#", "**"))
    }
    rules = [line for line in lines if line[:1].isupper() and len(line.split()) > 3]
    spoilt = [
        line[: word.start()] + ("glorps" if word[0].endswith("s") else "glorp") + line[word.end() :]
        for line in rules
        for word in WORD.finditer(line)
    ]
    taken = [line for line in spoilt if tells(line, words)]
    assert len(spoilt) > 1000
    assert len(taken) / len(spoilt) < TAKEN, taken


def test_the_flavor_of_cards_is_a_story(words: Spoken) -> None:
    files = (ROOT / "cards").rglob("*.dow")
    stories = [said for file in files for said in FLAVOR.findall(file.read_text())]
    told = [said for said in stories if tells(said, words)]
    assert len(stories) > 100
    assert len(told) / len(stories) > TOLD
