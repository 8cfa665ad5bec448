"""Group nouns as the grammar sees them: head word, words before it, post-modifiers.

`helpless survivor` and `survivor` share the head `survivor`, so they share a group. `food card` is
the classifier `food` before the head `card` (law G7). In a noun phrase, the words of the
adjectives, the classifier and the head together name the noun: the longest declared noun that ends
them is meant, the words before it are adjectives.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.records import dataclass
from dowlang.vocabulary.declarations import Place, Word
from dowlang.vocabulary.noun_declarations import Noun
from dowlang.vocabulary.registry import Vocabulary
from dowlang.vocabulary.word_forms import Forms

CORE_ADJECTIVES: tuple[str, ...] = ("fewer", "more", "other", "random")
"""Adjectives of every game: comparisons of amounts, `each other player`, `a random card`."""


@dataclass(frozen=True, slots=True)
class HeadGroup:
    """Heads that take the same post-modifiers.

    `heads`: head -> classifiers that may stand right before it.
    """

    name: str
    heads: dict[str, tuple[str, ...]]
    filters: tuple[Word, ...]
    has_entities: bool
    has_tallies: bool


class Heads:
    """All nouns of a vocabulary, by their words."""

    def __init__(self, vocabulary: Vocabulary, forms: Forms) -> None:
        self.forms = forms
        self.nouns: dict[tuple[str, ...], Noun] = {}
        for noun in vocabulary.nouns:
            self.nouns[tuple(forms.lemma(word) for word in noun.words)] = noun
        self.heads: set[str] = {words[-1] for words in self.nouns}
        self.classifiers: dict[str, set[str]] = {head: set() for head in self.heads}
        self.adjectives: set[str] = set(CORE_ADJECTIVES)
        classifying = {
            adjective.word for adjective in vocabulary.adjectives if adjective.classifier
        }
        for adjective in vocabulary.adjectives:
            if not adjective.classifier:
                self.adjectives.add(forms.lemma(adjective.word))
                continue
            for name in adjective.nouns:
                self.classifiers[forms.lemma(name.split()[-1])].add(forms.lemma(adjective.word))
        for words in self.nouns:
            for place, word in enumerate(words[:-1]):
                if (
                    place == len(words) - 2
                    and (word in self.heads or word in classifying)
                    and word not in self.adjectives
                ):
                    self.classifiers[words[-1]].add(word)
                else:
                    self.adjectives.add(word)
        self.before: set[str] = (
            self.adjectives.union(*self.classifiers.values())
            if self.classifiers
            else set(self.adjectives)
        )
        self.groups: tuple[HeadGroup, ...] = self._groups(vocabulary)

    def _groups(self, vocabulary: Vocabulary) -> tuple[HeadGroup, ...]:
        """Return the groups in the order of declaration.

        Nouns that share a group's name or a head are one group.
        """
        joined: list[tuple[set[str], set[str], list[Noun]]] = []  # (group names, heads, nouns)
        for words, noun in self.nouns.items():
            names, heads, members = {noun.group or noun.name}, {words[-1]}, [noun]
            for other in [each for each in joined if each[0] & names or each[1] & heads]:
                joined.remove(other)
                names, heads, members = other[0] | names, other[1] | heads, other[2] + members
            joined.append((names, heads, members))
        groups = []
        every_filter = [word for word in vocabulary.words if word.place is Place.FILTER]
        for names, heads, members in joined:
            known = {noun.name for noun in members} | names
            filters = tuple(word for word in every_filter if word.noun in known)
            ordered = dict.fromkeys(self.forms.lemma(noun.words[-1]) for noun in members)
            table = {
                head: tuple(sorted(self.classifiers[head])) for head in ordered if head in heads
            }
            groups.append(
                HeadGroup(
                    members[0].words[-1],
                    table,
                    filters,
                    any(not noun.is_tally for noun in members),
                    any(noun.is_tally for noun in members),
                )
            )
        return tuple(groups)

    def run(self, tokens: Sequence[str], start: int) -> int:
        """Return the end of the noun run that begins at `start` (`helpless survivors`), or `start`
        when there is none.
        """
        words = [self.forms.lemma(token) for token in tokens]
        end = start
        while (
            end + 1 < len(words)
            and words[end] in self.before
            and (words[end + 1] in self.before or words[end + 1] in self.heads)
        ):
            end += 1
        return end + 1 if end < len(words) and words[end] in self.heads else start

    def noun_of(self, words: Sequence[str]) -> tuple[Noun, tuple[str, ...]] | None:
        """Return the longest noun that ends the words, and the adjectives before it.

        Return None when no noun does (`deck` of `item deck`).
        """
        lemmas = tuple(self.forms.lemma(word) for word in words)
        start = next((start for start in range(len(lemmas)) if lemmas[start:] in self.nouns), None)
        return None if start is None else (self.nouns[lemmas[start:]], lemmas[:start])

    def reads_as_noun(self, words: Sequence[str]) -> bool:
        """Return True if the grammar of nouns would read all these words as one bare noun."""
        lemmas = [self.forms.lemma(word) for word in words]
        if not lemmas or lemmas[-1] not in self.heads:
            return False
        rest = lemmas[:-1]
        if rest and rest[-1] in self.classifiers[lemmas[-1]]:
            rest = rest[:-1]
        return all(word in self.adjectives for word in rest)
