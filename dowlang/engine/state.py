"""Keep the state of a game as plain data: its fields, its copies, its JSON form, its chance.

The state holds integers, strings, and lists or tuples of them, nothing else, so a game paused at
any decision can be cloned, saved, hashed and continued. A ruleset declares its own fields as
annotations of a subclass. The class knows no journal, no save and no view, and does not run:
`run_loop.py` adds the mechanism, `game.py` the rest.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from typing import Any, ClassVar, Protocol, Self, get_origin, get_type_hints

from dowlang.engine.card_set import CardSet
from dowlang.engine.chance import mix, seeded
from dowlang.engine.frames import Frame, frozen
from dowlang.engine.hooks import Hooks

# where the set-up of the next game is told
SET_UP_LOG: ContextVar[list[Frame] | None] = ContextVar("SET_UP_LOG", default=None)


class Observer(Protocol):
    """Whoever is told of every answer that a game takes."""

    def answering(self, question: Frame, index: int) -> None:
        """Hear of an answer before it is taken."""

    def arrived(self, game: GameState) -> None:
        """Hear that the game waits for the next answer or is over."""


class GameState(Hooks):
    """The fields of a game, and what needs nothing but them."""

    cards: CardSet  # shared and immutable. Not part of the state
    recorder: Observer | None  # not part of the state. A clone starts without one
    log: list[Frame] | None  # the observer's list of events, or None. Not part of the state
    # (frames below, card): whose text is carried out. Kept while there is a log, not part of the
    # state
    trail: list[tuple[int, str]]
    # the card of which the log was told last that it is carried out, "" none. Not part of the state
    speaking: str
    # options of the question answered last, () in a fresh copy. Not part of the state
    posed: tuple[Frame, ...]

    seed: int  # 64 bits. Hexadecimal in JSON
    draws: list[int]  # how often each stream of chance has been drawn from
    forced: list[tuple[int, int]]  # (stream, value): used up before chance
    param: list[int]  # numbers of the rules as they are now
    basis: list[int]  # the same before any lasting effect
    # by parameter: how many changes in force concern only some subjects or have a condition
    scoped: list[int]
    lasting: list[Frame]  # see `ongoing_effects.py`
    hears: list[int]  # by event: how many watches are waiting for it
    uses: list[tuple[int, int, int]]  # (scope, what, times): limits already used up
    serial: int  # number of the next lasting effect
    # clauses of waiting cards that were carried out because of the one thing that is under way
    set_off: int
    floor: int  # how many frames lay below that thing. It is over when one of them comes up
    answered: int  # decisions since the ruleset last began to count, see `Ruleset.decisions_a_turn`
    cause: int  # 0 while the game goes on, then the ruleset's number of the reason it ended
    stack: list[Frame]

    _SHARED: ClassVar[tuple[str, ...]] = ("cards", "recorder", "log", "trail", "speaking", "posed")
    FIELDS: ClassVar[tuple[str, ...]] = ()  # the fields of the state, in the order declared
    HINTS: ClassVar[dict[str, Any]] = {}  # field -> its declared type, for what comes from outside
    _LISTS: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        """Collect the declared fields."""
        hints = get_type_hints(cls)
        cls.FIELDS = tuple(
            n for n, t in hints.items() if n not in cls._SHARED and get_origin(t) is not ClassVar
        )
        cls.HINTS = {n: hints[n] for n in cls.FIELDS}
        cls._LISTS = tuple(n for n in cls.FIELDS if get_origin(hints[n]) is list)

    @property
    def is_over(self) -> bool:
        """Return True once the game has ended."""
        return not self.stack

    def tell(self, event: int, *payload: int) -> None:
        """Note something for the telling of the game alone: nothing waits for it."""
        if self.log is not None:
            self.log.append((event, *payload))

    # ---- chance
    def roll(self, stream: int, faces: int) -> int:
        """Roll one of 0..faces-1. Forced values of the stream are used first, in their order."""
        if self.forced:
            given = self.cards.ruleset.given_as.get(stream, stream)
            for place, (forced, value) in enumerate(self.forced):
                if forced in (stream, given):
                    del self.forced[place]
                    return value
        count = self.draws[stream] = self.draws[stream] + 1
        return mix(self.seed, stream, count, faces)

    def shuffled(self, stream: int, pile: Sequence[int]) -> tuple[int, ...]:
        """Return the pile in a uniformly random order (Fisher, Yates)."""
        out, roll = list(pile), self.roll
        for last in range(len(out) - 1, 0, -1):
            other = roll(stream, last + 1)
            out[last], out[other] = out[other], out[last]
        return tuple(out)

    # ---- copies
    def clone(self) -> Self:
        """Return an independent copy of the state.

        Cards are shared, and whoever follows the game stays behind.
        """
        new = object.__new__(type(self))
        new._copy(self)
        return new

    def _copy(self, other: Self) -> None:
        """Take over the state of another game of the same class."""
        held = other.__dict__.copy()
        for name in self._LISTS:
            held[name] = held[name].copy()
        held["recorder"] = held["log"] = None
        held["trail"], held["posed"] = held["trail"].copy(), ()
        self.__dict__ = held

    def to_state(self) -> dict[str, Any]:
        """Return the state as JSON-ready data: field -> value, 64-bit numbers in hexadecimal."""
        state = {name: getattr(self, name) for name in self.FIELDS}
        state["seed"] = f"{self.seed:016x}"
        return state

    @property
    def digest(self) -> str:
        """Return 32 hexadecimal digits over the whole state, the same on every machine, hash seed
        and version of Python.
        """
        text = json.dumps(self.to_state(), separators=(",", ":"), ensure_ascii=True)
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    @classmethod
    def from_state(cls, state: dict[str, Any], cards: CardSet) -> Self:
        """Return the game a `to_state` came from. The caller has checked shape and names
        (`saves.py`).
        """
        new = object.__new__(cls)
        new.cards, new.recorder, new.log = cards, None, None
        new.trail, new.speaking, new.posed = [], "", ()
        for name in cls.FIELDS:
            value = state[name]
            if name in cls._LISTS:
                value = [frozen(x) for x in value]
            elif name == "seed":
                value = int(value, 16)
            else:
                value = frozen(value)
            setattr(new, name, value)
        return new

    @classmethod
    def blank(
        cls, cards: CardSet, seed: int, streams: int, events: int, parameters: Sequence[int]
    ) -> Self:
        """Return a game with the engine's own fields set. A ruleset fills in its own."""
        new = object.__new__(cls)
        new.cards, new.recorder, new.log = cards, None, SET_UP_LOG.get()
        new.trail, new.speaking, new.posed = [], "", ()
        new.seed, new.draws, new.forced = seeded(seed), [0] * streams, []
        new.param, new.basis, new.scoped = list(parameters), list(parameters), [0] * len(parameters)
        new.lasting, new.hears, new.uses, new.serial, new.cause, new.stack = (
            [],
            [0] * events,
            [],
            0,
            0,
            [],
        )
        new.set_off = new.floor = new.answered = 0
        return new

    @classmethod
    def prepared(cls, cards: CardSet, seed: int, rules: Mapping[str, int] | None = None) -> Self:
        """Return a game with the engine's own fields set as the ruleset declares them.

        `rules` are numbers of the rules that are asked for otherwise than by default, by their
        keys. Raises `KeyError` for a key that the ruleset does not have.
        """
        ruleset = cards.ruleset
        numbers = [parameter.default for parameter in ruleset.parameters]
        for key, number in (rules or {}).items():
            numbers[ruleset.parameter_number[key]] = number
        return cls.blank(cards, seed, len(ruleset.streams), len(ruleset.events), numbers)
