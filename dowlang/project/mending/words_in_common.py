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
from itertools import pairwise

from dowlang.advice import Advice, Offer, Way, parts_of
from dowlang.source.number_words import VALUES
from dowlang.syntax import LineParser
from dowlang.syntax.recovery.kept_words import says_nothing
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.declarations import Place

MOSTLY = 0.6
"""Share of what a line says, by weight, that stands in what was written."""

FAR = {True: 3, False: 8}
"""How far apart words may stand that are side by side in a line, and others."""

ARTICLES = frozenset({"the", "a", "an", "this", "that", "your", "their"})

DOES = re.compile(
    r"|and|then|or|to|may|must|can|cannot|not|all|also|you|they|he|she|it|every(?:body|one)|colony"
)
"""Matches what stands before a verb by which something is done, besides a noun of a person."""

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
        people = [noun for noun in vocabulary.nouns if noun.person]
        self.people = frozenset(form for noun in people for form in (noun.name, noun.plural))
        examples = {word.example for word in vocabulary.words if word.place is not Place.REFERENCE}
        self.count = max(len(examples), 2)
        self.spoken = Counter(word for each in examples for word in self.words(each))

    def shared(self, text: str, line: str) -> bool:
        """Return True for a line of which most is said in a text."""
        said = self.words(line)
        whole = sum(map(self._weight, said))
        return whole > 0 and sum(map(self._weight, said & self.words(text))) >= MOSTLY * whole

    def follow_alike(self, text: str, line: str) -> bool:
        """Return True unless the words that a line has in common with a text stand there in another
        order or far apart: a die that is spent, and further on a roll, is no `roll dice`.

        A verb that begins a line does not stand behind an article there: `before the end` ends
        nothing. One that is all that they have in common stands where something is done.
        """
        said, words = self._in_order(text), self._in_order(line)
        places: dict[str, list[int]] = {}
        for at, (word, _) in enumerate(said):
            places.setdefault(word, []).append(at)
        first, _ = words[0] if words else ("", "")
        if first in places and all(said[at][1] in ARTICLES for at in places[first]):
            return False
        alone = sum(word in places for word, _ in words if word) == 1
        if alone and first in places and not any(self._does(said[at][1]) for at in places[first]):
            return False
        told = [(at, word) for at, (word, _) in enumerate(words) if word in places]
        return all(
            any(0 < b - a <= FAR[here == at + 1] for a in places[one] for b in places[other])
            for (at, one), (here, other) in pairwise(told)
        )

    def _does(self, before: str) -> bool:
        """Return True for a word behind which a verb says that something is done."""
        return before in self.people or DOES.fullmatch(before) is not None

    def _in_order(self, text: str) -> list[tuple[str, str]]:
        """Return the words of a text outside quotes that say something, each at its place with the
        one before it, and small words by an empty text.
        """
        found = re.findall("[a-z]+", re.sub(r'"[^"]*"', "", text.casefold()))
        telling = self.words(text)
        out = list[tuple[str, str]]()
        before = ""
        for each in found:
            word = self.lemmas.get(each, self.lemmas.get(each.removesuffix("s"), each))
            out.append((word if word in telling else "", before))
            before = each
        return out

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

    def words(self, text: str) -> frozenset[str]:
        """Return what the words of a text outside quotes say, whatever their forms."""
        said = IN_PLACE.sub("", re.sub(r'"[^"]*"', "", text.casefold()))
        found = re.findall("[a-z]+(?:-[a-z]+)*", said)
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
