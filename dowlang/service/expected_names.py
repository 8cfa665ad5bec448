"""Tell which names may stand at a cursor: of which kinds and nouns, or which labels."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from dowlang.semantics import line_parts
from dowlang.service.cursor import Cursor
from dowlang.service.name_index import definitions
from dowlang.service.option_labels import labels_below
from dowlang.service.phrases import EVENTS, Template, phrases_of
from dowlang.syntax import ast
from dowlang.vocabulary.card_kinds import Clause
from dowlang.vocabulary.declarations import EventWord, Word

BEFORE_A_THING = re.compile(r"(\w+) \{thing\}")
"""The words of a clause behind which one thing stands."""

FIRST_OF_A_LIST = re.compile(r"\{(?:\w+:)?(\w+)\}")


def kinds_wanted(cursor: Cursor, kinds: Sequence[str]) -> tuple[str, ...]:
    """Return the kinds of cards of which a name may stand at the cursor, none where any may."""
    if (clause := clause_at(cursor)) is not None:
        return (_kind_of(cursor, clause),)
    said = [str(token) for token in cursor.tokens]
    for length in (2, 1):
        before = " ".join(said[-length:])
        if before in kinds:
            return (before,)
    named = (
        noun.named_by
        for wanted in nouns_wanted(cursor)
        for noun in cursor.document.language.vocabulary.nouns
        if noun.name == wanted or noun.name.endswith(f" {wanted}")  # an incident deck is a deck
    )
    return tuple(dict.fromkeys(kind for kind in named if kind))


def clause_at(cursor: Cursor) -> Clause | None:
    """Return the clause of a card in which nothing but a name stands at the cursor, as a location
    behind `tool, in`. Return None elsewhere.
    """
    last = str(cursor.tokens[-1]) if cursor.tokens else ""
    return next(
        (
            clause
            for kind in cursor.document.language.vocabulary.kinds
            if kind.name == cursor.start
            for clause in kind.clauses
            if last in BEFORE_A_THING.findall(clause.pattern) and _kind_of(cursor, clause)
        ),
        None,
    )


def _kind_of(cursor: Cursor, clause: Clause) -> str:
    """Return the kind of cards of which a clause takes names, "" for one that takes any thing."""
    nouns = cursor.document.language.vocabulary.nouns
    return next((noun.named_by for noun in nouns if noun.name == clause.of != "card"), "")


def is_of_symbols(cursor: Cursor) -> bool:
    """Return True in a clause that begins with a word of a list, as the sort of an item, and goes
    on with no phrase.
    """
    vocabulary = cursor.document.language.vocabulary
    lists = {each.name: each.values for each in vocabulary.enumerations}
    first = str(cursor.tokens[0]) if cursor.tokens else ""
    return any(
        first in lists.get(found[1], ())
        for kind in vocabulary.kinds
        if kind.name == cursor.start
        for clause in kind.clauses
        if (found := FIRST_OF_A_LIST.match(clause.pattern)) is not None
    )


def nouns_wanted(cursor: Cursor) -> tuple[str, ...]:
    """Return the nouns of which a thing may stand at the cursor, none where that is open.

    Behind `when` they are those of what happens, elsewhere of what is done.
    """
    return _nouns(cursor, begun=True)


def nouns_of_next(cursor: Cursor) -> tuple[str, ...]:
    """Return the nouns of which a thing has to begin at the cursor, none where that is open."""
    return _nouns(cursor, begun=False)


def nouns_behind_article(cursor: Cursor) -> tuple[str, ...] | None:
    """Return the nouns of which a thing is that `the` at the end of the words begins, none where
    that is open. Return None where the words do not end so.
    """
    if [str(token) for token in cursor.tokens[-1:]] != ["the"] or cursor.quoted:
        return None
    return nouns_of_next(replace(cursor, tokens=cursor.tokens[:-1]))


def _nouns(cursor: Cursor, *, begun: bool) -> tuple[str, ...]:
    """Return the nouns of the slots that stand open, of the phrases of which most is said.

    `begun`: also of a slot that has words already.
    """
    phrases = phrases_of(cursor.document.language)
    found: dict[str, None] = {}
    most = 0
    for template, slot, words in phrases.active_slots(cursor.tokens):
        if words < most:
            break
        if not may_be_meant(cursor, template):
            continue
        most = words
        before = template.items[template.items.index(f"{{{slot}}}") - 1]
        if not begun and phrases.lemma(before) != phrases.lemma(str(cursor.tokens[-1])):
            return ()
        found.update(dict.fromkeys(_nouns_of(template.word, slot)))
    return () if "" in found else tuple(found)


def _nouns_of(word: Word, slot: str) -> Iterator[str]:
    """Yield the noun of a slot of a phrase: of an event, of what it tells."""
    if isinstance(word, EventWord):
        yield from (noun for field, noun in word.payload if field == slot)
    else:
        yield from (each.type.noun for each in word.parameters if each.name == slot)


def may_be_meant(cursor: Cursor, template: Template) -> bool:
    """Return True if a phrase is of the sort that the line is about: what happens behind `when`,
    and elsewhere what is done.
    """
    happens = any(str(token) == "when" for token in cursor.tokens)
    return (template.word.place in EVENTS) is happens


def label_candidates(cursor: Cursor) -> tuple[str, ...] | None:
    """Return the labels and definitions that may stand at the cursor, None where names may."""
    said = [str(token) for token in cursor.tokens]
    lemmas = [cursor.document.language.grammar.lemmas.get(word, word) for word in said]
    if lemmas[-2:] == ["carry", "out"]:
        own = labels_below(cursor.card) if cursor.card is not None else ()
        return tuple(dict.fromkeys((*own, *definitions(cursor.document.warm_set))))
    if lemmas[-1:] != ["choose"] or cursor.start != "test" or cursor.card is None:
        return None
    named = {
        (kind.lemma, title.value)
        for row in cursor.card.block
        for part in row.parts_named("card")
        for kind, title in [part.values[:2]]
        if isinstance(kind, ast.Ident) and isinstance(title, ast.Text)
    }
    labels = [
        label
        for _, tree in cursor.document.warm_set.trees()
        for line in tree.lines
        if (title := line_parts.text(line)) is not None and (line.shape, title.value) in named
        for label in labels_below(line)
    ]
    above = [line for line in cursor.document.tree.lines if line.shape != "test"]
    return tuple(dict.fromkeys(labels or [each for line in above for each in labels_below(line)]))
