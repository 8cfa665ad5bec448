"""The parser of the first game, from its shipped tables. `test_tables` builds them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.syntax import LineParser, load
from dowlang.vocabulary.assembly import Grammar, assemble

GRAMMARS = Path(__file__).parents[2] / "grammar"
CORE = (GRAMMARS / "core.lark").read_text("utf-8")


@pytest.fixture(scope="session")
def grammar() -> Grammar:
    """The assembled vocabulary of the game."""
    return assemble(VOCABULARY, CORE)


@pytest.fixture(scope="session")
def parser(grammar: Grammar) -> LineParser:
    """A parser of the game."""
    return load(grammar, GRAMMARS / "dead_of_winter.tables")
