"""Correct words that do not agree (law G9): `1 zombies` becomes `1 zombie`, `the bearer get`
becomes `the bearer gets`, `a exiled` becomes `an exiled`.

The grammar reads every form of a word. Which form belongs where is known here: the others are
refused (`syntax.disagreements`), and the formatter and `--fix` put the right ones in their place.
Each correction is a place in the line and the form that belongs there. Only what can be told from
the line itself is corrected: where a number is not known, the author's form stays.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from itertools import pairwise
from typing import Any

from dowlang.syntax import ast
from dowlang.syntax.fixed_forms import HELPERS, FixedForms

PLURAL_WORDS = frozenset({"you", "they", "them", "those"})

OWNERS = frozenset({"your", "their", "its"})
TOGETHER = ("the", "player", "together")
MODAL = frozenset({"may", "must", "can", "cannot"})
ACTED_BY = frozenset({"run_by", "chooses", "votes", "answers", "chooser"})
"""Shapes whose verb follows who acts."""

BIDDING = frozenset({"run", "offer", "demand", "bargain"})
"""Shapes whose effect stands without a subject, or behind `may` and `must`."""

PLAIN = frozenset({"span", "place", "pattern", "words", "number", "alias", "operator", "window"})
"""Fields that hold no nodes whose words could disagree."""

SOUNDS_LIKE_YOU = ("use", "usu", "uni", "one", "eu")

Correction = tuple[int, str]
"""Column (from 1) of a word, and the form that belongs there."""


class Agreement:
    """Corrections for the lines of one game. `plurals` and `thirds` are lemma -> form."""

    def __init__(
        self,
        plurals: Mapping[str, str],
        thirds: Mapping[str, str],
        lemmas: Mapping[str, str],
        wordings: Mapping[str, Iterable[str]],
    ) -> None:
        self.plurals, self.thirds, self.lemmas = plurals, thirds, lemmas
        self.fixed = FixedForms(wordings, plurals, thirds, lemmas)
        several = {form for lemma, form in plurals.items() if form != lemma}
        self.of_several = {
            tuple(lemmas.get(word, word) for word in phrase.split())
            for phrase in wordings.get("reference", ())
            if phrase.split()[-1] in several
        }

    def disagreements(self, line: ast.Line, words: Mapping[int, str]) -> list[Correction]:
        """Return the corrections without those that only concern a sound, such as `an` for `a`."""
        return [
            (column, form)
            for column, form in self.corrections(line, words)
            if words.get(column) not in ("a", "an")
        ]

    def corrections(self, line: ast.Line, words: Mapping[int, str]) -> list[Correction]:
        """Return all corrections of a line. `words` are its words by column."""
        found: list[Correction] = []
        fixed: list[Correction] = []
        bare: list[Correction] = []
        alone = {node.noun.span.column for node in self.alone(line)}
        who = next(iter(line.part("who")), None)
        if line.shape in ACTED_BY and isinstance(who, ast.Node):
            found += self._verb_after(who, words)
        for part in line.parts:
            found += self._behind_numbers(part.values, words)
            for node in _nodes(part.values):
                found += self._of_node(node, words)
                if isinstance(node, ast.NounPhrase) and _is_bare(node) and line.shape != "setting":
                    several = self.plurals.get(node.noun.lemma, node.noun.text)
                    bare.append((node.noun.span.column, several))
                if isinstance(node, ast.Words):
                    fixed += self.fixed.of_words(node, words)
                if isinstance(node, ast.Phrase):
                    bids = line.shape in BIDDING and node.place in ("effect", "sentence", "core")
                    fixed += self.fixed.corrections(node, words, bids)
                    if first := self.fixed.begins_with(node):
                        fixed.append((node.span.column, first))
        found += [each for each in bare if each[0] not in alone]
        found += [*fixed, *self._behind_helpers(words)]
        return sorted((at, form) for at, form in dict(found).items() if words.get(at, form) != form)

    def alone(self, line: ast.Line) -> Iterator[ast.NounPhrase]:
        """Yield the subjects of rules that are one piece without an article: `survivor cannot
        search` is said of one, and nobody can tell of which.
        """
        for part in line.parts:
            for node in _nodes(part.values):
                if isinstance(node, ast.Phrase) and (subject := self._alone(node)) is not None:
                    yield subject

    def _alone(self, node: ast.Phrase) -> ast.NounPhrase | None:
        match node:
            case ast.Phrase(place="rule", slots=(ast.NounPhrase(quantity=None) as subject, *_)):
                noun = subject.noun
                begins = subject.span.column == node.span.column
                single = noun.text == noun.lemma != self.plurals.get(noun.lemma, noun.text)
                if begins and single and not self.fixed.begins_with(node):
                    return subject
        return None

    def _of_node(self, node: ast.Node, words: Mapping[int, str]) -> Iterator[Correction]:
        match node:
            case ast.NounPhrase(quantity=quantity) if quantity is not None:
                number = None if _may_be_a_seat(node) else self._number_of_noun(quantity)
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
            case ast.Reference(alias=None, words=(first, *_)) if first not in OWNERS:
                yield from self._of_reference(node, words)
            case ast.Is(subject=subject) if subject is not None:
                yield from self._verb_after(subject, words)
            case ast.Phrase(
                place="rule", slots=(ast.NounPhrase() | ast.Reference() | ast.Text() as subject, *_)
            ):
                begins = subject.span.column == node.span.column
                if begins and not (self.fixed.begins_with(node) or self._alone(node)):
                    yield from self._verb_after(subject, words)

    def _of_reference(self, node: ast.Reference, words: Mapping[int, str]) -> Iterator[Correction]:
        """Yield the words of a reference, each of one piece but for those behind `those`."""
        end = node.span.end_column if node.thing is None else node.thing.span.column
        inside = [at for at in sorted(words) if node.span.column <= at < end]
        lemmas = tuple(self.lemmas.get(word, word) for word in node.words)
        several = (
            node.words[:1] == ("those",) or node.words == TOGETHER or lemmas in self.of_several
        )
        for at in inside:
            lemma = self.lemmas.get(words[at], words[at])
            counted = at == inside[-1] or node.words == TOGETHER
            if lemma in self.plurals:
                yield at, self.plurals[lemma] if several and counted else lemma

    def _behind_numbers(
        self, values: tuple[Any, ...], words: Mapping[int, str]
    ) -> Iterator[Correction]:
        """Yield the nouns of a clause that stand right behind its numbers: `needs 1 dwarf`."""
        for value in values:
            if isinstance(value, ast.Integer):
                column = value.span.end_column + 1
                word = words.get(column, "")
                lemma = self.lemmas.get(word, word)
                if lemma in self.plurals:
                    yield column, lemma if value.value == 1 else self.plurals[lemma]

    def _behind_helpers(self, words: Mapping[int, str]) -> Iterator[Correction]:
        """Yield the verbs behind `may`, `must`, `can` and `cannot`."""
        for before, after in pairwise(sorted(words)):
            lemma = self.lemmas.get(words[after], words[after])
            if words[before] in MODAL and words[after] == self.thirds.get(lemma):
                yield after, lemma

    def _verb_after(self, subject: ast.Node, words: Mapping[int, str]) -> Iterator[Correction]:
        """Yield the word behind the subject is its verb."""
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
        """Return 1, 2 for more, None when the line does not tell."""
        match subject:
            case ast.Text():
                return 1
            case ast.Reference(words=("it",)):
                return 1
            case ast.Reference(words=words) if words == TOGETHER:
                return 2
            case ast.Reference(words=words):
                if words[0] in PLURAL_WORDS:
                    return 2
                if words[0] in OWNERS:
                    return 1 if self.lemmas.get(words[-1], words[-1]) == words[-1] else 2
                named = words[0] == "the" and words[-1] != "rest"
                return 1 if named or words[0] in ("that", "this", "player") else None
            case _:
                # a subject is a thing, and this the last kind of things
                assert isinstance(subject, ast.NounPhrase)
                if _may_be_a_seat(subject):
                    return None
                if subject.quantity is None:
                    lemma = subject.noun.lemma
                    several = _is_bare(subject) and self.plurals.get(lemma, lemma) != lemma
                    told = 2 if several else None
                else:
                    told = self._number_of_quantity(subject.quantity)
                return told or self._number_as_written(subject.noun)

    def _number_as_written(self, noun: ast.Ident) -> int | None:
        plural = self.plurals.get(noun.lemma)
        if plural is None or plural == noun.lemma:
            return None
        return 2 if noun.text == plural else 1

    def _number_of_noun(self, quantity: ast.Quantity) -> int | None:
        """Return the number of the noun itself: of `each of those survivors` another than the
        verb has.
        """
        return 2 if quantity.kind.is_of_those else self._number_of_quantity(quantity)

    def _number_of_quantity(self, quantity: ast.Quantity) -> int | None:
        if quantity.kind.is_singular:
            return 1
        if isinstance(quantity.amount, ast.Integer) and quantity.kind.counts:
            return 1 if quantity.amount.value == 1 else 2
        return 2 if quantity.kind.is_whole else None


def _is_bare(node: ast.NounPhrase) -> bool:
    """Return True for a noun alone, which is a plural: `players cannot …`."""
    return node.quantity is None and not node.adjectives and node.classifier is None


def _may_be_a_seat(node: ast.NounPhrase) -> bool:
    """Return True for `3 player`, which may be `player 3`: its author says which."""
    amount = node.quantity.amount if node.quantity is not None else None
    return node.noun.text == node.noun.lemma == "player" and isinstance(amount, ast.Integer)


def sounds_like_vowel(word: str) -> bool:
    """Return True if `an` goes before that word."""
    word = word.lower()
    return word.startswith(tuple("aeiou")) and not word.startswith(SOUNDS_LIKE_YOU)


def article(word: str) -> str:
    """Return the indefinite article that goes before a word.

    >>> article("item"), article("unit"), article("Usual day")
    ('an', 'a', 'a')
    """
    return "an" if sounds_like_vowel(word) else "a"


LEAVES = (ast.Ident, ast.Text, ast.Integer)
"""Nodes that hold no others, and no fixed saying."""


_HOLDING: dict[str, tuple[str, ...]] = {}


def _holding(node: ast.Node) -> tuple[str, ...]:
    """Return the fields of a node that may hold others, the last first."""
    kind = type(node).__name__
    if kind not in _HOLDING:
        names = (field.name for field in reversed(fields(node)))
        _HOLDING[kind] = tuple(name for name in names if name not in PLAIN)
    return _HOLDING[kind]


def _nodes(value: Any) -> Iterator[ast.Node]:
    """Yield every node of a value, outermost first, without recursion."""
    waiting = [value]
    while waiting:
        each = waiting.pop()
        if isinstance(each, tuple):
            waiting.extend(reversed(each))
        elif isinstance(each, ast.Words):
            yield each
        elif isinstance(each, LEAVES):
            continue
        elif isinstance(each, ast.Node):
            yield each
            for name in _holding(each):
                if held := getattr(each, name):
                    waiting.append(held)
