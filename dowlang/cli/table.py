"""A game at the terminal: agents and a person taking turns, told as it goes."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING

from dowlang.cli.show import emit

if TYPE_CHECKING:
    from dowlang.engine.decisions import Decision
    from dowlang.engine.game import Game

AHEAD = 120  # entries of the log between two tellings when nobody waits for them
HELP = "a number, the beginning of a key, `undo`, `show`, `help`, or `stop` to save and leave"


class Ending(Enum):
    """How a sitting at the table came to its end: the game did, the person stopped, or broke off at a question."""

    OVER = "over"
    STOPPED = "stopped"
    INTERRUPTED = "interrupted"


def fresh_seed() -> int:
    """A seed nobody has chosen: small enough to be read out."""
    return int.from_bytes(os.urandom(4), "big") % 1_000_000


class Teller:
    """Prints what has happened since it last spoke, as one seat may see it (None: everything)."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.game, self.seat, self.spoken, self.heard = game, seat, 0, 0

    def speak(self, ahead: int = 0) -> None:
        """Tell the news, if there are more than `ahead` entries of it."""
        log = self.game.log or []
        narrate = self.game.cards.ruleset.narrate
        if narrate is None or len(log) - self.heard <= ahead:
            return
        lines = list(narrate(self.game.cards, log, self.seat))
        for line in lines[self.spoken :]:
            emit(line + "\n")
        self.spoken, self.heard = max(self.spoken, len(lines)), len(log)

    def forget(self) -> None:
        """After an undo: what was told of it is not told again."""
        narrate = self.game.cards.ruleset.narrate
        log = self.game.log or []
        self.spoken = len(list(narrate(self.game.cards, log, self.seat))) if narrate else 0
        self.heard = len(log)


def conduct(game: Game, agents: Sequence[str], seed: int, *, human: int | None, show: bool, quiet: bool) -> Ending:
    """Play on until the game is over or the person leaves; told as it goes unless `quiet`."""
    from dowlang.agents import make

    teller = Teller(game, human)
    seated = {}
    rounds = _rounds(game)
    while not game.is_over:
        seat = game.stack[-1][1]
        if not quiet:
            teller.speak(AHEAD if teller.spoken and seat != human else 0)  # the first news at once, since somebody waits for it
        if show and not quiet and human is None and (now := _rounds(game)) != rounds:
            rounds = now
            teller.speak()
            _show(game, None)
        if seat == human:
            try:
                if not _answered(game, teller, show):
                    return Ending.STOPPED
            except KeyboardInterrupt:  # at a question the state is whole, so it can be saved
                emit("\n")
                return Ending.INTERRUPTED
            continue
        if seat not in seated:
            seated[seat] = make(agents[seat if len(agents) > 1 else 0], game.cards, seed, seat)
        game.choose(seated[seat].choose(game.view(seat), game.decision))
    if not quiet:
        teller.speak()
        if show:
            _show(game, human)
    return Ending.OVER


def _rounds(game: Game) -> int:
    """How often the event that ends a round has come; 0 in a game without one."""
    number = game.cards.ruleset.event_number.get(game.cards.ruleset.milestone, -1)
    return sum(entry[0] == number for entry in game.log or ())


def tell_whole(game: Game) -> None:
    """The whole story of a recorded game."""
    Teller(game, None).speak()


def _answered(game: Game, teller: Teller, show: bool) -> bool:
    """Ask the person until the decision is answered; False when they stop."""
    decision = game.decision
    if show:
        _show(game, decision.player)
    _menu(decision)
    while True:
        emit(f"player {decision.player + 1} > ")
        said = sys.stdin.readline()
        if not said:  # the end of standard input
            emit("\n")
            return False
        said = said.strip()
        if said in ("stop", "quit", "save", "exit"):
            return False
        if said in ("help", "?"):
            emit(HELP + "\n")
        elif said == "show":
            _show(game, decision.player)
        elif said == "undo":
            if _undone(game, decision.player):
                teller.forget()
                return True
            emit("there is nothing to take back\n")
        elif (index := _understood(decision, said)) is not None:
            game.choose(index)
            return True


def _undone(game: Game, seat: int) -> bool:
    """Take back answers to the person's last one."""
    from dowlang.engine.journal import NothingToUndo

    try:
        game.undo()
        while game.stack[-1][1] != seat:
            game.undo()
    except NothingToUndo:
        return False
    return True


def _menu(decision: Decision) -> None:
    emit(f"\nplayer {decision.player + 1}, {decision.kind.replace('_', ' ')}:\n")
    emit("".join(f"  {number:>3}  {option.text}\n" for number, option in enumerate(decision.options, 1)))


def _understood(decision: Decision, said: str) -> int | None:
    if said.isdecimal():
        if 1 <= int(said) <= len(decision.options):
            return int(said) - 1
        emit(f"the numbers go from 1 to {len(decision.options)}\n")
        return None
    fitting = [o.index for o in decision.options if said and (o.key.startswith(said) or said.lower() in o.text.lower())]
    exact = [o.index for o in decision.options if said in (o.key, o.text)]
    if len(exact or fitting) == 1:
        return (exact or fitting)[0]
    emit(f"{'nothing fits' if not fitting else f'{len(fitting)} options fit'} `{said}`; say {HELP}\n")
    return None


def _show(game: Game, seat: int | None) -> None:
    board = game.cards.ruleset.board
    if board is not None:
        emit(str(board(game, seat)) + "\n")
