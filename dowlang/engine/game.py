"""Keep the state of a game as plain data, and run it by one mechanism.

A *step* is a plain function `(game, *locals)`. The state keeps a stack of frames `(step name,
*locals)`. `do` schedules a step, `ask` a question, `receive` a step that is given the answer (or
another step's value, by `give`) first. Scheduled steps run in the order written, before anything
older. Procedures of the rules and compiled cards use the same five calls.

Invariants for steps: a step finishes or schedules, and after its first `do` it changes nothing. A
scheduled step may find its subject gone. Only `end` unwinds a step in progress. The state holds
integers, strings, and lists or tuples of them, nothing else, so a game paused at any decision can
be cloned, saved, hashed and continued. A ruleset subclasses `Game` and declares its fields as
annotations.

Here live the mechanism, the copies and the JSON form. Ongoing effects are in `ongoing_effects.py`,
choices in `decisions.py`, the record of a game in `journal.py`, each player's view in `views.py`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Concatenate,
    ParamSpec,
    Self,
    TypeVar,
    get_origin,
    get_type_hints,
)

from dowlang.engine.chance import mix, seeded

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.engine.decisions import Decision, Option
    from dowlang.engine.journal import Journal, Recorder

P = ParamSpec("P")
G = TypeVar("G", bound="Game")
Answer = tuple[int, ...]  # an option: number of its kind in the ruleset, then its arguments
Frame = tuple[Any, ...]
Seat = Annotated[int, "player"]  # a player by seat. The noun is what a save is held to
Seats = Annotated[tuple[int, ...], "player"]

# clauses that one thing may set off, those that they set off counted, however often somebody is
# asked meanwhile
MOST_SET_OFF = 10_000
# a guard against cards without end (`step_limit.py`) and faults of the engine, never a result
STEPS_BETWEEN_DECISIONS = 100_000
SET_UP_LOG: ContextVar[list[Frame] | None] = ContextVar(
    "SET_UP_LOG", default=None
)  # where the set-up of the next game is told


class Ended(Exception):
    """The game is over: unwinds the step in progress. Never leaves the engine."""


class EngineFault(RuntimeError):
    """Raised when the engine or a handler breaks the engine's invariants.

    It is never the fault of a player or of a card.
    """


class StillPlaying(RuntimeError):
    """There is no result before the end of the game."""


class UnknownStep(KeyError):
    """A frame names a step that neither the ruleset nor the set has."""


class Game:
    """One game: state and mechanism.

    Made by a ruleset (`dowlang.Game(cards, …)`), never directly.
    """

    cards: CardSet  # shared and immutable. Not part of the state
    recorder: Recorder | None  # not part of the state. A clone starts without one
    log: list[Frame] | None  # the recorder's list of events, or None. Not part of the state
    trail: list[
        tuple[int, str]
        # (frames below, card): whose text is carried out. Kept while there is a log, not part of
        # the
        # state
    ]
    # the card of which the log was told last that it is carried out, "" none. Not part of the state
    speaking: str

    seed: int  # 64 bits. Hexadecimal in JSON
    draws: list[int]  # how often each stream of chance has been drawn from
    forced: list[tuple[int, int]]  # (stream, value): used up before chance
    param: list[int]  # numbers of the rules as they are now
    basis: list[int]  # the same before any lasting effect
    scoped: list[
        int
    ]  # by parameter: how many changes in force concern only some subjects or have a condition
    lasting: list[Frame]  # see lasting.py
    hears: list[int]  # by event: how many watches are waiting for it
    uses: list[tuple[int, int, int]]  # (scope, what, times): limits already used up
    serial: int  # number of the next lasting effect
    # clauses of waiting cards that were carried out because of the one thing that is under way
    set_off: int
    floor: int  # how many frames lay below that thing. It is over when one of them comes up
    answered: int  # decisions since the ruleset last began to count, see `Ruleset.decisions_a_turn`
    cause: int  # 0 while the game goes on, then the ruleset's number of the reason it ended
    stack: list[Frame]

    _SHARED: ClassVar[tuple[str, ...]] = ("cards", "recorder", "log", "trail", "speaking")
    FIELDS: ClassVar[tuple[str, ...]] = ()  # the fields of the state, in the order declared
    HINTS: ClassVar[dict[str, Any]] = {}  # field -> its declared type, for what comes from outside
    _LISTS: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        """Collect the declared fields."""
        hints = get_type_hints(
            cls, localns={"CardSet": object, "Recorder": object}
        )  # never part of the state
        cls.FIELDS = tuple(
            n for n, t in hints.items() if n not in cls._SHARED and get_origin(t) is not ClassVar
        )
        cls.HINTS = {n: hints[n] for n in cls.FIELDS}
        cls._LISTS = tuple(n for n in cls.FIELDS if get_origin(hints[n]) is list)

    def __new__(
        cls,
        cards: CardSet,
        seed: int | None = None,
        rules: Mapping[str, int | str] | None = None,
        digests: bool = False,
        **settings: Any,
    ) -> Self:
        """Return a recorded game of the set's ruleset, run to its first decision.

        `settings` are those the ruleset declares (`players=4`).

        Without a seed a new one is drawn, and `game.journal` holds it. With `digests` the journal
        notes a digest at every decision. Raises `InvalidSetting`.
        """
        from dowlang.engine.journal import begin

        game: Any = begin(cards, seed, settings, rules, digests)
        return game  # type: ignore[no-any-return]

    # ---- the mechanism
    # ----------------------------------------------------------------------------------------------
    def do(self, then: Callable[Concatenate[Any, P], Any], *local: P.args, **_: P.kwargs) -> None:
        """Schedule a step. Its arguments are evaluated now."""
        self.stack.append((then.__name__, *local))

    def receive(
        self, then: Callable[Concatenate[Any, Any, P], Any], *local: P.args, **_: P.kwargs
    ) -> None:
        """Schedule a step whose first local is what the step or question before it gives."""
        self.stack.append((then.__name__, *local))

    def give(self, value: object) -> None:
        """Hand a value to the step that waits below."""
        frame = self.stack[-1]
        self.stack[-1] = (frame[0], value, *frame[1:])

    def ask(self, player: int, kind: str, options: Sequence[Answer]) -> None:
        """Schedule a question.

        A single option is applied by itself, and no option gives `()`. Both are journalled.
        """
        self.stack.append(("ask", player, kind, tuple(options)))

    def end(self, cause: int) -> None:
        """End the game at this instant, dropping all that was under way."""
        self.cause = cause
        raise Ended

    def run(self) -> None:
        """Run until somebody has a real choice or the game is over."""
        stack, steps, guard, before = (
            self.stack,
            self.cards.steps,
            STEPS_BETWEEN_DECISIONS,
            self.set_off,
        )
        try:
            while stack:
                frame = stack.pop()
                name = frame[0]
                if name == "ask":
                    options = frame[3]
                    if len(options) > 1:
                        stack.append(frame)
                        return
                    answer = options[0] if options else ()
                    if self.log is not None:
                        self.log.append(
                            ("forced" if options else "none", frame[1], frame[2], answer)
                        )
                    self.give(answer)
                    continue
                mark = len(stack)
                if self.log is not None:
                    self._speaks(name, mark)
                steps[name](self, *frame[1:])
                if self.set_off:
                    if mark < self.floor or not before:
                        self.set_off, self.floor = self.set_off - before, mark
                    before = self.set_off
                if len(stack) - mark > 1:
                    stack[mark:] = stack[: mark - 1 : -1] if mark else stack[::-1]
                guard -= 1
                if not guard:
                    raise self._without_end(name)
        except Ended:
            stack.clear()
            if self.log is not None:
                self.log.append(("end", self.cause))

    def _speaks(self, name: str, below: int) -> None:
        """Tell the log, as `card_speaks`, when the step that comes now carries out another card
        than the one before.

        A step that a card has scheduled belongs to it, however many steps of the rules lie between.
        """
        trail = self.trail
        while trail and trail[-1][0] > below:
            trail.pop()
        card, colon, _ = name.partition(":")
        if colon and (not trail or trail[-1][1] != card):
            if trail and trail[-1][0] == below:
                trail.pop()
            trail.append((below, card))
        now = trail[-1][1] if trail else ""
        number = self.cards.ruleset.event_number.get("card_speaks")
        if now == self.speaking or number is None or self.log is None:
            return
        self.speaking = now
        if self.log and self.log[-1][0] == number:
            self.log.pop()
        self.log.append((number, self.cards.card_numbers.get(now, -1)))

    def _without_end(self, last: str) -> RuntimeError:
        from dowlang.engine.step_limit import endless_card

        fault = EngineFault(
            f"more than {STEPS_BETWEEN_DECISIONS} steps without a decision, last `{last}`"
        )
        return (
            endless_card(self, last, f"{STEPS_BETWEEN_DECISIONS} steps without a decision") or fault
        )

    def _too_many_answers(self) -> RuntimeError:
        """A turn with more decisions than any turn needs: the fault of the card that asks, or
        ours.
        """
        from dowlang.engine.step_limit import endless_card

        said = f"{self.cards.ruleset.decisions_a_turn} decisions in one turn"
        return endless_card(self, self.stack[-2][0], said) or EngineFault(f"more than {said}")

    def choose(self, index: int) -> None:
        """Answer the pending question by the number of the option, without checks: for agents
        and search.
        """
        stack = self.stack
        frame = stack[-1]
        answer = frame[3][index]
        if self.answered >= self.cards.ruleset.decisions_a_turn > 0:
            raise self._too_many_answers()
        self.answered += 1
        if self.recorder is not None:
            self.recorder.answering(frame, index)
        if self.log is not None:
            self.log.append(("chose", frame[1], frame[2], answer))
        stack.pop()
        waiting = stack[-1]
        stack[-1] = (waiting[0], answer, *waiting[1:])
        self.run()
        if self.recorder is not None:
            self.recorder.arrived(self)

    # ---- chance
    # ----------------------------------------------------------------------------------------------
    def roll(self, stream: int, faces: int) -> int:
        """0..faces-1. Forced values of the stream are used first, in their order."""
        if self.forced:
            for place, (forced, value) in enumerate(self.forced):
                if forced == stream:
                    del self.forced[place]
                    return value
        count = self.draws[stream] = self.draws[stream] + 1
        return mix(self.seed, stream, count, faces)

    def shuffled(self, stream: int, pile: Sequence[int]) -> tuple[int, ...]:
        """The pile in a uniformly random order (Fisher, Yates)."""
        out = list(pile)
        for last in range(len(out) - 1, 0, -1):
            other = self.roll(stream, last + 1)
            out[last], out[other] = out[other], out[last]
        return tuple(out)

    # ---- events
    # ----------------------------------------------------------------------------------------------
    def emit(self, event: int, *payload: int) -> bool:
        """Something happened.

        True when a watch was scheduled: the caller then yields before it goes on.
        """
        if self.log is not None:
            self.log.append((event, *payload))
        if not self.hears[event]:
            return False
        from dowlang.engine.ongoing_effects import dispatch

        return dispatch(self, event, payload)

    def tell(self, event: int, *payload: int) -> None:
        """Note something for the telling of the game alone: nothing waits for it."""
        if self.log is not None:
            self.log.append((event, *payload))

    def arbiter(self) -> int:
        """Return the player who orders simultaneous effects. A ruleset overrides it (default: seat
        0).
        """
        return 0

    def active(self) -> int:
        """The player whose turn it is (default: the arbiter)."""
        return self.arbiter()

    def first_asked(self) -> int:
        """With whom a round of questions to several players begins, clockwise: votes, pots,
        contests (default: the active player).
        """
        return self.active()

    def may_vote(self, player: int) -> bool:
        """Return True if a player has a vote at all.

        A ruleset overrides it (default: everybody).
        """
        return True

    # ---- what only some games have: asked by compiled cards, answered by the ruleset
    # ---------------------------------------
    def counter(self, card: str, number: int) -> int:
        """A counter of a card, by its number on the card.

        Raises `EngineFault` in a game without counters.
        """
        raise EngineFault(f"`{card}` reads counter {number}, but this game keeps no counters")

    def add_to_counter(self, card: str, number: int, amount: int) -> None:
        """Change a counter of a card."""
        raise EngineFault(
            f"`{card}` changes counter {number} by {amount}, but this game keeps no counters"
        )

    def under_way(self) -> str:
        """Return the path of the card that is being carried out, or "" where the ruleset knows
        none.
        """
        return ""

    def cancel(self, what: str) -> None:
        """Cancel `the action` or `the result` under way. The procedure that offered the point reads
        it.
        """
        raise EngineFault(f"nothing in this game can cancel {what}")

    def attach(self, card: str, noun: str, bearer: int) -> int:
        """A card stays with a piece.

        Returns the tag that its lasting effects carry, for `release`.
        """
        raise EngineFault(
            f"`{card}` cannot be attached to {noun} {bearer}: this game has no attached cards"
        )

    def bearer_tag(self, noun: str, bearer: int) -> int:
        """The tag that `attach` gave for a piece: what else the attached card puts in force
        carries it too.
        """
        raise EngineFault(f"nothing can be attached to {noun} {bearer} in this game")

    def kept_limits(self, tag: int) -> int:
        """Return from which number down the uses of limits under this tag are counted when they
        outlive its effects, or 0.
        """
        return 0

    def detach(self, card: str) -> None:
        """A card leaves the piece it is attached to, and what it put in force there ends."""
        raise EngineFault(f"`{card}` cannot be detached: this game has no attached cards")

    def happens_outside(self) -> None:
        """Something outside the game happens for which a card waits (`when manual`).

        Raises `ValueError` in a game without such cards.
        """
        raise ValueError("no card of this game waits for something outside it")

    def happened(self, event: int, window: str, card: str) -> Sequence[Frame]:
        """Payloads of the events of this number in the window "turn", "round", "game" or "card"
        (since that card came up), the oldest first.
        """
        raise EngineFault(
            f"`{card}` asks what happened (event {event}, {window}), but this game keeps no history"
        )

    def remembers(self) -> frozenset[int]:
        """Return the events of which the game keeps a history, because a card of the set asks for
        it.

        Each counts as one more watch in `hears`.
        """
        return frozenset()

    # ---- decisions for people
    # ----------------------------------------------------------------------------------------------
    @property
    def is_over(self) -> bool:
        """True once the game has ended."""
        return not self.stack

    @property
    def decision(self) -> Decision:
        """The pending decision, always with two or more options.

        Raises `GameOver` after the end.
        """
        from dowlang.engine.decisions import decision_of

        return decision_of(self)

    def apply(self, answer: Option | str | int) -> None:
        """Answer the pending decision by an option, its key or its index.

        Raises `InvalidAnswer` (no such form), `IllegalAction` (not among the options) or
        `GameOver`, and leaves the state untouched.
        """
        from dowlang.engine.decisions import index_of

        self.choose(index_of(self, answer))

    @property
    def result(self) -> dict[str, Any]:
        """The fields the ruleset declares, always with `cause` and `winners`.

        Raises `StillPlaying` before the end.
        """
        if self.stack:
            raise StillPlaying("the game is not over")
        return self.cards.ruleset.result(self)

    def view(self, player: int) -> Any:
        """Return the player's view, and nothing else."""
        return self.cards.ruleset.view(self, player)

    # ---- record
    # ----------------------------------------------------------------------------------------------
    @property
    def journal(self) -> Journal:
        """The record of this game so far.

        Raises `NotRecorded` for a clone (see `journal.record`).
        """
        from dowlang.engine.journal import recorder_of

        return recorder_of(self).journal(self)

    def undo(self) -> None:
        """Take the last answer back. Raises `NotRecorded` or `NothingToUndo`."""
        from dowlang.engine.journal import undo

        undo(self)

    def redo(self) -> None:
        """Give the answer taken back last again. Raises `NotRecorded` or `NothingToRedo`."""
        from dowlang.engine.journal import redo

        redo(self)

    # ---- copies
    # ----------------------------------------------------------------------------------------------
    def clone(self) -> Self:
        """Return an independent copy of the state.

        Cards are shared, and the journal stays behind.
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
        held["trail"] = held["trail"].copy()
        self.__dict__ = held

    def to_json(self) -> str:
        """The game at this decision as a text that `Game.from_json` continues, in another
        process or another year.
        """
        from dowlang.engine.saves import to_json

        return to_json(self)

    @classmethod
    def from_json(cls, text: str | bytes, cards: CardSet) -> Self:
        """The game of a save, recorded from here on.

        Raises `SaveRefused` with a code whatever the text is.
        """
        from dowlang.engine.saves import from_json

        game: Any = from_json(text, cards)
        return game  # type: ignore[no-any-return]

    def to_state(self) -> dict[str, Any]:
        """The state as JSON-ready data: field -> value, 64-bit numbers in hexadecimal."""
        state = {name: getattr(self, name) for name in self.FIELDS}
        state["seed"] = f"{self.seed:016x}"
        return state

    @property
    def digest(self) -> str:
        """32 hexadecimal digits over the whole state, the same on every machine, hash seed and
        version of Python.
        """
        text = json.dumps(self.to_state(), separators=(",", ":"), ensure_ascii=True)
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    @classmethod
    def from_state(cls, state: dict[str, Any], cards: CardSet) -> Self:
        """The game a `to_state` came from. The caller has checked shape and names (`saves.py`)."""
        new = object.__new__(cls)
        new.cards, new.recorder, new.log = cards, None, None
        new.trail, new.speaking = [], ""
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
        new.trail, new.speaking = [], ""
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


def frozen(value: Any) -> Any:
    """Lists of JSON back into tuples, at every depth."""
    return tuple(frozen(x) for x in value) if isinstance(value, list) else value
