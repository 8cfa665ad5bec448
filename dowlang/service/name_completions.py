"""Complete names and labels in quotes."""

from __future__ import annotations

from collections.abc import Iterator

from dowlang.service.completion_items import CompletionItem
from dowlang.service.cursor import TOP, Cursor
from dowlang.service.expected_names import (
    kinds_wanted,
    label_candidates,
    nouns_of_next,
)
from dowlang.service.name_index import names_by_kind, names_said_in
from dowlang.service.phrases import (
    snippet_text,
)


# ---- names
def names_at(cursor: Cursor) -> Iterator[CompletionItem]:
    """Yield names in quotes: those of the kinds that are wanted, else all."""
    labels = label_candidates(cursor)
    if labels is not None:
        for number, label in enumerate(labels):
            yield _name(label, "label", (2, number, label))
        return
    if _is_free_text(cursor):
        return
    by_kind = names_by_kind(cursor.document.warm_set)
    wanted = kinds_wanted(cursor, tuple(by_kind))
    if not wanted and nouns_of_next(cursor):
        return
    own = names_said_in(cursor.document)
    for kind in wanted or by_kind:
        for name in by_kind.get(kind, ()):
            yield _name(name, kind, (2 if wanted else 4, 0 if name in own else 1, name))


def _name(name: str, kind: str, rank: tuple[int, int, str]) -> CompletionItem:
    return CompletionItem(f'"{name}"', f'"{snippet_text(name)}"', "name", kind, rank=rank)


def _is_free_text(cursor: Cursor) -> bool:
    """Return True where an author writes a text and no name."""
    if cursor.start == TOP:
        return True
    return len(cursor.tokens) == 1 and str(cursor.tokens[0]) in (
        *("option", "automatic", "flavor", "manual", "text", "id", "todo", "passes", "fails"),
    )
