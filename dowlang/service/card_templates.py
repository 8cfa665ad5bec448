"""Write the card that a new card of a kind begins as, and its tests, as the game declares them."""

from __future__ import annotations

import re

from dowlang.project.game_language import Language
from dowlang.semantics import line_parts
from dowlang.service.option_labels import labels_below
from dowlang.syntax import ast

CHOICE = re.compile(r'(chooses?) "[^"\n]*"')
TITLE = re.compile(r'test "[^"\n]*"')


def tests_of(language: Language, card: ast.Line) -> tuple[str, ...]:
    """Return the tests of a card as a new card of its kind has them."""
    title = line_parts.text(card)
    _, tests = _template_texts(language, card.shape)
    return () if title is None else tuple(_as_test_of(test, card, title.value) for test in tests)


def test_of_clause(language: Language, card: ast.Line) -> str:
    """Return the test of the first clause of a card that the game declares one for, "" without."""
    starts, title = language.vocabulary.starts, line_parts.text(card)
    if starts is None or title is None:
        return ""
    keys = ((card.shape, row.shape.split()[0]) for row in card.block)
    test = next((starts.clauses[key] for key in keys if key in starts.clauses), "")
    return _with_name(test, title.value)


def card_template(language: Language, kind: str) -> str:
    """Return a new card of a kind, "" where none is known."""
    card, _ = _template_texts(language, kind)
    return _with_name(card, "Name")


def _as_test_of(test: str, card: ast.Line, name: str) -> str:
    """Return a test of a kind of cards as one of a card."""
    label = next(iter(labels_below(card)), "")
    if label and CHOICE.search(test):
        test = CHOICE.sub(lambda match: f'{match[1]} "{label}"', test, count=1)
        test = TITLE.sub(lambda match: f'test "{{bare}}: {label}"', test, count=1)
    return _with_name(test, name)


def _with_name(text: str, name: str) -> str:
    return text.replace("{name}", f'"{name}"').replace("{bare}", name)


def _template_texts(language: Language, kind: str) -> tuple[str, tuple[str, ...]]:
    """Return the card and the tests that a card of a kind begins with, "" for no card."""
    starts = language.vocabulary.starts
    card, *tests = (starts.texts.get(kind, "") if starts else "").split("\n\ntest ")
    return card.rstrip("\n"), tuple(f"test {test}".rstrip("\n") for test in tests)
