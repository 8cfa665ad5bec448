"""The vocabulary as the checker looks it up: nouns by their words, adjectives, closed things, enumerations, and the grammar's readings.

A *reading* is one word that a skeleton can stand for, with what each hole of the skeleton wants there. Which words share a skeleton is
the grammar's knowledge (`vocabulary.assembly`); it is asked through the `Grammar` protocol, so that tests can bring a small one.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, get_args, get_origin, get_type_hints

from dowlang.vocabulary.phrases import Hole, Reading
from dowlang.vocabulary.words import Adjective, CardKind, Enumeration, Noun, Parameter, Place, Type, Vocabulary, Word, WordRefused

__all__ = ["Grammar", "Hole", "Lexicon", "Reading"]


class Grammar(Protocol):
    """What the checker asks of the assembled grammar."""

    def readings(self, place: str, skeleton: str) -> Sequence[Reading]:
        """All words that the skeleton can stand for in that place."""
        ...


class Lexicon:
    """One game's vocabulary, indexed."""

    def __init__(self, vocabulary: Vocabulary, grammar: Grammar) -> None:
        self.vocabulary, self.grammar = vocabulary, grammar
        self.nouns: dict[str, Noun] = {noun.name: noun for noun in vocabulary.nouns}
        self.kinds: dict[str, CardKind] = {kind.name: kind for kind in vocabulary.kinds}
        self.enumerations: dict[str, Enumeration] = {e.name: e for e in vocabulary.enumerations}
        self._table: Mapping[str, str] = getattr(grammar, "lemmas", {})
        self._values: dict[str, dict[str, int]] = {
            e.name: {self._lemmas(value): number for number, value in enumerate(e.values)} for e in vocabulary.enumerations
        }
        self.references: dict[tuple[str, ...], Word] = {}
        self.adjectives: dict[str, list[Adjective]] = {}
        self.filters: dict[str, list[Word]] = {}
        self._parameters: dict[int, tuple[Parameter, ...]] = {}
        self._many: dict[int, bool] = {}
        for word in vocabulary.words:
            if word.place is Place.REFERENCE:
                self.references[tuple(self.lemma(w) for w in word.phrase.split())] = word
            elif word.place is Place.FILTER:
                self.filters.setdefault(word.phrase, []).append(word)
        for adjective in vocabulary.adjectives:
            self.adjectives.setdefault(adjective.word, []).append(adjective)

    def lemma(self, form: str) -> str:
        """A word form's lemma as far as nouns and irregular forms tell it."""
        plain = self._table.get(form) or self.vocabulary.plurals.get(form)
        if plain:
            return plain
        for noun in self.vocabulary.nouns:
            if noun.plural == form:
                return noun.name
        return form

    def noun_of(self, words: Sequence[str]) -> tuple[Noun, tuple[str, ...]] | None:
        """The longest noun that ends the words (`helpless survivor`, `food card` when declared so), and the words before it."""
        for start in range(len(words)):
            noun = self.nouns.get(" ".join(words[start:]))
            if noun is not None:
                return noun, tuple(words[:start])
        return None

    def adjective(self, word: str, noun: str) -> Adjective | None:
        """The adjective for that noun, or None."""
        return next((a for a in self.adjectives.get(word, ()) if noun in a.nouns), None)

    def enumeration_of(self, name: str, value: str) -> int:
        """Number of a value in the named enumeration, or -1. Values are compared by their lemmas, as a line holds them."""
        return self._values.get(name, {}).get(self._lemmas(value), -1)

    def enumerations_with(self, *values: str) -> tuple[str, ...]:
        """Names of the enumerations that hold all these values."""
        return tuple(name for name, known in self._values.items() if all(self._lemmas(v) in known for v in values))

    def _lemmas(self, text: str) -> str:
        return " ".join(self.lemma(word) for word in text.replace("_", " ").split())

    def parameters(self, word: Word) -> tuple[Parameter, ...]:
        """The word's parameters; events have their payload's fields as slots."""
        known = self._parameters.get(id(word))
        if known is None:
            if word.place in (Place.EVENT, Place.HAPPENING):
                known = tuple(Parameter(name, Type(noun.removesuffix("[]"), noun.endswith("[]")), "slot") for name, noun in word.payload)
            elif word.place is Place.MODIFIER:
                known = ()
            elif word.place is Place.REFERENCE:
                known = _reference_parameters(word)
            else:
                known = word.parameters
            self._parameters[id(word)] = known
        return known

    def has_default(self, word: Word, name: str) -> bool:
        """Has the function a default for a parameter?"""
        found = inspect.signature(word.function).parameters.get(name)
        return found is not None and found.default is not inspect.Parameter.empty

    def gives_many(self, word: Word) -> bool:
        """Does the word's function return a tuple (a filter that is an ordered source, a reference to several)?"""
        known = self._many.get(id(word))
        if known is None:
            try:
                returned = get_type_hints(word.function, include_extras=True).get("return")
            except Exception:  # a function whose annotations cannot be read is refused by the vocabulary's own tests
                returned = None
            if hasattr(returned, "__metadata__"):
                returned = get_args(returned)[0]
            known = self._many[id(word)] = get_origin(returned) is tuple
        return known

    def readings(self, place: str, skeleton: str) -> Sequence[Reading]:
        """All words that the skeleton can stand for in that place."""
        return self.grammar.readings(place, skeleton)

    def modifiers(self) -> tuple[Word, ...]:
        """All `, …` words."""
        return tuple(w for w in self.vocabulary.words if w.place is Place.MODIFIER)


def _reference_parameters(word: Word) -> tuple[Parameter, ...]:
    """Slots of a closed thing, and what its function takes besides from the bindings."""
    function: Callable[..., Any] = word.function
    try:
        return word.parameters
    except WordRefused:
        hints = get_type_hints(function, include_extras=True)
        names = list(inspect.signature(function).parameters)[1:]
        return tuple(
            Parameter(name, Type(str(getattr(hints.get(name), "__metadata__", ("number",))[0])), "slot" if name in word.slots else "implicit")
            for name in names
        )
