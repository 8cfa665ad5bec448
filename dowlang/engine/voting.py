"""Votes: everybody in turn, nobody sees a vote before all are in, equal votes are somebody's to
decide.

What has been voted so far lies only in the frames of the procedure, which no view shows. Which
players vote, what passing means and which events tell of it belong to the ruleset: `vote_started`
(), `vote_cast` (player, vote) and `vote_ended` (passed, ups, downs) are emitted when the ruleset
declares events of these names.
"""

from __future__ import annotations

from typing import Any

from dowlang.engine.frames import Answer, Seat, Seats
from dowlang.engine.run_loop import RunningGame

TIES_PASS, TIES_FAIL = -2, -3
"""In place of the player who decides equal votes: that they decide it themselves."""


def clockwise(game: RunningGame, players: Seats, start: Seat = -1) -> tuple[int, ...]:
    """Return the players, each once, in seat order from `start`, or from the one with whom a round
    of questions begins.
    """
    first = game.first_asked() if start < 0 else start
    there = sorted(set(players))
    return tuple(p for p in there if p >= first) + tuple(p for p in there if p < first)


def vote(game: RunningGame, voters: Seats, ties: Seat, without: int) -> None:
    """Give 1 when more vote for than against, else 0.

    `ties` is the player who decides equal votes (-1: the arbiter), or `TIES_PASS` or `TIES_FAIL`.
    `without` is given without voters.

    Of `voters` only those are asked who have a vote in this game (`Hooks.may_vote`).
    """
    told(game, "vote_started")
    voters = tuple([player for player in voters if game.may_vote(player)])
    if voters:
        game.do(ask_voter, clockwise(game, voters), ties, ())
    else:
        game.record_votes((), ())
        game.do(close_vote, without, 0, 0)


def ask_voter(game: RunningGame, voters: Seats, ties: Seat, votes: tuple[int, ...]) -> None:
    """Ask the next voter, or count after the last one."""
    if len(votes) < len(voters):
        game.ask(voters[len(votes)], "vote", up_or_down(game))
        game.receive(take_vote, voters, ties, votes)
        return
    game.record_votes(voters, votes)
    if (number := game.cards.ruleset.event_number.get("vote_cast")) is not None:
        for voter, cast in zip(voters, votes, strict=True):
            game.emit(number, voter, cast)
    weights = [game.votes_of(voter) for voter in voters]
    ups = sum([weight for weight, cast in zip(weights, votes, strict=True) if cast])
    downs = sum(weights) - ups
    if ups == downs and ties in (TIES_PASS, TIES_FAIL):
        game.do(close_vote, int(ties == TIES_PASS), ups, downs)
    elif ups == downs:
        game.ask(game.decides_tie(ties), "tie", up_or_down(game))
        game.receive(break_tie, ups, downs)
    else:
        game.do(close_vote, int(ups > downs), ups, downs)


def up_or_down(game: RunningGame) -> tuple[Answer, Answer]:
    """Return the two options of a vote: for, against."""
    number = game.cards.ruleset.option_number["vote"]
    return (number, 1), (number, 0)


def take_vote(
    game: RunningGame, answer: Answer, voters: Seats, ties: Seat, votes: tuple[int, ...]
) -> None:
    """Take one vote more, kept in the frame."""
    game.do(ask_voter, voters, ties, (*votes, answer[1]))


def break_tie(game: RunningGame, answer: Answer, ups: int, downs: int) -> None:
    """Break a tie of votes: one player's word decides."""
    game.do(close_vote, answer[1], ups, downs)


def close_vote(game: RunningGame, passed: int, ups: int, downs: int) -> None:
    """Tell the result, then hand it on: what waits for the event happens before what the vote
    decides.
    """
    told(game, "vote_ended", passed, ups, downs)
    game.do(hand_on, passed)


def hand_on(game: RunningGame, value: int | tuple[Any, ...]) -> None:
    """Give a value to the step that waits below."""
    game.give(value)


def told(game: RunningGame, event: str, *payload: int) -> None:
    """Emit an event if the ruleset declares one of this name."""
    number = game.cards.ruleset.event_number.get(event)
    if number is not None:
        game.emit(number, *payload)


STEPS = (vote, ask_voter, take_vote, break_tie, close_vote, hand_on)
