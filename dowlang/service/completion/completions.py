"""Offer what may stand at a cursor: what the grammar takes there, as whole phrases with places to
fill, as names of the right kind, as words. The most fitting stand first.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace

from dowlang.service.completion.completion_items import (
    CompletionItem,
    Completions,
    Group,
    Rank,
    first_of,
)
from dowlang.service.completion.completions_in_tests import lines_as_tests_say, ranked_by_tests
from dowlang.service.completion.corpus_of_test_lines import LineCorpus
from dowlang.service.completion.grammar_states import accepted_terminals, states_before
from dowlang.service.completion.line_completions import whole_lines
from dowlang.service.completion.name_completions import names_at
from dowlang.service.completion.phrase_completions import phrase_items
from dowlang.service.completion.verb_agreement import agreeing_forms
from dowlang.service.completion.word_completions import single_words
from dowlang.service.cursor import Cursor, cursor_at
from dowlang.service.expected_names import (
    clause_at,
    is_of_symbols,
    label_candidates,
    nouns_wanted,
)
from dowlang.service.positions import Position, Range
from dowlang.service.workspace import Document

MOST = 60
"""Items that are offered at once. A letter more asks again."""


def completions(document: Document, position: Position) -> Completions:
    """Return what may stand at a position."""
    cursor = cursor_at(document, position)
    begin = document.map.offset(cursor.line, cursor.typed_start + 1)
    end = document.map.offset(cursor.line, cursor.typed_end + 1)
    place = Range(document.map.position(begin), document.map.position(end))
    if cursor.comment or not cursor.start:
        return Completions((), place)
    if (
        not cursor.quoted
        and not cursor.typed
        and cursor.text[: cursor.column - 1 - cursor.margin].endswith('"')
    ):
        # what goes on from a name begins behind a space
        return Completions((), place, may_end_line=True)
    found = sorted(_fitting(cursor, _offered(cursor)), key=lambda item: item.rank)
    unique = first_of(found, lambda item: (item.label, item.insert))
    whole = cursor.typed.isdigit() or any(_is_typed(cursor, item) for item in unique)
    if whole:  # what is typed in full is not offered, nor what has it somewhere inside
        unique = [i for i in unique if i.rank.group < Group.INSIDE and not _is_typed(cursor, i)]
    items = [_agreed(cursor, item) for item in unique[:MOST]]
    shown = first_of(items, lambda item: item.label)  # one row for one wording
    return Completions(tuple(shown), place, len(unique) <= MOST, whole and cursor.may_end_line)


def _is_typed(cursor: Cursor, item: CompletionItem) -> bool:
    """Return True if an item is the text that it would replace."""
    text = cursor.document.map.line(cursor.line)[cursor.typed_start : cursor.typed_end]
    return bool(text) and text == (item.label if item.kind != "line" else item.insert)


def _fitting(cursor: Cursor, items: Iterator[CompletionItem]) -> Iterator[CompletionItem]:
    """Yield the items that go on as the typed word begins, the others left out."""
    typed = cursor.typed.casefold()
    for item in items:
        label = item.label.strip('"').casefold()
        words = [each.strip('"') for each in re.split(r"[\s-]+", label)]
        if label.startswith(typed):
            yield item
        elif any(word.startswith(typed) for word in words):
            yield replace(item, rank=item.rank._replace(group=item.rank.group + Group.INSIDE))


def _offered(cursor: Cursor) -> Iterator[CompletionItem]:
    """Yield all that may stand at a cursor, whatever is typed of it."""
    if cursor.quoted or clause_at(cursor) is not None:
        yield from names_at(cursor)
        return
    lines = [] if cursor.tokens else list(whole_lines(cursor))
    yield from lines
    states = states_before(cursor)
    if states is None:
        return
    accepted = accepted_terminals(cursor, states)
    goes_on = cursor.start == "test" and cursor.tokens and label_candidates(cursor) is None
    corpus = LineCorpus(cursor) if goes_on else None
    phrases = [] if is_of_symbols(cursor) else list(phrase_items(cursor, states))
    yield from phrases if corpus is None else (ranked_by_tests(each, corpus) for each in phrases)
    if corpus is not None:
        yield from lines_as_tests_say(cursor, states, corpus)
    if "STRING" in accepted:
        yield from names_at(cursor)
    if "INT" in accepted:
        yield from _numbers(cursor)
    begun = _words_begun(cursor, lines, phrases)
    for item in single_words(cursor, accepted, [each.label for each in phrases]):
        if item.label not in begun:
            yield item if corpus is None else ranked_by_tests(item, corpus)


def _numbers(cursor: Cursor) -> Iterator[CompletionItem]:
    """Yield some numbers to begin with."""
    group = Group.WANTED if "number" in nouns_wanted(cursor) else Group.OTHER_NUMBER
    for number in "123":
        yield CompletionItem(number, number, "number", rank=Rank(group, 0, 0, number))


def _words_begun(
    cursor: Cursor, lines: Collection[CompletionItem], phrases: Collection[CompletionItem]
) -> set[str]:
    """Return the words with which lines and phrases that are offered begin: alone they would be
    offered twice. Of phrases these are verbs where a line begins, of a rest also the other forms
    of its first word.
    """
    begun = {item.label.split()[0] for item in lines}
    lemmas = cursor.document.language.grammar.lemmas
    rests = {_lemma_of_first(each, lemmas) for each in phrases if _is_rest(each)}
    begun |= {form for form, lemma in lemmas.items() if lemma in rests} | rests
    if not cursor.tokens:
        verbs = cursor.document.language.grammar.thirds
        begun |= {verb for each in phrases if (verb := each.label.split()[0]) in verbs}
    return begun


def _is_rest(item: CompletionItem) -> bool:
    """Return True for what goes on from a phrase that has begun."""
    return item.template is not None and item.template.is_remainder


def _lemma_of_first(item: CompletionItem, lemmas: Mapping[str, str]) -> str:
    """Return the lemma of the first word of an item."""
    first = item.label.split()[0]
    return lemmas.get(first, first)


def _agreed(cursor: Cursor, item: CompletionItem) -> CompletionItem:
    """Return a phrase with its own words in the forms that belong in its line."""
    if item.template is None:
        return item
    forms = agreeing_forms(cursor, item.label)
    if not forms:
        return item
    return replace(item, label=" ".join(forms), insert=item.template.snippet(forms))
