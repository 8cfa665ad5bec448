"""Tell what may stand behind a word that opens a closed list: `cannot`, `when`, `if`, `each`,
`choose`, `at`.

What lives here: which list a line has come to, and what of it is nearest to what was written. All
that is told was typed in the line's place before. What does not: the lists, which the vocabulary
declares word by word with an example of each.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from functools import lru_cache

from dowlang.advice import Advice, Offer, Way, written
from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics.templates import listed
from dowlang.project.mending.line_trials import LineTrials, TriedBlock
from dowlang.project.mending.nearest_sentences import HEADLESS
from dowlang.project.word_lookup import after_cannot, roots
from dowlang.records import dataclass
from dowlang.syntax.agreement import article
from dowlang.syntax.formatter import agreeing
from dowlang.syntax.recovery.kept_words import says_nothing
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.declarations import Place

MOST, MOST_TRIED = 8, 20
"""Things of a list that are told, and that are typed to find them."""

ALIKE = 0.7
"""Likeness of letters from which a word counts as one that is nearly said."""

BY_SYNONYM = 0.5
"""Likeness of what the game says for a word to the word itself."""

UNDER_A_DURATION = "; it is a rule, under a duration such as `until the end of this round`"

MOMENTS = (
    "at the end of this turn",
    "at the end of this round",
    "at the end of next turn",
    "at the end of next round",
    "at the start of next turn",
    "at the start of next round",
    "at the start of your turn",
    "at the end of your turn",
    "at the start of each turn",
    "at the end of each turn",
    "at the start of each round",
    "at the end of each round",
)
"""How a block begins that is done later, or again and again."""

ASKED = (
    "{number} >= {number}",
    "if {state}",
    "there is {thing}",
    "{thing} was {happening} this round",
    "not {condition}",
    "{condition} and {condition}",
)
"""Shapes of conditions, of which the game gives an example each."""

GIVEN = ("given {state}", "given {kind} {text}")
"""Shapes of what is given in a test."""

OF_TESTS = ("starts", "passes", 'chooses "…"', "accepts", "declines", "votes for", "votes against")
"""What a player does in a test besides what cards wait for."""

TOLD = ("given", "then")
"""Heads of lines of a test, which alone speak of a player by number."""

SEAT = re.compile(r"\bplayer \d")
AT_A_POINT = re.compile(r"(?P<head>when [^,]+,) (?:before|after)\b")
"""Matches a trigger inside an event."""

PIECES = re.compile(r"^(?:.*? )??(for each|each other|each|choose another|choose a|choose)$")
CANNOT = re.compile(r"^(?P<who>.+) cannot (?P<rest>.+)$")
MOMENT = re.compile(r"^at( the( (start|end)( of)?)?)?$")
PLAYED = re.compile(r"^when (?P<who>player \d) (?P<rest>.*)$")
WAITS = re.compile(r"^(?P<head>when|the next time) (?P<rest>.*)$")
HEADS = frozenset(("if", "while"))
"""Heads of conditions, of which those are told alone that have a word of the line, if any has."""

ASKS = re.compile(r"^(?P<head>if|while|goal|given|then) (?P<rest>.*)$")


@dataclass(slots=True)
class WhatFollows:
    """The lists of one run that were told."""

    trials: LineTrials

    def follows(self, found: Diagnostic, block: TriedBlock) -> str:
        """Return what may stand where the line of a finding stops making sense, the nearest
        first. Return an empty text where no list is meant.
        """
        start = block.starts.get(found.span.line)
        if start is None:
            return ""
        text = self.trials.text_of(found)
        margin = self.trials.lines_of(found.file)[found.span.line - 1].index(text)
        before = text[: found.span.column - 1 - margin].rstrip()
        rest = text[len(before) :].strip()
        if match := CANNOT.match(text):
            return self._banned(match["rest"], start)
        if match := PIECES.match(before):
            return self._pieces(found, block, before, match[1], rest)
        if MOMENT.match(before):
            near = self._good(found, block, self._ranked(MOMENTS, text))
            return written(*near) if len(near) == 1 else _told("", near)
        if match := AT_A_POINT.match(text):
            points = self.trials.grammar.wordings.get("point", ())
            head = match["head"]
            good = self._good(found, block, [f"{head} {each}" for each in points])
            if good:
                return _told(head, [line.removeprefix(f"{head} ") for line in good])
        for head, known in self._clauses(text):
            asked = text[len(head) :]
            if head in HEADS:
                known = tuple(each for each in known if shares_a_word(each, asked)) or known
            nearest = one_of_each(self._ranked(known, asked), phrases_of(self.trials.vocabulary))
            lines = (f"{head} {each}" for each in nearest)
            good = self._good(found, block, lines)
            return _told(head, [line.removeprefix(f"{head} ") for line in good])
        return ""

    def _clauses(self, text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Return the head of the clause that a line is, with examples of what may follow."""
        if match := PLAYED.match(text):
            who = f"when {match['who']}"
            done = [each[4:] for each in events(self.trials.vocabulary) if each.startswith("you ")]
            known = [agreeing("test", f"{who} {each}", set(), self.trials.parser) for each in done]
            yield who, (*OF_TESTS, *(each.removeprefix(f"{who} ") for each in known))
        elif match := WAITS.match(text):
            yield match["head"], events(self.trials.vocabulary)
        elif match := ASKS.match(text):
            head, shapes = match["head"], self.trials.vocabulary.shapes
            given = [shapes.get(each, "") for each in GIVEN if head == "given"]
            asked = (
                *(each.removeprefix("given ") for each in given),
                *conditions(self.trials.vocabulary),
            )
            yield head, tuple(each for each in asked if head in TOLD or not SEAT.search(each))

    def _banned(self, rest: str, start: str) -> str:
        """Return all that may follow `cannot`, where what follows is none of it."""
        known = after_cannot(self.trials.vocabulary)
        if f"{rest} ".startswith(tuple(f"{said.partition(' {')[0]} " for said in known)):
            return ""
        near = [each for each in known if same(each.split()[0], rest.split()[0])]
        told = _told("cannot", (*near, *(each for each in known if each not in near)))
        return told if start == "rule" else told + UNDER_A_DURATION

    def _pieces(
        self, found: Diagnostic, block: TriedBlock, before: str, head: str, rest: str
    ) -> str:
        """Return the pieces that a quantity may stand before, those first with which the line
        checks.
        """
        behind = rest.partition(" ")[2]
        known = self._ranked(pieces(self.trials.vocabulary), rest.partition(" ")[0])
        said = [f"{article(each)} {each}" if head == "choose" else each for each in known]
        lines = {f"{before} {each} {behind}".strip(): each for each in said}
        good = self._good(found, block, lines)
        return _told(head, [lines[line] for line in good] or list(lines.values())[:MOST])

    def _ranked(self, known: Iterable[str], written: str) -> list[str]:
        """Return a list in the order of how near each is to what was written, or to what the game
        says for it.
        """
        said = content_words(written)
        synonyms = self.trials.vocabulary.synonyms
        meant = {word: [m for root in roots(word) for m in synonyms.get(root, ())] for word in said}
        asked = [(word, *content_words(" ".join(meant[word]))) for word in said]
        order = enumerate(known)
        return [
            each for _, each in sorted(order, key=lambda one: (-likeness(one[1], asked), one[0]))
        ]

    def _good(self, found: Diagnostic, block: TriedBlock, lines: Iterable[str]) -> list[str]:
        """Return the first lines that check in the place of the finding's, with a block below
        them or without.
        """
        good: list[str] = []
        for line, _ in zip(lines, range(MOST_TRIED), strict=False):
            if "…" in line or self.trials.checks_as(found, block, line, but=HEADLESS):
                good.append(line)
            if len(good) == MOST:
                break
        return good


def _told(head: str, known: Sequence[str]) -> str:
    """Return the help that tells a list."""
    if not known:
        return ""
    if not head:
        return f"here may stand {listed(known)}"
    return Advice([Offer(Way.NEXT, tuple(known), says=head)])


@lru_cache(maxsize=8)
def events(vocabulary: Vocabulary) -> tuple[str, ...]:
    """Return an example of each event that a card may wait for."""
    found = (
        word.example for word in vocabulary.words if word.place in (Place.EVENT, Place.HAPPENING)
    )
    return tuple(dict.fromkeys(each for each in found if not SEAT.search(each)))


@lru_cache(maxsize=8)
def phrases_of(vocabulary: Vocabulary) -> Mapping[str, str]:
    """Return for each example of an event what its phrase says beside its slots."""
    happens = (word for word in vocabulary.words if word.place in (Place.EVENT, Place.HAPPENING))
    return {word.example: re.sub(r"\{\w+\}", "{}", word.phrase) for word in happens}


def one_of_each(examples: Iterable[str], phrases: Mapping[str, str]) -> Iterator[str]:
    """Yield the first example of each phrase: an ability of a survivor, not one of each noun."""
    told: set[str] = set()
    for example in examples:
        phrase = phrases.get(example, example)
        if phrase not in told:
            told.add(phrase)
            yield example


@lru_cache(maxsize=8)
def conditions(vocabulary: Vocabulary) -> tuple[str, ...]:
    """Return an example of each thing that may be asked."""
    shown = (vocabulary.shapes.get(shape, "") for shape in ASKED)
    asked = [
        word.example for word in vocabulary.words if word.place in (Place.PREDICATE, Place.STATE)
    ]
    asked.sort(key=lambda example: '"' in example)  # what names no card suits more cards
    every = (*(each.removeprefix("if ") for each in shown if each), *asked)
    return tuple(dict.fromkeys(every))


@lru_cache(maxsize=8)
def pieces(vocabulary: Vocabulary) -> tuple[str, ...]:
    """Return the nouns of pieces, those first of which the vocabulary speaks most."""
    spoken = Counter(part for word in vocabulary.words for part in word.example.split())
    names = [noun.name for noun in vocabulary.nouns if not noun.is_tally and " " not in noun.name]
    return tuple(sorted((name for name in names if spoken[name]), key=lambda name: -spoken[name]))


def likeness(phrase: str, asked: Sequence[Sequence[str]]) -> float:
    """Return how many words of a line a phrase has, or nearly, or what is meant by them."""
    words = content_words(phrase)
    weights = [
        [
            same(said, other) * (BY_SYNONYM if at else 1)
            for other in words
            for at, said in enumerate(meant)
        ]
        for meant in asked
    ]
    return sum(max(each, default=0.0) for each in weights)


@lru_cache(maxsize=4096)
def same(one: str, other: str) -> float:
    """Return 1 for two forms of one word, less for two that are spelt alike, and 0 for others."""
    if not roots(one).isdisjoint(roots(other)):
        return 1.0
    ratio = SequenceMatcher(None, one, other, autojunk=False).ratio()
    return ratio if ratio >= ALIKE else 0.0


def shares_a_word(condition: str, asked: str) -> bool:
    """Return True for a condition that has a word of what is asked, up to its comma.

    >>> shares_a_word("the dog is wet", "dogs are hungry"), shares_a_word("it is wet", "a dog")
    (True, False)
    """
    said = content_words(asked.partition(",")[0])
    return any(same(one, other) == 1.0 for one in said for other in content_words(condition))


def content_words(text: str) -> list[str]:
    """Return the words of a text that are no small ones."""
    return [word for word in re.findall(r"[a-z]+", text.casefold()) if not says_nothing(word)]
