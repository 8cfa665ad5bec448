"""Complete whole lines where a line begins."""

from __future__ import annotations

from collections.abc import Iterator

from dowlang.service.completion_items import CompletionItem, Group, Rank
from dowlang.service.cursor import TOP, Cursor
from dowlang.service.phrases import (
    clause_label,
    clause_snippet,
)
from dowlang.service.snippets import card_snippets, test_snippet

OPENING = {
    "@option": 'option "${1:label}"\n    ${2:nothing happens}',
    "@automatic": "automatic\n    ${1:nothing happens}",
    "@trigger": "when ${1}",
}


OPENING_LABELS = {"@option": 'option "…"', "@automatic": "automatic", "@trigger": "when …"}


def whole_lines(cursor: Cursor) -> Iterator[CompletionItem]:
    """Yield whole lines that may stand where a line begins."""
    words = cursor.document.language
    if cursor.start == TOP:
        for kind, body in card_snippets(words):
            yield CompletionItem(
                f'{kind} "…"', body, "line", f"a card: {kind}", rank=Rank(Group.GOES_ON, 0, 0, "")
            )
        yield CompletionItem(
            'test "…"', test_snippet(cursor), "line", "a test", rank=Rank(Group.GOES_ON, 0, 1, "")
        )
        yield CompletionItem(
            'define "…"', 'define "${1:name}"\n    ${2}', "line", rank=Rank(Group.GOES_ON, 0, 2, "")
        )
        return
    values = {each.name: each.values for each in words.vocabulary.enumerations}
    for number, (pattern, _) in enumerate(words.grammar.patterns.get(cursor.start, ())):
        if pattern in OPENING:
            yield CompletionItem(
                OPENING_LABELS[pattern],
                OPENING[pattern],
                "line",
                rank=Rank(Group.GOES_ON, 0, number, pattern),
            )
        elif not pattern.startswith("@"):
            told = clause_label(pattern)
            said = clause_snippet(pattern, values)
            is_bare = said == pattern  # one word, typed as fast as it is picked
            rank = Rank(Group.GOES_ON, int(is_bare), number, pattern)
            yield CompletionItem(told, said, "line", rank=rank)
