"""`dow sim`: play many games and count what came of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

from dowlang import simulate
from dowlang.cli import simulation_report
from dowlang.cli.errors import CommandError, shown
from dowlang.cli.loaded_sets import cards_of
from dowlang.cli.output import as_json, bar, emit
from dowlang.cli.parameters import (
    TEXT_OR_JSON,
    Agents,
    Objective,
    Players,
    Rules,
    SetOption,
    SettingOption,
    Variant,
)
from dowlang.cli.refusals import known_format
from dowlang.cli.setup import agents_of, pairs, settings_of, wrong_number
from dowlang.engine.setup_options import InvalidSetting


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
    known_format(format, TEXT_OR_JSON)
    cards = cards_of(set)
    settings = settings_of(
        cards, setting, {"objective": objective, "players": players, "variant": variant}
    )
    names = agents_of(agents, cards, int(settings["players"]))
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
        raise wrong_number(wrong) from None
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


def _stepping(progress: Callable[[int], None]) -> Callable[[int, int], None]:
    """From games done so far to games done since."""
    last = 0

    def step(done: int, _: int) -> None:
        nonlocal last
        progress(done - last)
        last = done

    return step
