"""A set whose games are watched: when the trigger of one card was asked, which of its options were
put before whom, who moved a track.

`WatchedSet` carries out the same steps as the set it is made from, so a journal played with it
meets the same digests. Every step that a card schedules is that card's doing, and what such a step
schedules too: the place of a frame on the stack tells whose it is.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from types import ModuleType, SimpleNamespace
from typing import Any, cast

from dowlang.engine.card_set import CardSet, Edition, Steps
from dowlang.engine.declarations import Declarations
from dowlang.engine.frames import Frame
from dowlang.engine.game import Game
from dowlang.explain.blockers import Reason, Scene, first_failing, locals_of, merged, reason
from dowlang.explain.unmet_needs import unmet
from dowlang.explain.use_history import Looking, line_of
from dowlang.semantics.ir import CheckedCard, Choose, Option
from dowlang.semantics.ir_visitor import nodes
from dowlang.semantics.lower.pre_event import as_told

Function = Callable[..., Any]
ACTION = "action"  # the question that a turn consists of, in games that have turns


@dataclass(frozen=True, slots=True)
class Asked:
    """A question to the trigger: entries of the log before, the active player, the event's payload.

    `failing` is None when all lines held.
    """

    at: int
    you: int
    payload: tuple[int, ...]
    failing: Reason | None


@dataclass(frozen=True, slots=True)
class Offered:
    """Options of the card were put before a player: their line, those possible, and why the
    others were not, by number.
    """

    at: int
    chooser: int
    line: int
    possible: tuple[int, ...]
    refused: Mapping[int, tuple[Reason, ...]]


@dataclass(frozen=True, slots=True)
class Change:
    """A track moved by `by`, as entry `at` of the log says: the event of the same step that it
    followed from, the card whose doing it was.
    """

    at: int
    track: str
    by: int
    event: Frame | None
    card: str


def tracks(ruleset: Declarations[Any, Any]) -> tuple[str, ...]:
    """Return tracks whose every change is an event: there is a `<track>_gained` and a
    `<track>_lost`, each telling how much.
    """
    names = ruleset.event_number
    return tuple(
        name.removesuffix("_gained")
        for name in names
        if name.endswith("_gained") and f"{name.removesuffix('gained')}lost" in names
    )


class WatchedCard:
    """The record of one card (`path`) in the games of a watched set.

    Without its checked card, reasons are lines only.
    """

    def __init__(
        self,
        ruleset: Declarations[Any, Any],
        path: str,
        checked_card: CheckedCard | None,
        looking: Looking | None = None,
    ) -> None:
        # as it is carried out
        self.path, self.checked_card, self.looking = (
            path,
            None if checked_card is None else as_told(checked_card),
            looking,
        )
        self.asked: list[Asked] = []
        self.offered: list[Offered] = []
        self.changes: list[Change] = []
        self._moves = {
            ruleset.event_number[f"{track}_{way}"]: (track, sign)
            for track in tracks(ruleset)
            for way, sign in (("gained", 1), ("lost", -1))
        }
        self._told_why = {
            number
            for number, event in enumerate(ruleset.events)
            if any(noun == "cause" for _, noun in event.fields)
        }
        self._owners: dict[int, str] = {}  # place on the stack -> card
        # the card's step that ran last, with its locals
        self._last: tuple[Function, tuple[Any, ...]] | None = None

    def run(self, step: Function, name: str, game: Game, local: tuple[Any, ...]) -> Any:
        """Carry out a step and note what it did."""
        stack, log = game.stack, game.log
        if log is None:  # a copy that nobody records
            return step(game, *local)
        depth, begun = len(stack), len(log)
        card = name.partition(":")[0] if ":" in name else ""
        owner = card or self._owners.get(depth, "")
        if card == self.path:
            self._last = (step, local)
        elif name == "choose_option" and local[1] == self.path:
            self._offer(game, local[0], local[2])
        try:
            result = step(game, *local)
        finally:
            for place in range(depth, len(stack)):
                self._owners[place] = owner
            self._note(log, begun, owner)
        for frame in stack[depth:]:
            self.see(game, frame)
        return result

    def see(self, game: Game, frame: Frame) -> None:
        """Look at a frame that waits now: of the question of a turn, the uses of the card."""
        if self.looking is not None and frame[0] == "ask" and frame[2] == ACTION:
            self.looking.look(game, frame)

    def _note(self, log: list[Frame], begun: int, owner: str) -> None:
        before: Frame | None = None
        for at in range(begun, len(log)):
            entry = log[at]
            if entry[0] in self._moves:
                track, sign = self._moves[entry[0]]
                self.changes.append(Change(at, track, sign * entry[1], before, owner))
            elif isinstance(entry[0], int) and (
                before is None or before[0] not in self._told_why or entry[0] in self._told_why
            ):
                # what follows from a death (a leader lost) is no better reason than the death
                before = entry

    def ask(self, trigger: Function, game: Game, you: int, payload: tuple[int, ...]) -> int:
        """Ask the card's trigger, and why not."""
        line = int(trigger(game, you, *payload))
        if game.log is not None:
            self.asked.append(
                Asked(
                    len(game.log),
                    you,
                    payload,
                    self._why(game, you, payload, line) if line else None,
                )
            )
        return line

    def _why(self, game: Game, you: int, payload: tuple[int, ...], line: int) -> Reason:
        clause = self.checked_card.trigger if self.checked_card is not None else None
        if clause is None:
            return Reason(line)
        names = [field.name for field in clause.event.fields] if clause.event is not None else []
        scene = Scene(game, {"you": you, **dict(zip(names, payload, strict=False))}, self.path)
        conditions = (
            *(clause.event.conditions if clause.event is not None else ()),
            *clause.conditions,
        )
        return reason(first_failing(conditions, scene), line, scene)

    def _offer(self, game: Game, chooser: int, possible: tuple[int, ...]) -> None:
        receiver, *waiting = game.stack[-1]
        function = game.cards.steps[receiver]
        line = line_of(game.cards, receiver)
        scene = Scene(
            game,
            merged(
                self._locals(function, waiting, 2),
                self._locals(*self._last, 1) if self._last else {},
            ),
            self.path,
        )
        refused = {
            option.number: tuple(unmet(option, chooser, scene))
            for option in self._options(line, possible)
            if option.number not in possible
        }
        assert game.log is not None
        self.offered.append(Offered(len(game.log), chooser, line, possible, refused))

    def _options(self, line: int, possible: tuple[int, ...]) -> tuple[Option, ...]:
        """Return the options beside those that were possible."""
        rows = (
            [node for node in nodes(self.checked_card) if isinstance(node, Choose)]
            if self.checked_card is not None
            else []
        )
        here = [row for row in rows if {*possible} <= {option.number for option in row.options}]
        return next(
            (row.options for row in (*(row for row in here if row.line == line), *here)), ()
        )

    @staticmethod
    def _locals(
        function: Function, values: tuple[Any, ...] | list[Any], skipped: int
    ) -> dict[str, Any]:
        names = list(inspect.signature(inspect.unwrap(function)).parameters)
        return locals_of(names[skipped:], values)


class WatchedSteps(Steps):
    """Steps that tell a watch when they run, those of cards included, which come later."""

    def __init__(self, cards: CardSet, watch: WatchedCard) -> None:
        self._watch = watch
        super().__init__(cards)
        for name, function in list(self.items()):
            self[name] = function

    def __setitem__(self, name: str, function: Function) -> None:
        @wraps(function)
        def watched(game: Game, *local: Any) -> Any:
            return self._watch.run(function, name, game, local)

        super().__setitem__(name, watched)


class WatchedSet(CardSet):
    """The same cards, their games watched. Games behave and hash like games of the original."""

    def __init__(self, cards: CardSet, watch: WatchedCard) -> None:
        def load(path: str) -> ModuleType:
            roles = dict(cards.handler(path))
            if path == watch.path and "trigger" in roles:
                roles["trigger"] = _asking(roles["trigger"], watch)
            steps = tuple(
                function for name, function in cards.steps.items() if name.startswith(f"{path}:")
            )
            return cast(ModuleType, SimpleNamespace(STEPS=steps, ROLES=roles))

        edition = Edition(cards.name, cards.version, cards.hash)
        super().__init__(cards.ruleset, edition, cards.facts, load)
        self.steps = WatchedSteps(self, watch)


def _asking(trigger: Function, watch: WatchedCard) -> Function:
    def asking(game: Game, you: int, *payload: int) -> int:
        return watch.ask(trigger, game, you, payload)

    return asking
