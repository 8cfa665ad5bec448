"""Turn the pattern that the tree keeps of a phrase back into words as they were declared.

The tree holds `reveal card from {} until {} {} card is revealed`. The declaration says `cards`. A
pattern is laid beside the declared phrases of its place, and the first that fits gives the forms.
Closed words (symbols, limits, points of an event) are found the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dowlang.publish.rules_text.prose_of_words import (
    counted_in,
    is_left_out,
    is_meant,
    is_of_who_chooses,
    prose_of,
    said_before,
)
from dowlang.source.text_forms import identifier_words
from dowlang.syntax import ast
from dowlang.syntax.fixed_forms import HELPERS
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.assembly import Grammar
from dowlang.vocabulary.declarations import (
    EffectWord,
    EventWord,
    FilterWord,
    NumberWord,
    ReferenceWord,
    TruthWord,
)
from dowlang.vocabulary.patterns import optional_parts, prose_with, slot_types

CLOSED = (
    "any number of times",
    "once per turn",
    "once per round",
    "once per game",
    "twice per turn",
    "twice per round",
    "twice per game",
    "times per turn",
    "times per round",
    "times per game",
    "rerolling ties",
    "in turn order",
    "if able",
)
"""Closed words of the core with more than one form."""

DICE = "roll {} die"
"""The one phrase of the core with an amount: as the tree has it."""

PLACEHOLDER = "{}"

BEARER = "bearer"
"""The binding of a reference to the piece that a card is, or that it lies on."""


class PrintedForms:
    """The word forms of one game, for printing."""

    def __init__(self, vocabulary: Vocabulary, grammar: Grammar) -> None:
        self.grammar = grammar
        self._wordings = dict(grammar.wordings)
        closed = [*CLOSED, *grammar.wordings.get("point", ())]
        closed += [value for enumeration in vocabulary.enumerations for value in enumeration.values]
        self._closed = {self._lemmas(text): identifier_words(text) for text in reversed(closed)}
        self._points = {
            point: said
            for word in vocabulary.words
            if isinstance(word, EventWord)
            for point, said in word.printed_points.items()
        }
        self._phrases: dict[tuple[str, str], tuple[str, ...]] = {}
        self._persons = {noun.name for noun in vocabulary.nouns if noun.person}
        self._printed_after = {noun.name: noun.printed_after for noun in vocabulary.nouns}
        self._nouns_of_kinds = {
            noun.named_by: noun.name for noun in vocabulary.nouns if noun.named_by
        }
        self.ballots = {
            word.phrase: word.ballot
            for word in vocabulary.words
            if isinstance(word, TruthWord) and word.ballot
        }
        self._bearers = {
            word.phrase: word.noun
            for word in vocabulary.words
            if isinstance(word, ReferenceWord) and word.binding == BEARER
        }
        self._nouns_of_references = {
            " ".join(each for each in word.phrase.split() if not each.startswith("{")): word.noun
            for word in vocabulary.words
            if isinstance(word, ReferenceWord)
        }

    def lemma(self, word: str) -> str:
        """Return the lemma of a form. A word without other forms is its own."""
        return self.grammar.lemmas.get(word, word)

    def _lemmas(self, text: str) -> str:
        return " ".join(self.lemma(word) for word in identifier_words(text).split())

    def closed(self, value: str) -> str:
        """Return a value of a closed list as it was declared: `any number of time` -> `any number
        of times`.
        """
        number, _, rest = value.partition(" ")
        if number.isdecimal():
            return f"{number} {self.closed(rest)}"
        return self._closed.get(self._lemmas(value), value)

    def on_page(self, value: str) -> str:
        """Return what an English page says for a value of a closed list."""
        closed = self.closed(value)
        return self._points.get(closed, closed)

    def phrase(self, place: str, pattern: str) -> tuple[str, ...]:
        """Return the words of a phrase as declared, `{}` for each placeholder.

        It is the pattern itself when no declaration fits (phrases of the core).
        """
        key = (place, pattern)
        if key not in self._phrases:
            words = pattern.split()
            self._phrases[key] = self._declared(place, words) or (
                ("roll", PLACEHOLDER, "dice") if pattern == DICE else tuple(words)
            )
        return self._phrases[key]

    def amounts(self, place: str, pattern: str) -> tuple[bool, ...]:
        """Return for each placeholder of a phrase True if a number stands there without a noun of
        its own.
        """
        overload = next(iter(self.grammar.overloads(place, pattern)), None)
        if overload is None:
            return tuple([pattern == DICE] * pattern.split().count(PLACEHOLDER))
        types = slot_types(overload.word)
        return tuple(
            bool(placeholder.slot) and types[placeholder.slot].noun == "number"
            for placeholder in overload.placeholders
        )

    def printed(
        self, phrase: ast.Phrase, lettered: bool = False, bearer: str = ""
    ) -> tuple[str, dict[str, object]]:
        """Return the prose of a phrase, as `Word.printed` has it, with its slots: "" for none and
        where a number of it is worked out, unless it is `lettered` and does not stand at the end.
        `bearer` is what the piece is called whose rule it is, "" for none.
        """
        every = self.grammar.overloads(phrase.place, phrase.pattern)
        for overload in every if phrase.slots or len(every) == 1 else ():  # `of_subject`
            filled = tuple(zip(overload.placeholders, phrase.slots, strict=True))
            prose = prose_with(
                prose_of(overload.word, bearer), [each.slot for each, _ in filled if each.slot]
            )
            if not prose or not all(map(is_meant, filled)) or is_left_out(overload.word, filled):
                continue
            types = slot_types(overload.word)
            slots: dict[str, object] = {each.slot: slot for each, slot in filled if each.slot}
            numbers = [slot for name, slot in slots.items() if types[name].noun == "number"]
            counts = {each.count: counted_in(slot) for each, slot in filled if each.count}
            slots.update(counts)
            numbers += counts.values()
            known = all(isinstance(number, ast.Integer) for number in numbers)
            if known or (lettered and not prose.endswith("}")):
                return prose, slots
        return "", {}

    def of_subject(self, phrase: ast.Phrase, subject: object) -> str:
        """Return the prose of a phrase without slots that several words have, of which a subject
        decides, "" for none: `start a turn` of a player who starts, nothing of a phase.
        """
        words = self.grammar.overloaded_words(phrase.place, phrase.pattern)
        if phrase.slots or len(words) < 2:
            return ""
        match subject:
            case ast.Reference(alias=None, words=(*_, noun)):
                words = tuple(each for each in words if each.subject == noun) or words
            case ast.NounPhrase(noun=ident):
                words = tuple(each for each in words if each.subject == ident.lemma)
        return next((each.printed for each in words if each.printed or each.subject), "")

    def is_of_one(self, phrase: ast.Phrase) -> bool:
        """Return True for a filter that is true of a piece with one thing at most (a card is in one
        hand), or that says of what is only counted where it is.
        """
        words = [each.word for each in self.grammar.overloads(phrase.place, phrase.pattern)]
        return any(word.relation == "one" or not word.subject for word in words)

    def arrival(self, event: ast.Phrase) -> tuple[str, str]:
        """Return the noun of the piece that an event brings to a place, and the field of the place:
        "" for one that brings none.
        """
        for each in self.grammar.overloads(event.place, event.pattern):
            if isinstance(each.word, EventWord) and each.word.arrives[0]:
                what, where, _ = each.word.arrives
                return dict(each.word.payload).get(what, ""), where
        return "", ""

    def is_price(self, phrase: ast.Phrase) -> bool:
        """Return True for an effect that is the price of what follows it."""
        every = (each.word for each in self.grammar.overloads(phrase.place, phrase.pattern))
        return any(isinstance(word, EffectWord) and word.price for word in every)

    def comes_to_pass(self, phrase: ast.Phrase) -> bool:
        """Return True for an effect whose table is done besides what it brings by itself."""
        every = (each.word for each in self.grammar.overloads(phrase.place, phrase.pattern))
        return any(isinstance(word, EffectWord) and word.comes_to_pass for word in every)

    def slots_for_who_does_it(self, phrase: ast.Phrase) -> tuple[ast.Expression, ...]:
        """Return what fills the slots of an effect that is a player's: where nobody is said, that
        of who chooses what fills them. What it brings or takes is yours; of a number nothing is
        chosen.
        """
        return tuple(
            slot
            for each in self.grammar.overloads(phrase.place, phrase.pattern)
            if isinstance(each.word, EffectWord) and is_of_who_chooses(each.word)
            for placeholder, slot in zip(each.placeholders, phrase.slots, strict=True)
            if placeholder.slot
            and isinstance(slot, ast.NounPhrase)
            and slot.noun.lemma == slot_types(each.word)[placeholder.slot].noun
        )

    def before_noun(self, phrase: ast.Phrase, noun: str) -> str:
        """Return what is printed before the noun in place of a filter, "" for none."""
        every = (each.word for each in self.grammar.overloads(phrase.place, phrase.pattern))
        return next(filter(None, (said_before(word, noun, phrase.slots) for word in every)), "")

    def of_several(self, phrase: ast.Phrase) -> str:
        """Return what is printed of several things in place of a filter, "" for none."""
        every = (each.word for each in self.grammar.overloads(phrase.place, phrase.pattern))
        return next((word.of_several for word in every if isinstance(word, FilterWord)), "")

    def with_owner(self, node: ast.Expression) -> ast.Expression:
        """Return a thing that lies with you, which its phrase does not say, with the word that says
        so: `cards in your hand` for `cards in hand`. Any other node as it is.
        """
        if not isinstance(node, ast.NounPhrase):
            return node
        filters = (
            replace(each, phrase=self._of_you(each.phrase)) if each.phrase else each
            for each in node.filters
        )
        return replace(node, filters=tuple(filters))

    def _of_you(self, phrase: ast.Phrase) -> ast.Phrase:
        words = [each.word for each in self.grammar.overloads(phrase.place, phrase.pattern)]
        place = phrase.pattern.removeprefix("in ")
        if " " in place or place == phrase.pattern or [w.implicit for w in words] != [("you",)]:
            return phrase
        return replace(phrase, pattern=f"in your {place}")

    def one_of(self, node: object) -> str:
        """Return the phrase for 1 of a number that says several things (`NumberWord.one`), ""
        for what is none.
        """
        if not isinstance(node, ast.Phrase) or node.place != "number":
            return ""
        overload = next(iter(self.grammar.overloads(node.place, node.pattern)), None)
        word = overload.word if overload else None
        return word.one if isinstance(word, NumberWord) else ""

    def declares(self, place: str, pattern: str) -> bool:
        """Return True if a declared phrase of that place fits the pattern."""
        return self._declared(place, pattern.split()) is not None

    def _declared(self, place: str, pattern: list[str]) -> tuple[str, ...] | None:
        for phrase in self._wordings.get(place, ()):
            for way in optional_parts(phrase):
                ways = [way]
                if (
                    place == "happening"
                    and way[:1]
                    and way[0].startswith("{")
                    and way[1:2] in (("is",), ("are",))
                ):
                    ways = [way[2:]]
                if place in ("event", "happening") and "using" in way:
                    at = way.index("using")
                    ways.append((*way[:at], "without", *way[at:]))
                for each in ways:
                    found = self._fit(pattern, each)
                    if found is not None:
                        return found
        return None

    def _fit(self, pattern: Sequence[str], way: Sequence[str]) -> tuple[str, ...] | None:
        """Return the words of `way` on the pattern.

        A placeholder takes one slot, or a slot or determiner with the nouns behind it.
        """
        if not pattern:
            return () if not way else None
        if not way:
            return None
        if pattern[0] != PLACEHOLDER:
            if way[0].startswith("{") or self.lemma(way[0]) != pattern[0]:
                return None
            rest = self._fit(pattern[1:], way[1:])
            return None if rest is None else (way[0], *rest)
        for taken in range(1, len(way) + 1):
            if any(word.startswith("{") for word in way[1:taken]):
                return None
            rest = self._fit(pattern[1:], way[taken:])
            if rest is not None:
                return (PLACEHOLDER, *rest)
        return None

    def verb(self, word: str, plural: bool | None) -> str:
        """Return a verb that agrees with its subject.

        With None the subject does not tell, and it is the base form.
        """
        lemma = self.lemma(word)
        if lemma in HELPERS:
            return HELPERS[lemma][0 if plural is False else 1]
        if lemma in self.grammar.thirds:
            return self.grammar.thirds[lemma] if plural is False else lemma
        return word

    def agreeing(self, prose: str, plural: bool | None) -> str:
        """Return the prose of a rule with the verb of its subject, where it begins with one."""
        subject, does, rest = [*prose.split(" ", 2), "", ""][:3]
        return f"{subject} {self.verb(does, plural)} {rest}" if subject[:1] == "{" else prose

    def base_of_past(self, word: str) -> str:
        """Return the base form of a past form (`moved` is of `move`), "" for any other word."""
        thirds = self.grammar.thirds
        if not word.endswith("ed") or thirds.get(word) != word:
            return ""
        return next((base for base in (word[:-1], word[:-2]) if thirds.get(base, base) != base), "")

    def noun(self, ident: ast.Ident, plural: bool | None) -> str:
        """Return a noun in the number wanted, as it was written for None."""
        if plural is None or ident.lemma not in self.grammar.plurals:
            return ident.text
        return self.grammar.plurals[ident.lemma] if plural else ident.lemma

    def singular(self, word: str, counted: bool = False) -> str:
        """Return a word of a phrase after the number 1: `cards are` -> `card is`.

        Words with one number stay. What is `counted` is no verb: `1 more move`.
        """
        if word in ("are", "have", "do", "were"):
            return HELPERS[self.lemma(word)][0]
        lemma = self.lemma(word)
        return (
            word
            if self.grammar.thirds.get(lemma) == word
            and lemma not in self.grammar.plurals
            and not counted
            else lemma
        )

    def sort_of(self, noun: str) -> str:
        """Return what an English page says before a noun: `action` of `action die`, "" for none."""
        return self._printed_after.get(noun, "")

    def is_person(self, noun: str) -> bool:
        """Return True for a noun of whom English says `who`."""
        return noun in self._persons

    def is_somebody(self, reference: ast.Reference) -> bool:
        """Return True for a reference to a person: `your leader`, `that survivor`, `it`."""
        words = reference.words
        noun = self._nouns_of_references.get(" ".join(words), words[-1])
        return reference.alias is not None or noun == "it" or noun in self._persons

    def itself(self, reference: str, kind: str) -> str:
        """Return `this survivor` for what bears a card of that kind where it is the card itself, ""
        for any other reference.
        """
        noun = self._bearers.get(reference, "")
        return f"this {noun}" if noun and self._nouns_of_kinds.get(kind) == noun else ""

    def bearer(self, kind: str) -> str:
        """Return what the piece is called that bears a card of a kind."""
        return self.itself(f"the {BEARER}", kind) or f"the {BEARER}"

    def is_plural(self, ident: ast.Ident) -> bool | None:
        """Return True for a noun written as a plural, None when both forms are the same."""
        plural = self.grammar.plurals.get(ident.lemma, ident.lemma)
        return None if plural == ident.lemma else ident.text == plural


def before_here(words: list[str], slots: Sequence[object]) -> list[str]:
    """Return the words of a phrase without `at` or `to` before `here`."""
    places = iter(slots)
    filled = [next(places) if word == PLACEHOLDER else None for word in words]
    return [
        word
        for at, word in enumerate(words)
        if word not in ("at", "to")
        or not isinstance(after := (*filled, None)[at + 1], ast.Reference)
        or after.words != ("here",)
    ]
