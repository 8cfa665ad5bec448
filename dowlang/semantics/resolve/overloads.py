"""Resolve the word of a phrase: overloads with one pattern differ in the types of their
placeholders.

Types come first, silently (`kinds_of`). Only the overload that fits has its meanings taken, so one
mistake gives one message. When none fits the message names what was found and what the overloads
want at the first placeholder where all of them fail.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from dowlang.advice import written
from dowlang.semantics.context import Context
from dowlang.semantics.lexicon import Overload, Placeholder
from dowlang.semantics.message_wording import said
from dowlang.semantics.resolve.denotation import (
    ANYTHING,
)
from dowlang.semantics.resolve.noun_types import kinds_of, noun_in, noun_words
from dowlang.semantics.resolve.quantities import THE_OR_BARE
from dowlang.semantics.resolve.unknown_names import is_of_unknown_kind
from dowlang.semantics.scopes import Scope
from dowlang.semantics.unparse import plain
from dowlang.semantics.void_words import warn_of_void
from dowlang.syntax import ast
from dowlang.syntax.recovery.kept_words import says_nothing
from dowlang.vocabulary.declarations import (
    EventWord,
    Place,
    Type,
    Word,
)
from dowlang.vocabulary.signatures import Role


def slot_type(context: Context, word: Word, slot: str) -> Type:
    """Return the type of a slot's parameter."""
    return next(
        parameter.type for parameter in context.lexicon.parameters(word) if parameter.name == slot
    )


def subject_type(context: Context, word: Word) -> Type | None:
    """Return the type of the subject a word takes, None when it takes none."""
    if isinstance(word, EventWord):
        return Type(word.payload[subject_field(word)][1].removesuffix("[]"))
    for parameter in context.lexicon.parameters(word):
        if parameter.role is Role.SUBJECT:
            return parameter.type
    return None


def subject_field(word: EventWord) -> int:
    """Place of the subject in an event's payload: the field that `subject` names, else the
    first.
    """
    return [name for name, _ in word.payload].index(word.subject) if word.subject else 0


def wanted_at(context: Context, overload: Overload, number: int) -> str:
    """Return what an overload wants in one placeholder, in a word."""
    placeholder = overload.placeholders[number]
    return (
        slot_type(context, overload.word, placeholder.slot).noun
        if placeholder.slot
        else placeholder.noun
    )


PLACEHOLDER = re.compile(r"\{\w+\}")


def _as_written_out(placeholder: Placeholder, node: ast.Expression) -> bool:
    """Return False for a noun that a phrase writes out with `the` or bare, where more is said of
    it: `lose a round game` is not `lose the game`, `2 crises need …` not `crises need …`.
    """
    if isinstance(node, ast.Text):  # `"Amara Diallo" per zombie`
        return placeholder.determiner not in THE_OR_BARE
    if placeholder.count or not isinstance(node, ast.NounPhrase):
        return True
    kind = node.quantity.kind.value if node.quantity else ""
    if placeholder.determiner not in THE_OR_BARE:  # an event says of its one what it wants itself
        return True
    lemmas = [each.lemma for each in (*node.adjectives, node.noun)]
    return (
        kind == placeholder.determiner
        and " ".join(lemmas) == placeholder.noun
        and not (node.filters or node.alias)
    )


def _placeholder_fits(
    context: Context,
    overload: Overload,
    placeholder: Placeholder,
    node: ast.Expression,
    kinds: frozenset[str],
) -> bool:
    if not placeholder.slot:
        if not _as_written_out(placeholder, node):
            return False
        if isinstance(node, ast.NounPhrase):
            found = noun_in(context, node)
            if found is None or found[0].name != placeholder.noun:
                return False
            return not placeholder.count or set(placeholder.adjectives) == set(found[1])
        return placeholder.noun in kinds
    wanted = slot_type(context, overload.word, placeholder.slot).noun
    return not kinds or wanted in kinds or wanted == ANYTHING.noun


def said_of(
    context: Context,
    phrase: ast.Phrase,
    node: ast.Node,
    found: frozenset[str],
    wanted: Sequence[str],
) -> str | None:
    """Return how it is said of a thing of that kind, None when nobody knows.

    It is the deck of a named place, or an effect with a like verb.
    """
    words = [word for word in context.lexicon.vocabulary.words if word.place.value == phrase.place]
    found = found & context.lexicon.nouns.keys()  # a text or a number is said otherwise
    ways: list[str] = []
    if isinstance(node, ast.Text):  # `draw 1 card from "School"`
        closed = [
            word
            for word in context.lexicon.vocabulary.words
            if word.place is Place.REFERENCE and word.noun in wanted
        ]
        ways = [
            PLACEHOLDER.sub(lambda _: said(node), word.phrase)
            for word in closed
            if _slots(word) == [*found]
        ]
    if not ways and phrase.place == Place.EFFECT.value and found:  # `gain 2 food`
        verb = phrase.pattern.split()[0]
        like = (verb, *context.lexicon.vocabulary.synonyms.get(verb, ()))
        nouns = {part for kind in found for part in kind.split()}
        known = [
            (word, [context.lexicon.lemma(part) for part in word.phrase.split()]) for word in words
        ]
        ways = [
            word.phrase
            for word, lemmas in known
            if lemmas[0] in like and nouns <= set(lemmas) and _says_only(lemmas[1:], nouns)
        ]
    return written(*dict.fromkeys(ways[:2])) if ways else None


def _says_only(lemmas: Sequence[str], nouns: Collection[str]) -> bool:
    """Return True if a phrase names nothing besides the nouns: `helpless survivors` are others."""
    return all(
        lemma in nouns or lemma.startswith("{") or says_nothing(lemma.strip("[],"))
        for lemma in lemmas
    )


def _slots(word: Word) -> list[str]:
    return [parameter.type.noun for parameter in word.parameters if parameter.role is Role.SLOT]


def fitting_overloads(context: Context, phrase: ast.Phrase, scope: Scope) -> list[Overload]:
    """Return the overloads whose placeholders fit what stands in them, whatever the subject.

    Nothing is reported.
    """
    alive = list(context.lexicon.overloads(phrase.place, phrase.pattern))
    for number, node in enumerate(phrase.slots):
        kinds = kinds_of(context, node, scope)
        alive = [
            r
            for r in alive
            if number < len(r.placeholders)
            and _placeholder_fits(context, r, r.placeholders[number], node, kinds)
        ]
    return alive


def check_moment_of_word(context: Context, node: ast.Phrase, word: Word) -> bool:
    """Return True unless a word speaks of `this turn` where it is nobody's. Otherwise an error is
    reported. Warn of one that comes to nothing at this moment.
    """
    warn_of_void(context, node, word)
    if not (context.between_turns and "this turn" in word.phrase):
        return True
    context.report.out_of_scope(node, word.phrase, "in somebody's turn; here it is nobody's")
    return False


def pick_overload(
    context: Context,
    phrase: ast.Phrase,
    scope: Scope,
    subject: frozenset[str] | None,
    doer: ast.Expression | None = None,
) -> Overload | None:
    """Return the overload that fits the slots and the subject (None: no subject was written).

    `doer` is the subject as it was written. None: an error was reported.
    """
    # at least one: the grammar has read the phrase
    overloads = context.lexicon.overloads(phrase.place, phrase.pattern)
    looks = [
        (*noun_words(s), s.noun.text)
        if isinstance(s, ast.NounPhrase)
        else kinds_of(context, s, scope)
        for s in phrase.slots
    ]
    key = (phrase.place, phrase.pattern, subject, *looks)  # nothing else is looked at
    known = context.lexicon.fitting.get(key)
    if known is not None:
        return known
    kinds = [kinds_of(context, slot, scope) for slot in phrase.slots]
    alive: Sequence[Overload] = overloads
    for number, node in enumerate(phrase.slots):
        fitting = [
            r
            for r in alive
            if number < len(r.placeholders)
            and _placeholder_fits(context, r, r.placeholders[number], node, kinds[number])
        ]
        if not fitting:
            wanted = tuple(
                dict.fromkeys(
                    wanted_at(context, r, number) for r in alive if number < len(r.placeholders)
                )
            )
            found = noun_in(context, node) if isinstance(node, ast.NounPhrase) else None
            if (
                isinstance(node, ast.NounPhrase)
                and found is not None
                and found[0].name in wanted
                and found[1]
            ):
                context.report.only_counted(node, found[0].name, found[1])
            elif found is not None and found[0].name in wanted:  # `more` or the like is missing
                context.report.wrong_type(
                    node, (), tuple(dict.fromkeys(f"`{r.word.phrase}`" for r in alive))
                )
            else:
                context.report.wrong_type(
                    node,
                    kinds[number],
                    wanted,
                    said_of(context, phrase, node, kinds[number], wanted),
                )
            return None
        alive = fitting
    alive = _by_subject(context, phrase, alive, subject, doer)
    if not alive or (
        len(alive) > 1 and is_of_unknown_kind(context, _named(context, phrase, alive, doer))
    ):
        return None
    chosen = context.lexicon.fitting[key] = min(alive, key=_looseness)
    return chosen


def _named(
    context: Context, phrase: ast.Phrase, alive: Sequence[Overload], doer: ast.Expression | None
) -> Iterator[tuple[ast.Expression | None, list[str]]]:
    """Yield the subject and what stands in the slots of a phrase, each with what the overloads
    take there.
    """
    subjects = [subject_type(context, each.word) for each in alive]
    yield doer, [each.noun for each in subjects if each is not None]
    for number, node in enumerate(phrase.slots):
        yield node, [wanted_at(context, each, number) for each in alive]


def _by_subject(
    context: Context,
    phrase: ast.Phrase,
    alive: Sequence[Overload],
    subject: frozenset[str] | None,
    doer: ast.Expression | None,
) -> list[Overload]:
    types = [(r, subject_type(context, r.word)) for r in alive]
    if subject is None:
        fitting = [r for r, t in types if t is None or t.noun == "player"]
        if not fitting:
            context.report.no_subject(phrase, tuple(sorted({t.noun for _, t in types if t})))
        return fitting
    fitting = [
        r
        for r, t in types
        if t is not None and (not subject or t.noun in subject or t.noun == ANYTHING.noun)
    ]
    if not fitting:
        wanted = tuple(sorted({t.noun for _, t in types if t is not None}))
        duty = "" if wanted or "player" not in subject else _as_a_duty(context, phrase, doer)
        joined = _joined_to(context, phrase, subject)
        context.report.wrong_subject(phrase, subject, wanted, joined, duty)
    return fitting


def _as_a_duty(context: Context, phrase: ast.Phrase, doer: ast.Expression | None) -> str:
    """Return the line by which another player than you does what takes no subject: without the
    player it would be you who do it, and with what is yours.
    """
    who = "" if doer is None else plain(context, doer)
    return "" if who in ("", "you") else f"{who} must {plain(context, phrase)}"


def _joined_to(context: Context, phrase: ast.Phrase, subject: frozenset[str]) -> tuple[str, ...]:
    """Return how a state ties such a subject to the thing that stands there alone: a survivor is
    `at "School"`, and never is one.
    """
    slot = phrase.slots[0] if phrase.slots else None
    stands_alone = phrase.place == Place.STATE.value and phrase.pattern == "{}"
    if not stands_alone or not isinstance(slot, ast.Text):
        return ()
    kinds = context.names.kinds_named(slot.value)
    return tuple(
        dict.fromkeys(
            PLACEHOLDER.sub(lambda _: said(slot), word.phrase)
            for word in context.lexicon.vocabulary.words
            if word.place is Place.STATE
            and len(word.slots) == 1
            and not word.phrase.startswith("{")
            and {slot_type(context, word, word.slots[0]).noun} & kinds
            and (taken := subject_type(context, word)) is not None
            and taken.noun in subject
        )
    )


def _looseness(overload: Overload) -> int:
    return sum(1 for placeholder in overload.placeholders if placeholder.slot)
