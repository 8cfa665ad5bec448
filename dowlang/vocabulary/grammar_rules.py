"""Refuse a phrase that breaks a law of the grammar by itself, when its ruleset loads.

Each law was found by a conflict of the parser. The wording is that of the language's design.
Breaches that only the whole grammar shows (an ambiguity between two phrases) are found by
`syntax.grammar.conflicts` when the tables are built. Nothing here needs Lark.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from itertools import pairwise

from dowlang.vocabulary.declarations import (
    EventWord,
    Place,
    Word,
    WordRefused,
)
from dowlang.vocabulary.noun_heads import Heads
from dowlang.vocabulary.patterns import DETERMINERS, Alternative, optional_parts, slot_types
from dowlang.vocabulary.registry import Vocabulary
from dowlang.vocabulary.word_forms import WORD

AFTER_SLOT: tuple[str, ...] = (
    "to",
    "from",
    "into",
    "onto",
    "under",
    "for",
    "by",
    "until",
    "using",
    "without",
    "along",
)
"""Prepositions that follow a slot in a phrase (law G4). A post-modifier may not begin with one."""

RESERVED_AT_START: tuple[str, ...] = (
    "if",
    "when",
    "while",
    "otherwise",
    "option",
    "automatic",
    "vote",
    "until",
    "during",
    "instead",
    "test",
)
"""Words that begin lines of the core. An effect may not begin with one."""


def refuse_broken_laws(vocabulary: Vocabulary, heads: Heads) -> None:
    """Raises `WordRefused` for the first phrase that breaks a law which is visible in it."""
    openers = {each.phrase.split()[0] for group in heads.groups for each in group.filters}
    for word in vocabulary.words:
        _refuse_spelling(word)
        _refuse_naming(word)
        _refuse_repetition(word)
        match word.place:
            case Place.EFFECT:
                _refuse_effect(word)
            case Place.FILTER:
                _refuse_filter(word, openers)
            case _:
                pass
    _refuse_adjectives(vocabulary, heads)


def refuse_equal_words(alternatives: Iterable[Alternative]) -> None:
    """Refuse two words with equal patterns that differ in no type of a placeholder or subject (law
    G2).

    Raises `WordRefused` for a pair that does not.
    """
    known: dict[tuple[object, ...], Alternative] = {}
    for alternative in alternatives:
        types = slot_types(alternative.word)
        placeholders = tuple(
            (placeholder.noun, placeholder.adjectives)
            if placeholder.noun
            else (types[placeholder.slot].noun,)
            for placeholder in alternative.overload.placeholders
        )
        word = alternative.word
        fields = dict(word.payload) if isinstance(word, EventWord) else {}
        subject = fields.get(word.subject, word.subject)
        key = (
            alternative.word.place,
            alternative.word.noun,
            subject,
            alternative.key,
            placeholders,
        )
        other = known.setdefault(key, alternative)
        if other.word is not alternative.word:
            raise WordRefused(
                f"G2, overloads: `{other.word.phrase}` and `{alternative.word.phrase}` have equal "
                f"patterns and their types overlap"
            )


def _tokens(word: Word) -> list[str]:
    return word.phrase.replace("[", " ").replace("]", " ").split()


def _refuse_spelling(word: Word) -> None:
    for token in _tokens(word):
        if "," in token:
            raise WordRefused(
                f"G5, in statements and rules a comma opens a modifier, a limit or a point: "
                f"`{word.phrase}` has one of its own"
            )
        if not token.startswith("{") and not WORD.fullmatch(token):
            raise WordRefused(
                f"G9, one terminal a word: `{token}` in `{word.phrase}` is no whole word of "
                f"lower-case letters"
            )
        if token.startswith("{") and not token.endswith("}"):
            raise WordRefused(
                f"G9, one terminal a word: `{token}` in `{word.phrase}` is a slot glued to a word"
            )


def _refuse_naming(word: Word) -> None:
    if "as" in _tokens(word)[1:] and word.place is not Place.RULE:
        raise WordRefused(
            f"G6, `as name` ends a slot and names all of it: `{word.phrase}` uses `as` for "
            f"something else"
        )


def _refuse_repetition(word: Word) -> None:
    names = re.findall(r"\{(\w+)\}", word.phrase)
    for name in names:
        if names.count(name) > 1:
            raise WordRefused(
                f"G10, a placeholder fills one parameter: `{{{name}}}` stands twice in "
                f"`{word.phrase}`; name the second apart, as `{{other}}`"
            )


def refuse_incomplete_words(vocabulary: Vocabulary) -> None:
    """Touch every declaration whole, as its first use in a card would: each placeholder fills a
    parameter, and each parameter is filled.

    Inspecting every function takes time that a check has no use for, so a build asks for it.
    Raises `WordRefused` for the first that is not.
    """
    for word in vocabulary.words:
        slot_types(word)
        if word.place not in (Place.EVENT, Place.HAPPENING):
            _ = word.parameters


def _refuse_effect(word: Word) -> None:
    for way in optional_parts(word.phrase):
        if way and (way[0] in DETERMINERS or way[0].startswith("{")):
            raise WordRefused(
                f"G8, no determiner at the start of an effect: `{word.phrase}` begins with "
                f"`{way[0]}`"
            )
        if way and way[0] in RESERVED_AT_START:
            raise WordRefused(
                f"G8, an effect begins with its verb: `{word.phrase}` begins with `{way[0]}`, "
                f"which begins other lines"
            )


def _refuse_filter(word: Word, openers: Collection[str]) -> None:
    tokens = _tokens(word)
    if tokens[0] in AFTER_SLOT:
        raise WordRefused(
            f"G4, two lists of prepositions: `{tokens[0]}` follows a slot in phrases, so the "
            f"post-modifier `{word.phrase}` cannot begin with it"
        )
    if tokens[0].startswith("{"):
        raise WordRefused(
            f"G4, a post-modifier begins with a word: `{word.phrase}` begins with a slot"
        )
    types = slot_types(word)
    for before, after in pairwise(tokens):
        # a number ends in itself
        if before.startswith("{") and after in openers and types[before[1:-1]].noun != "number":
            raise WordRefused(
                f"G3, only the last post-modifier of a noun may be open: in `{word.phrase}` the "
                f"slot `{before[1:-1]}` stands before `{after}`, "
                "which begins a post-modifier itself"
            )


def _refuse_adjectives(vocabulary: Vocabulary, heads: Heads) -> None:
    for adjective in vocabulary.adjectives:
        if not adjective.classifier and heads.forms.lemma(adjective.word) in heads.heads:
            raise WordRefused(
                f"G7, compounds are nouns: `{adjective.word}` is a noun, so it cannot be an "
                f"adjective too (declare `classifier`)"
            )
    clash = sorted(heads.adjectives & heads.heads)
    if clash:
        raise WordRefused(
            f"G7, compounds are nouns: `{clash[0]}` stands before a noun and is a noun itself; it "
            f"must stand right before it"
        )
