"""Look the vocabulary up for the checker: nouns, adjectives, closed things, enumerations,
overloads.

An *overload* is one word that a pattern can stand for, with what each placeholder of the pattern
wants there. The grammar (`vocabulary.assembly`) knows which words share a pattern. It is asked
through the `GrammarLookup` protocol, so that tests can bring a small one.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from typing import Protocol, get_args, get_origin

from dowlang.vocabulary.card_kinds import CardKind, Enumeration
from dowlang.vocabulary.declarations import (
    EffectWord,
    EventWord,
    Parameter,
    Place,
    ReferenceWord,
    Type,
    Word,
)
from dowlang.vocabulary.noun_declarations import Adjective, Noun
from dowlang.vocabulary.patterns import Overload, Placeholder
from dowlang.vocabulary.registry import Vocabulary
from dowlang.vocabulary.signatures import Role, hints_of

__all__ = ["GrammarLookup", "Lexicon", "Overload", "Placeholder"]


class GrammarLookup(Protocol):
    """The questions of the checker to the assembled grammar."""

    def overloads(self, place: str, pattern: str) -> Sequence[Overload]:
        """Return all words that the pattern can stand for in that place."""
        ...


def lines_with_a_bearer(kinds: Sequence[CardKind]) -> tuple[str, ...]:
    """Return the lines of cards below which `the bearer` is somebody, as they are written."""
    clauses = [each for kind in kinds for each in kind.clauses]
    own = [each.pattern.split(" [")[0] for each in clauses if "bearer" in dict(each.scope)]
    attached = ["attach this card to …"] if any(kind.attaches for kind in kinds) else []
    return tuple(f"`{line}`" for line in dict.fromkeys((*own, *attached)))


class VocabularyIndex:
    """What a vocabulary and its grammar say whatever is checked: made once, shared by all checks.

    Words are not declared any more when a grammar stands.
    """

    def __init__(self, vocabulary: Vocabulary, grammar: GrammarLookup) -> None:
        self.vocabulary, self.grammar = vocabulary, grammar
        self.nouns: dict[str, Noun] = {noun.name: noun for noun in vocabulary.nouns}
        self.kinds: dict[str, CardKind] = {kind.name: kind for kind in vocabulary.kinds}
        self.bearing = lines_with_a_bearer(vocabulary.kinds)
        self.enumerations: dict[str, Enumeration] = {e.name: e for e in vocabulary.enumerations}
        self._table: Mapping[str, str] = getattr(grammar, "lemmas", {})
        self.nouns_of_plurals = {noun.plural: noun.name for noun in reversed(vocabulary.nouns)}
        self.values: dict[str, dict[str, int]] = {
            e.name: {self.lemmas(value): number for number, value in enumerate(e.values)}
            for e in vocabulary.enumerations
        }
        self.references: dict[tuple[str, ...], ReferenceWord] = {}
        self.with_slots: dict[tuple[str, ...], ReferenceWord] = {}
        self.adjectives: dict[str, list[Adjective]] = {}
        self.filters: dict[str, list[Word]] = {}
        for word in vocabulary.words:
            if isinstance(word, ReferenceWord):
                lemmas = tuple(self.lemma(w) for w in word.phrase.split())
                self.references[lemmas] = word
            elif word.place is Place.FILTER:
                self.filters.setdefault(word.phrase, []).append(word)
        self.filters_of: dict[str, list[Word]] = {}  # noun -> its post-modifiers
        for words in self.filters.values():
            for word in words:
                self.filters_of.setdefault(word.noun, []).append(word)
        for lemmas, word in self.references.items():
            if word.slots:
                self.with_slots.setdefault(tuple(w for w in lemmas if not w.startswith("{")), word)
        for adjective in vocabulary.adjectives:
            self.adjectives.setdefault(adjective.word, []).append(adjective)

    def lemma(self, form: str) -> str:
        """Return a word form's lemma as far as nouns and irregular forms tell it."""
        return (
            self._table.get(form)
            or self.vocabulary.plurals.get(form)
            or self.nouns_of_plurals.get(form, form)
        )

    def lemmas(self, text: str) -> str:
        """Return the lemmas of the words of a text."""
        return " ".join(self.lemma(word) for word in text.replace("_", " ").split())


_INDEXES: dict[tuple[int, int], VocabularyIndex] = {}
MOST_INDEXES = 8


def vocabulary_index(vocabulary: Vocabulary, grammar: GrammarLookup) -> VocabularyIndex:
    """Return the index of these two objects, made once. An index keeps both of them alive."""
    key = (id(vocabulary), id(grammar))
    if key not in _INDEXES:
        while len(_INDEXES) >= MOST_INDEXES:
            del _INDEXES[next(iter(_INDEXES))]
        _INDEXES[key] = VocabularyIndex(vocabulary, grammar)
    return _INDEXES[key]


class Lexicon:
    """One game's vocabulary, indexed, and what one check has looked up in it."""

    def __init__(self, vocabulary: Vocabulary, grammar: GrammarLookup) -> None:
        self.vocabulary, self.grammar = vocabulary, grammar
        index = vocabulary_index(vocabulary, grammar)
        self.nouns, self.kinds, self.enumerations = index.nouns, index.kinds, index.enumerations
        self.bearing = index.bearing
        self.references, self.adjectives, self.filters = (
            index.references,
            index.adjectives,
            index.filters,
        )
        self.filters_of = index.filters_of
        self.with_slots = index.with_slots  # references with a slot, by their words without it
        self.lemma, self._lemmas, self._values = index.lemma, index.lemmas, index.values
        self._nouns_of_plurals = index.nouns_of_plurals
        self._holding: dict[str, frozenset[str]] = {}
        self.kinds_of_words: dict[tuple[tuple[str, ...], str], frozenset[str]] = {}
        self.fitting: dict[tuple[object, ...], Overload] = {}  # what `overloads` has found to fit
        self._found: dict[tuple[str, ...], tuple[Noun, tuple[str, ...]] | None] = {}
        self._parameters: dict[int, tuple[Parameter, ...]] = {}
        self._many: dict[int, bool] = {}
        # parameters of a word's function that have a default
        self._defaults: dict[int, frozenset[str]] = {}

    def noun_of(self, words: Sequence[str]) -> tuple[Noun, tuple[str, ...]] | None:
        """Return the longest noun that ends the words (`helpless survivor`, `food card` when
        declared so), and the words before it.
        """
        key = tuple(words)
        try:
            return self._found[key]
        except KeyError:
            starts = (start for start in range(len(key)) if " ".join(key[start:]) in self.nouns)
            self._found[key] = next(
                ((self.nouns[" ".join(key[start:])], key[:start]) for start in starts), None
            )
            return self._found[key]

    def adjective(self, word: str, noun: str) -> Adjective | None:
        """Return the adjective for that noun, or None."""
        return (
            next((a for a in self.adjectives[word] if noun in a.nouns), None)
            if word in self.adjectives
            else None
        )

    def enumeration_of(self, name: str, value: str) -> int:
        """Return the number of a value in the named enumeration, or -1.

        Values are compared by their lemmas, as a line holds them.
        """
        return self._values.get(name, {}).get(self._lemmas(value), -1)

    def enumerations_with(self, *values: str) -> tuple[str, ...]:
        """Return names of the enumerations that hold all these values."""
        held = [self.enumerations_of(value) for value in values]
        return tuple(name for name in self._values if all(name in one for one in held))

    def enumerations_of(self, value: str) -> frozenset[str]:
        """Return the names of the enumerations that hold a value, looked up once a value."""
        known = self._holding.get(value)
        if known is None:
            lemmas = self._lemmas(value)
            known = self._holding[value] = frozenset(
                name for name, values in self._values.items() if lemmas in values
            )
        return known

    def parameters(self, word: Word) -> tuple[Parameter, ...]:
        """Return the word's parameters. Events have their payload's fields as slots."""
        known = self._parameters.get(id(word))
        if known is None:
            if isinstance(word, EventWord):
                known = tuple(
                    Parameter(name, Type(noun.removesuffix("[]"), noun.endswith("[]")), Role.SLOT)
                    for name, noun in word.payload
                )
            else:
                known = word.parameters
            self._parameters[id(word)] = known
        return known

    def owned_by(self, noun: str, owner: str) -> list[str]:
        """Return the post-modifiers of a noun that say whose it is: `you control` for what is
        yours.
        """
        return [
            word.phrase
            for word in self.filters_of.get(noun, ())
            if word.implicit == (owner,) and not word.slots
        ]

    def places_of(self, noun: Noun) -> list[str]:
        """Return the post-modifiers of a noun that say where it is without speaking of anything
        else.
        """
        return [
            word.phrase
            for word in self.filters_of.get(noun.name, ())
            if not word.implicit and not word.slots
        ]

    def where_it_lies(self, noun: Noun, beyond: Sequence[str] = ()) -> str:
        """Return the words for where a piece of yours is that changes its place, else nothing.
        `beyond` are those that a word never gets at.
        """
        ways = self.owned_by(noun.name, "you") if noun.whereabouts is not None else []
        return next((way for way in ways if way not in beyond), "")

    def has_default(self, word: Word, name: str) -> bool:
        """Return True if the function has a default for a parameter."""
        known = self._defaults.get(id(word))
        if known is None:
            told = inspect.signature(word.function).parameters.values()
            known = self._defaults[id(word)] = frozenset(
                each.name for each in told if each.default is not inspect.Parameter.empty
            )
        return name in known

    def gives_many(self, word: Word) -> bool:
        """Return True if the word's function returns a tuple.

        That is a filter that is an ordered source, or a reference to several.
        """
        known = self._many.get(id(word))
        if known is None:
            returned = hints_of(word.function).get("return")
            if hasattr(returned, "__metadata__"):
                returned = get_args(returned)[0]
            known = self._many[id(word)] = get_origin(returned) is tuple
        return known

    def tellers(self) -> tuple[str, ...]:
        """Return lines after which `that many` means something, the shortest of each kind: an
        effect that yields a number, several things, a roll.
        """
        effects = [w for w in self.vocabulary.of_sort(EffectWord) if w.place is Place.EFFECT]
        numbers = sorted((word.example for word in effects if word.yields == "number"), key=len)
        several = sorted(
            (word.example for word in effects if word.yields in self._nouns_of_plurals), key=len
        )
        return (*numbers[:1], *several[:1], "roll a die")

    def overloads(self, place: str, pattern: str) -> Sequence[Overload]:
        """Return all words that the pattern can stand for in that place."""
        return self.grammar.overloads(place, pattern)

    def modifiers(self) -> tuple[Word, ...]:
        """Return all `, …` words."""
        return tuple(w for w in self.vocabulary.words if w.place is Place.MODIFIER)
