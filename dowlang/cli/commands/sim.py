"""`dow sim`: play many games and count what came of them."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Any

import typer

from dowlang import simulate
from dowlang.cli import simulation_report
from dowlang.cli.errors import CommandError, shown
from dowlang.cli.game_options import agents_of, default_agent, settings_of, wrong_number
from dowlang.cli.interruption import INTERRUPTED
from dowlang.cli.loaded_sets import cards_of
from dowlang.cli.output import as_json, bar, emit
from dowlang.cli.parameters import TEXT_OR_JSON, Workers
from dowlang.cli.refusals import known_format
from dowlang.cli.run_of_games import GAMES, GAMES_UNTIL, Run, kept_run, precision_of
from dowlang.cli.table_options import TableOptions
from dowlang.engine.setup_options import InvalidSetting
from dowlang.simulate.dask_cluster import Cluster, ClusterRefused
from dowlang.simulate.parquet import InTheWay, NoParquet, tables_of, write_tables

MOST_GAMES = 10_000_000
FIXED = ("set", "objective", "players", "variant", "seed", "agents", "rule", "setting", "deal")
"""Options that a run keeps when it goes on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RunOptions:
    """Number of games, first seed, workers."""

    games: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="How many games; with --until, at most that many.",
            min=1,
            max=MOST_GAMES,
            show_default="100, with --until 100000",
        ),
    ] = None
    seed: Annotated[int, typer.Option(metavar="N", help="Game n has the seed plus n.")] = 1
    workers: Workers = 2
    told: Annotated[
        bool, typer.Option("--told", help="Count decision kinds, events and endings too.")
    ] = False
    until: Annotated[
        str | None,
        typer.Option(
            metavar="P%",
            help="Stop when the share of games with a winner is known to P points (95 %).",
        ),
    ] = None
    dask: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Play on the Dask cluster whose scheduler is there (extra [dask]).",
        ),
    ] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepOptions:
    """Files in which the games of a run are kept."""

    file: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep every game, with all counts, in a new file."),
    ] = None
    resume: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Go on with the run whose games are in FILE."),
    ] = None
    parquet: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Write what is kept as Parquet tables too (extra [parquet], with --file).",
        ),
    ] = None


def sim(
    context: typer.Context,
    table: TableOptions,
    played: RunOptions,
    keep: KeepOptions,
    format: Annotated[str, typer.Option(help="text or json.")] = "text",
) -> None:
    """Play many games and count what came of them. Shares have 95 % Wilson intervals.

    With `--file` nothing is lost when the run is stopped: `--resume` goes on.
    """
    known_format(format, TEXT_OR_JSON)
    until = None if played.until is None else precision_of(played.until)
    if keep.parquet is not None:
        recorded = keep.file is not None or keep.resume is not None
        _tables_can_be_written(keep.parquet, recorded)
    kept: simulate.ResultFile | None = None
    try:
        with ExitStack() as open_files:
            if keep.resume is not None:
                _nothing_fixed(context)
                kept = open_files.enter_context(simulate.ResultFile.open(keep.resume))
                run = kept_run(kept)
            else:
                run = _run_of(table, played.seed)
                if keep.file is not None:
                    kept = open_files.enter_context(simulate.ResultFile.new(keep.file))
            crew: int | Cluster = played.workers
            if played.dask is not None:
                crew = open_files.enter_context(Cluster(played.dask))
            run = _as_long_as(run, played.games, until)
            results = _play(run, crew, played.told, kept)
            if keep.parquet is not None and kept is not None:
                try:
                    write_tables(kept, keep.parquet)
                except (InTheWay, OSError) as wrong:
                    raise CommandError(shown(str(wrong)), 1) from None
    except InvalidSetting as wrong:
        raise wrong_number(wrong) from None
    except (simulate.WorkersLost, ClusterRefused) as lost:
        more = f"; {_goes_on(kept)}" if kept is not None else ""
        raise CommandError(shown(str(lost)) + more, 1) from None
    except simulate.ResultFileError as wrong:
        more = f"; {_goes_on(kept)}" if wrong.writing and kept is not None else ""
        raise CommandError(shown(str(wrong)) + more, 1 if wrong.writing else 2) from None
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


def _tables_can_be_written(folder: Path, kept: bool) -> None:
    """Refuse `--parquet` before anything is played where it could not be carried out."""
    if not kept:
        raise CommandError("`--parquet` writes what a file keeps, wanted `--file FILE` beside it")
    try:
        tables_of(folder)
    except (NoParquet, InTheWay) as wrong:
        raise CommandError(shown(str(wrong))) from None


def _nothing_fixed(context: typer.Context) -> None:
    """Refuse options that a run keeps when it goes on."""
    for name in FIXED:
        source = context.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            raise CommandError(f"`--{name}` and `--resume`: a run that goes on keeps what it had")


def _run_of(table: TableOptions, seed: int) -> Run:
    """Return a new run. Raises `CommandError` for what the set or the game does not know."""
    cards = cards_of(table.place)
    seats = table.seats
    settings = settings_of(cards, seats.setting, table.named)
    names = agents_of(seats.agents or default_agent(cards), cards, int(settings["players"]))
    source = simulate.Source("dowlang.project", "load", (str(table.place),))
    return Run(source, settings, names, seats.numbers, seed, 0, 0.0)


def _as_long_as(run: Run, games: int | None, until: float | None) -> Run:
    """Return a run with the number of games and the precision that it ends at."""
    precision = run.until if until is None else until
    wanted = games or run.games or (GAMES_UNTIL if precision else GAMES)
    if until is not None and games is None:
        wanted = max(wanted, GAMES_UNTIL)
    return replace(run, games=wanted, until=precision)


def _play(
    run: Run, workers: int | Cluster, told: bool, kept: simulate.ResultFile | None
) -> dict[str, Any]:
    """Play a run to its end. What is kept in a file stays when it is stopped."""
    try:
        with bar(run.games, "playing") as progress:
            return simulate.simulate(
                run.source,
                run.settings,
                run.agents,
                games=run.games,
                seed=run.seed,
                rules=run.rules,
                workers=workers,
                told=told,
                until=run.until,
                file=kept,
                progress=_stepping(progress),
            )
    except KeyboardInterrupt:
        if kept is None:
            raise
        raise CommandError(f"interrupted; {_goes_on(kept)}", INTERRUPTED) from None


def _goes_on(kept: simulate.ResultFile) -> str:
    return (
        f"the games before are kept, `dow sim --resume {shlex.quote(shown(str(kept.path)))}` "
        "goes on with them"
    )


def _stepping(progress: Callable[[int], None]) -> Callable[[int, int], None]:
    """From games done so far to games done since."""
    last = 0

    def step(done: int, _: int) -> None:
        nonlocal last
        progress(done - last)
        last = done

    return step
