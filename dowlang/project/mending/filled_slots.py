"""Find what else can fill the slot of a phrase in which a line goes wrong. In `remove 1 zombie from
her` the slot `{place}` holds `her`, and the examples of the vocabulary fill it with places.

What lives here: which phrase a line follows, which slot of it a word stands in, and what fills that
slot in all examples. What does not: whether the line checks with it
(`mending.several_mistakes`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import field

from dowlang.records import dataclass
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.declarations import Place, Word

PART = re.compile(r'"[^"]*"|[^\s,]+|,')
"""Matches a word of a line, a name or a comma."""

WORDS = re.compile(r"\{\w+\}|[^\s{}\[\]]+")
"""Matches a slot or a word of a phrase."""

OPTIONAL = re.compile(r" ?\[[^\]]*\]")
"""Matches a part of a phrase that may be left out."""

PLACES = {
    "statement": (Place.EFFECT, Place.SENTENCE),
    "rule": (Place.RULE,),
    "option": (Place.EFFECT,),
}
"""Place of a line -> places of the words that make it."""

FEWEST_WORDS = 2
"""Words that a phrase has besides its slots for a line to be known by it."""

LONGEST = 60
"""Words of the longest line that is compared with phrases: the work grows with the third power."""


@dataclass(frozen=True, slots=True)
class Slot:
    """The part of a line that fills a slot: where it begins and ends, and what the slot holds."""

    begin: int
    end: int
    noun: str


@dataclass(slots=True)
class FilledSlots:
    """The phrases of a game with their slots, and what fills these in all examples."""

    vocabulary: Vocabulary
    lemmas: Mapping[str, str]
    patterns: dict[str, re.Pattern[str]] = field(default_factory=dict)
    known: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def at(self, start: str, text: str, column: int) -> Slot | None:
        """Return the slot of a line that a column stands in, by the phrase that has most words
        of the line.
        """
        best: tuple[int, Slot | None] = (FEWEST_WORDS - 1, None)
        if len(PART.findall(text)) > LONGEST:
            return None
        for word in self.vocabulary.words:
            if word.place in PLACES.get(start, ()):
                for slot, words in self._slots(word, text):
                    if slot.begin <= column < slot.end and words > best[0]:
                        best = (words, slot)
        return best[1]

    def fillers(self, noun: str) -> tuple[str, ...]:
        """Return what stands for a noun in the slots of all examples, the most frequent first."""
        if not self.known:
            found: dict[str, Counter[str]] = {}
            for word in self.vocabulary.words:
                for slot, _ in self._slots(word, word.example):
                    said = word.example[slot.begin : slot.end]
                    found.setdefault(slot.noun, Counter())[said] += 1
            self.known = {
                each: tuple(text for text, _ in texts.most_common())
                for each, texts in found.items()
            }
        return self.known.get(noun, ())

    def _slots(self, word: Word, text: str) -> Iterator[tuple[Slot, int]]:
        """Yield the slots of a line that follows a phrase, each with how many words of it the
        line has.
        """
        parts = list(PART.finditer(text))
        said = " ".join(self._lemma(part[0]) for part in parts)
        match = self._pattern(word.phrase).search(said)
        if match is None:
            return
        nouns = {each.name: each.type.noun for each in word.parameters}
        names = match.groupdict()
        words = len(WORDS.findall(word.phrase)) - len(names)
        for name in names:
            first = said[: match.start(name)].count(" ")
            last = first + match[name].count(" ")
            yield Slot(parts[first].start(), parts[last].end(), nouns.get(name, "")), words

    def _pattern(self, phrase: str) -> re.Pattern[str]:
        """Return what matches the lemmas of a line that follows a phrase, without its parts that
        may be left out.
        """
        if phrase not in self.patterns:
            bare = OPTIONAL.sub("", phrase)
            seen: set[str] = set()
            parts = []
            for part in WORDS.findall(bare):
                slot = part[1:-1] if part.startswith("{") else ""
                again = f"(?P={slot})" if slot in seen else f"(?P<{slot}>.+?)"
                parts.append(again if slot else re.escape(self._lemma(part)))
                seen.add(slot)
            self.patterns[phrase] = re.compile(r"(?:^|.* )" + " ".join(parts) + "$")
        return self.patterns[phrase]

    def _lemma(self, part: str) -> str:
        """Return a word without its form, and a name without its blanks."""
        return part.replace(" ", "_") if part.startswith('"') else self.lemmas.get(part, part)
