"""Complete whole lines where a line begins."""

from __future__ import annotations

from collections.abc import Iterator

from dowlang.service.completion_items import CompletionItem
from dowlang.service.cursor import TOP, Cursor
from dowlang.service.phrases import (
    clause_label,
    clause_snippet,
)
from dowlang.service.snippets import card_snippets, test_snippet

BARE = 100
"""How much later a clause stands that is one word, which is typed as fast as it is picked."""


OPENING = {
    "@option": 'option "${1:label}"\n    ${2:nothing happens}',
    "@automatic": "automatic\n    ${1:nothing happens}",
    "@trigger": "when ${1}",
}


OPENING_LABELS = {"@option": 'option "…"', "@automatic": "automatic", "@trigger": "when …"}


# ---- lines
def whole_lines(cursor: Cursor) -> Iterator[CompletionItem]:
    """Yield whole lines that may stand where a line begins."""
    words = cursor.document.language
    if cursor.start == TOP:
        for kind, body in card_snippets(words):
            yield CompletionItem(f'{kind} "…"', body, "line", f"a card: {kind}", rank=(0, 0, ""))
        yield CompletionItem('test "…"', test_snippet(cursor), "line", "a test", rank=(0, 1, ""))
        yield CompletionItem('define "…"', 'define "${1:name}"\n    ${2}', "line", rank=(0, 2, ""))
        return
    values = {each.name: each.values for each in words.vocabulary.enumerations}
    for number, (pattern, _) in enumerate(words.grammar.patterns.get(cursor.start, ())):
        if pattern in OPENING:
            yield CompletionItem(
                OPENING_LABELS[pattern], OPENING[pattern], "line", rank=(0, number, pattern)
            )
        elif not pattern.startswith("@"):
            told = clause_label(pattern)
            said = clause_snippet(pattern, values)
            rank = (0, number + BARE * (said == pattern), pattern)
            yield CompletionItem(told, said, "line", rank=rank)
