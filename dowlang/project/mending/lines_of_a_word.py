"""Find lines of a card that have the rarest words of a printed sentence of which nothing else can
be told: who reads them sees what the word is for.

What lives here: which word and which lines. What does not: lines that say about the same
(`near_lines`), and when these are told (`verified_fixes`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from dowlang.diagnostics.templates import listed
from dowlang.project.mending.near_lines import BEFORE, LIMITS, WITHOUT
from dowlang.project.mending.words_in_common import words_in_common
from dowlang.syntax import LineParser
from dowlang.vocabulary import Vocabulary

MOST_WORDS, MOST_LINES = 2, 2
"""Words that are told of, and lines of each."""


SMALL = frozenset(
    {"after", "again", "before", "during", "least", "most", "not", "once", "only", "option", "per"}
    | {"so", "than", "then"}
)
"""Words that say nothing of what a line is about."""

OF_TESTS = re.compile(r"(?:given|then|cases|todo|test|when player)\b")
"""Matches a line of a test."""


class LinesOfWords:
    """The lines of one game by the words that they have."""

    def __init__(self, vocabulary: Vocabulary, parser: LineParser) -> None:
        self.common = words_in_common(vocabulary, parser)
        self.lines: dict[str, list[str]] = {}
        for line in dict.fromkeys(_whole_lines(vocabulary)):
            for word in self._words(line):
                self.lines.setdefault(word, []).append(line)

    def told(self, text: str) -> str:
        """Return lines that have the rarest words of a text, or an empty text without any."""
        text = LIMITS.sub("", text)
        said = self._words(text)
        known = sorted(
            (len(self.lines[word]), at, word)
            for at, word in enumerate(sorted(said, key=text.casefold().find))
            if word in self.lines
        )
        told, shown = list[str](), set[str]()
        for _, _, word in known:
            lines = [each for each in self._nearest(word, said) if each not in shown]
            if lines and len(told) < MOST_WORDS:
                shown.update(lines)
                told.append(f"`{word}` stands in {listed(lines)}")
        return "; ".join(told)

    def _words(self, text: str) -> frozenset[str]:
        """Return the words of a text that say what it is about, without the ending of several."""
        return frozenset(word.removesuffix("s") for word in self.common.words(text) - SMALL)

    def _nearest(self, word: str, said: frozenset[str]) -> list[str]:
        """Return the lines with a word that have most words of a text besides, short ones first."""
        every = self.lines[word]
        far = {line: (-len(self._words(line) & said), len(line), line) for line in every}
        return sorted(every, key=far.__getitem__)[:MOST_LINES]


def _whole_lines(vocabulary: Vocabulary) -> Iterator[str]:
    """Yield the examples of words and shapes that are lines of a card."""
    for word in vocabulary.words:
        if word.place not in WITHOUT:
            yield BEFORE.get(word.place, "") + word.example.removeprefix("when ")
    for line in vocabulary.shapes.values():
        if " " in line and not OF_TESTS.match(line):
            yield line


@lru_cache(maxsize=4)
def lines_of_words(vocabulary: Vocabulary, parser: LineParser) -> LinesOfWords:
    """Return the lines of a game by their words, made when a line is first not understood."""
    return LinesOfWords(vocabulary, parser)


__all__ = ["lines_of_words"]
