"""Complete names and labels in quotes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dowlang.service.completion.completion_items import CompletionItem, Group, Rank
from dowlang.service.cursor import TOP, Cursor
from dowlang.service.expected_names import (
    clause_at,
    kinds_wanted,
    label_candidates,
    nouns_behind_article,
    nouns_of_next,
)
from dowlang.service.name_index import names_by_kind, names_said_in
from dowlang.service.phrases import SLOT, Template, phrases_of
from dowlang.service.snippet_syntax import placeholder_text
from dowlang.service.symbols_of_names import sorts_by_name
from dowlang.source.slugs import slug
from dowlang.vocabulary.declarations import ReferenceWord

BEFORE_TEXT = frozenset(
    ("option", "automatic", "flavor", "manual", "text", "id", "todo", "passes", "fails")
)
"""Words behind which an author writes a text and no name."""


def names_at(cursor: Cursor) -> Iterator[CompletionItem]:
    """Yield names in quotes: those of the kinds that are wanted, else all."""
    labels = label_candidates(cursor)
    if labels is not None:
        for number, label in enumerate(labels):
            yield _name(label, "label", Rank(Group.WANTED, 0, number, label))
        return
    if _is_free_text(cursor):
        return
    if (nouns := nouns_behind_article(cursor)) is not None:
        yield from _named_behind_article(cursor, nouns)
        return
    by_kind = names_by_kind(cursor.document.warm_set)
    wanted = kinds_wanted(cursor, tuple(by_kind))
    if not wanted and nouns_of_next(cursor):
        return
    own = names_said_in(cursor.document)
    clause = clause_at(cursor)
    barred = clause.barred[:1] if clause is not None else ()
    sorts = sorts_by_name(cursor.document.warm_set)
    for kind in wanted or by_kind:
        for name in (each for each in by_kind.get(kind, ()) if slug(each) not in barred):
            group = Group.WANTED if wanted else Group.OTHER_NAME
            told = f"{kind}, {sorts[name]}" if name in sorts else kind
            yield _name(name, told, Rank(group, 0, 0 if name in own else 1, name))


def named_rests(cursor: Cursor) -> list[tuple[Template, str]]:
    """Return the phrases of a thing that go on from `the` with a name, as `the "School" deck`, each
    with the kind of cards that it names.
    """
    kinds = {noun.name: noun.named_by for noun in cursor.document.language.vocabulary.nouns}
    out = []
    for template in phrases_of(cursor.document.language).remainders(cursor.tokens[-1:]):
        slot, word = SLOT.match(template.items[0]), template.word
        if slot is None or not isinstance(word, ReferenceWord):
            continue
        named = (kinds.get(each.type.noun) for each in word.parameters if each.name == slot[1])
        if (kind := next(named, None)) and not any(map(SLOT.match, template.items[1:])):
            out.append((template, kind))
    return out


def _named_behind_article(cursor: Cursor, nouns: Sequence[str]) -> Iterator[CompletionItem]:
    """Yield what goes on from `the` with a name, of one of some nouns or of any. A name alone never
    stands there.
    """
    by_kind = names_by_kind(cursor.document.warm_set)
    for template, kind in named_rests(cursor):
        if nouns and template.word.noun not in nouns:
            continue
        rest = " ".join(template.items[1:])
        for name in by_kind.get(kind, ()):
            text = f'"{placeholder_text(name)}" {rest}'
            yield CompletionItem(
                f'"{name}" {rest}', text, "name", kind, rank=Rank(Group.WANTED, 0, 0, name)
            )


def _name(name: str, told: str, rank: Rank) -> CompletionItem:
    return CompletionItem(f'"{name}"', f'"{placeholder_text(name)}"', "name", told, rank=rank)


def _is_free_text(cursor: Cursor) -> bool:
    """Return True where an author writes a text and no name."""
    if cursor.start == TOP:
        return True
    return len(cursor.tokens) == 1 and str(cursor.tokens[0]) in BEFORE_TEXT
