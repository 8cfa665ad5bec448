"""Why and why not: a journal played again with an eye on one card.

In which turns the card was held, each moment its trigger was asked and the line that failed with
both its sides, which of its options were not possible and for want of what, and, for the whole
game, where each point of a track (morale) went. The trigger of a card is a function that gives the
failing line or 0, so play and explanation cannot differ. With the card file at hand lines are shown
with their text and values.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from dowlang.engine.card_set import CardSet
from dowlang.engine.decisions import labels_of, text_of
from dowlang.engine.frames import Frame
from dowlang.engine.game import Game
from dowlang.engine.journal import Journal
from dowlang.engine.plain_story import name_of, sentence
from dowlang.engine.replay import Difference, replay
from dowlang.explain.blockers import Reason
from dowlang.explain.use_history import Looking, Usage, usages
from dowlang.explain.watched_set import ACTION, Asked, Change, Offered, WatchedCard, WatchedSet
from dowlang.explain.written_lines import NOT_AT_HAND, Written
from dowlang.semantics.ir import CheckedCard


@dataclass(frozen=True, slots=True)
class Moment:
    """Once that the card was asked: what had happened, whether all its lines held, and else the
    one that did not.
    """

    when: str
    asked: Asked


@dataclass(frozen=True, slots=True)
class TurnInForce:
    """One turn that the card was in force.

    `outcome`: triggered, kept back (its lines held, a rule of the game did not), returned, in
    force.
    """

    round: int
    player: int
    holder: int
    outcome: str
    moments: tuple[Moment, ...]


@dataclass(frozen=True, slots=True)
class OptionsOffered:
    """Options of the card before a player. `taken` is the number of the one taken, or 0."""

    round: int
    offered: Offered
    taken: int


@dataclass(frozen=True, slots=True)
class LogEntry:
    """Something that the log tells of the card, in a sentence: in which round and whose turn
    (-1: between turns).
    """

    round: int
    player: int
    text: str


@dataclass(frozen=True, slots=True)
class TrackCause:
    """A cause that moved a track, and by how much in which round."""

    track: str
    cause: str
    by_round: dict[int, int]

    @property
    def total(self) -> int:
        """Return the sum over the whole game."""
        return sum(self.by_round.values())


@dataclass(frozen=True, slots=True)
class Explanation:
    """The history of a card in a journal."""

    path: str
    written: Written
    waits: int  # line of the clause that brings the card up
    held: tuple[TurnInForce, ...]
    choices: tuple[OptionsOffered, ...]
    rows: tuple[TrackCause, ...]
    labels: dict[int, str]
    difference: Difference | None
    told: tuple[LogEntry, ...] = ()
    usages: tuple[Usage, ...] = ()
    # the cards whose lines forbade something, by path
    others: Mapping[str, Written] = field(default_factory=dict)
    round: str = "round"  # what the game calls a round

    @property
    def failing(self) -> Counter[Reason]:
        """Count how often each line kept the card back, with what was found."""
        return Counter(
            m.asked.failing
            for held in self.held
            for m in held.moments
            if m.asked.failing is not None
        )


class Timeline:
    """Rounds and turns of a log, by the place in it."""

    def __init__(self, cards: CardSet, log: Sequence[Frame], begun: bool = False) -> None:
        """Read the rounds and turns of a log. With `begun` it does not begin with the set-up, so
        what comes before its first round belongs to the round before.
        """
        names, begins = cards.ruleset.event_number, cards.ruleset.round_started
        self.cards, self.log, self._ended = cards, log, names.get("turn_ended")
        self._rounds = [
            (at, entry[1]) for at, entry in enumerate(log) if entry[0] == names.get(begins)
        ]
        self._before = self._rounds[0][1] - 1 if begun and self._rounds else 0
        self._turns = [
            (at, entry[1]) for at, entry in enumerate(log) if entry[0] == names.get("turn_started")
        ]

    def round(self, at: int) -> int:
        """Return the round then, 0 before the first."""
        return next(
            (number for place, number in reversed(self._rounds) if place <= at), self._before
        )

    def turn(self, at: int) -> tuple[int, int]:
        """Return (place where the turn then began, its player)."""
        return next(
            ((place, player) for place, player in reversed(self._turns) if place <= at), (0, -1)
        )

    def acting(self, at: int) -> int:
        """Return the player whose turn it is then, -1 between turns."""
        begun, player = self.turn(at)
        return -1 if any(entry[0] == self._ended for entry in self.log[begun:at]) else player

    def doing(self, at: int) -> str:
        """Return what the player whose turn it is did last before, in a sentence."""
        begun, player = self.turn(at)
        own = [
            entry
            for entry in self.log[begun + 1 : at]
            if entry[0] in ("chose", "forced") and entry[1] == player and entry[3]
        ]
        last = next(
            (entry for entry in reversed(own) if entry[2] == ACTION), own[-1] if own else None
        )
        return (
            "at the start of the turn" if last is None else f"after: {text_of(self.cards, last[3])}"
        )


def explain(
    journal: Journal,
    cards: CardSet,
    path: str,
    card: Written = NOT_AT_HAND,
    find: Callable[[str], Written] | None = None,
) -> Explanation:
    """Play the journal again and tell what became of the card.

    Raises `SaveRefused` when it does not belong to these cards.

    `find` gives other cards as their files have them: those that forbade a use of this one.
    """
    known = {path: card}

    def checked_card_of(other: str) -> CheckedCard | None:
        if other not in known:
            known[other] = find(other) if find is not None else NOT_AT_HAND
        return known[other].checked_card

    looking = Looking(path, checked_card_of)
    watch = WatchedCard(cards.ruleset, path, card.checked_card, looking)
    watched = WatchedSet(cards, watch)
    if journal.state is not None:  # recorded from a decision on: its question was asked before
        first = Game.from_outside(journal.state, watched)
        first.log = []
        for frame in first.stack[-1:]:
            watch.see(first, frame)
    done = replay(journal, watched)
    log = list(done.game.log or ())
    time = Timeline(cards, log, begun=journal.state is not None)
    facts = cards.paths[path]
    clause = card.checked_card.trigger if card.checked_card is not None else None
    waits = 0 if clause is None else clause.event.line if clause.event is not None else clause.line
    event = (
        int(facts.get("event", -1))
        if clause is None or clause.event is None
        else clause.event.number
    )
    return Explanation(
        path,
        card,
        waits,
        tuple(_held(cards, facts, time, watch.asked, event)),
        tuple(_choices(cards, time, watch.offered)),
        tuple(_rows(cards, time, watch.changes)),
        labels_of(facts),
        done.difference,
        tuple(_told(cards, facts, time)),
        tuple(usages(looking, cards, time)),
        known,
        round_of(cards),
    )


def round_of(cards: CardSet) -> str:
    """Return what the game calls a round: the name of the number with which one begins."""
    ruleset = cards.ruleset
    number = ruleset.event_number.get(ruleset.round_started)
    return "round" if number is None else ruleset.events[number].fields[0][0]


def _held(
    cards: CardSet, facts: Any, time: Timeline, asked: Sequence[Asked], event: int
) -> Iterator[TurnInForce]:
    kind, slug, names = facts["kind"], facts["slug"], cards.ruleset.event_number
    drawn, triggered, returned = (
        names.get(f"{kind}_{what}") for what in ("drawn", "triggered", "returned")
    )
    log = time.log
    for at, entry in enumerate(log):
        if (
            drawn is None
            or entry[0] != drawn
            or cards.ruleset.label(cards, kind, entry[2])[0] != slug
        ):
            continue
        end = next(
            (
                place
                for place in range(at + 1, len(log))
                if log[place][0] in (drawn, triggered, returned)
            ),
            len(log),
        )
        moments = tuple(
            Moment(
                sentence(cards, (event, *one.payload)) or time.doing(one.at)
                if one.payload
                else time.doing(one.at),
                one,
            )
            for one in asked
            if at < one.at <= end
        )
        what = (
            "in force"
            if end == len(log)
            else "triggered"
            if log[end][0] == triggered
            else "returned"
        )
        if what == "returned" and any(moment.asked.failing is None for moment in moments):
            what = "kept back"
        yield TurnInForce(time.round(at), time.turn(at)[1], entry[1], what, moments)


def _told(cards: CardSet, facts: Any, time: Timeline) -> Iterator[LogEntry]:
    """Yield what happened to the card or by it, in the order of the log.

    These are the events that name it.
    """
    ruleset = cards.ruleset
    nouns, events = ruleset.named_as.get(facts["kind"], (facts["kind"],)), ruleset.events
    for at, entry in enumerate(time.log):
        if not isinstance(entry[0], int):
            continue
        event = events[entry[0]]
        for (_, noun), value in zip(event.fields, entry[1:], strict=False):
            if noun in nouns and _is(cards, facts, noun, value):
                if text := sentence(cards, entry) or (
                    _bare(cards, entry) if noun in ruleset.kept_quiet else ""
                ):
                    yield LogEntry(time.round(at), time.acting(at), text)
                break


def _is(cards: CardSet, facts: Mapping[str, Any], noun: str, piece: int) -> bool:
    """Return True if a piece of an event is the card, or a copy of it."""
    ruleset = cards.ruleset
    if noun in ruleset.card_of:
        return piece >= 0 and ruleset.card_of[noun](cards, piece) == facts["path"]
    return ruleset.label(cards, noun, piece) == (facts["slug"], facts["name"])


def _bare(cards: CardSet, entry: Frame) -> str:
    """Return an event that is told to nobody, by its name: it is about what comes out after the
    game.
    """
    event = cards.ruleset.events[entry[0]]
    player = next(
        name_of(cards, noun, value)
        for (_, noun), value in zip(event.fields, entry[1:], strict=False)
        if noun == "player"
    )
    return f"{player}: {event.name.replace('_', ' ')}"


def _choices(
    cards: CardSet, time: Timeline, offered: Sequence[Offered]
) -> Iterator[OptionsOffered]:
    for one in offered:
        entry = next(
            (
                entry
                for entry in time.log[one.at :]
                if isinstance(entry[0], str) and entry[0] in ("chose", "forced", "none")
            ),
            None,
        )
        yield OptionsOffered(
            time.round(one.at), one, entry[3][-1] if entry is not None and entry[3] else 0
        )


def _rows(cards: CardSet, time: Timeline, changes: Sequence[Change]) -> Iterator[TrackCause]:
    found: dict[tuple[str, str], Counter[int]] = {}
    for change in changes:
        found.setdefault((change.track, cause_of(cards, change)), Counter())[
            time.round(change.at)
        ] += change.by
    for (track, cause), by_round in sorted(
        found.items(), key=lambda item: (item[0][0], sum(item[1].values()), item[0][1])
    ):
        yield TrackCause(track, cause, dict(sorted(by_round.items())))


def cause_of(cards: CardSet, change: Change) -> str:
    """Return the cause that moved a track.

    It is the event it followed from with that event's cause, and the card whose doing it was.
    """
    parts = []
    if change.event is not None:
        event = cards.ruleset.events[change.event[0]]
        why = [
            name_of(cards, noun, value)
            for (_, noun), value in zip(event.fields, change.event[1:], strict=False)
            if noun == "cause"
        ]
        parts.append(event.name.replace("_", " ") + (f" ({why[0]})" if why else ""))
    if change.card:
        card = cards.paths[change.card]
        parts.append(f"{card['kind']} `{card['name']}`")
    return ", ".join(parts) or "a rule of the game"
