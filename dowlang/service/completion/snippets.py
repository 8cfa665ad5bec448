"""Offer whole cards and whole tests to begin with, each text and number in them a place to fill."""

from __future__ import annotations

import re
from collections.abc import Iterator

from dowlang.project.game_language import Language
from dowlang.service.card_templates import card_template, tests_of
from dowlang.service.cursor import Cursor
from dowlang.service.snippet_syntax import TabStops, plain_text

TO_FILL = re.compile(r'"([^"\n]+)"|((?<=^    when )[^"\n]+$|(?<![\w"])\d+(?![\w"]))', re.MULTILINE)
"""Matches what an author fills in: a text, what a card waits for, a number."""
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


def _with_tab_stops(text: str) -> str:
    stops, out, at = TabStops(), [], 0
    for match in TO_FILL.finditer(text):
        stop = stops.placeholder(match[1] or match[2])
        out += [plain_text(text[at : match.start()]), f'"{stop}"' if match[1] else stop]
        at = match.end()
    return "".join((*out, plain_text(text[at:])))
