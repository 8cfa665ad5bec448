"""`dow play`: play one game to its end and tell it."""

from __future__ import annotations

import os
import shlex
from dataclasses import dataclass
from typing import Annotated, Any

import typer

from dowlang.cli import game_session
from dowlang.cli.errors import CommandError, shown
from dowlang.cli.game_options import agents_of, default_agent, settings_of, wrong_number
from dowlang.cli.loaded_sets import cards_of, set_of_file
from dowlang.cli.output import as_json, emit
from dowlang.cli.parameters import TEXT_OR_JSON, Objective, Seed
from dowlang.cli.paths import can_be_written, content, written
from dowlang.cli.refusals import known_format
from dowlang.cli.table_options import SeatOptions
from dowlang.engine import replay
from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.engine.seats import to_json as seat_document
from dowlang.engine.setup_options import InvalidSetting

WHOLE_TABLE = (
    "{} holds the whole table: all hands, the decks in their order, the dice to come; "
    "`--save-seat FILE` keeps what your seat has seen"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOptions:
    """The game that is played: a set, its objective, the seats, the seed."""

    set: Annotated[
        str | None,
        typer.Option(
            "--set",
            metavar="SET",
            help="The set: a folder, or the id of a shipped one.",
            show_default="base, or that which a saved game names",
        ),
    ] = None
    objective: Objective = None
    seats: SeatOptions
    seed: Seed = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonOptions:
    """Who sits at the terminal, and what is shown."""

    human: Annotated[
        int | None, typer.Option(metavar="SEAT", help="Play this seat yourself (1 is the first).")
    ] = None
    show: Annotated[
        bool,
        typer.Option("--show", help="Show the table at each round's end, and at your decisions."),
    ] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class FileOptions:
    """The files that a game is written to and read from."""

    journal: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Write the journal of the game, for `dow replay`."),
    ] = None
    digests: Annotated[
        bool,
        typer.Option(
            "--digests", help="Note a digest of the state at every decision in the journal."
        ),
    ] = False
    save: Annotated[
        str | None,
        typer.Option(
            metavar="FILE", help="Where the whole table is saved when you stop, and at its end."
        ),
    ] = None
    save_seat: Annotated[
        str | None,
        typer.Option(
            "--save-seat",
            metavar="FILE",
            help="What your seat has seen, and nothing else, when you stop and at the end; for "
            "`dow look`.",
        ),
    ] = None
    continue_: Annotated[
        str | None, typer.Option("--continue", metavar="FILE", help="Go on with a saved game.")
    ] = None


def play(
    game_options: GameOptions,
    person: PersonOptions,
    files: FileOptions,
    format: Annotated[str, typer.Option(help="text or json.")] = "text",
) -> None:
    """Play one game to its end and tell it.

    Always prints the seed and the command that repeats it.
    """
    known_format(format, TEXT_OR_JSON)
    human, asked = person.human, game_options.seats
    quiet = format == "json"
    if quiet and human is not None:
        raise CommandError("`--format json` prints a result and cannot go with `--human`")
    _files_usable(files, human)
    continue_ = files.continue_
    saved = content(continue_) if continue_ else b""
    place_of_set = set_of_file(saved, game_options.set)
    cards = cards_of(place_of_set)
    agents = asked.agents or default_agent(cards)
    named = {"objective": game_options.objective, **asked.named}
    if continue_:
        own = {"rule": asked.rule, "setting": asked.setting}
        given = [f"--{name}" for name, value in {**named, **own}.items() if value]
        if given:
            raise CommandError(
                f"`{given[0]}` belongs to a new game and cannot go with `--continue`"
            )
        game = Game.from_json(saved, cards)
        seats = int(getattr(game, "players", 0)) or 1
    else:
        settings = settings_of(cards, asked.setting, named)
        seats = int(settings["players"])
    names = agents_of(agents, cards, seats)
    if human is not None and not 1 <= human <= seats:
        raise CommandError(f"there is no seat {human}; the seats are 1 to {seats}")
    seed = game_session.fresh_seed() if game_options.seed is None else game_options.seed
    if not continue_:
        game = _new_game(cards, seed, settings, asked.numbers, files.digests)
    if not quiet:
        again = f"continued from {shown(continue_)}" if continue_ else f"seed {seed}"
        emit(f"{cards.name} {cards.version}, {seats} players ({', '.join(names)}), {again}\n")
    seat = None if human is None else human - 1
    audience = game_session.Audience(seat, person.show, quiet, place=place_of_set)
    try:
        ending = game_session.conduct(game, names, seed, audience)
    except Exception:  # the journal up to where a card stops the game
        _journal_written(files.journal, game)
        raise
    _journal_written(files.journal, game)
    if files.save_seat and human is not None:
        written(files.save_seat, seat_document(game, human - 1))
        emit(
            f"what your seat has seen is in {shown(files.save_seat)}; look at it with: "
            f"{shlex.join(['dow', 'look', '--set', place_of_set, files.save_seat])}\n"
        )
    if ending is not game_session.Ending.OVER:
        place = files.save or "game.dowsave"
        written(place, game.to_json())
        more = ["--agents", agents, *(["--human", str(human)] if human else [])]
        emit(
            f"saved to {shown(place)}; go on with: "
            f"{shlex.join(['dow', 'play', '--set', place_of_set, '--continue', place, *more])}\n"
        )
        if human is not None:
            emit(WHOLE_TABLE.format(shown(place)) + "\n")
        raise typer.Exit(130 if ending is game_session.Ending.INTERRUPTED else 0)
    if files.save:
        written(files.save, game.to_json())
        if human is not None:
            emit(WHOLE_TABLE.format(shown(files.save)) + "\n")
    if quiet:
        as_json(
            "dowlang/play/1",
            {
                "digest": game.digest,
                "seed": seed,
                **{str(key): value for key, value in dict(game.result).items()},
            },
        )
        return
    emit(f"\ndigest {game.digest}\n")
    if not continue_:
        words = ["dow", "play", "--set", place_of_set, "--seed", str(seed), "--agents", agents]
        words += _settings_again(named, asked)
        words += ["--human", str(human)] if human is not None else []
        emit(f"seed {seed}; again: {shlex.join(words)}\n")


def _journal_written(file: str | None, game: Game) -> None:
    """Write the journal of the game to the file, if one is wanted."""
    if file:
        written(file, replay.to_json(game.journal, game.cards))


def _files_usable(files: FileOptions, human: int | None) -> None:
    """Raise `CommandError` for files that cannot be written, or stand for two things."""
    if files.save_seat is not None and human is None:
        raise CommandError(
            "`--save-seat` keeps what a person has seen and goes with `--human SEAT`"
        )
    own = {"--save-seat": files.save_seat, "--journal": files.journal}
    for other in ({"--save": files.save}, {"--continue": files.continue_}):
        _files_apart({**own, **other})  # a game is saved where it was
    for file in filter(None, (files.save, files.save_seat, files.journal)):
        can_be_written(file)  # rather than when the game is over


def _files_apart(files: dict[str, str | None]) -> None:
    """Raise `CommandError` where one file would take the place of another."""
    known: dict[str, str] = {}
    for option, file in files.items():
        if file is None:
            continue
        place = os.path.realpath(file)
        if place in known:
            raise CommandError(
                f"`{shown(file)}` is named twice: `{known[place]}` and `{option}` are files of "
                f"their own"
            )
        known[place] = option


def _settings_again(named: dict[str, Any], asked: SeatOptions) -> list[str]:
    """Return the options of the command that repeats a game, those that set its table up.

    What a person answered is not in the command: a journal holds that.
    """
    words: list[str] = []
    for name, value in named.items():
        words += [f"--{name}", str(value)] if value is not None else []
    for name, values in (("--rule", asked.rule), ("--setting", asked.setting)):
        words += [part for one in values or [] for part in (name, one)]
    return words


def _new_game(
    cards: CardSet, seed: int, settings: dict[str, Any], rules: dict[str, int | str], digests: bool
) -> Game:
    try:
        return Game.begin(cards, seed, settings, rules, digests)
    except InvalidSetting as wrong:
        raise wrong_number(wrong) from None
