"""Complete whole lines where a line begins."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from dowlang.service.completion.completion_items import CompletionItem, Group, Rank
from dowlang.service.completion.snippets import card_snippets, test_snippet
from dowlang.service.cursor import TOP, Cursor
from dowlang.service.snippet_syntax import TabStops
from dowlang.vocabulary.clause_patterns import SLOTS, as_written

OPENING = {
    "@option": 'option "${1:label}"\n    ${2:nothing happens}',
    "@automatic": "automatic\n    ${1:nothing happens}",
    "@trigger": "when ${1}",
}


OPENING_LABELS = {"@option": 'option "…"', "@automatic": "automatic", "@trigger": "when …"}


def whole_lines(cursor: Cursor) -> Iterator[CompletionItem]:
    """Yield whole lines that may stand where a line begins."""
    language = cursor.document.language
    if cursor.start == TOP:
        for kind, body in card_snippets(language):
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
    values = {each.name: each.values for each in language.vocabulary.enumerations}
    for number, (pattern, _) in enumerate(language.grammar.patterns.get(cursor.start, ())):
        if pattern in OPENING:
            yield CompletionItem(
                OPENING_LABELS[pattern],
                OPENING[pattern],
                "line",
                rank=Rank(Group.GOES_ON, 0, number, pattern),
            )
        elif not pattern.startswith("@"):
            snippet = clause_snippet(pattern, values)
            has_no_slot = snippet == pattern  # typed as fast as it is picked
            rank = Rank(Group.GOES_ON, int(has_no_slot), number, pattern)
            yield CompletionItem(as_written(pattern), snippet, "line", rank=rank)


def clause_snippet(pattern: str, values: Mapping[str, Sequence[str]]) -> str:
    """Return a line of a card as a snippet. `values` are the words of closed lists, by name."""
    stops = TabStops()

    def slot(match: re.Match[str]) -> str:
        name, _, rest = match[1].partition(":")
        choices = rest.split("|") if name == "choice" else list(values.get(rest, ()))
        if choices:
            return stops.choice(choices)
        if name == "text":
            return f'"{stops.placeholder("text")}"'
        return stops.placeholder("1" if name == "int" else SLOTS.get(name, name))

    required = re.sub(r"\s*\[[^\]]*\]\*?", "", pattern)
    return re.sub(r"\{([^}]*)\}", slot, required)
