"""Forms of the words that a phrase always has: `the game` of `from the game`, `draws` of
`searching draws 1 more card`.

The grammar knows a word by its lemma, so a phrase is read in every form of its words. What lives
here: which form belongs in which place. What does not: words that follow their subject or their
number (`syntax.agreement`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import product

from dowlang.syntax import ast

OPTIONAL = re.compile(r"(\[[^\]]*\])")
SLOT = re.compile(r"\{\w*\}")
COUNTED = re.compile(r"\{count\}((?: \w+)+)")
APART = frozenset({"at", "from", "in", "of", "on", "to", "by"})
"""Words behind which another thing is spoken of than the one that is counted."""

HELPERS: Mapping[str, tuple[str, str]] = {
    "is": ("is", "are"),
    "has": ("has", "have"),
    "do": ("does", "do"),
    "was": ("was", "were"),
}
"""Lemma -> singular, plural of the verbs that have forms of their own."""
CORE = ("roll a die", "roll a die for {who}", "roll {amount} dice")
"""Effects that every game has."""

BY_SUBJECT = frozenset({"event", "happening", "predicate", "effect", "sentence", "core"})
"""Places of phrases whose first word is the verb of a subject before it."""


class FixedForms:
    """The declared forms of the phrases of one game."""

    def __init__(
        self,
        wordings: Mapping[str, Iterable[str]],
        plurals: Mapping[str, str],
        thirds: Mapping[str, str],
        lemmas: Mapping[str, str],
    ) -> None:
        self.plurals, self.thirds, self.lemmas = plurals, thirds, lemmas
        self._forms: dict[tuple[str, str], set[tuple[str, ...]]] = {}
        self._first: dict[tuple[str, str, str], str] = {}
        for place, phrases in (*wordings.items(), ("core", CORE)):
            for phrase in phrases:
                for written in (
                    way for full in _in_full(phrase) for way in self._as_one_slot(full)
                ):
                    key = (place, self._lemmas(written))
                    self._forms.setdefault(key, set()).add(_words(written))
                    if written.startswith("{} ") and not phrase.startswith("{"):
                        first = phrase.partition(" ")[0]
                        self._first[*key, lemmas.get(first, first)] = first

    def corrections(
        self, node: ast.Phrase, words: Mapping[int, str], bids: bool
    ) -> Iterator[tuple[int, str]]:
        """Yield the words of a phrase with the forms that it was declared with.

        `bids`: no subject stands before the phrase that its verb would follow.
        """
        declared = self._forms.get((node.place, node.pattern), ())
        if len(declared) != 1 and not bids:
            return
        written = _own_words(node, words)
        pieces = node.pattern.split()
        if bids and written and pieces[0] != "{}":
            yield written[0], pieces[0]
        own = [at for at, piece in enumerate(pieces) if piece != "{}"]
        if len(declared) != 1 or len(own) != len(written):
            return
        for place, (column, form) in enumerate(zip(written, *declared, strict=True)):
            if own[place] == 0 and node.place in BY_SUBJECT:
                continue
            follows = own[place] and place == 0 and node.place == "rule"
            if follows and not self.begins_with(node):  # its subject
                continue
            lemma = self.lemmas.get(form, form)
            counted = _counted(node, pieces[: own[place]])
            if counted == 1 and node.place == "core":  # `roll 1 dice` is refused for its number
                continue
            yield column, form if counted is None else self._counting(lemma, form, counted)

    def of_words(self, node: ast.Words, words: Mapping[int, str]) -> Iterator[tuple[int, str]]:
        """Yield the words of a fixed saying (`before it takes effect`) as they were declared."""
        written = [at for at in sorted(words) if node.span.column <= at < node.span.end_column]
        lemmas = " ".join(self.lemmas.get(words[at], words[at]) for at in written)
        declared = self._forms.get((node.kind, lemmas), set())
        if len(declared) == 1:
            yield from zip(written, *declared, strict=True)

    def begins_with(self, node: ast.Phrase) -> str:
        """Return the noun that a phrase begins with as it was declared, an empty text when it
        begins with none.
        """
        noun = node.slots[0] if node.slots else None
        lemma = noun.noun.lemma if isinstance(noun, ast.NounPhrase) else ""
        return self._first.get((node.place, node.pattern, lemma), "")

    def _counting(self, lemma: str, form: str, counted: int) -> str:
        """Return the form of a word behind a number."""
        if lemma in HELPERS:
            return HELPERS[lemma][0 if counted == 1 else 1]
        several = self.plurals.get(lemma) or self.thirds.get(lemma) or form
        return lemma if counted == 1 else several

    def _as_one_slot(self, phrase: str) -> Iterator[str]:
        """Yield a phrase, and the same with what is counted, or what it begins with, as a slot."""
        yield phrase
        for match in COUNTED.finditer(phrase):
            words = match[1].split()
            nouns = [at for at, word in enumerate(words) if self._is_noun(word)]
            if nouns:
                rest = (
                    phrase[: match.start()],
                    "{}",
                    *words[nouns[-1] + 1 :],
                    phrase[match.end() :],
                )
                yield " ".join(" ".join(rest).split())
        first, _, others = phrase.partition(" ")
        if self._is_noun(first):
            yield f"{{}} {others}"

    def _is_noun(self, word: str) -> bool:
        return self.lemmas.get(word, word) in self.plurals

    def _lemmas(self, phrase: str) -> str:
        return " ".join(
            "{}" if SLOT.fullmatch(word) else self.lemmas.get(word, word) for word in phrase.split()
        )


def _counted(node: ast.Phrase, before: list[str]) -> int | None:
    """Return the number that stands before a word in its phrase, None without one."""
    slots = list(node.slots[: before.count("{}")])
    for piece in reversed(before):
        if piece in APART:
            return None
        slot = slots.pop() if piece == "{}" else None
        if isinstance(slot, ast.Integer):
            return slot.value
    return None


def _in_full(phrase: str) -> Iterator[str]:
    """Yield a phrase with and without each of its optional parts."""
    parts = [(part, "") if part.startswith("[") else (part,) for part in OPTIONAL.split(phrase)]
    for chosen in product(*parts):
        yield " ".join("".join(chosen).replace("[", "").replace("]", "").split())


def _words(phrase: str) -> tuple[str, ...]:
    return tuple(word for word in phrase.split() if not SLOT.fullmatch(word))


def _own_words(node: ast.Phrase, words: Iterable[int]) -> list[int]:
    """Return the columns of the words of the phrase itself, which stand in none of its slots."""
    begin, end = node.span.column, node.span.end_column
    slots = [(slot.span.column, slot.span.end_column) for slot in node.slots]
    return [
        column
        for column in sorted(words)
        if begin <= column < end and not any(at <= column < to for at, to in slots)
    ]
