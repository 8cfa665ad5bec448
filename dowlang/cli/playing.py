"""Commands for those who play: play, replay, sim."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

import typer

from dowlang.cli.errors import CommandError, content, existing, known_format, reason, shown, unknown
from dowlang.cli.output import as_json, bar, emit, notice

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.engine.game import Game
    from dowlang.engine.journal import Journal
    from dowlang.engine.setup_options import InvalidSetting

SetOption = Annotated[
    str, typer.Option("--set", metavar="SET", help="The set: a folder, or the id of a shipped one.")
]
Objective = Annotated[
    str | None, typer.Option(metavar="NAME", help="The main objective; without one it is drawn.")
]
Players = Annotated[int | None, typer.Option(metavar="N", help="How many play.", show_default="4")]
Variant = Annotated[
    str | None,
    typer.Option(
        metavar="NAME", help="The variant, or several joined by `+`.", show_default="standard"
    ),
]
SettingOption = Annotated[
    list[str] | None,
    typer.Option(
        "--setting", metavar="NAME=VALUE", help="Another set-up option of the game; repeatable."
    ),
]
Seed = Annotated[
    int | None, typer.Option(metavar="N", help="The same seed, set and answers give the same game.")
]
Agents = Annotated[
    str,
    typer.Option(
        metavar="NAME,...", help="Who plays: one name for all seats, or one a seat, by commas."
    ),
]
Rules = Annotated[
    list[str] | None,
    typer.Option("--rule", metavar="KEY=VALUE", help="A number of the rules, changed; repeatable."),
]
FORMATS = ("text", "json")
WHOLE_TABLE = "{} holds the whole table: all hands, the decks in their order, the dice to come; `--save-seat FILE` keeps what your seat has seen"


def play(
    set: SetOption = "base",
    objective: Objective = None,
    players: Players = None,
    variant: Variant = None,
    seed: Seed = None,
    agents: Agents = "heuristic",
    human: Annotated[
        int | None, typer.Option(metavar="SEAT", help="Play this seat yourself (1 is the first).")
    ] = None,
    journal: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Write the journal of the game, for `dow replay`."),
    ] = None,
    save: Annotated[
        str | None,
        typer.Option(
            metavar="FILE", help="Where the whole table is saved when you stop, and at its end."
        ),
    ] = None,
    save_seat: Annotated[
        str | None,
        typer.Option(
            "--save-seat",
            metavar="FILE",
            help="What your seat has seen, and nothing else, when you stop and at the end; for "
            "`dow look`.",
        ),
    ] = None,
    continue_: Annotated[
        str | None, typer.Option("--continue", metavar="FILE", help="Go on with a saved game.")
    ] = None,
    show: Annotated[
        bool,
        typer.Option("--show", help="Show the table at each round's end, and at your decisions."),
    ] = False,
    rule: Rules = None,
    setting: SettingOption = None,
    digests: Annotated[
        bool,
        typer.Option(
            "--digests", help="Note a digest of the state at every decision in the journal."
        ),
    ] = False,
    format: Annotated[str, typer.Option(help="text or json.")] = "text",
) -> None:
    """Play one game to its end and tell it.

    Always prints the seed and the command that repeats it.
    """
    from dowlang.cli import game_session
    from dowlang.engine.seats import to_json as seat_document

    known_format(format, FORMATS)
    quiet = format == "json"
    if quiet and human is not None:
        raise CommandError("`--format json` prints a result and cannot go with `--human`")
    _own_save(save_seat, human, (save, journal))
    cards = cards_of(set)
    named = {"objective": objective, "players": players, "variant": variant}
    if continue_:
        given = [
            f"--{name}"
            for name, value in {**named, "rule": rule, "setting": setting}.items()
            if value
        ]
        if given:
            raise CommandError(
                f"`{given[0]}` belongs to a new game and cannot go with `--continue`"
            )
        game = load_game(continue_, cards)
        seats = int(getattr(game, "players", 0)) or 1
    else:
        settings = _settings(cards, setting, named)
        seats = int(settings["players"])
    names = _agents(agents, cards, seats)
    if human is not None and not 1 <= human <= seats:
        raise CommandError(f"there is no seat {human}; the seats are 1 to {seats}")
    seed = game_session.fresh_seed() if seed is None else seed
    if not continue_:
        game = _new_game(cards, seed, settings, pairs("rule", rule), digests)
    if not quiet:
        again = f"continued from {shown(continue_)}" if continue_ else f"seed {seed}"
        emit(f"{cards.name} {cards.version}, {seats} players ({', '.join(names)}), {again}\n")
    ending = game_session.conduct(
        game,
        names,
        seed,
        human=None if human is None else human - 1,
        show=show,
        quiet=quiet,
        place=set,
    )
    if journal:
        _write(journal, _journal_text(game))
    if save_seat and human is not None:
        _write(save_seat, seat_document(game, human - 1))
        emit(
            f"what your seat has seen is in {shown(save_seat)}; look at it with: "
            f"{shlex.join(['dow', 'look', '--set', set, save_seat])}\n"
        )
    if ending is not game_session.Ending.OVER:
        place = save or "game.dowsave"
        _write(place, game.to_json())
        more = ["--agents", agents, *(["--human", str(human)] if human else [])]
        emit(
            f"saved to {shown(place)}; go on with: "
            f"{shlex.join(['dow', 'play', '--set', set, '--continue', place, *more])}\n"
        )
        if human is not None:
            emit(WHOLE_TABLE.format(shown(place)) + "\n")
        raise typer.Exit(130 if ending is game_session.Ending.INTERRUPTED else 0)
    if save:
        _write(save, game.to_json())
        if human is not None:
            emit(WHOLE_TABLE.format(shown(save)) + "\n")
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
        again = _again(set, seed, agents, named, rule, setting)
        seat = f" --human {human}" if human is not None else ""  # the same table, with its person
        emit(f"seed {seed}; again: {again}{seat}\n")


def _own_save(file: str | None, human: int | None, others: tuple[str | None, ...]) -> None:
    """Raise `CommandError` for a seat's save without a seat, or in the place of another file."""
    if file is None:
        return
    if human is None:
        raise CommandError(
            "`--save-seat` keeps what a person has seen and goes with `--human SEAT`"
        )
    if file in others:
        raise CommandError(f"`{shown(file)}` is named twice: a seat's save is a file of its own")


def _again(
    set: str,
    seed: int,
    agents: str,
    named: dict[str, Any],
    rule: list[str] | None,
    setting: list[str] | None,
) -> str:
    """The command that repeats a game.

    What a person answered is not in it: a journal holds that.
    """
    words = ["dow", "play", "--set", set, "--seed", str(seed), "--agents", agents]
    for name, value in named.items():
        words += [f"--{name}", str(value)] if value is not None else []
    for name, values in (("--rule", rule), ("--setting", setting)):
        words += [part for one in values or [] for part in (name, one)]
    return shlex.join(words)


def replay(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE",
            help="A journal that `dow play --journal` wrote; `-` reads standard input.",
        ),
    ],
    set: SetOption = "base",
    tell: Annotated[bool, typer.Option("--tell", help="Tell the game as well.")] = False,
    explain: Annotated[
        str | None,
        typer.Option(
            metavar="CARD", help="Why a card came up or was used, or why not: name or slug."
        ),
    ] = None,
    format: Annotated[str, typer.Option(help="text or json, of an explanation.")] = "text",
) -> None:
    """Play a journal again and compare every digest. The first difference is named, exit 1."""
    from dowlang.cli import game_session
    from dowlang.engine import replay as replaying

    known_format(format, FORMATS)
    if format == "json" and explain is None:
        raise CommandError(
            "`--format json` is the form of an explanation; ask for one with `--explain CARD`"
        )
    text = content(file)
    cards = cards_of(set)
    journal = replaying.from_json(text, cards)
    if explain is not None:
        _explain(journal, cards, set, explain, format)
        return
    done = replaying.replay(journal, cards)
    if tell:
        game_session.tell_whole(done.game)
    if done.difference is not None:
        raise CommandError(
            shown(f"{done.difference.code}: the journal differs {done.difference}"), 1
        )
    count = len(journal.answers)
    emit(
        f"{count} {'answer' if count == 1 else 'answers'} replayed, every digest agrees; digest "
        f"{done.game.digest}\n"
    )


def _explain(journal: Journal, cards: CardSet, set: str, card: str, format: str) -> None:
    """Tell about one card.

    A journal that plays differently is told as far as it agrees, exit 1.
    """
    from dowlang.cli.history_text import why_text
    from dowlang.explain import card_history as explaining
    from dowlang.project import source_of

    asked = sorted(
        cards.facts, key=lambda facts: "trigger" not in cards.handler(facts["path"])
    )  # of two of one name the one that waits
    wanted = card.casefold().strip()
    path = next(
        (
            str(facts["path"])
            for facts in asked
            if wanted in (facts["slug"], facts["name"].casefold())
        ),
        None,
    )
    if path is None:
        raise unknown("card", card, [str(facts["name"]) for facts in asked])
    source = source_of(set)

    def find(one: str) -> explaining.Written:
        return explaining.written(source, cards, one)

    found = explaining.explain(journal, cards, path, find(path), find)
    if format == "json":
        data = explaining.to_dict(found, cards)
        as_json(explaining.SCHEMA, data)
    else:
        emit(why_text(found, cards))
    if found.difference is not None:
        raise CommandError(
            shown(f"{found.difference.code}: the journal differs {found.difference}"), 1
        )


def sim(
    set: SetOption = "base",
    games: Annotated[
        int, typer.Option(metavar="N", help="How many games.", min=1, max=10_000_000)
    ] = 100,
    objective: Objective = None,
    players: Players = None,
    variant: Variant = None,
    seed: Annotated[int, typer.Option(metavar="N", help="Game n has the seed plus n.")] = 1,
    agents: Agents = "heuristic",
    workers: Annotated[
        int,
        typer.Option(
            metavar="W",
            help="Worker processes; the figures are the same for any number.",
            min=1,
            max=256,
        ),
    ] = 2,
    rule: Rules = None,
    setting: SettingOption = None,
    told: Annotated[
        bool, typer.Option("--told", help="Count decision kinds, events and endings too.")
    ] = False,
    format: Annotated[str, typer.Option(help="text or json.")] = "text",
) -> None:
    """Play many games and count what came of them. Shares have 95 % Wilson intervals."""
    from dowlang import simulate
    from dowlang.cli import simulation_report
    from dowlang.engine.setup_options import InvalidSetting

    known_format(format, FORMATS)
    cards = cards_of(set)
    settings = _settings(
        cards, setting, {"objective": objective, "players": players, "variant": variant}
    )
    names = _agents(agents, cards, int(settings["players"]))
    source = simulate.Source("dowlang.project", "load", (str(set),))
    try:
        with bar(games, "playing") as progress:
            results = simulate.simulate(
                source,
                settings,
                names,
                games=games,
                seed=seed,
                rules=pairs("rule", rule),
                workers=workers,
                told=told,
                progress=_stepping(progress),
            )
    except InvalidSetting as wrong:
        raise _wrong_number(wrong) from None
    except simulate.WorkersLost as lost:
        raise CommandError(str(lost), 1) from None
    if format == "json":
        schema = results.pop("schema")
        as_json(schema, results)
    else:
        emit(simulation_report.results_text(results))
    if count := results["faults"]["count"]:
        first = results["faults"]["first"][0]
        ended = "game was" if count == 1 else "games were"
        raise CommandError(
            shown(
                f"{count} {ended} ended by a fault, the first with seed {first['seed']}: "
                f"{first['error']}"
            ),
            1,
        )


COMMANDS = (play, replay, sim)


# ---- options into what the engine takes
# -----------------------------------------------------------------------------------------


def cards_of(path: str) -> CardSet:
    """The set to play. Raises `CommandError`, and `CardErrors` for a set that does not check."""
    from dowlang.project import NoSuchSet, load

    try:
        return load(path, notice=notice)
    except FileNotFoundError:
        existing(path)
        raise
    except NoSuchSet as missing:
        if existing_sets := missing.known if _is_there(path) else ():
            raise CommandError(
                f"`{shown(path)}` holds {len(existing_sets)} sets; name one of them: "
                f"{', '.join(existing_sets)}"
            ) from None
        raise unknown("set", missing.wanted, missing.known) from None


def _is_there(path: str) -> bool:
    try:
        existing(path)
    except CommandError:
        return False
    return True


def _settings(cards: CardSet, more: list[str] | None, given: dict[str, Any]) -> dict[str, Any]:
    """Return the set-up options as the game declares them.

    An unknown one is refused, the near ones named.
    """
    from dowlang.engine.setup_options import InvalidSetting, complete

    wanted = {name: value for name, value in given.items() if value is not None} | pairs(
        "setting", more
    )
    try:
        return complete(cards, wanted)
    except InvalidSetting as wrong:
        raise CommandError(shown(str(wrong))) from None


def pairs(option: str, given: list[str] | None) -> dict[str, int | str]:
    """`KEY=VALUE` options as a mapping. Raises `CommandError`."""
    out: dict[str, int | str] = {}
    for one in given or []:
        key, equals, value = one.partition("=")
        if not equals:
            raise CommandError(f"`--{option}`: found `{shown(one)}`, wanted KEY=VALUE")
        out[key.strip()] = value.strip()
    return out


def _agents(given: str, cards: CardSet, players: int) -> list[str]:
    from dowlang.agents import agent_names

    names = [name.strip() for name in given.split(",")]
    known = agent_names(cards)
    for name in names:
        if name not in known:
            raise unknown("agent", name, known)
    if len(names) not in (1, players):
        raise CommandError(
            f"found {len(names)} agents for {players} players, wanted one for all or one a seat"
        )
    return names


def _new_game(
    cards: CardSet, seed: int, settings: dict[str, Any], rules: dict[str, int | str], digests: bool
) -> Game:
    from dowlang.engine.game import Game
    from dowlang.engine.setup_options import InvalidSetting

    try:
        return Game.begin(cards, seed, settings, rules, digests)
    except InvalidSetting as wrong:
        raise _wrong_number(wrong) from None


def _wrong_number(wrong: InvalidSetting) -> CommandError:
    """A number of the rules that the game does not have is told where they are listed."""
    from dowlang.engine.setup_options import NO_SUCH_NUMBER

    more = "; `dow rules --numbers` lists them" if wrong.wanted == NO_SUCH_NUMBER else ""
    return CommandError(shown(str(wrong)) + more)


def load_game(file: str, cards: CardSet) -> Game:
    """The game of a save. Raises `CommandError`, and `SaveRefused` for one that does not fit."""
    from dowlang.engine.game import Game

    return Game.from_json(content(file), cards)


def _journal_text(game: Game) -> str:
    from dowlang.engine import replay as replaying

    return replaying.to_json(game.journal, game.cards)


def _write(file: str, text: str) -> None:
    from pathlib import Path

    from dowlang.source.files import write

    try:
        write(Path(file), text.encode())
    except (OSError, ValueError) as error:
        raise CommandError(f"cannot write `{shown(file)}`: {reason(error)}") from None


def _stepping(progress: Callable[[int], None]) -> Callable[[int, int], None]:
    """From games done so far to games done since."""
    last = 0

    def step(done: int, _: int) -> None:
        nonlocal last
        progress(done - last)
        last = done

    return step
