"""Take the place of an effect from behind its counted noun: `kill 2 zombies at a location`.

A post-modifier that says where the counted things are gives the effect its place, once, and is
gone from the count. One that only says where they are not (`outside the colony`) names no place,
and is refused with the line that does.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from dowlang.semantics.context import Context
from dowlang.semantics.lexicon import Placeholder
from dowlang.semantics.message_wording import articled
from dowlang.semantics.resolve.denotation import Meaning
from dowlang.semantics.resolve.noun_phrases import meaning
from dowlang.semantics.resolve.noun_types import kinds_of, noun_in
from dowlang.semantics.resolve.overloads import slot_type
from dowlang.semantics.scopes import Scope
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import Place, Type, Word
from dowlang.vocabulary.noun_declarations import Noun

Counts = dict[str, tuple[ast.Expression, Placeholder]]


def places_given(
    context: Context, word: Word, phrase: ast.Phrase, counts: Counts, scope: Scope
) -> tuple[dict[str, Meaning], Counts] | None:
    """Return what post-modifiers of counted nouns give to the word, and the counts without them.

    Return None when an error was reported.
    """
    given: dict[str, Meaning] = {}
    wanted = {p.name: p.type for p in context.lexicon.parameters(word) if p.role.may_be_given}
    left = dict(counts)
    for name, (node, placeholder) in counts.items():
        noun = noun_in(context, node) if isinstance(node, ast.NounPhrase) else None
        if not isinstance(node, ast.NounPhrase) or noun is None or not wanted:
            continue
        kept: list[ast.Filter] = []
        for written in node.filters:
            found = _giver(context, written, noun[0], wanted)
            alone = found is None and len(node.filters) == 1
            place = _place(context, written, noun[0], wanted) if alone else ""
            if place:
                bare = plain(context, replace(node, filters=()))
                line = plain(context, phrase).replace(plain(context, node), f"{bare} {place}")
                after = f"`{plain(context, written)}` after `{noun[0].name}`"
                context.report.quantity(written, after, f"`{line}`")
                return None
            if found is None or found[0] in given:
                kept.append(written)
                continue
            parameter, said = found
            kinds = kinds_of(context, said, scope)
            if kinds and wanted[parameter].noun not in kinds:
                context.report.wrong_type(said, kinds, (wanted[parameter].noun,))
                return None
            value = meaning(context, said, wanted[parameter], scope)
            if value is None:
                return None
            given[parameter] = value
        left[name] = replace(node, filters=tuple(kept)), placeholder
    return given, left


def _words(context: Context, written: ast.Filter, noun: str) -> list[Word]:
    """Return the words that a post-modifier may be behind that noun."""
    phrase = written.phrase
    overloads = [] if phrase is None else context.lexicon.overloads("filter", phrase.pattern)
    return [each.word for each in overloads if each.word.noun == noun]


def _giver(
    context: Context, written: ast.Filter, noun: Noun, wanted: Mapping[str, Type]
) -> tuple[str, ast.Expression] | None:
    """Return which parameter a post-modifier gives, and the words for it: those in its slot, or
    itself, if it is a closed word (`here`).
    """
    phrase = written.phrase
    if phrase is None:
        return None
    for word in _words(context, written, noun.name):
        if len(word.slots) == 1 and word.relation != "but":
            kind = slot_type(context, word, word.slots[0]).noun
            for name, type in wanted.items():
                if type.noun == kind:
                    return name, phrase.slots[0]
    closed = context.lexicon.references.get(tuple(phrase.pattern.split()))
    for name, type in wanted.items():
        if closed is not None and type.noun == closed.noun and not phrase.slots:
            return name, ast.Reference(phrase.span, tuple(phrase.pattern.split()))
    return None


def _place(context: Context, written: ast.Filter, noun: Noun, wanted: Mapping[str, Type]) -> str:
    """Return the words that name a place where a post-modifier only says something of it: `at a
    location outside the colony`. Empty where it speaks of no place.
    """
    slots = () if written.phrase is None else written.phrase.slots
    for word in _words(context, written, noun.name):
        for slot, node in zip(word.slots, slots, strict=True):
            kind = slot_type(context, word, slot).noun
            if any(type.noun == kind in context.lexicon.nouns for type in wanted.values()):
                said = plain(context, node)
                if word.relation == "but":
                    said = f"{articled((kind,))} {plain(context, written)}"
                return _giving(context, noun, kind).replace("{}", said)
    return ""


def _giving(context: Context, noun: Noun, kind: str) -> str:
    """Return how a place is said behind a noun: `at {}`."""
    return next(
        word.phrase.replace(f"{{{word.slots[0]}}}", "{}")
        for word in context.lexicon.vocabulary.words
        if word.place is Place.FILTER and word.noun == noun.name and word.relation != "but"
        if len(word.slots) == 1 and slot_type(context, word, word.slots[0]).noun == kind
    )
