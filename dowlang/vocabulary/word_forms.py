"""The forms of words: one terminal a word, all its forms together (law G9).

`zombie` and `zombies` are one terminal, so are `add` and `adds`, `a` and `an`: the parser reads any
form, the checker sees the lemma, the formatter writes the form that agrees. Here is nothing about
what a word means or where it may stand.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache

from dowlang.vocabulary.declarations import Place, Word, WordRefused
from dowlang.vocabulary.noun_declarations import Noun
from dowlang.vocabulary.registry import Vocabulary

IRREGULAR: Mapping[str, str] = {"an": "a", "are": "is", "have": "has", "does": "do", "were": "was"}
"""Forms that every game shares: form -> lemma."""

CORE_VERBS: tuple[str, ...] = (
    "accept",
    "add",
    "attach",
    "cancel",
    "carry",
    "choose",
    "decline",
    "detach",
    "fail",
    "go",
    "happen",
    "need",
    "pass",
    "roll",
    "vote",
)
"""Verbs that `core.lark` itself uses. They have a third person."""

SYMBOLS: Mapping[str, str] = {
    ",": "COMMA",
    "(": "LEFT",
    ")": "RIGHT",
    "+": "PLUS",
    "-": "MINUS",
    "*": "TIMES",
    "/": "SLASH",
}
"""Signs of a line and their terminals. Comparisons are one terminal, `COMPARE`."""

WORD = re.compile(r"[a-z]+(?:['-][a-z]+)*")
"""A word that a phrase may be written with."""


def third_person(verb: str) -> str:
    """Return the third person: `add` -> `adds`, `carry` -> `carries`, `search` -> `searches`.

    A past form (`started`) has no other form.
    """
    if verb.endswith("ed") and not verb.endswith("eed"):
        return verb
    if verb.endswith(("ch", "sh", "s", "x", "z", "o")):
        return verb + "es"
    if verb.endswith("y") and len(verb) > 2 and verb[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + "s"


class Forms:
    """All word forms of one game.

    `lemma` and `terminal` answer for any form. `used` are the lemmas that the grammar holds.
    """

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._lemmas: dict[str, str] = {}
        self.used: set[str] = set()
        self.plurals: dict[str, str] = {}  # lemma of a noun -> its plural
        self.thirds: dict[str, str] = {}  # lemma of a verb -> its third person
        for form, lemma in (*IRREGULAR.items(), *vocabulary.plurals.items()):
            self._join(form, lemma, f"the irregular form `{form}`")
        for noun in vocabulary.nouns:
            self._add_noun(noun)
        for verb in CORE_VERBS:
            self.add_verb(verb, "the core of the grammar")
        nouns = frozenset(
            [word for noun in vocabulary.nouns for word in (*noun.words, *noun.plural.split())]
            + [adjective.word for adjective in vocabulary.adjectives]
        )
        for word in vocabulary.words:
            for verb in verbs_of(word, nouns):
                self.add_verb(verb, f"`{word.phrase}`")

    def _join(self, form: str, lemma: str, owner: str) -> None:
        known = self._lemmas.setdefault(form, lemma)
        if known != lemma:
            raise WordRefused(
                f"G9, one terminal a word: {owner} makes `{form}` a form of `{lemma}`, but it is "
                f"one of `{known}`"
            )

    def _add_noun(self, noun: Noun) -> None:
        singular, plural = noun.words[-1], noun.plural.split()[-1]
        self._join(singular, singular, f"the noun `{noun.name}`")
        self._join(plural, singular, f"the noun `{noun.name}`")
        self.plurals[singular] = plural

    def add_verb(self, verb: str, owner: str) -> None:
        """Give a verb its third person, unless it is a form of a word that has its own (`has`,
        `is`).
        """
        lemma = self._lemmas.get(verb, verb)
        if lemma in IRREGULAR.values():
            return
        self._join(verb, lemma, owner)
        self._join(third_person(lemma), lemma, owner)
        self.thirds[lemma] = third_person(lemma)

    def lemma(self, form: str) -> str:
        """Return the lemma of a form. A word without other forms is its own."""
        return self._lemmas.get(form, form)

    def terminal(self, form: str) -> str:
        """Return the terminal of a word or sign. The grammar holds it from now on."""
        if form in SYMBOLS:
            return SYMBOLS[form]
        lemma = self.lemma(form)
        self.used.add(lemma)
        return terminal_of(lemma)

    def terminals(self, text: Iterable[str]) -> str:
        """Return the terminals of several words, separated by spaces."""
        return " ".join(self.terminal(word) for word in text)

    def forms(self) -> dict[str, tuple[str, ...]]:
        """Return every form of each lemma that the grammar holds, the lemma first."""
        others: dict[str, list[str]] = {}
        for form, lemma in self._lemmas.items():
            if form != lemma:
                others.setdefault(lemma, []).append(form)
        return {lemma: (lemma, *sorted(others.get(lemma, ()))) for lemma in sorted(self.used)}

    def table(self) -> dict[str, str]:
        """Return form -> lemma for all words of the grammar: what the lexer looks up."""
        return {form: lemma for lemma, forms in self.forms().items() for form in forms}


@cache
def terminal_of(lemma: str) -> str:
    """Return the name of a lemma's terminal: `non-exiled` -> `W_NON_EXILED`."""
    return "W_" + re.sub(r"\W", "_", lemma).upper()


def verbs_of(word: Word, before_nouns: frozenset[str]) -> tuple[str, ...]:
    """Return the words of a phrase that stand right after its subject, and so have a third person.

    `before_nouns` are nouns' words and adjectives: a rule may begin with a bare noun (`crises need
    {count} fewer points`).
    """
    tokens = [token for token in word.phrase.replace("[", " ").replace("]", " ").split() if token]
    match word.place:
        case Place.EFFECT | Place.EVENT | Place.PREDICATE:
            return tuple(tokens[:1])
        case Place.RULE:
            if not {"is", "are"}.isdisjoint(tokens):
                return ()  # `dice per player is {number}`: the verb is one that has its own forms
            rest = tokens
            while rest and (rest[0].startswith("{") or rest[0] in before_nouns):
                rest = rest[1:]
            rest = rest[1:] if rest[:1] == ["also"] else rest
            return (
                tuple(rest[:1]) if rest and rest[0] != "cannot" and len(rest) < len(tokens) else ()
            )
        case _:
            return ()
