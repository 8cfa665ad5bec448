"""The lexer for documents: every character is kept, and words have their classes."""

from __future__ import annotations

import pytest
from pygments.lexers import get_lexer_by_name
from pygments.token import Error, Keyword, Name, Number, String

from dowlang.project.documents.pygments_lexer import OF_SCOPES, DowLexer, classes
from dowlang.project.documents.textmate_grammar import scopes
from dowlang.project.game_language import language
from dowlang.rulesets import RULESETS
from tests.playground.asking import EXAMPLES

TEXTS = [file.read_text("utf-8") for file in sorted(EXAMPLES.glob("*.dow"))]
ODD = ('a "b\n\n\tc # d', "", "\n", "é 𝄞 “x” {}", 'when "')


def tokens(text: str) -> list[tuple[object, str]]:
    return [(kind, value) for _, kind, value in DowLexer().get_tokens_unprocessed(text)]


@pytest.mark.parametrize("text", [*TEXTS, *ODD])
def test_every_character_is_in_one_token(text: str) -> None:
    found = list(DowLexer().get_tokens_unprocessed(text))
    assert "".join(value for _, _, value in found) == text
    at = 0
    for place, kind, value in found:
        assert place == at and value and kind is not Error
        at += len(value)


def test_parts_of_a_line_are_told_apart() -> None:
    found = {value: kind for kind, value in tokens('option "Go" if food >= 2\n')}
    assert found["option"] is Keyword and found['"Go"'] is String.Double
    assert found["food"] is Name.Class and found["2"] is Number.Integer


@pytest.mark.parametrize("game", RULESETS)
def test_every_form_of_every_word_has_a_class(game: str) -> None:
    words = language(game)
    found = scopes(words.vocabulary, words.grammar)
    assert set(found.values()) <= set(OF_SCOPES) and set(found) <= set(classes())


def test_it_is_found_by_its_name() -> None:
    assert isinstance(get_lexer_by_name("dow"), DowLexer)
