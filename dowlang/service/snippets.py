"""Offer whole cards and whole tests to begin with, each text and number in them a place to fill."""

from __future__ import annotations

import re
from collections.abc import Iterator

from dowlang.project.game_language import Language
from dowlang.semantics import line_parts
from dowlang.service.cursor import Cursor
from dowlang.service.option_labels import labels_below
from dowlang.service.snippet_syntax import TabStops, plain_text
from dowlang.syntax import ast

TO_FILL = re.compile(r'"([^"\n]+)"|((?<=^    when )[^"\n]+$|(?<![\w"])\d+(?![\w"]))', re.MULTILINE)
"""Matches what an author fills in: a text, what a card waits for, a number."""
CHOICE = re.compile(r'(chooses?) "[^"\n]*"')
TITLE = re.compile(r'test "[^"\n]*"')
BARE_TEST = 'test "${1:name}"\n    given ${2}\n    when ${3}\n    then ${4}'


def card_snippets(language: Language) -> Iterator[tuple[str, str]]:
    """Yield each kind of card with a card of it as a snippet."""
    for kind in language.vocabulary.kinds:
        yield (
            kind.name,
            _with_tab_stops(card_template(language, kind.name) or f'{kind.name} "Name"'),
        )


def test_snippet(cursor: Cursor) -> str:
    """Return a test as a snippet: of the card above the cursor, as tests of its kind are written,
    with its own name and the first of its options.
    """
    lines = [line for line in cursor.document.tree.lines if line.span.line < cursor.line]
    cards = [line for line in lines if line.shape not in ("test", "define")]
    tests = tests_of(cursor.document.language, cards[-1]) if cards else ()
    return _with_tab_stops(tests[0]) if tests else BARE_TEST


def tests_of(language: Language, card: ast.Line) -> tuple[str, ...]:
    """Return the tests of a card as a new card of its kind has them."""
    title = line_parts.text(card)
    _, tests = _template_texts(language, card.shape)
    return () if title is None else tuple(_as_test_of(test, card, title.value) for test in tests)


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


def _with_tab_stops(text: str) -> str:
    stops, out, at = TabStops(), [], 0
    for match in TO_FILL.finditer(text):
        stop = stops.placeholder(match[1] or match[2])
        out += [plain_text(text[at : match.start()]), f'"{stop}"' if match[1] else stop]
        at = match.end()
    return "".join((*out, plain_text(text[at:])))
