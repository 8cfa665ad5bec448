"""What an author is shown of a place to fill is a word of the language, never a name of the
program: in phrases (completion, signature, hover), lines of cards and snippets, of each game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from dowlang.project import pipeline
from dowlang.service.completion.line_completions import clause_snippet
from dowlang.service.phrases import phrases_of
from dowlang.vocabulary.clause_patterns import as_written
from dowlang.vocabulary.core_shapes import SHAPES

GAMES = ("dead_of_winter", "dwar7s_winter")
SLOT = re.compile(r"(?<!\$)\{([^{}]*)\}")
PLACEHOLDER = re.compile(r"\$\{\d+[:|]([^{}]*?)\|?\}")
WORDS = re.compile(r"[a-z]+(?: [a-z]+)*\Z")


def shown(game: str) -> Iterator[tuple[str, str]]:
    """Yield each place to fill with the text that it stands in."""
    language = pipeline.language(game)
    values = {each.name: each.values for each in language.vocabulary.enumerations}
    phrases = [word.phrase for word in language.vocabulary.words]
    clauses = {p for lines in language.grammar.patterns.values() for p, _ in lines if p[0] != "@"}
    for text in (*phrases, *(shape.pattern for shape in SHAPES), *map(as_written, clauses)):
        yield from ((slot, text) for slot in SLOT.findall(text))
    for clause in clauses:
        for found in PLACEHOLDER.findall(clause_snippet(clause, values)):
            yield from ((each, clause) for each in found.split(",") if not each.isdigit())


@pytest.mark.parametrize("game", GAMES)
def test_every_place_to_fill_is_called_by_a_word(game: str) -> None:
    found = list(shown(game))
    assert len(found) > 150
    assert {text for name, text in found if not WORDS.match(name.replace("-", ""))} == set()
    assert {text for name, text in found if name in ("int", "cond")} == set()


@pytest.mark.parametrize("game", GAMES)
def test_each_filled_place_of_a_phrase_has_text_of_its_example(game: str) -> None:
    """A place that the example does not fill would show its name, which is no line to type."""
    language = pipeline.language(game)
    parser = language.parser
    unfilled = [
        (template.text, name)
        for template in phrases_of(language).templates
        for name, text in template.examples.items()
        if parser.tokens(text, ()).lex_errors
    ]
    assert not unfilled
