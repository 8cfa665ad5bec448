"""The record of a game: enough to replay, narrate, explain and undo it.

Attached to a game, never part of its state.

A recorder keeps the state it began with, every answer, every event, and digests: at the start, at
the first decision after each round (the event the ruleset names as its milestone), at the end, with
`digests=True` at every decision. Events are the tuples of the game's log:

    (event number, *payload)                 something happened, see `Ruleset.events`
    ("chose", player, kind, option)          a real decision
    ("forced", player, kind, option)         the only option, taken by the engine
    ("none", player, kind, ())               nothing to choose from
    ("manual", card path, number)            something a card asks the table to do
    ("end", cause)                           the last entry of a finished game

A game of watched cards notes more (`instrumentation`): its log is looked at and never recorded.

In JSON an event has its name in place of its number. Undo applies all answers but the last to a
copy of the first state: the same path as the game itself. A player's part of a journal is made in
`player_log.py`, and a text from outside is read in `untrusted_input.py`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from dowlang.engine.card_set import CardSet
from dowlang.engine.decisions import keys_of
from dowlang.engine.declarations import Declarations
from dowlang.engine.frames import Frame
from dowlang.engine.run_loop import RunningGame
from dowlang.engine.setup_options import complete, complete_rules
from dowlang.engine.state import SET_UP_LOG, GameState
from dowlang.engine.untrusted_input import part

SCHEMA = "dowlang-journal/1"
# first entries of the log's tuples that are no events
MARKS = (
    "chose",
    "forced",
    "none",
    "manual",
    "end",
)


class NotRecorded(RuntimeError):
    """The game has no recorder: it is a clone, or was made without one."""


class NothingToUndo(RuntimeError):
    """The recording holds no answer to take back."""


class NothingToRedo(RuntimeError):
    """No answer has been taken back since the last one given."""


@dataclass(frozen=True, slots=True)
class SetUp:
    """The set-up of a game: a person's settings, completed by the ruleset's defaults."""

    seed: int
    settings: dict[str, Any]
    rules: dict[str, int]


@dataclass(frozen=True, slots=True)
class Journal:
    """A snapshot of a recording that shares nothing with the game.

    `set` and `ruleset` hold name, version (and hash) as they were.

    Either `setup` tells how the game began, or `state` is the state (as in a save) from which the
    recording started.
    """

    set: dict[str, str]
    ruleset: dict[str, Any]
    setup: SetUp | None
    state: dict[str, Any] | None
    answers: tuple[str, ...]  # keys
    events: tuple[Frame, ...]
    digests: tuple[tuple[int, str], ...]  # (answers given so far, digest)
    result: dict[str, Any] | None


class Recorder:
    """The recorder attached to a game.

    Use `Game.journal`, `Game.undo`, `Game.redo`.
    """

    __slots__ = (
        "_milestone",
        "answers",
        "digests",
        "events",
        "every",
        "marks",
        "setup",
        "start",
        "undone",
    )

    def __init__(
        self, game: RunningGame, setup: SetUp | None, events: list[Frame], every: bool
    ) -> None:
        ruleset = game.cards.ruleset
        self._milestone = ruleset.event_number[ruleset.milestone] if ruleset.milestone else -1
        self.setup, self.events, self.every = setup, events, every
        if setup is None:
            game.trail, game.speaking = [], ""  # as whoever replays it begins
        self.start = game.clone()
        self.answers: list[tuple[Frame, int]] = []  # (question, number of the option)
        self.marks: list[int] = []  # events before each answer
        self.undone: list[int] = []
        self.digests: list[tuple[int, str]] = [(0, game.digest)]
        game.recorder, game.log = self, events

    def answering(self, question: Frame, index: int) -> None:
        """Record an answer. The game calls it before it takes one."""
        self.undone.clear()
        self.answers.append((question, index % len(question[3])))
        self.marks.append(len(self.events))

    def arrived(self, game: GameState) -> None:
        """Record a digest. The game calls it when it waits for the next answer or is over."""
        new = self.events[self.marks[-1] :]
        if self.every or not game.stack or any(event[0] == self._milestone for event in new):
            self.digests.append((len(self.answers), game.digest))

    def journal(self, game: RunningGame) -> Journal:
        """Return the record as it is now, of the game it is attached to."""
        cards = self.start.cards
        return Journal(
            set={"name": cards.name, "version": cards.version, "hash": cards.hash},
            ruleset={"name": cards.ruleset.name, "version": cards.ruleset.version},
            setup=self.setup,
            state=None if self.setup else self.start.to_state(),
            answers=tuple(answer_key(cards, question, index) for question, index in self.answers),
            events=tuple(self.events),
            digests=tuple(self.digests),
            result=game.result if game.is_over else None,
        )


def answer_key(cards: CardSet, question: Frame, index: int) -> str:
    """Return the key of one option of a question."""
    return keys_of(cards, question[3])[index]


# ---- recording
def begin(
    cards: CardSet,
    seed: int | None = None,
    settings: Mapping[str, Any] | None = None,
    rules: Mapping[str, int | str] | None = None,
    digests: bool = False,
) -> RunningGame:
    """Return a new game with a recorder that heard its set-up.

    Without a seed one is drawn. Raises `SetUpRefused`.
    """
    setup = SetUp(
        int.from_bytes(os.urandom(4)) if seed is None else seed,
        complete(cards, settings or {}),
        complete_rules(cards, rules or {}),
    )
    events: list[Frame] = []
    waiting = SET_UP_LOG.set(events)
    try:
        game: RunningGame = cards.ruleset.new_game(
            cards, setup.seed, **setup.settings, rules=dict(setup.rules)
        )
    finally:
        SET_UP_LOG.reset(waiting)
    Recorder(game, setup, events, digests)
    return game


def record(game: RunningGame, digests: bool = False) -> Recorder:
    """Record a game from its present decision on: a clone, a save that goes on, a table built by
    hand.
    """
    return Recorder(game, None, [], digests)


def recorder_of(game: RunningGame) -> Recorder:
    """Return the game's recorder. Raises `NotRecorded`."""
    if not isinstance(game.recorder, Recorder):
        raise NotRecorded("this game is not recorded")
    return game.recorder


def undo(game: RunningGame) -> None:
    """Take the last answer of a recorded game back, in place.

    Raises `NotRecorded` or `NothingToUndo`.
    """
    recorder = recorder_of(game)
    if not recorder.answers:
        raise NothingToUndo("no answer to take back")
    undone = [*recorder.undone, recorder.answers[-1][1]]
    del recorder.answers[-1]
    del recorder.events[recorder.marks.pop() :]
    recorder.digests[:] = [entry for entry in recorder.digests if entry[0] <= len(recorder.answers)]
    recorder.undone[:] = undone
    game._copy(recorder.start)
    game.log = []  # what is told again goes nowhere
    for _, index in recorder.answers:
        game.choose(index)
    game.recorder, game.log = recorder, recorder.events


def redo(game: RunningGame) -> None:
    """Give the answer taken back last again. Raises `NotRecorded` or `NothingToRedo`."""
    recorder = recorder_of(game)
    if not recorder.undone:
        raise NothingToRedo("no answer to give again")
    *rest, index = recorder.undone
    game.choose(index)
    recorder.undone[:] = rest


# ---- JSON
def to_dict(journal: Journal, ruleset: Declarations[Any, Any]) -> dict[str, Any]:
    """Return the journal as data for JSON, see `schemas/journal.json`."""
    return {
        "schema": SCHEMA,
        "set": journal.set,
        "ruleset": journal.ruleset,
        "start": start_to_json(journal),
        "answers": list(journal.answers),
        "events": [named(ruleset, event) for event in journal.events],
        "digests": [list(entry) for entry in journal.digests],
        "result": journal.result,
    }


def start_to_json(journal: Journal) -> dict[str, Any]:
    """Return the beginning of a recording: its set-up, or the state from which it started."""
    if journal.setup is None:
        return {"state": journal.state}
    setup = journal.setup
    return {"seed": setup.seed, "settings": setup.settings, "rules": setup.rules}


def start_from_json(start: dict[str, Any]) -> SetUp | dict[str, Any]:
    """Return the set-up of a recording, or its first state. Raises `SaveRefused`."""
    if "state" in start:
        state: dict[str, Any] = part(start, "state", dict, "start.")
        return state
    return SetUp(
        part(start, "seed", int, "start."),
        part(start, "settings", dict, "start."),
        part(start, "rules", dict, "start."),
    )


def named(ruleset: Declarations[Any, Any], event: Frame) -> list[Any]:
    """Return an entry of the log with names in place of numbers: the event's, the cause's."""
    match event:
        case ("end", cause):
            return ["end", ruleset.causes[cause] if cause < len(ruleset.causes) else str(cause)]
        case ("manual", *_):
            return list(event)
        case (str(), *_):
            return [*event[:3], list(event[3])]
        case _:
            return [ruleset.events[event[0]].name, *event[1:]]
