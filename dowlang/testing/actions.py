"""Carrying out the `when` lines of a test: what a player does is found among the options the player
has now.

An event (`when player 1 moves "Mara" to the colony`) is looked for by its effect: of the options of
the kind that its word names, the first after which the engine emits this event with a payload that
meets every condition of the line. Questions in between (how much noise, who gives the card asked
for) are answered so that it happens. `chooses "…"` is an option by its label, by its whole sentence
as the game shows it, or by the name of what is picked, and also one that was forced, or that the
line before asked for on its way. `accepts` and `declines` answer what is offered or asked for, by a
card or by a player. Votes that stand one after another are one line, since nobody sees a vote
before all are in. `player 1 starts` is the start of the turn, `player 1 passes` its end.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

from dowlang.engine.decisions import text_of
from dowlang.engine.frames import Frame
from dowlang.engine.game import Game
from dowlang.semantics.ir import Match, Move
from dowlang.testing.answers import (
    answers_to,
    asked_to_vote,
    ballot_open_to,
    chosen_by,
    made_already,
)
from dowlang.testing.evaluation import Unanswerable, evaluate
from dowlang.testing.path_search import Forced, Search, SearchPath

CARD_QUESTIONS = ("option", "offer", "vote")
PASSES = 16  # so many turns are passed on the way to a player's
TURN_STARTED, TURN_ENDED = "turn_started", "turn_ended"  # events with the player first


@dataclass(frozen=True, slots=True)
class Stage:
    """One line of the test, or several votes in a row.

    `later` are the dice of the next line when it answers what may be forced or asked on the way of
    this one, then those of it and of the line behind that, and so on.
    """

    moves: tuple[Move, ...]
    later: tuple[Forced, ...] = ()

    @property
    def line(self) -> int:
        """Return its first card line."""
        return self.moves[0].line

    @property
    def last(self) -> int:
        """Return its last card line, where what it sets off begins."""
        return self.moves[-1].line

    @property
    def dice(self) -> Forced:
        """Return all dice that its lines force, in their order."""
        return [die for move in self.moves for die in move.forced]


def ways(
    search: Search, search_path: SearchPath, stage: Stage
) -> Iterator[tuple[SearchPath, SearchPath]]:
    """Yield (just before, just after) for each way to carry out the stage, most passive first."""
    if search_path.ahead:
        yield from made_already(search_path, stage.moves)
        return
    yield from _ways(search, search_path, stage, stage.dice, 0)
    for lines, dice in enumerate(stage.later, 1):
        if dice:
            yield from _ways(search, search_path, stage, [*stage.dice, *dice], lines)


def _ways(
    search: Search, search_path: SearchPath, stage: Stage, dice: Forced, ahead: int
) -> Iterator[tuple[SearchPath, SearchPath]]:
    move = stage.moves[0]
    match move.kind:
        case "event" if move.event is not None:
            yield from _event(search, search_path, move, move.event, dice, ahead)
        case "chooses":
            if not ahead and not dice:
                yield from made_already(search_path, stage.moves)
            yield from chosen_by(search, search_path, move, dice, ahead)
        case "answers":
            yield from answers_to(search, search_path, move, dice, ahead)
            if not ahead and not dice:
                yield from made_already(search_path, stage.moves)
        case "votes":
            if not ahead and not dice:
                yield from made_already(search_path, stage.moves)
            for before in search.approach(
                search_path, lambda now: ballot_open_to(now, stage.moves)
            ):
                after = _votes(search, before, stage, dice, ahead)
                if after is not None:
                    yield before, after
        case "starts":
            yield from _starts(search, search_path, move.player, dice, ahead)
        case "passes":
            yield from _until(search, search_path, move.player, TURN_ENDED, dice, ahead)


# ---- events
def _event(
    search: Search, search_path: SearchPath, move: Move, event: Match, dice: Forced, ahead: int
) -> Iterator[tuple[SearchPath, SearchPath]]:
    kind = move.option
    for before in search.approach(search_path, lambda r: _acts(r, move.player)):
        start, player = len(before.told), _actor(before, move.player)

        def games(after: SearchPath, before: SearchPath = before) -> tuple[Game, Game]:
            return before.game, after.game

        def happened(after: SearchPath, start: int = start, player: int = player) -> bool:
            told = after.told[start:]
            if any(_matches(entry, event, player, games(after)) for entry in told):
                return True
            # a card asks there, or one that needed no answer has cancelled it
            return (at_a_card(after) or after.acting or after.over) and any(
                _begins(entry, move, event, player, games(after)) for entry in told
            )

        def missed(after: SearchPath, start: int = start) -> bool:
            return any(entry[0] == event.number for entry in after.told[start:]) and not happened(
                after
            )

        own, others = _of_kind(before, kind)
        for indices in (own, others):
            taken = [
                one
                for index in indices
                if (one := search.follow(before, index, dice, ahead)) is not None
            ]
            again, found = [], False
            for one in sorted(taken, key=lambda one: not happened(one)):
                for after in search.approach(
                    one, lambda r: happened(r) or missed(r), every_order=indices is own
                ):
                    if happened(after):
                        found = True
                        yield before, after
                    else:  # the event is another one. It may still happen once more on this path
                        again.append(after)
            for other in again:
                for after in search.approach(other, happened, every_order=indices is own):
                    found = True
                    yield before, after
            if found:
                break


def brings_about(search_path: SearchPath, move: Move) -> bool:
    """Return True when the event of the line, or a point inside it, has been told since the line
    began.

    Return True for a line without one.
    """
    event, games = move.event, (search_path.game,)
    player = move.player if move.player >= 0 or not search_path.since else search_path.since[0][1]
    return event is None or any(
        _matches(e, event, player, games) or _begins(e, move, event, player, games)
        for e in search_path.since
    )


def possible(search: Search, search_path: SearchPath, move: Move, event: Match) -> str:
    """Return the option by which the player could bring the event about now, in words.

    It is empty when there is none.
    """
    for _, after in _event(search, search_path, move, event, (), False):
        taken = next((entry for entry in after.since if entry[0] in ("chose", "forced")), None)
        return text_of(search.cards, taken[3]) if taken is not None else "this"
    return ""


def _until(
    search: Search,
    search_path: SearchPath,
    player: int,
    event: str,
    dice: Forced,
    ahead: int,
) -> Iterator[tuple[SearchPath, SearchPath]]:
    """Yield the ways to an event of this name about this player."""
    number = search.cards.ruleset.event_number.get(event, -1)
    for before in search.approach(search_path, lambda r: _acts(r, player)):
        for index in _passing(before):
            taken = search.follow(before, index, dice, ahead)
            if taken is None:
                continue
            start = len(before.told)
            happened = partial(_told_of, start=start, number=number, player=player)
            for after in search.approach(taken, happened):
                yield before, after


def _starts(
    search: Search, search_path: SearchPath, player: int, dice: Forced, ahead: int
) -> Iterator[tuple[SearchPath, SearchPath]]:
    """Yield the way to the beginning of this player's turn: it just began, or everybody acting
    before passes.
    """
    number = search.cards.ruleset.event_number.get(TURN_STARTED, -1)
    if not dice and _has_the_turn(search, search_path, player):
        yield search_path, replace(search_path, stage=search_path.stage + 1)
        return
    for before in search.approach(search_path, lambda r: r.acting):
        if not dice and _has_the_turn(search, before, player):  # it began on the way
            yield before, replace(before, stage=before.stage + 1)
            continue
        start, now = len(before.told), before
        for passed in range(PASSES):
            given = None if passed else dice
            taken = next(
                (
                    one
                    for place in _passing(now)
                    if (one := search.follow(now, place, given, ahead)) is not None
                ),
                None,
            )
            arrived = partial(_acts_or_told_of, start=start, number=number, player=player)
            on = taken and next(search.approach(taken, arrived), None)
            if on is None or on.over:
                search.stopped = search.passively(taken or now)
                break
            if _told_of(on, start, number, player):
                yield before, on
                break
            now = on


def _has_the_turn(search: Search, search_path: SearchPath, player: int) -> bool:
    """Return True when the turn that began last is this player's, and has not ended."""
    numbers = search.cards.ruleset.event_number
    begun, ended = numbers.get(TURN_STARTED, -1), numbers.get(TURN_ENDED, -1)
    turns = [entry[:2] for entry in search_path.told if entry[0] in (begun, ended)]
    return turns[-1:] == [(begun, player)] and not search_path.over


def _acts_or_told_of(search_path: SearchPath, start: int, number: int, player: int) -> bool:
    """Return True when somebody acts, or such an event has been told since `start`."""
    return search_path.acting or _told_of(search_path, start, number, player)


def _told_of(search_path: SearchPath, start: int, number: int, player: int) -> bool:
    """Return True when an event of this number about the player has been told since `start`."""
    return any(entry[:2] == (number, player) for entry in search_path.told[start:])


def _passing(search_path: SearchPath) -> list[int]:
    """Return the places of the options that name no piece, of which the end of the turn is one.

    Without any it is all of them, the shortest first.
    """
    answers = search_path.pending.answers
    every = sorted(range(len(answers)), key=lambda place: len(answers[place]))
    return [place for place in every if len(answers[place]) == 1] or every


def _actor(search_path: SearchPath, player: int) -> int:
    """Return the player of a line, or the acting player for a line that names none."""
    return search_path.pending.player if player < 0 else player


def _matches(entry: Frame, event: Match, player: int, games: tuple[Game, ...]) -> bool:
    """Return True if this entry of the log is the event of the line.

    The game before and after is asked, since a piece may be gone by then.
    """
    if entry[0] != event.number:
        return False
    bound = {
        "you": player,
        **{field.name: value for field, value in zip(event.fields, entry[1:], strict=False)},
    }
    for game in games:
        try:
            if all(evaluate(condition, game, bound) for condition, _ in event.conditions):
                return True
        except Unanswerable:
            raise
        except (LookupError, ValueError):  # the piece is not where this game could tell
            continue
    return False


def at_a_card(search_path: SearchPath) -> bool:
    """Return True if somebody is asked by a card."""
    return not search_path.over and search_path.pending.kind in CARD_QUESTIONS


def _begins(entry: Frame, move: Move, event: Match, player: int, games: tuple[Game, ...]) -> bool:
    """Return True if the entry is a point inside the event of the line.

    A card may come up there before the event is over.
    """
    own = () if event.word is None else [number for _, number in event.word.points]
    if len(entry) - 1 != len(event.fields) or entry[0] not in (*own, *move.points):
        return False
    return _matches((event.number, *entry[1:]), event, player, games)


def _acts(search_path: SearchPath, player: int) -> bool:
    return search_path.acting and player in (-1, search_path.pending.player)


def _of_kind(search_path: SearchPath, kind: str) -> tuple[list[int], list[int]]:
    """Return the places of the options of a kind, then of all others: a weapon is played as it is
    put beside somebody, and an ability kills a zombie.
    """
    number = search_path.game.cards.ruleset.option_number.get(kind, -1)
    kinds = [answer[0] for answer in search_path.pending.answers]
    return (
        [place for place, one in enumerate(kinds) if one == number],
        [place for place, one in enumerate(kinds) if one != number],
    )


# ---- choices and votes


def _votes(
    search: Search, search_path: SearchPath, stage: Stage, dice: Forced, ahead: int
) -> SearchPath | None:
    """Give all votes of the stage, whatever the order in which they are asked.

    Voters nobody speaks of vote against.
    """
    left = {move.player: move for move in stage.moves}
    now: SearchPath | None = search_path
    given = 0
    while now is not None and left and asked_to_vote(now):
        spoken = left.pop(now.pending.player, None)
        wanted = int(spoken.vote) if spoken is not None else 0
        place = next((p for p, a in enumerate(now.pending.answers) if a[1] == wanted), 0)
        now = search.follow(now, place, None if given else dice, ahead)
        given += 1
    return None if left or now is None else replace(now, own=given)
