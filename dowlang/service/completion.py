"""Offer what may stand at a cursor: what the grammar takes there, as whole phrases with places to
fill, as names of the right kind, as words. The most fitting stand first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from lark import Token

from dowlang.semantics.line_parts import text
from dowlang.service.completion_items import CompletionItem, Completions, Group, Rank, first_of
from dowlang.service.corpus_of_test_lines import LineCorpus, as_snippet
from dowlang.service.cursor import Cursor, cursor_at
from dowlang.service.expected_names import (
    label_candidates,
    nouns_behind_article,
    nouns_of_next,
    nouns_wanted,
)
from dowlang.service.line_completions import whole_lines
from dowlang.service.name_completions import named_rests, names_at
from dowlang.service.phrase_use import used
from dowlang.service.phrases import (
    EVENTS,
    Phrases,
    Template,
    phrases_of,
)
from dowlang.service.positions import Position, Range
from dowlang.service.then_line_ranking import ThenLineRanking
from dowlang.service.verb_agreement import agreeing_forms
from dowlang.service.word_completions import single_words
from dowlang.service.workspace import Document
from dowlang.vocabulary.declarations import EffectWord, Place, ReferenceWord

MOST = 60
"""Items that are offered at once. A letter more asks again."""


ASKED = (Place.STATE, Place.PREDICATE)
"""What no line of a card begins with."""


HAPPENS = frozenset({"when", "time", "times", "was", "cannot", "can", "instead"})
"""Words of a line behind which something happens."""


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
        return Completions(
            (), place, may_end_line=True
        )  # what goes on from a name begins behind a space
    found = sorted(_fitting(cursor, _offered(cursor)), key=lambda item: item.rank)
    unique = first_of(found, lambda item: (item.label, item.insert))
    whole = any(_is_typed(cursor, item) for item in unique)
    if whole:  # what is typed in full is not offered, nor what has it somewhere inside
        unique = [i for i in unique if i.rank.group < Group.INSIDE and not _is_typed(cursor, i)]
    items = [_agreed(cursor, item) for item in unique[:MOST]]
    shown = first_of(items, lambda item: item.label)  # one row for one wording
    return Completions(tuple(shown), place, len(unique) <= MOST, whole and may_end(cursor))


def _is_typed(cursor: Cursor, item: CompletionItem) -> bool:
    """Return True if an item is the text that it would replace."""
    text = cursor.document.map.line(cursor.line)[cursor.typed_start : cursor.typed_end]
    return bool(text) and text == (item.label if item.kind != "line" else item.insert)


def may_end(cursor: Cursor) -> bool:
    """Return True if a line may end behind the word at the cursor."""
    parser = cursor.document.language.parser
    said = cursor.document.map.line(cursor.line)[cursor.margin : cursor.typed_end]
    words = parser.tokens(said, cursor.names)
    return not words.lex_errors and parser.reads(cursor.start, words)


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
    if cursor.quoted:
        yield from names_at(cursor)
        return
    lines = [] if cursor.tokens else list(whole_lines(cursor))
    yield from lines
    states = _states(cursor)
    if states is None:
        return
    tables = cursor.document.language.parser.tables
    accepted = [
        name for name in tables.terminals(states) if tables.shifted(states, name) is not None
    ]
    open_line = cursor.start == "test" and cursor.tokens and label_candidates(cursor) is None
    use = LineCorpus(cursor) if open_line else None
    said = list(_phrases(cursor, states, use))
    yield from said
    if use is not None:
        yield from _as_tests_say(cursor, states, use)
    if "STRING" in accepted:
        yield from names_at(cursor)
    if "INT" in accepted:
        wanted = "number" in nouns_wanted(cursor)
        group = Group.WANTED if wanted else Group.OTHER_NUMBER
        yield from (
            CompletionItem(number, number, "number", rank=Rank(group, 0, 0, number))
            for number in "123"
        )
    sentences = [each.label for each in said]
    begun = {item.label.split()[0] for item in lines}
    thirds = cursor.document.language.grammar.thirds  # verbs, which phrases say with what they want
    begun |= {
        verb for each in said if not cursor.tokens and (verb := each.label.split()[0]) in thirds
    }
    for item in single_words(cursor, accepted, sentences):
        if item.label not in begun:
            yield _ranked(item, use, [item.label]) if item.kind == "word" else item


def _states(cursor: Cursor) -> tuple[int, ...] | None:
    """Return where the grammar stands before the cursor, None behind what is no sentence."""
    tables = cursor.document.language.parser.tables
    states: tuple[int, ...] | None = (tables.ends_of(f"{cursor.start}_line")[0],)
    for token in cursor.tokens:
        states = tables.shifted(states, token.type) if states is not None else None
    return states


def _follows(cursor: Cursor, states: tuple[int, ...], tokens: Sequence[Token]) -> bool:
    """Return True if all these words may follow."""
    tables = cursor.document.language.parser.tables
    after: tuple[int, ...] | None = states
    for token in tokens:
        after = tables.shifted(after, token.type) if after is not None else None
    return after is not None


def _ranked(item: CompletionItem, use: LineCorpus | None, words: Sequence[str]) -> CompletionItem:
    """Return what goes on from a line of a test at its place: first what tests say most."""
    if use is None or item.rank.group == Group.GOES_ON:
        return item
    times = use.times(words)
    group = Group.FITTING if times else max(item.rank.group, Group.POSSIBLE)
    if times and item.template is None and item.label.isalpha():
        form = use.form(item.label)
        item = replace(item, label=form, insert=form)
    return replace(
        item, rank=item.rank._replace(group=group, order=-times if times else item.rank.order)
    )


def _as_tests_say(
    cursor: Cursor, states: tuple[int, ...], use: LineCorpus
) -> Iterator[CompletionItem]:
    """Yield how lines of tests go on that can be read here, a card of the kind of one above by its
    name.
    """
    own = {line.shape: title.value for line in cursor.document.tree.lines if (title := text(line))}
    changed = ThenLineRanking(cursor) if cursor.before.startswith("then ") else None
    for times, said in use.lines(cursor.typed):
        kind = said.split(' "')[0]
        line = f'{kind} "{own[kind]}"' if kind in own and said.count('"') == 2 else said
        late = 0
        if changed is not None:
            line, late = changed.adapted(line)
        words = cursor.document.language.parser.tokens(line, cursor.names)
        if not words.lex_errors and _follows(cursor, states, words.tokens):
            yield CompletionItem(
                line, as_snippet(line), "phrase", rank=Rank(Group.GOES_ON, late, -times, line)
            )


def _phrases(
    cursor: Cursor, states: tuple[int, ...], use: LineCorpus | None = None
) -> Iterator[CompletionItem]:
    """Yield the phrases that may stand here, those that the set uses most first."""
    language = cursor.document.language
    phrases, said = phrases_of(language), used(cursor.document)
    wanted, next_thing = nouns_wanted(cursor), nouns_of_next(cursor)
    happens = _sentences(cursor, phrases)
    of_article = nouns_behind_article(cursor)
    left_out = set() if of_article is None else _left_out(cursor, of_article)
    for template in (*happens, *phrases.remainders(cursor.tokens), *phrases.templates):
        if not template.is_remainder and not _may_stand(cursor, template):
            continue
        if next_thing and _is_of_another(template, next_thing):
            continue
        if template.is_remainder and (template.word.phrase, template.items) in left_out:
            continue
        label = template.text
        words = language.parser.tokens(label, cursor.names)
        if not words.tokens or words.lex_errors or not _follows(cursor, states, words.tokens):
            continue
        if template.first or template.is_remainder or not cursor.tokens:
            is_other = happens or (wanted and template.word.noun not in wanted)
            group = int(Group.POSSIBLE if is_other else Group.FITTING)
            group = int(Group.GOES_ON) if template.is_remainder or template.is_sentence else group
            group += bool(of_article and template.word.noun not in of_article)
            group += template.is_sentence and template.items[0] not in ("you", "player")
            group += not cursor.tokens and _is_of_a_piece(template)
            times = said[template.word.phrase] or said[template.pattern]
            item = CompletionItem(
                label=label,
                insert=template.plain,
                kind="phrase",
                detail=template.word.phrase,
                documentation=template.word.told,
                rank=Rank(group, 0, -times if times else " " not in label, label),
                template=template,
            )
            yield _ranked(item, use, template.begins or label.split()[:1])


def _left_out(cursor: Cursor, nouns: Sequence[str]) -> set[tuple[str, tuple[str, ...]]]:
    """Return the rests of phrases of a thing behind `the` that are of none of some nouns, and those
    that are offered with each name.
    """
    named = [template for template, _ in named_rests(cursor)]
    others = [
        each
        for each in phrases_of(cursor.document.language).remainders(cursor.tokens[-1:])
        if nouns and isinstance(each.word, ReferenceWord) and each.word.noun not in nouns
    ]
    return {(each.word.phrase, each.items) for each in (*named, *others)}


def _is_of_another(template: Template, nouns: Sequence[str]) -> bool:
    """Return True for a phrase that stands for a thing, and for one of none of these nouns."""
    word = template.word
    return isinstance(word, ReferenceWord) and not template.is_remainder and word.noun not in nouns


def _is_of_a_piece(template: Template) -> bool:
    """Return True for an effect that a piece has to be named for, which no player does."""
    word = template.word
    return isinstance(word, EffectWord) and any(
        p.name == word.subject and p.type.noun != "player" for p in word.parameters
    )


def _may_stand(cursor: Cursor, template: Template) -> bool:
    """Return False for a phrase of another sort of line, though it has the words of one: `discard a
    card` happens behind `when` and is no effect, `a medicine card` is asked of a card.
    """
    if cursor.start not in ("statement", "rule"):
        return True
    said = {str(token) for token in cursor.tokens}
    place = template.word.place
    if place in EVENTS:
        return not said.isdisjoint(HAPPENS)
    return place not in ASKED or bool(said)


def _sentences(cursor: Cursor, phrases: Phrases) -> Sequence[Template]:
    """Return the sentences that may stand behind `when`: of a card about whoever does it, of a
    test about the seats.
    """
    if [str(token) for token in cursor.tokens] != ["when"]:
        return ()
    seats = cursor.start == "test"
    return [
        each
        for each in phrases.sentences
        if each.word.place is Place.HAPPENING or seats == (each.items[:2] == ("player", "1"))
    ]


def _agreed(cursor: Cursor, item: CompletionItem) -> CompletionItem:
    """Return a phrase with its own words in the forms that belong in its line."""
    if item.template is None:
        return item
    forms = agreeing_forms(cursor, item.label)
    if not forms:
        return item
    return replace(item, label=" ".join(forms), insert=item.template.snippet(forms))
