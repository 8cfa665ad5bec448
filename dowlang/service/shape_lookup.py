"""Look up what a word of a line belongs to that is in no phrase: a shape of the core (`when …
chooses`), a clause of a kind of card (`occupation`), the head of a card.
"""

from __future__ import annotations

from collections.abc import Iterator

from dowlang.diagnostics.templates import listed
from dowlang.project.word_lookup import LookupEntry
from dowlang.service.lemmas import lemmas_of
from dowlang.service.workspace import Document
from dowlang.syntax import ast
from dowlang.syntax.agreement import article
from dowlang.vocabulary.card_kinds import CardKind, Clause
from dowlang.vocabulary.clause_patterns import as_written, start_of
from dowlang.vocabulary.core_shapes import shapes_of
from dowlang.vocabulary.declarations import ReferenceWord
from dowlang.vocabulary.shape import Shape

TEST = "test"


IN_TESTS = (TEST, "thing", "condition", "number")
"""Places of shapes whose words stand in lines of tests."""


BELOW = {
    "statements": "Effects stand under it.",
    "rules": "Rules stand under it.",
    "options": "Options stand under it.",
    "vote": "`passes` and `fails` stand under it.",
}
"""What is told of the block of a clause, by what it holds."""


def shape_entries(document: Document, line: ast.Line, column: int, word: str) -> list[LookupEntry]:
    """Return the shapes of the core that a word of a line belongs to, the closest first.

    These are the shapes that have the word and stand in the line whole, then those that begin with
    the word. In a test without either it is the shape that the line has begun before the word.
    `column` is where the word stands, from 1.
    """
    vocabulary, lemmas = document.language.vocabulary, document.language.grammar.lemmas
    lemma = lemmas.get(word, word)
    said = lemmas_of(document, document.map.line(line.span.line))
    tests = TEST in (line.start, line.shape)
    known = [each for each in shapes_of(vocabulary) if (each.where in IN_TESTS) or not tests]
    if not tests:
        known = [each for each in known if each.where != TEST]
    own = {each.pattern: lemmas_of(document, each.pattern) for each in known}
    whole = sorted(
        (each for each in known if own[each.pattern] <= said and own[each.pattern]),
        key=lambda each: -len(own[each.pattern]),
    )
    found = [each for each in whole if lemma in own[each.pattern]]
    found += [each for each in known if each.pattern.split()[0] in (word, lemma)]
    if not found and tests:
        before = lemmas_of(document, document.map.line(line.span.line)[: column - 1])
        found = [e for e in whole if e.where == TEST and own[e.pattern] <= before][:1]
    return [_of_shape(document, each) for each in dict.fromkeys(found)]


def _of_shape(document: Document, shape: Shape) -> LookupEntry:
    example = document.language.vocabulary.shapes.get(shape.pattern, "")
    return LookupEntry(shape.where, shape.pattern, example, (), shape.told)


def clause_entries(document: Document, line: ast.Line, word: str) -> list[LookupEntry]:
    """Return the clause of a kind of card that a line is, of a head the kind with its clauses."""
    for kind in document.language.vocabulary.kinds:
        if line.shape == kind.name and word in kind.name.split():
            return [_of_kind(kind)]
        for start, clauses in _clauses_by_start(kind):
            fitting = [
                each for each in clauses if line.start == start and each.pattern == line.shape
            ]
            if fitting:
                return [_of_clause(document, kind, fitting[0])]
    return []


def _clauses_by_start(kind: CardKind) -> Iterator[tuple[str, tuple[Clause, ...]]]:
    """Yield the starts of the lines of a kind and of its sections, with their clauses."""
    yield start_of(kind), kind.clauses
    for section in kind.sections:
        yield start_of(kind, section), section.clauses


def _of_kind(kind: CardKind) -> LookupEntry:
    clauses = ", ".join(f"`{as_written(each.pattern)}`" for each in kind.clauses)
    return LookupEntry(
        TEST, f"{kind.name} {{text}}", "", (), f"A card, by its name. In it: {clauses}."
    )


def _of_clause(document: Document, kind: CardKind, clause: Clause) -> LookupEntry:
    often = {True: "needed", False: "may be left out"}[clause.least > 0]
    many = ", may stand more than once" if clause.most != 1 else ""
    fits = f", {clause.fits} characters fit on the card" if clause.fits else ""
    ranges = "".join(f", from {low} to {high}" for low, high in clause.ranges)
    below = f" {BELOW.get(clause.holds, 'Its own lines stand under it.')}" if clause.holds else ""
    documentation = (
        f"A line of a card of the kind `{kind.name}`: {often}{many}{ranges}{fits}.{below}"
        f"{_things_of(document, clause)}"
    )
    return LookupEntry(kind.name, as_written(clause.pattern), "", (), documentation)


def _things_of(document: Document, clause: Clause) -> str:
    """Return what may stand in the slot of a clause for a thing, "" for one without such a slot."""
    if not clause.of or "{thing" not in clause.pattern:
        return ""
    constants = [
        word.phrase
        for word in document.language.vocabulary.words
        if isinstance(word, ReferenceWord)
        and word.noun == clause.of
        and not (word.binding or word.slots or word.implicit)
    ]
    also = f", or {listed(constants)}" if constants else ""
    return f" {article(clause.of).capitalize()} {clause.of} stands there: its name in quotes{also}."
