"""Correct words that do not agree (law G9): `1 zombies` becomes `1 zombie`, `the bearer get`
becomes `the bearer gets`, `a exiled` becomes `an exiled`.

The grammar reads every form of a word, so agreement is nobody's error. The formatter corrects it.
Each correction is a place in the line and the form that belongs there. Only what can be told from
the line itself is corrected: where a number is not known, the author's form stays.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any

from dowlang.syntax import ast

SINGULAR_QUANTITIES = frozenset({"a", "another", "each", "one_of_those", "each_of_those"})
PLURAL_WORDS = frozenset({"you", "they", "them", "those"})
HELPERS: Mapping[str, tuple[str, str]] = {
    "is": ("is", "are"),
    "has": ("has", "have"),
    "do": ("does", "do"),
    "was": ("was", "were"),
}
"""Lemma -> singular, plural of the verbs that have forms of their own."""

SOUNDS_LIKE_YOU = ("use", "uni", "one", "eu")

Correction = tuple[int, str]
"""Column (from 1) of a word, and the form that belongs there."""


class Agreement:
    """Corrections for the lines of one game. `plurals` and `thirds` are lemma -> form."""

    def __init__(
        self, plurals: Mapping[str, str], thirds: Mapping[str, str], lemmas: Mapping[str, str]
    ) -> None:
        self.plurals, self.thirds, self.lemmas = plurals, thirds, lemmas

    def corrections(self, line: ast.Line, words: Mapping[int, str]) -> list[Correction]:
        """Return all corrections of a line. `words` are its words by column."""
        found: list[Correction] = []
        who = next(iter(line.part("who")), None)
        if line.shape in ("run_by", "chooses", "votes", "chooser") and isinstance(who, ast.Node):
            found += self._verb_after(who, words)
        for part in line.parts:
            for node in _nodes(part.values):
                found += self._of_node(node, words)
        return [(column, form) for column, form in found if words.get(column, form) != form]

    def _of_node(self, node: ast.Node, words: Mapping[int, str]) -> Iterator[Correction]:
        match node:
            case ast.NounPhrase(quantity=quantity) if quantity is not None:
                number = None if _may_be_a_seat(node) else self._number_of_quantity(quantity)
                if number is not None and node.noun.lemma in self.plurals:
                    yield (
                        node.noun.span.column,
                        node.noun.lemma if number == 1 else self.plurals[node.noun.lemma],
                    )
                if quantity.kind == "a":
                    first = (
                        *node.adjectives,
                        *([node.classifier] if node.classifier else []),
                        node.noun,
                    )[0].text
                    yield quantity.span.column, "an" if sounds_like_vowel(first) else "a"
            case ast.Is(subject=subject) if subject is not None:
                yield from self._verb_after(subject, words)
            case ast.Phrase(
                place="rule", slots=(ast.NounPhrase() | ast.Reference() | ast.Text() as subject, *_)
            ):
                if subject.span.column == node.span.column:
                    yield from self._verb_after(subject, words)

    def _verb_after(self, subject: ast.Node, words: Mapping[int, str]) -> Iterator[Correction]:
        """The word behind the subject is its verb."""
        number = self._number(subject)
        column = next((each for each in sorted(words) if each >= subject.span.end_column), None)
        if number is None or column is None:
            return
        lemma = self.lemmas.get(words[column], words[column])
        if lemma in HELPERS:
            yield column, HELPERS[lemma][0 if number == 1 else 1]
        elif lemma in self.thirds:
            yield column, self.thirds[lemma] if number == 1 else lemma

    def _number(self, subject: ast.Node) -> int | None:
        """1, 2 for more, None when the line does not tell."""
        match subject:
            case ast.Text():
                return 1
            case ast.Reference(words=("it",)):
                return 1
            case ast.Reference(words=("the", "player", "together")):
                return 2
            case ast.Reference(words=words):
                if words[0] in PLURAL_WORDS:
                    return 2
                named = words[0] == "the" and words[-1] not in self.plurals and words[-1] != "rest"
                return 1 if named or words[0] in ("that", "this", "player") else None
            case _:
                assert isinstance(
                    subject, ast.NounPhrase
                )  # a subject is a thing, and this the last kind of things
                told = (
                    None if subject.quantity is None else self._number_of_quantity(subject.quantity)
                )
                return told or self._number_as_written(subject.noun)

    def _number_as_written(self, noun: ast.Ident) -> int | None:
        plural = self.plurals.get(noun.lemma)
        if plural is None or plural == noun.lemma:
            return None
        return 2 if noun.text == plural else 1

    def _number_of_quantity(self, quantity: ast.Quantity) -> int | None:
        if quantity.kind in SINGULAR_QUANTITIES:
            return 1 if quantity.kind in ("a", "another", "each") else None
        if quantity.kind in ("amount", "up_to", "exactly", "at_least") and isinstance(
            quantity.amount, ast.Integer
        ):
            return 1 if quantity.amount.value == 1 else 2
        return 2 if quantity.kind in ("all", "any_number", "all_but") else None


def _may_be_a_seat(node: ast.NounPhrase) -> bool:
    """Return True for `3 player`, which may be `player 3`: its author says which."""
    amount = node.quantity.amount if node.quantity is not None else None
    single = node.noun.text == node.noun.lemma == "player"
    return single and isinstance(amount, ast.Integer) and amount.value != 1


def sounds_like_vowel(word: str) -> bool:
    """Return True if `an` goes before that word."""
    return word[:1] in "aeiou" and not word.startswith(SOUNDS_LIKE_YOU)


def _nodes(value: Any) -> Iterator[ast.Node]:
    """Every node of a value, outermost first, without recursion."""
    waiting = [value]
    while waiting:
        each = waiting.pop()
        if isinstance(each, tuple):
            waiting.extend(reversed(each))
        elif isinstance(each, ast.Node):
            yield each
            waiting.extend(getattr(each, field.name) for field in reversed(fields(each)))
