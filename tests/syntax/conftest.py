"""Parsers for the tests of syntax: one of the test vocabulary, one of the game's own words.

Tables of the game are those that are shipped, those of the test vocabulary lie in the user's
cache. `test_tables` builds them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.syntax import LineParser, load
from dowlang.vocabulary.assembly import Grammar, assemble
from tests.syntax.words_of_winter import winter_words

GRAMMARS = Path(__file__).parents[2] / "grammar"
CORE = (GRAMMARS / "core.lark").read_text("utf-8")


@pytest.fixture(scope="session")
def grammar() -> Grammar:
    """The assembled test vocabulary."""
    return assemble(winter_words(), CORE)


@pytest.fixture(scope="session")
def parser(grammar: Grammar) -> LineParser:
    """A parser of the test vocabulary."""
    return load(grammar)


@pytest.fixture(scope="session")
def game_grammar() -> Grammar:
    """The assembled vocabulary of the shipped game."""
    return assemble(VOCABULARY, CORE)


@pytest.fixture(scope="session")
def game_parser(game_grammar: Grammar) -> LineParser:
    """A parser of the shipped game."""
    return load(game_grammar, GRAMMARS / "dead_of_winter.tables")
