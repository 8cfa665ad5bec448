"""Hold a compiled set: the facts of all cards from one index, handlers loaded when first needed.

A handler module ends with `STEPS` (its step functions) and `ROLES` (role -> function). Loading one
gives each step its full name, `base/crossroads/the_long_night:option_2`. Frames, watches and saves
carry that name. It comes from structure, not from line numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

from dowlang.engine.faults import UnknownStep
from dowlang.engine.speech import EnglishSpeech, Speech

if TYPE_CHECKING:  # a check of cards loads no declarations
    from dowlang.engine.declarations import Declarations


class Steps(dict[str, Callable[..., Any]]):
    """Map step names to functions. A card's steps are loaded at first use."""

    def __init__(self, cards: CardSet) -> None:
        super().__init__(cards.ruleset.step_names)
        self._cards = cards

    def __missing__(self, name: str) -> Callable[..., Any]:
        card, colon, _ = name.partition(":")
        if colon and card in self._cards.paths:
            self._cards.handler(card)
            if name in self:
                return self[name]
        raise UnknownStep(name)


class Edition(NamedTuple):
    """The identity of a set: its id, its version, and the hash of all its cards."""

    name: str
    version: str
    hash: str


class CardSet:
    """All cards of a set and of those it uses, compiled: immutable, shared by every game played
    with it.

    `facts` has one mapping a card: always `kind`, `name`, `slug`, `path`
    (`base/crossroads/the_long_night`), `file`, `line`, `hash`, `copies`, then what its kind
    declares. `hash` covers the card hashes and decides whether saves and journals fit.
    """

    def __init__(
        self,
        ruleset: Declarations[CardSet, Any],
        edition: Edition,
        facts: Sequence[Mapping[str, Any]],
        load: Callable[[str], ModuleType],
    ) -> None:
        self.ruleset = ruleset
        self.name, self.version, self.hash = edition
        self.facts = tuple(facts)
        self.paths: dict[str, Mapping[str, Any]] = {card["path"]: card for card in self.facts}
        self.card_numbers: dict[str, int] = {path: number for number, path in enumerate(self.paths)}
        # (kind, slug) -> number among the cards of that kind
        self.by_name: dict[tuple[str, str], int] = {}
        self.of_kind: dict[str, list[Mapping[str, Any]]] = {}
        for card in self.facts:
            same = self.of_kind.setdefault(card["kind"], [])
            self.by_name[card["kind"], card["slug"]] = len(same)
            same.append(card)
        self.shown_answers: dict[tuple[int, ...], tuple[int, ...]] = {}  # kept by `Decision`
        self._load = load
        self._replacing: dict[str, bool] = {}
        self._roles: dict[str, Mapping[str, Callable[..., Any]]] = {}
        self.steps = Steps(self)
        self.tables = ruleset.tables(self)
        self.speech: Speech = EnglishSpeech(ruleset.sentences)

    def key_of(self, path: str) -> tuple[str, str, str]:
        """Return the id of a card's set, its kind and its slug."""
        facts = self.paths[path]
        return path.partition("/")[0], str(facts["kind"]), str(facts["slug"])

    def path_of_piece(self, noun: str, piece: int) -> str:
        """Return the path of the card that a piece is, or "" for what is no card.

        The ruleset tells it of copies (`card_of`). Else pieces of a kind of cards are numbered as
        the cards of that kind are.
        """
        if piece < 0:
            return ""
        if noun in self.ruleset.card_of:
            return self.ruleset.card_of[noun](self, piece)
        named_as = self.ruleset.named_as
        kind = next((kind for kind, nouns in named_as.items() if noun in nouns), noun)
        same = self.of_kind.get(kind, ())
        return str(same[piece]["path"]) if piece < len(same) else ""

    def handler(self, card: str) -> Mapping[str, Callable[..., Any]]:
        """Return the functions of a card by role (`trigger`, `start`, `play`, `goal` …), empty if
        it has none.
        """
        roles = self._roles.get(card)
        if roles is None:
            module = self._load(card)
            for step in module.STEPS:
                if ":" not in step.__name__:
                    step.__name__ = f"{card}:{step.__name__}"
                self.steps[step.__name__] = step
            roles = self._roles[card] = module.ROLES
        return roles

    def with_function(self, card: str, role: str, function: Callable[..., Any]) -> CardSet:
        """Return the same cards with another function for one role of one card.

        The set itself stays as it is.
        """
        other = copy(self)
        other._roles = {**self._roles, card: {**self.handler(card), role: function}}
        return other

    def in_language(self, speech: Speech, texts: Mapping[str, Mapping[str, Any]]) -> CardSet:
        """Return the same cards, told by another speech. `texts` are facts by the path of a card:
        its name, flavor, labels and whatever else is only shown.
        """
        other = copy(self)
        other.speech = speech
        other.facts = tuple({**card, **texts.get(card["path"], {})} for card in self.facts)
        other.paths = {card["path"]: card for card in other.facts}
        other.of_kind = {
            kind: [other.paths[card["path"]] for card in same]
            for kind, same in self.of_kind.items()
        }
        return other

    def line_of(self, step: str) -> tuple[str, int]:
        """Return the card of a step and the line it was made from: ("", 0) for a step of the
        ruleset or the engine, line 0 where none is noted.
        """
        card, colon, function = step.partition(":")
        if not colon or card not in self.paths:
            return "", 0
        lines: Mapping[str, int] = getattr(self._load(card), "LINES", {})
        return card, lines.get(function, 0)

    def word_before(self, step: str) -> str:
        """Return the word before the piece that a step gets (`to` which location), or ""."""
        card, colon, function = step.partition(":")
        if not colon or card not in self.paths:
            return ""
        asks: Mapping[str, str] = getattr(self._load(card), "ASKS", {})
        return asks.get(function, "")

    def several_fit(self, step: str) -> bool:
        """Return True for a step that gets one of several pieces that fit a sentence of a card
        which speaks of one: the arbiter says which.
        """
        card, colon, function = step.partition(":")
        if not colon or card not in self.paths:
            return False
        return function in getattr(self._load(card), "SEVERAL_FIT", ())

    def replaces(self, step: str) -> bool:
        """Return True for the clause of a card that comes in before an event and may take it
        back.
        """
        known = self._replacing.get(step)
        if known is None:
            card, colon, function = step.partition(":")
            told = self._load(card) if colon and card in self.paths else None
            known = self._replacing[step] = function in getattr(told, "REPLACES", ())
        return known

    def number(self, kind: str, slug: str) -> int:
        """Return the number of a card among those of its kind, by slug. Raises `KeyError`."""
        return self.by_name[kind, slug]
