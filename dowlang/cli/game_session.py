"""A game at the terminal: agents and a person taking turns, told as it goes."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from dowlang.agents import answer_of, make
from dowlang.cli.card_texts import CardTexts, Texts, texts_of
from dowlang.cli.human_player import Person
from dowlang.cli.output import emit
from dowlang.cli.tellers import PersonsTeller, Teller
from dowlang.cli.terminal import Terminal
from dowlang.cli.terminal_words import words_of
from dowlang.engine.game import Game
from dowlang.engine.journal import Recorder
from dowlang.engine.plain_story import told_result

AHEAD = 120  # entries of the log between two tellings when nobody waits for them


class Ending(Enum):
    """The way a sitting at the table ended: the game did, the person stopped, or left at a
    question.
    """

    OVER = "over"
    STOPPED = "stopped"
    INTERRUPTED = "interrupted"


def fresh_seed() -> int:
    """Return a seed nobody has chosen: small enough to be read out."""
    return int.from_bytes(os.urandom(4), "big") % 1_000_000


@dataclass(frozen=True, slots=True)
class Audience:
    """The audience of a game: the person at a seat, or nobody at the table.

    `show` draws the board of each round, `quiet` tells nothing, `place` is where the set's files
    lie, and `spoken` are its printed cards where they are told in another language. `leaves` is
    asked when the person stops: False when the game cannot be left.
    """

    human: int | None = None
    show: bool = False
    quiet: bool = False
    place: str = ""
    leaves: Callable[[], bool] = lambda: True
    spoken: Texts | None = None


def conduct(game: Game, agents: Sequence[str], seed: int, audience: Audience) -> Ending:
    """Play on until the game is over or the person leaves, told as it goes unless `quiet`."""
    human, show, quiet = audience.human, audience.show, audience.quiet
    teller, person = _seat(game, audience)
    if isinstance(game.recorder, Recorder) and game.recorder.answers:  # a saved game goes on
        teller.catch_up()
    seated = {}
    rounds = _rounds(game)
    while not game.is_over:
        seat = game.stack[-1][1]
        if not quiet:
            # the first news at once, since somebody waits for it
            teller.speak(AHEAD if teller.spoken and seat != human else 0)
        if show and not quiet and human is None and (now := _rounds(game)) != rounds:
            rounds = now
            teller.speak()
            _show(game, None)
        if person is not None and seat == human:
            try:
                if not person.answered(show) and audience.leaves():
                    return Ending.STOPPED
            except KeyboardInterrupt:  # at a question the state is whole, so it can be saved
                emit("\n")
                return Ending.INTERRUPTED
            continue
        if seat not in seated:
            seated[seat] = make(agents[seat if len(agents) > 1 else 0], game.cards, seed, seat)
        game.choose(answer_of(seated[seat], game))
    if not quiet:
        teller.speak()
        for line in told_result(game.cards, dict(game.result)):
            emit(line + "\n")
        if show:
            _show(game, human)
    return Ending.OVER


def _rounds(game: Game) -> int:
    """Return the number of rounds that have ended, 0 in a game without an event for it."""
    number = game.cards.ruleset.event_number.get(game.cards.ruleset.milestone, -1)
    return sum(entry[0] == number for entry in game.log or ())


def tell_whole(game: Game) -> None:
    """Tell the whole story of a recorded game."""
    Teller(game, None).speak()


def _seat(game: Game, audience: Audience) -> tuple[Teller, Person | None]:
    """Return the teller of the game, and the person at the table if there is one."""
    human, place = audience.human, audience.place
    if human is None:
        return Teller(game, None), None
    texts = CardTexts(game.cards, lambda: texts_of(place), audience.spoken)
    terminal = Terminal(words_of(game.cards.speech).said("more"))
    teller = PersonsTeller(game, human, texts, terminal)
    return teller, Person(game, human, teller, texts, terminal)


def _show(game: Game, seat: int | None) -> None:
    board = game.cards.ruleset.board
    if board is not None:
        emit(str(board(game, seat)) + "\n")
