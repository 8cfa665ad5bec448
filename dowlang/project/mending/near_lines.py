"""Find the lines of a card that have most in common with a printed one that is not understood: an
example of each of the words that say what its parts say.

What lives here: how near an example is to a text. What does not: when that is told
(`verified_fixes`).
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from dowlang.diagnostics.templates import listed
from dowlang.natural.chart.wording_patterns import expansions
from dowlang.project.mending.words_in_common import words_in_common
from dowlang.syntax import LineParser
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.declarations import Place, Word

NEAR_TO_IT = "near to it: "
"""What stands before near lines."""

MOST_LINES = 3
"""Lines that are told."""

MOST_WAYS = 200
"""Ways to say a word that are compared."""

MOSTLY = 0.75
"""Share of a word's own text, by weight, that stands in what is near to it."""

LEAST = 1.2
"""How much a line says of the text beyond what it says besides, in words of which one declaration
alone speaks.
"""

SEEN, BESIDES = 0.3, 0.2
"""How much the words of an example count that its word does not have itself."""

BEFORE = {
    Place.EVENT: "when ",
    Place.HAPPENING: "when ",
    Place.STATE: "if ",
    Place.PREDICATE: "if ",
}
"""Place of a word -> what stands before its example in a line."""

CONTRARY = tuple(
    tuple(frozenset(side.split()) for side in pair)
    for pair in (
        ("more most higher highest greater greatest", "fewer fewest lower lowest less least"),
        ("gain gains add adds raise raises get gets", "lose loses remove removes heal heals"),
        ("can may must", "cannot"),
        ("before beginning start starts", "after end ends"),
        ("pass passes prevented", "fail fails failed"),
    )
)
"""Words of which one says the contrary of the others."""

LIMITS = re.compile(
    r"\b(?:at (?:least|most)|(?:no|not) (?:more|fewer|less) than|"
    r"or (?:more|fewer|less|higher|lower))\b"
)
"""Matches a limit, which says nothing of who has more."""

NOT = re.compile(r"\b(?:not|no|none|nobody|never|cannot|without)\b|n['’]t\b")
OCCASION = re.compile(
    r"\b(?:when|whenever|if|each time|every time|while|until|as long as|at the (?:start|beginning|"
    r"end)|after|before|trigger|during|unless|next time)\b"
)
"""Matches what tells that something is done on an occasion and not at once."""

OF_THE_REST = re.compile(r"\bgives? the (?:others?|rest|remaining)\b", re.IGNORECASE)
"""Matches what is given of cards spoken of, which is no card of a hand."""

SAID = re.compile(r"\b(?:is|are|be|set|becomes?|counts?|costs?)\b")
"""Matches what tells how much something is."""

DONE = re.compile(
    r"(?:\W*(?:then |also )?|.*\byou (?:may|must) )(?:spend|discard|move|heal|put|place|"
    r"add|remove|draw|take|lose|gain|kill|roll|reroll|choose|give|hand|exhaust|"
    r"play|use|shuffle|reveal|look|equip)\b"
)
"""Matches the beginning of a line that does something."""

WITHOUT = frozenset({Place.NUMBER, Place.REFERENCE, Place.MODIFIER})
"""Places of words that are parts of lines."""


@dataclass(frozen=True, slots=True)
class Example:
    """A line of a card, the words by which its word is said in one way, and all words of it."""

    line: str
    said: frozenset[str]
    words: frozenset[str]


NONE: tuple[float, Example | None] = (0.0, None)


class NearLines:
    """The examples of one game's words, by what they say."""

    def __init__(self, vocabulary: Vocabulary, parser: LineParser) -> None:
        self.lemmas = parser.lexer.lemmas
        declared = [each for each in vocabulary.words if each.place not in WITHOUT]
        self.examples = [each for word in declared for each in self._of(word)]
        lines = {each.line for each in self.examples}
        self.senses = {line: sense_of(line, of_a_card=True) for line in lines}
        spoken: dict[str, set[str]] = {}
        for each in self.examples:
            spoken.setdefault(each.line, set()).update(each.said)
        self.count = len(spoken)
        self.speak = Counter(word for said in spoken.values() for word in said)
        self.common = words_in_common(vocabulary, parser)

    def near(self, text: str) -> list[str]:
        """Return the lines that have most in common with a text, each for what no line before it
        says, none where little is.
        """
        left, out = self._words(text), list[str]()
        mine = sense_of(text, of_a_card=False)
        others = {
            line
            for line, sense in self.senses.items()
            if mine.contrary(sense)
            or not self.common.shared(text, line)
            or not self.common.follow_alike(text, line)
            or bool(OF_THE_REST.search(text) and line.startswith("give "))
        }
        while len(out) < MOST_LINES:
            scored = (
                (self._score(each, left), each)
                for each in self.examples
                if each.line not in out and each.line not in others
            )
            score, best = max(scored, key=lambda each: each[0], default=NONE)
            if best is None or score < LEAST * math.log(self.count):
                break
            out.append(best.line)
            left -= best.said
        return out

    def _score(self, each: Example, said: Collection[str]) -> float:
        """Return how near an example is to what is said."""
        found = self._weight(each.said.intersection(said))
        whole = self._weight(each.said)
        if found < MOSTLY * whole:
            return 0.0
        more = self._weight(each.words.intersection(said)) * SEEN
        return 2 * found - whole + more - self._weight(each.words.difference(said)) * BESIDES

    def _weight(self, words: Collection[str]) -> float:
        """Return how much words tell: those of few declarations more than those of many."""
        return sum(math.log(self.count / self.speak[word]) for word in words if word in self.speak)

    def _of(self, word: Word) -> Iterator[Example]:
        """Yield the ways to say a word with its example."""
        line = BEFORE.get(word.place, "") + word.example.removeprefix("when ")
        every = self._words(word.example)
        for wording in (word.phrase, *word.also):
            for way in expansions(wording)[:MOST_WAYS]:
                if said := self._words(" ".join(part.word for part in way if part.word)):
                    yield Example(line, said, every)

    def _words(self, text: str) -> frozenset[str]:
        """Return the words of a text outside quotes as the vocabulary declares them."""
        found = re.findall("[a-z]+", re.sub(r'"[^"]*"', "", text.casefold()))
        return frozenset(
            self.lemmas.get(each, self.lemmas.get(each.removesuffix("s"), each)) for each in found
        )


@dataclass(frozen=True, slots=True)
class Sense:
    """Which of two contrary words a line has of each pair, whether it denies something, and what
    sort of line it is by its beginning and its end.
    """

    sides: tuple[int, ...]
    denies: bool
    asks: bool
    tells: bool
    waits: bool
    acts: bool

    def contrary(self, line: Sense) -> bool:
        """Return True for a line of a card that says the contrary, or that is of another sort: how
        much something is, or what is done on an occasion, where this one does something.
        """
        pairs = zip(self.sides, line.sides, strict=True)
        return (
            any(one * other < 0 for one, other in pairs)
            or (line.asks and self.denies and not line.denies)
            or (line.tells and not self.tells)
            or (line.waits and self.acts)
        )


def sense_of(line: str, *, of_a_card: bool) -> Sense:
    """Return the sense of a line of a card, or of a printed one.

    >>> said = sense_of("Put out a bowl of no more than 2.", of_a_card=False)
    >>> [said.contrary(sense_of(line, of_a_card=True)) for line in ("put it", "when you put it")]
    [False, True]
    """
    said = re.sub(r'"[^"]*"', "", line.casefold())
    words = frozenset(re.findall("[a-z]+", LIMITS.sub("", said)))
    occasion = said.startswith("when ") if of_a_card else bool(OCCASION.search(said))
    return Sense(
        tuple(bool(words & one) - bool(words & other) for one, other in CONTRARY),
        bool(NOT.search(said)),
        said.startswith("if "),
        bool(re.search(r" is \d+$", said) if of_a_card else SAID.search(said)),
        occasion,
        not occasion and bool(DONE.match(said)),
    )


@lru_cache(maxsize=4)
def near_lines(vocabulary: Vocabulary, parser: LineParser) -> NearLines:
    """Return the examples of a game, made when a line of it is first not understood."""
    return NearLines(vocabulary, parser)


def told_near(lines: Sequence[str]) -> str:
    """Return what is told of near lines, which are none to type: they say something alike.

    >>> told_near(["feed 1 dog"]), told_near([])
    ('near to it: `feed 1 dog`', '')
    """
    return f"{NEAR_TO_IT}{listed(lines)}" if lines else ""


__all__ = ["CONTRARY", "LIMITS", "NEAR_TO_IT", "NearLines", "near_lines", "sense_of", "told_near"]
