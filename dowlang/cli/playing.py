"""Commands for those who play: play, replay, sim."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from dowlang.cli.show import bar, emit
from dowlang.cli.trouble import Trouble, existing, reason, unknown

if TYPE_CHECKING:
    from dowlang.engine.game import Game
    from dowlang.engine.library import CardSet

SetOption = Annotated[str, typer.Option("--set", help="The set: a folder, or the id of a shipped one.")]
Objective = Annotated[str | None, typer.Option(help="Name of the main objective; without one it is drawn.")]
Players = Annotated[int | None, typer.Option(help="How many play.", show_default="4")]
Variant = Annotated[str | None, typer.Option(help="The variant, or several joined by `+`.", show_default="standard")]
SettingOption = Annotated[list[str] | None, typer.Option("--setting", metavar="NAME=VALUE", help="Another set-up option of the game; repeatable.")]
Seed = Annotated[int | None, typer.Option(help="Repeat a game: the same seed, set and answers give the same game.")]
Agents = Annotated[str, typer.Option(help="Who plays: one name for all seats, or one a seat, by commas.")]
Rules = Annotated[list[str] | None, typer.Option("--rule", metavar="KEY=VALUE", help="A number of the rules, changed; repeatable.")]


def play(
    set: SetOption = "base",
    objective: Objective = None,
    players: Players = None,
    variant: Variant = None,
    seed: Seed = None,
    agents: Agents = "heuristic",
    human: Annotated[int | None, typer.Option(metavar="SEAT", help="Play this seat yourself (1 is the first).")] = None,
    journal: Annotated[str | None, typer.Option(metavar="FILE", help="Write the journal of the game, for `dow replay`.")] = None,
    save: Annotated[str | None, typer.Option(metavar="FILE", help="Where the game is saved when you stop (with --human).")] = None,
    continue_: Annotated[str | None, typer.Option("--continue", metavar="FILE", help="Go on with a saved game.")] = None,
    show: Annotated[bool, typer.Option("--show", help="Show the table at each round's end, and at your decisions.")] = False,
    rule: Rules = None,
    setting: SettingOption = None,
    digests: Annotated[bool, typer.Option("--digests", help="Note a digest of the state at every decision in the journal.")] = False,
    format: Annotated[str, typer.Option(help="text or json.")] = "text",
) -> None:
    """Play one game to its end and tell it. Always prints the seed and the command that repeats it."""
    from dowlang.cli import table
    from dowlang.engine import replay as replaying

    _known_format(format, ("text", "json"))
    cards = cards_of(set)
    settings = _settings(cards, setting, objective=objective, players=players, variant=variant)
    seats = int(settings["players"])
    names = _agents(agents, cards, seats)
    if continue_:
        game = _load_game(continue_, cards)
        game_seed = 0 if seed is None else seed
    else:
        game_seed = table.fresh_seed() if seed is None else seed
        game = _new_game(cards, game_seed, settings, pairs("rule", rule), digests)
    if human is not None and not 1 <= human <= seats:
        raise Trouble(f"there is no seat {human}; the seats are 1 to {seats}")
    quiet = format == "json"
    stopped = table.conduct(game, names, game_seed, human=None if human is None else human - 1, show=show, quiet=quiet)
    if journal:
        _write(journal, replaying.to_json(game.journal, cards))
    if stopped:
        place = save or "game.dowsave"
        _write(place, game.to_json())
        typer.echo(f"saved to {place}; go on with: dow play --set {shlex.quote(set)} --continue {shlex.quote(place)}" + (f" --human {human}" if human else ""))
        return
    if save:
        _write(save, game.to_json())
    result = _plain(game.result)
    if quiet:
        emit(json.dumps({"schema": "dowlang/play/1", "digest": game.digest, "seed": game_seed, **result}, indent=1) + "\n")
        return
    typer.echo(f"\ndigest {game.digest}")
    if not continue_:
        again = ["dow", "play", "--set", set, "--seed", str(game_seed), "--agents", agents]
        for name, value in (("objective", objective), ("players", players), ("variant", variant)):
            again += [f"--{name}", str(value)] if value is not None else []
        again += [part for name, given in (("--rule", rule), ("--setting", setting)) for one in given or [] for part in (name, one)]
        typer.echo(f"seed {game_seed}; again: {shlex.join(again)}")


def replay(
    file: Annotated[str, typer.Argument(help="A journal that `dow play --journal` wrote.")],
    set: SetOption = "base",
    tell: Annotated[bool, typer.Option("--tell", help="Tell the game as well.")] = False,
) -> None:
    """Play a journal again, compare every digest and name the first difference. Exit 1 when there is one."""
    from dowlang.cli import table
    from dowlang.engine import replay as replaying
    from dowlang.engine.outside import SaveRefused

    cards = cards_of(set)
    try:
        journal = replaying.from_json(existing(file).read_bytes(), cards)
        done = replaying.replay(journal, cards)
    except SaveRefused as refused:
        raise Trouble(f"{refused.code}: {refused.message}", 1) from None
    except OSError as error:
        raise Trouble(f"cannot read `{file}`: {reason(error)}") from None
    if tell:
        table.tell_whole(done.game)
    if done.difference is not None:
        raise Trouble(f"the journal differs: {done.difference}", 1)
    typer.echo(f"{len(journal.answers)} answers replayed, every digest agrees; digest {done.game.digest}")


def sim(
    set: SetOption = "base",
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    objective: Objective = None,
    players: Players = None,
    variant: Variant = None,
    seed: Annotated[int, typer.Option(help="Game n has the seed plus n.")] = 1,
    agents: Agents = "heuristic",
    workers: Annotated[int, typer.Option(help="Worker processes; the figures are the same for any number.", min=1)] = 2,
    rule: Rules = None,
    setting: SettingOption = None,
    told: Annotated[bool, typer.Option("--told", help="Count decision kinds, events and endings too.")] = False,
    format: Annotated[str, typer.Option(help="text or json.")] = "text",
) -> None:
    """Play many games and tell what came of them, with 95 % Wilson intervals."""
    from dowlang import simulate
    from dowlang.cli import table
    from dowlang.engine.settings import InvalidSetting

    _known_format(format, ("text", "json"))
    cards = cards_of(set)
    settings = _settings(cards, setting, objective=objective, players=players, variant=variant)
    names = _agents(agents, cards, int(settings["players"]))
    source = simulate.Source("dowlang.project", "load", (str(set),))
    try:
        with bar(games, "playing") as progress:
            last = 0

            def step(done: int, _: int) -> None:
                nonlocal last
                progress(done - last)
                last = done

            results = simulate.simulate(source, settings, names, games=games, seed=seed, rules=pairs("rule", rule), workers=workers, told=told,
                                        progress=step)  # fmt: skip
    except InvalidSetting as wrong:
        raise Trouble(str(wrong)) from None
    emit(json.dumps(results, indent=1) + "\n" if format == "json" else table.results_text(results))


COMMANDS = (play, replay, sim)


# ---- options into what the engine takes -----------------------------------------------------------------------------------------


def cards_of(path: str) -> CardSet:
    """The set to play. A set that does not check is shown with its findings, exit 1."""
    from dowlang.cli.show import show_findings
    from dowlang.project import CardErrors, NoSuchSet, load

    try:
        return load(path, notice=lambda text: typer.echo(text, err=True))
    except FileNotFoundError:
        existing(path)
        raise
    except NoSuchSet as missing:
        if Path(path).exists():
            raise Trouble(f"`{path}` holds {len(missing.known)} sets; name one of them: {', '.join(missing.known)}") from None
        raise unknown("set", missing.wanted, missing.known) from None
    except CardErrors as errors:
        typer.echo(show_findings(errors.diagnostics, errors.sources, "full"), err=True, nl=False)
        raise typer.Exit(1) from None


def _settings(cards: CardSet, more: list[str] | None, **given: str | int | None) -> dict[str, Any]:
    """The set-up options as the game declares them; what it does not have is refused, the near ones named."""
    from dowlang.engine.settings import InvalidSetting, complete

    wanted = {name: value for name, value in given.items() if value is not None} | pairs("setting", more)
    try:
        return complete(cards, wanted)
    except InvalidSetting as wrong:
        raise Trouble(str(wrong)) from None


def pairs(option: str, given: list[str] | None) -> dict[str, int | str]:
    """`KEY=VALUE` options as a mapping."""
    out: dict[str, int | str] = {}
    for one in given or []:
        key, equals, value = one.partition("=")
        if not equals:
            raise Trouble(f"`--{option} {one}`: wanted KEY=VALUE")
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
        raise Trouble(f"found {len(names)} agents for {players} players, wanted one for all or one a seat")
    return names


def _new_game(cards: CardSet, seed: int, settings: dict[str, Any], rules: dict[str, int | str], digests: bool) -> Game:
    from dowlang.engine.journal import begin
    from dowlang.engine.settings import InvalidSetting

    try:
        return begin(cards, seed, settings, rules, digests)
    except InvalidSetting as wrong:
        raise Trouble(str(wrong)) from None


def _load_game(file: str, cards: CardSet) -> Game:
    from dowlang.engine import journal, saves
    from dowlang.engine.outside import SaveRefused

    try:
        game = saves.from_json(existing(file).read_bytes(), cards)
    except SaveRefused as refused:
        raise Trouble(f"{refused.code}: {refused.message}", 1) from None
    except OSError as error:
        raise Trouble(f"cannot read `{file}`: {reason(error)}") from None
    journal.record(game)
    return game


def _write(file: str, text: str) -> None:
    from dowlang.project.shipped import write

    try:
        write(Path(file), text.encode())
    except OSError as error:
        raise Trouble(f"cannot write `{file}`: {reason(error)}") from None


def _plain(result: Any) -> dict[str, Any]:
    return {str(key): value for key, value in dict(result).items()}


def _known_format(given: str, known: tuple[str, ...]) -> None:
    if given not in known:
        raise unknown("format", given, known)
