"""Take a declared phrase apart into alternatives, their patterns and the placeholders of those.

A phrase has `[optional parts]`. Each combination is an *alternative* with a *pattern* of its own:
lemmas, and `{}` for each placeholder. An event's slot after `using` has one more alternative with
`without using`. The placeholders of a pattern, in order, are

- a slot: `to {place}` -> `Placeholder(slot="place")`,
- a counted noun (law G1: an amount and its noun are one thing): `add {count} zombies` ->
  `Placeholder(count="count", noun="zombie")`, with the words before the noun in `adjectives` (`need
  {count} fewer points`),
- a fixed noun: a noun that the phrase writes out where another phrase has a slot (`lose the game`
  beside `lose {wounds}`), or at the start of a rule (`crises need …`) ->
  `Placeholder(noun="crisis", determiner="")`.

A noun written out where no other phrase has a slot stays literal words of the pattern.
`ast.Phrase.slots[i]` fills `placeholders[i]`. The *category* of a placeholder says which
nonterminal reads it (law G1: every entity is a `thing`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from dowlang.records import dataclass
from dowlang.vocabulary.declarations import (
    EventWord,
    Place,
    Type,
    Word,
    WordRefused,
)
from dowlang.vocabulary.noun_heads import Heads
from dowlang.vocabulary.registry import Vocabulary
from dowlang.vocabulary.signatures import hints_of, type_of_annotation

DETERMINERS: tuple[str, ...] = ("a", "an", "the", "another", "each", "all", "any", "no")


@dataclass(frozen=True, slots=True)
class Placeholder:
    """The requirement of an overload for one `{}`: a slot, a counted noun or a fixed noun.

    `count` is the number's slot. `noun` is the name of a declared noun, `adjectives` the lemmas
    before it, `determiner` what a fixed noun was written with.
    """

    slot: str = ""
    count: str = ""
    noun: str = ""
    determiner: str = ""
    adjectives: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Overload:
    """A word that a pattern may stand for, with its placeholders in the order of the pattern."""

    word: Word
    placeholders: tuple[Placeholder, ...]


@dataclass(frozen=True, slots=True)
class Symbol:
    """One element of an alternative: a literal (`lemma`), or a placeholder with its category
    (`thing`, `some`, `amount`, `text` …).
    """

    lemma: str = ""
    category: str = ""
    placeholder: Placeholder | None = None

    @property
    def key(self) -> str:
        """Return equal for elements that the grammar cannot tell apart."""
        return f"{{{self.category}}}" if self.category else self.lemma


@dataclass(frozen=True, slots=True)
class Fixed:
    """A noun that a phrase writes out: literal words, or a placeholder where a rival has one."""

    lemmas: tuple[str, ...]
    symbol: Symbol


@dataclass(frozen=True, slots=True)
class Alternative:
    """One way to write a word."""

    word: Word
    symbols: tuple[Symbol, ...]
    key: tuple[str, ...]  # equal alternatives of several words are one production (law G2)

    @property
    def pattern(self) -> str:
        """Return the alternative as `ast.Phrase.pattern` writes it."""
        return " ".join("{}" if symbol.category else symbol.lemma for symbol in self.symbols)

    @property
    def overload(self) -> Overload:
        """Return the word with the placeholders of this alternative."""
        return Overload(
            self.word,
            tuple(symbol.placeholder for symbol in self.symbols if symbol.placeholder is not None),
        )


def alternative(word: Word, symbols: tuple[Symbol, ...]) -> Alternative:
    """Return an alternative of these elements."""
    return Alternative(word, symbols, tuple([symbol.key for symbol in symbols]))


def optional_parts(phrase: str) -> tuple[tuple[str, ...], ...]:
    """Return all ways to write a phrase with and without its `[optional parts]`, the fullest first.

    >>> optional_parts("search [{place}]")
    (('search', '{place}'), ('search',))
    """
    tokens = phrase.replace("[", " [ ").replace("]", " ] ").split()

    def read(at: int) -> tuple[list[tuple[str, ...]], int]:
        ways: list[tuple[str, ...]] = [()]
        while at < len(tokens):
            if tokens[at] == "]":
                return ways, at + 1
            if tokens[at] == "[":
                inner, at = read(at + 1)
                ways = [way + more for way in ways for more in (*inner, ())]
            else:
                ways = [(*way, tokens[at]) for way in ways]
                at += 1
        return ways, at

    return tuple(dict.fromkeys(read(0)[0]))


def prose_with(printed: str, slots: Iterable[str]) -> str:
    """Return what is printed of a phrase with those of its `[optional parts]` of which it has the
    slots. `[card|cards]` is no such part.

    >>> prose_with("get {card} [from {asked}] by request", ["card"])
    'get {card} by request'
    """
    there = {f"{{{slot}}}" for slot in slots}

    def kept(part: re.Match[str]) -> str:
        return f" {part[1]}" if set(re.findall(r"\{\w+\}", part[1])) <= there else ""

    return re.sub(r" \[([^\[\]|]*)\]", kept, printed)


def slot_types(word: Word) -> Mapping[str, Type]:
    """Return the type of each slot: an event's are fields of its payload, the others' parameters of
    the function.
    """
    if isinstance(word, EventWord):
        return {
            name: Type(noun.removesuffix("[]"), noun.endswith("[]")) for name, noun in word.payload
        }
    if not word.slots:
        return {}
    hints = hints_of(word.function)
    return {
        name: type_of_annotation(hints[name], word.phrase, name) if name in hints else Type(name)
        for name in word.slots
    }


class Splitter:
    """Takes the phrases of one vocabulary apart."""

    def __init__(self, vocabulary: Vocabulary, heads: Heads) -> None:
        self.heads, self.forms = heads, heads.forms
        self.enumerations = {enumeration.name for enumeration in vocabulary.enumerations}

    def category(self, kind: Type, place: Place) -> str:
        """Return the nonterminal that reads a slot of that type."""
        if kind.noun in self.enumerations:
            several = kind.many or place is Place.RULE
            return f"{'any_of' if several else 'one_of'}_{kind.noun.replace(' ', '_')}"
        match kind.noun:
            case "number":
                return "amount"
            case "text":
                return "text"
            case "condition":
                return "condition"
            case "window":
                return "window"
            case _:
                return "some" if place is Place.RULE else "thing"

    def alternatives(self, words: Sequence[Word]) -> list[Alternative]:
        """Return the alternatives of all words of one place, with their fixed nouns settled against
        each other.
        """
        place = words[0].place if words else Place.EFFECT
        drafts: list[tuple[Word, list[Symbol | Fixed]]] = []
        for word in words:
            types = slot_types(word)
            for tokens in self._ways(word):
                drafts.append((word, self._split(word, tokens, types, place)))
        return _without_fixed(drafts)

    def _ways(self, word: Word) -> tuple[tuple[str, ...], ...]:
        ways = [way for way in optional_parts(word.phrase) if way]
        if word.place is Place.HAPPENING:
            ways = [
                way[2:] if way[0].startswith("{") and way[1:2] in (("is",), ("are",)) else way
                for way in ways
            ]
        if word.place in (Place.EVENT, Place.HAPPENING):
            for way in tuple(ways):
                at = next(
                    (
                        i
                        for i, token in enumerate(way[:-1])
                        if token == "using" and way[i + 1].startswith("{")
                    ),
                    None,
                )
                if at is not None and way[at - 1 : at] != ("without",):
                    ways.append((*way[:at], "without", *way[at:]))
        return tuple(dict.fromkeys(ways))

    def _split(
        self, word: Word, tokens: tuple[str, ...], types: Mapping[str, Type], place: Place
    ) -> list[Symbol | Fixed]:
        out: list[Symbol | Fixed] = []
        entity = "some" if place is Place.RULE else "thing"
        at = 0
        while at < len(tokens):
            token = tokens[at]
            slot = token[1:-1] if token.startswith("{") and token.endswith("}") else ""
            if (
                slot
                and types[slot].noun == "number"
                and (end := self.heads.run(tokens, at + 1)) > at + 1
            ):
                out.append(
                    Symbol(
                        category=entity,
                        placeholder=self._noun_placeholder(word, tokens[at + 1 : end], count=slot),
                    )
                )
                at = end
            elif slot:
                out.append(
                    Symbol(
                        category=self.category(types[slot], place),
                        placeholder=Placeholder(slot=slot),
                    )
                )
                at += 1
            elif (
                token in DETERMINERS and at > 0 and (end := self.heads.run(tokens, at + 1)) > at + 1
            ):
                symbol = Symbol(
                    category=entity,
                    placeholder=self._noun_placeholder(
                        word, tokens[at + 1 : end], determiner=self.forms.lemma(token)
                    ),
                )
                out.append(Fixed(tuple(self.forms.lemma(each) for each in tokens[at:end]), symbol))
                at = end
            elif place is Place.RULE and (end := self.heads.run(tokens, at)) > at:
                symbol = Symbol(
                    category=entity, placeholder=self._noun_placeholder(word, tokens[at:end])
                )
                out.append(
                    symbol
                    if at == 0
                    else Fixed(tuple(self.forms.lemma(each) for each in tokens[at:end]), symbol)
                )
                at = end
            else:
                out.append(Symbol(lemma=self.forms.lemma(token)))
                at += 1
        return out

    def _noun_placeholder(
        self, word: Word, tokens: Sequence[str], count: str = "", determiner: str = ""
    ) -> Placeholder:
        found = self.heads.noun_of(tokens)
        if found is None:
            raise WordRefused(f"`{word.phrase}`: `{' '.join(tokens)}` ends like a noun and is none")
        noun, adjectives = found
        return Placeholder(
            count=count, noun=noun.name, determiner=determiner, adjectives=adjectives
        )


def _without_fixed(drafts: list[tuple[Word, list[Symbol | Fixed]]]) -> list[Alternative]:
    """Replace fixed nouns by placeholders where a rival with the same beginning has a placeholder
    for a thing, by literal words elsewhere.
    """
    rivals: dict[str, list[list[Symbol | Fixed]]] = {}  # by their first word, which is never fixed
    for _, symbols in drafts:
        rivals.setdefault(_first(symbols), []).append(symbols)
    while True:
        pending = False
        for _, symbols in drafts:
            at = next((i for i, each in enumerate(symbols) if isinstance(each, Fixed)), None)
            if at is None:
                continue
            pending = True
            fixed = symbols[at]
            assert isinstance(fixed, Fixed)
            beginning = [each.key for each in symbols[:at] if isinstance(each, Symbol)]
            rival = any(
                other is not symbols
                and len(other) > at
                and all(isinstance(each, Symbol) for each in other[: at + 1])
                and [each.key for each in other[:at] if isinstance(each, Symbol)] == beginning
                and getattr(other[at], "category", "") in ("thing", "some")
                for other in rivals[_first(symbols)]
            )
            symbols[at : at + 1] = (
                [fixed.symbol] if rival else [Symbol(lemma=lemma) for lemma in fixed.lemmas]
            )
        if not pending:
            return [
                alternative(word, tuple(s for s in symbols if isinstance(s, Symbol)))
                for word, symbols in drafts
            ]


def _first(symbols: Sequence[Symbol | Fixed]) -> str:
    first = symbols[0]
    return first.key if isinstance(first, Symbol) else ""
