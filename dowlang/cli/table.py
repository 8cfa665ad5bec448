"""A game at the terminal: agents and a person taking turns, told as it goes; and the results of many games as text."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import typer

from dowlang.cli.show import emit

if TYPE_CHECKING:
    from dowlang.engine.decisions import Decision
    from dowlang.engine.game import Game

AHEAD = 120  # entries of the log between two tellings when nobody waits for them
HELP = "a number, the beginning of a key, `undo`, `show`, `help`, or `stop` to save and leave"


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


def conduct(game: Game, agents: Sequence[str], seed: int, *, human: int | None, show: bool, quiet: bool) -> bool:
    """Play to the end; True when the person stopped before it."""
    from dowlang.agents import make

    teller = Teller(game, human)
    seated = {}
    while not game.is_over:
        seat = game.stack[-1][1]
        if not quiet:
            teller.speak(0 if seat == human else AHEAD)
        if seat == human:
            if not _answered(game, teller, show):
                return True
            continue
        if seat not in seated:
            seated[seat] = make(agents[seat if len(agents) > 1 else 0], game.cards, seed, seat)
        game.choose(seated[seat].choose(game.view(seat), game.decision))
    if not quiet:
        teller.speak()
        if show:
            _show(game, human)
    return False


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
        try:
            said = typer.prompt(f"player {decision.player + 1}", prompt_suffix=" > ").strip()
        except (typer.Abort, EOFError):
            return False
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
    emit(f"\n{decision.kind}:\n" + "".join(f"  {number:>3}  {option.text}\n" for number, option in enumerate(decision.options, 1)))


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
    emit(f"{'nothing' if not fitting else f'{len(fitting)} options'} fit `{said}`; say {HELP}\n")
    return None


def _show(game: Game, seat: int | None) -> None:
    board = game.cards.ruleset.board
    if board is not None:
        emit(str(board(game, seat)) + "\n")


# ---- many games ------------------------------------------------------------------------------------------------------------------


def results_text(results: Mapping[str, Any]) -> str:
    """Results of many games for people: outcomes with their intervals, by objective and role, causes, means."""
    outcomes = results["outcomes"]
    settings = ", ".join(f"{key} {value}" for key, value in results["settings"].items() if value is not None)
    lines = [f"{results['games']} games of {results['set']['name']} {results['set']['version']}, agents {', '.join(results['agents'])}; {settings}; "
             f"seeds from {results['seed']}"]  # fmt: skip
    if results["faults"]["count"]:
        lines.append(f"{results['faults']['count']} games ended by a fault of the engine, first: {results['faults']['first'][0]}")
    lines += ["", f"{'with a winner':28} {_share(outcomes['won'])}", "", "how it ended"]
    lines += [f"  {name:26} {_share(share)}" for name, share in outcomes["causes"].items()]
    for group, values in outcomes["by"].items():
        lines += ["", f"by {group}"]
        for name, row in values.items():
            ended = ", ".join(f"{cause} {share['share']:.0%}" for cause, share in row["causes"].items())
            lines.append(f"  {name:26} {_share(row['won'])}  {row['games']} games: {ended}")
    if any(share["of"] for share in outcomes["roles"].values()):
        lines += ["", "won, by role"]
        lines += [f"  {name:26} {_share(share)}" for name, share in outcomes["roles"].items() if share["of"]]
    lines += ["", "mean (least to most)"]
    lines += [f"  {name:26} {row['mean']:>8.2f}  ({row['least']} to {row['most']})" for name, row in outcomes["means"].items()]
    if results.get("play"):
        lines += ["", f"{'decisions':28} {'asked':>9} {'forced':>9} {'none':>7} {'a game':>8} {'options':>8}"]
        lines += [f"  {kind:26} {row['asked']:>9} {row['forced']:>9} {row['none']:>7} {row['per_game']:>8.2f} {row['options']:>8.1f}"
                  for kind, row in results["play"]["decisions"].items()]  # fmt: skip
        lines += ["", f"{'events':28} {'count':>9} {'a game':>8}"]
        lines += [f"  {name:26} {row['count']:>9} {row['per_game']:>8.2f}" for name, row in results["play"]["events"].items()]
    return "\n".join(lines) + "\n"


def _share(share: Mapping[str, Any]) -> str:
    return f"{share['share']:>6.1%}  ({share['low']:.1%} to {share['high']:.1%})  {share['count']} of {share['of']}"
