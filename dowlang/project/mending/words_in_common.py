"""Tell whether a line that is offered has to do with what was written: most of what it says stands
there as well. One that shares a small word, or a word of who does it, is no answer.

What lives here: what each word of a game says, by how few of its lines have it. What does not:
which lines are near to one (`nearest_sentences`, `what_follows`, `near_lines`).
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from dowlang.advice import Advice, Offer, Way, parts_of
from dowlang.source.number_words import VALUES
from dowlang.syntax import LineParser
from dowlang.syntax.recovery.kept_words import says_nothing
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.declarations import Place

MOSTLY = 0.6
"""Share of what a line says, by weight, that stands in what was written."""

FORM = re.compile(r"[{…]")
"""Matches what a form has and a line never."""

OF_WHO = frozenset(
    re.findall(
        r"\w+",
        """
        player players active first each every any all other another you your their one if when
        while goal and or not no may must
        """,
    )
)
"""Words that say who does something, how many or whether, and not what."""

IN_PLACE = re.compile(r"\bin place of\b")
"""Matches what has no place in it."""

FIRST_PART = re.compile(r"^[^,]*")
"""Matches the condition or event with which a sentence begins."""

GUESSES = frozenset({Way.NEAR, Way.NEXT, Way.FULLER})
"""Ways of offering what may be meant."""

PARTED = re.compile(
    r"^(?:a line says one thing|numbers are written in digits|short forms are written out|"
    r"no colon within a line|no full stop at the end of a line)\b"
)
"""Matches what is no reason why a printed sentence is not understood: it is read with its short
forms, its signs and its numbers in words, and taken apart where it says several things.
"""


class WordsInCommon:
    """What the words of one game say."""

    def __init__(self, vocabulary: Vocabulary, lemmas: Mapping[str, str]) -> None:
        self.lemmas = lemmas
        examples = {word.example for word in vocabulary.words if word.place is not Place.REFERENCE}
        self.count = max(len(examples), 2)
        self.spoken = Counter(word for each in examples for word in self._words(each))

    def shared(self, text: str, line: str) -> bool:
        """Return True for a line of which most is said in a text."""
        said = self._words(line)
        whole = sum(map(self._weight, said))
        return whole > 0 and sum(map(self._weight, said & self._words(text))) >= MOSTLY * whole

    def only_shared(self, help: str | None, text: str) -> Advice | None:
        """Return a help without what has nothing to do with a printed sentence, and without forms,
        which nobody can type. Return None where nothing is left.
        """
        parts = (self._kept(part, text) for part in parts_of(help))
        return Advice.of(*parts) or None

    def _kept(self, part: str | Offer, text: str) -> str | Offer | None:
        if not isinstance(part, Offer):
            return None if PARTED.match(part) else part
        if part.way not in GUESSES:
            return part
        head = f"{part.says} " if part.way is Way.NEXT and part.says else ""
        said = FIRST_PART.findall(text)[0] if head else text
        lines = tuple(
            line
            for line in part.lines
            if not FORM.search(line)
            and self.shared(said, f"{head}{line}")
            and f"{head}{line}".casefold() not in said.casefold()
        )
        return part._replace(lines=tuple(dict.fromkeys(lines))) if lines else None

    def _words(self, text: str) -> frozenset[str]:
        """Return what the words of a text outside quotes say, whatever their forms."""
        said = IN_PLACE.sub("", re.sub(r'"[^"]*"', "", text.casefold()))
        found = re.findall("[a-z]+", said)
        return frozenset(
            self.lemmas.get(each, self.lemmas.get(each.removesuffix("s"), each))
            for each in found
            if not (says_nothing(each) or each in OF_WHO or each in VALUES)
        )

    def _weight(self, word: str) -> float:
        """Return how much a word tells: one of few lines more than one of many."""
        return math.log(self.count / self.spoken[word]) if self.spoken[word] else 1.0


@lru_cache(maxsize=4)
def words_in_common(vocabulary: Vocabulary, parser: LineParser) -> WordsInCommon:
    """Return what the words of a game say, made when a line of it is first not understood."""
    return WordsInCommon(vocabulary, parser.lexer.lemmas)


__all__ = ["WordsInCommon", "words_in_common"]
