"""Keep every phrase of a game as a template with its slots filled, to type it and to recognise it.

A slot is filled by what the phrase's declared example has there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from lark import Token

from dowlang.project.game_language import Language
from dowlang.service.snippet_syntax import TabStops
from dowlang.vocabulary.declarations import Place, Word
from dowlang.vocabulary.patterns import optional_parts

SLOT = re.compile(r"\{(\w+)\}\Z")
EVENTS = (Place.EVENT, Place.HAPPENING)
PLAYERS = (["you"], ["a", "player"], ["player", "1"])
ARTICLES = ("a", "an", "the")


@dataclass(frozen=True)
class Template:
    """One way to write a phrase: its words and slots, and what its example has in the slots.

    Of `add {count} zombies to {place}` the items are `add`, `{count}`, `zombies`, `to`, `{place}`.
    """

    word: Word
    items: tuple[str, ...]
    examples: Mapping[str, str]  # by slot
    pattern: str = ""  # as trees hold it: its lemmas, with a mark for each slot
    is_remainder: bool = False  # what is left of a phrase that has begun
    is_sentence: bool = False  # with the subject of its example in front

    @cached_property
    def text(self) -> str:
        """Return the phrase with its slots filled."""
        return self._with(lambda name: self.examples.get(name, name))

    @cached_property
    def snippet_as_declared(self) -> str:
        """Return the phrase as a snippet, its own words in the forms of its declaration."""
        return self.snippet()

    @property
    def first(self) -> str:
        """Return the word that the phrase begins with, "" for a slot."""
        return "" if SLOT.match(self.items[0]) else self.items[0]

    @property
    def begins(self) -> tuple[str, ...]:
        """Return its own words up to its first slot."""
        slot = next((at for at, item in enumerate(self.items) if SLOT.match(item)), None)
        return self.items[:slot]

    def snippet(self, forms: Sequence[str] = ()) -> str:
        """Return the phrase as a snippet of an editor, a place to fill for each slot.

        `forms` are the words of its text in the forms that belong in a line.
        """
        stops = TabStops()
        return self._with(lambda name: stops.placeholder(self.examples.get(name, name)), forms)

    def _with(self, slot: Callable[[str], str], forms: Sequence[str] = ()) -> str:
        out, at = [], 0
        for item in self.items:
            if match := SLOT.match(item):
                out.append(slot(match[1]))
                at += len(self.examples.get(match[1], match[1]).split())
            else:
                many = len(item.split())  # a name in quotes may be several
                out.append(" ".join(forms[at : at + many]) if forms else item)
                at += many
        return " ".join(out)


class Phrases:
    """The phrases of one language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.lemmas = language.grammar.lemmas
        self.templates: list[Template] = []
        for word in language.vocabulary.words:
            cut = language.parser.tokens(word.example, ())
            said = [str(token) for token in cut.tokens]
            for items in optional_parts(word.phrase):
                if items:
                    filled = self._aligned(items, said)
                    pattern = " ".join("{}" if SLOT.match(i) else self.lemma(i) for i in items)
                    self.templates.append(Template(word, items, filled, pattern))

    def lemma(self, word: str) -> str:
        """Return the lemma of a word."""
        return self.lemmas.get(word, word)

    def _aligned(self, items: Sequence[str], said: Sequence[str]) -> dict[str, str]:
        """Return what stands in the slots of a phrase in a line, empty where it is not in it."""
        return self._aligned_at(items, said)[1]

    def _aligned_at(self, items: Sequence[str], said: Sequence[str]) -> tuple[int, dict[str, str]]:
        """Return where a phrase begins in a line, -1 for nowhere, and what stands in its slots."""
        for begin in range(len(said)):
            found = self._slot_spans(items, said, begin)
            if found is not None:
                return begin, {
                    name: self._longest_thing(said[first:last]) for name, first, last in found
                }
        return -1, {}

    @cached_property
    def sentences(self) -> list[Template]:
        """Return what can happen as whole sentences with the subjects of their examples. What a
        player does is there of whoever does it, of any player and of a seat.
        """
        out = []
        for each in self.templates:
            if each.word.place in EVENTS:
                cut = self.language.parser.tokens(each.word.example, ())
                said = [str(token) for token in cut.tokens]
                begin, _ = self._aligned_at(each.items, said)
                subjects = [said[:begin]] if begin > 0 else []
                if said[:begin] in PLAYERS:
                    subjects = list(PLAYERS)
                for subject in subjects:
                    out.append(replace(each, items=(*subject, *each.items), is_sentence=True))
        return out

    def _longest_thing(self, said: Sequence[str]) -> str:
        """Return the most of some words that is one thing, or the first of them."""
        parser = self.language.parser
        for end in range(len(said), 1, -1):
            tokens = parser.tokens(f"then there is {spelled(said[:end])}", ())
            if not tokens.lex_errors and parser.reads("test", tokens):
                return spelled(said[:end])
        return said[0]

    def _slot_spans(
        self, items: Sequence[str], said: Sequence[str], at: int
    ) -> list[tuple[str, int, int]] | None:
        """Return the slots with their places, each as short as the phrase allows."""
        if not items:
            return []
        slot = SLOT.match(items[0])
        if slot is None:
            if at < len(said) and self.lemma(said[at]) == self.lemma(items[0]):
                return self._slot_spans(items[1:], said, at + 1)
            return None
        ends = range(at + 1, len(said) + 1)
        for end in ends if len(items) > 1 else reversed(ends):
            if (rest := self._slot_spans(items[1:], said, end)) is not None:
                return [(slot[1], at, end), *rest]
        return None

    def remainders(self, tokens: Sequence[Token]) -> list[Template]:
        """Return what is left of the phrases that some words begin: behind `add 2`, `zombies to
        {place}`.
        """
        said = [self.lemma(str(token)) for token in tokens]
        found: dict[tuple[str, tuple[str, ...]], Template] = {}
        for each in self.templates:
            first = self.lemma(each.items[0])
            for begin in (at for at, word in enumerate(said) if word == first):
                for items in self._remainders(each.items[1:], said, begin + 1):
                    pattern = " ".join(each.pattern.split(" ")[-len(items) :])
                    rest = Template(each.word, items, each.examples, pattern, is_remainder=True)
                    found[each.word.phrase, items] = rest
        return list(found.values())

    def _remainders(
        self, items: tuple[str, ...], said: Sequence[str], at: int
    ) -> Iterator[tuple[str, ...]]:
        """Yield what is left of a phrase at the end of some lemmas, for each way to read them."""
        if not items:
            return
        if at == len(said):
            if len(items) > 1 or not SLOT.match(items[0]):  # a slot alone is any thing
                yield items
        elif SLOT.match(items[0]):
            for end in range(at + 1, len(said) + 1):
                yield from self._remainders(items[1:], said, end)
        elif said[at] == self.lemma(items[0]):
            yield from self._remainders(items[1:], said, at + 1)

    def active_slots(self, tokens: Sequence[Token]) -> list[tuple[Template, str, int]]:
        """Return the phrases that stand open at the end of some words, each with the slot that is
        to be filled and how many words of its own are said, those with most of them first.
        """
        said = [str(token) for token in tokens]
        found: list[tuple[int, int, Template, str]] = []
        for template in self.templates:
            for begin in range(len(said)):
                slot, words = self._active_slot(template.items, said, begin, 0)
                own = sum(item not in ARTICLES for item in template.items[:words])
                if slot and words and own:
                    found.append((-words, -begin, template, slot))
        found.sort(key=lambda each: each[:2])
        return [(template, slot, -less) for less, _, template, slot in found]

    def _active_slot(
        self, items: Sequence[str], said: Sequence[str], at: int, words: int
    ) -> tuple[str, int]:
        """Return the slot that stands open at the end, and how many words of the phrase are said.

        Return no slot for a phrase that is not said, or that is said whole.
        """
        if not items:
            return "", 0
        slot = SLOT.match(items[0])
        if at == len(said):
            return (slot[1], words) if slot else ("", 0)
        if slot is None:
            if self.lemma(said[at]) != self.lemma(items[0]):
                return "", 0
            return self._active_slot(items[1:], said, at + 1, words + 1)
        for end in range(at + 1, len(said)):
            if len(items) > 1:
                found = self._active_slot(items[1:], said, end, words)
                if found[1] > words:
                    return found
        return slot[1], words


def spelled(words: Sequence[str]) -> str:
    """Return words as they are written in a line."""
    return " ".join(words).replace(" ,", ",").replace("( ", "(").replace(" )", ")")


_phrases: dict[int, Phrases] = {}


def phrases_of(language: Language) -> Phrases:
    """Return the phrases of a language, made once a process."""
    if id(language) not in _phrases:
        _phrases[id(language)] = Phrases(language)
    return _phrases[id(language)]
