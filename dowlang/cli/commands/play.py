"""`dow play`: play one game to its end and tell it."""

from __future__ import annotations

import os
import shlex
import sys
from dataclasses import dataclass
from typing import Annotated, Any

import typer

from dowlang.cli import game_session
from dowlang.cli.card_texts import Texts
from dowlang.cli.errors import CommandError, shown
from dowlang.cli.game_options import agents_of, default_agent, settings_of, wrong_number
from dowlang.cli.loaded_sets import cards_of, set_of_file, told_in
from dowlang.cli.output import as_json, emit
from dowlang.cli.parameters import TEXT_OR_JSON, Lang, Objective, Seed
from dowlang.cli.paths import can_be_written, content, written
from dowlang.cli.refusals import known_format
from dowlang.cli.sitting_down import agents_kept, person_of, sitting_of_file
from dowlang.cli.table_options import SeatOptions
from dowlang.cli.terminal_words import words_of
from dowlang.engine import replay
from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.engine.seat_saves import to_json as seat_document
from dowlang.engine.setup_options import InvalidSetting
from dowlang.engine.sittings import Sitting, seated
from dowlang.project import source_of
from dowlang.project.cards_of_saves import added_of


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
    """The person at the terminal, and whether the table is shown."""

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
    lang: Lang = "",
) -> None:
    """Play one game to its end and tell it.

    Always prints the seed and the command that repeats it.
    """
    known_format(format, TEXT_OR_JSON)
    asked, quiet = game_options.seats, format == "json"
    continue_ = files.continue_
    saved = content(continue_) if continue_ else b""
    sat = sitting_of_file(saved)
    keeps = not asked.agents and not quiet  # whoever names agents has them play all other seats
    human = person_of(sat) if keeps and person.human is None else person.human
    if quiet and human is not None:
        raise CommandError("`--format json` prints a result and cannot go with `--human`")
    if quiet and lang:
        raise CommandError("`--lang` is the language of the story, of which json has nothing")
    _files_usable(files, human)
    place_of_set = set_of_file(saved, game_options.set)
    cards = cards_of(place_of_set)
    agents = asked.agents or default_agent(cards)
    named = {"objective": game_options.objective, **asked.named}
    if continue_:
        own = {"rule": asked.rule, "setting": asked.setting}
        _nothing_new({**named, **own})
        game = Game.from_json(saved, cards)
        seats = int(getattr(game, "players", 0)) or 1
        agents = asked.agents or agents_kept(sat, seats, agents)
    else:
        settings = settings_of(cards, asked.setting, named)
        seats = int(settings["players"])
    names = agents_of(agents, cards, seats)
    if human is not None and not 1 <= human <= seats:
        raise CommandError(f"there is no seat {human}; the seats are 1 to {seats}")
    seed = game_session.fresh_seed() if game_options.seed is None else game_options.seed
    if not continue_:
        game = _new_game(cards, seed, settings, asked.numbers, files.digests)
    texts: Texts | None = None
    if lang:
        told = told_in(cards, place_of_set, lang)
        game.told_by(told.cards)
        texts = told.texts
    words = words_of(game.cards.speech)
    if not quiet:
        of_game = {"set": cards.name, "version": cards.version, "count": seats}
        of_game["agents"] = ", ".join(names)
        if continue_:
            said = words.said("goes-on", **of_game, file=shown(continue_))
        else:
            said = words.said("begins", **of_game, seed=str(seed))
        emit(f"{said}\n")
    seat = None if human is None else human - 1
    place = files.save or "game.dowsave"
    people = frozenset() if seat is None else frozenset({seat})
    sitting = Sitting(seated(people, names, seats), added_of(source_of(place_of_set)))
    audience = game_session.Audience(
        seat,
        person.show,
        quiet,
        place_of_set,
        lambda: _saved_on_leaving(place, game, sitting),
        texts,
    )
    kept = _Kept()
    try:
        ending = game_session.conduct(game, names, seed, audience)
    except Exception:  # the journal up to where a card stops the game
        _journal_written(files.journal, game, sitting)
        raise
    over = ending is game_session.Ending.OVER
    if (not over or files.save) and kept.write(place, game.to_json(sitting)):
        if not over:
            more = ["--agents", agents, *(["--human", str(human)] if human else [])]
            more += ["--lang", lang] if lang else []
            of_set = [] if sitting.added else ["--set", place_of_set]  # the file has its cards
            goes_on = ["dow", "play", *of_set, "--continue", place, *more]
            emit(words.said("saved", file=shown(place), command=shlex.join(goes_on)) + "\n")
        if human is not None:
            emit(words.said("whole-table", file=shown(place)) + "\n")
    if files.save_seat and human is not None:
        if kept.write(files.save_seat, seat_document(game, human - 1)):
            look = shlex.join(["dow", "look", "--set", place_of_set, files.save_seat])
            told_file = shown(files.save_seat)
            emit(words.said("seat-saved", file=told_file, command=look) + "\n")
    if files.journal:
        kept.write(files.journal, replay.to_json(game.journal, game.cards, sitting))
    if not over:
        kept.tell()
        raise typer.Exit(130 if ending is game_session.Ending.INTERRUPTED else 0)
    if quiet:
        as_json(
            "dowlang/play/1",
            {
                "digest": game.digest,
                "seed": seed,
                **{str(key): value for key, value in dict(game.result).items()},
            },
        )
        kept.tell()
        return
    emit(f"\n{words.said('digest', digest=game.digest)}\n")
    if not continue_:
        again = ["dow", "play", "--set", place_of_set, "--seed", str(seed), "--agents", agents]
        again += _settings_again(named, asked)
        again += ["--human", str(human)] if human is not None else []
        again += ["--lang", lang] if lang else []
        emit(words.said("again", seed=str(seed), command=shlex.join(again)) + "\n")
    kept.tell()


def _nothing_new(given: dict[str, Any]) -> None:
    """Raise `CommandError` for an option that a game has from its beginning."""
    for name, value in given.items():
        if value:
            raise CommandError(f"`--{name}` belongs to a new game and cannot go with `--continue`")


class _Kept:
    """The files of a game, each of them written whatever became of the others."""

    def __init__(self) -> None:
        self.refused: CommandError | None = None

    def write(self, file: str, text: str) -> bool:
        """Write a file. Return False when it cannot be written, which is told later."""
        try:
            written(file, text)
        except CommandError as refused:
            self.refused = self.refused or refused
            return False
        return True

    def tell(self) -> None:
        """Raise `CommandError` for the first file that could not be written."""
        if self.refused is not None:
            raise self.refused


def _saved_on_leaving(place: str, game: Game, sitting: Sitting) -> bool:
    """Save the game of a person who stops. Return False when it cannot be saved and somebody is
    at the keyboard: then it goes on, so that nothing is lost.
    """
    try:
        written(place, game.to_json(sitting))
    except CommandError as refused:
        if not sys.stdin.isatty():
            return True  # it is told when all files have been tried
        emit(f"{refused}; the game goes on: `stop` tries again, Ctrl-C leaves it\n")
        return False
    return True


def _journal_written(file: str | None, game: Game, sitting: Sitting) -> None:
    """Write the journal of the game to the file, if one is wanted."""
    if file:
        written(file, replay.to_json(game.journal, game.cards, sitting))


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
