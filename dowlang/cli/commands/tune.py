"""`dow tune`: look for numbers of a card with which games come out as wanted."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from dowlang import simulate
from dowlang.cli.errors import CommandError, shown
from dowlang.cli.game_options import agents_of, default_agent, settings_of, wrong_number
from dowlang.cli.loaded_sets import cards_of
from dowlang.cli.output import as_json, emit, renewed
from dowlang.cli.parameters import TEXT_OR_JSON, Workers
from dowlang.cli.paths import existing
from dowlang.cli.refusals import known_format, unknown
from dowlang.cli.table_options import SeatOptions
from dowlang.cli.tuning_text import changed_lines, tried_text, tuning_text
from dowlang.engine.card_set import CardSet
from dowlang.engine.setup_options import InvalidSetting
from dowlang.project.building.tunable_numbers import (
    Tunable,
    WrongMark,
    agreeing,
    card_file,
    tunables,
    varied,
)
from dowlang.project.loading import CardErrors, source_of
from dowlang.simulate.game_records import Batch, Task
from dowlang.simulate.paired_runs import Way, task_of
from dowlang.simulate.tuning import NoSuchFigure, Span, Target, Tried, Values
from dowlang.simulate.tuning import tune as tuned
from dowlang.source.files import read_file, write

GAMES, TRIES = 200, 40
TARGET = re.compile(
    r" *(?P<figure>\S.*?) +(?P<low>\d+(?:\.\d+)?)(?P<share>%?) *\.\. *"
    r"(?P<high>\d+(?:\.\d+)?)(?P<percent>%?) *"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchOptions:
    """The target of a search, and the games that are played for it."""

    target: Annotated[
        str,
        typer.Option(
            metavar="TARGET",
            show_default=False,
            help='What is wanted: "success 45%..55%", or another figure of `dow compare`.',
        ),
    ]
    games: Annotated[
        int, typer.Option(metavar="N", help="Games of each setting.", min=10, max=1_000_000)
    ] = GAMES
    tries: Annotated[
        int, typer.Option(metavar="N", help="Settings tried at most.", min=1, max=10_000)
    ] = TRIES
    seed: Annotated[int, typer.Option(metavar="N", help="Game n has the seed plus n.")] = 1
    workers: Workers = 2


def tune(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE",
            show_default=False,
            help="A card file with marked numbers (`rounds 6  # tune 4 to 8`).",
        ),
    ],
    search: SearchOptions,
    seats: SeatOptions,
    write_it: Annotated[
        bool, typer.Option("--write", help="Write the numbers found into FILE.")
    ] = False,
    format: Annotated[str, typer.Option(help="text or json.")] = "text",
) -> None:
    """Look for numbers of a card with which games come out as wanted.

    All settings of the numbers play the same seeds. What is found plays others once more.
    """
    known_format(format, TEXT_OR_JSON)
    wanted = _target(search.target)
    path = existing(file)
    text = _text(path)
    marked = _marked(path, text)
    cards = cards_of(str(path))
    settings = settings_of(cards, seats.setting, {**_played_with(cards, path), **seats.named})
    seated = agents_of(seats.agents or default_agent(cards), cards, int(settings["players"]))

    def at(values: Values) -> str:
        return agreeing(str(path), varied(text, marked, values))

    def way(values: Values) -> Task | str:
        source = simulate.Source(
            "dowlang.project.building.tunable_numbers", "load_varied", (str(path), at(values))
        )
        try:
            return task_of(Way(source, settings, tuple(seated), seats.numbers))
        except CardErrors as wrong:
            return wrong.diagnostics[0].message

    spans = [Span(one.value, one.low, one.high) for one in marked]
    batch = Batch(search.games, search.seed, search.workers)
    try:
        with renewed() as line:

            def watch(one: Tried) -> None:
                line(tried_text(one))

            found = tuned(way, spans, wanted, batch, search.tries, watch)
    except NoSuchFigure as wrong:
        raise unknown("figure", wrong.wanted, wrong.known) from None
    except InvalidSetting as wrong:
        raise wrong_number(wrong) from None
    except simulate.WorkersLost as lost:
        raise CommandError(str(lost), 1) from None
    best = at(found["best"]) if found["best"] else text
    found["file"] = str(file)
    found["numbers"] = [_number(one) for one in marked]
    if format == "json":
        schema = found.pop("schema")
        as_json(schema, found)
    else:
        emit(tuning_text(found, marked, changed_lines(text, best)))
    if write_it and best != text:
        write(path, best.encode())
    _end(found)


def _end(found: dict[str, Any]) -> None:
    if count := found["faults"]["count"]:
        first = found["faults"]["first"][0]
        raise CommandError(
            shown(
                f"{count} games were ended by a fault, the first with seed {first['seed']}: "
                f"{first['error']}"
            ),
            1,
        )
    if not any(one.get("met") for one in found["tried"]):
        raise typer.Exit(1)


def _target(text: str) -> Target:
    """Read `success 45%..55%` or `rounds 4..6`. Raises `CommandError`."""
    found = TARGET.fullmatch(text)
    wanted = 'wanted a figure and its range, as "success 45%..55%" or "rounds 4..6"'
    if found is None or found["share"] > found["percent"]:
        raise CommandError(f"`--target`: found `{shown(text)}`, {wanted}")
    unit = 100 if found["percent"] else 1
    low, high = float(found["low"]) / unit, float(found["high"]) / unit
    if low > high:
        raise CommandError(f"`--target`: found `{shown(text)}`, the least stands first")
    return Target(found["figure"], low, high)


def _text(path: Path) -> str:
    if path.is_dir():
        raise CommandError(f"{shown(str(path))}: found a folder, wanted a card file")
    try:
        return read_file(path).decode()
    except UnicodeDecodeError:
        raise CommandError(f"{shown(str(path))}: is not UTF-8; `dow check` says where") from None


def _marked(path: Path, text: str) -> list[Tunable]:
    try:
        marked = tunables(text)
    except WrongMark as wrong:
        raise CommandError(f"{shown(str(path))}: {shown(str(wrong))}") from None
    if not marked:
        raise CommandError(
            f"{shown(str(path))}: no number is marked; write `# tune LOW to HIGH` behind the "
            "line of one, as `rounds 6  # tune 4 to 8`"
        )
    return marked


def _played_with(cards: CardSet, path: Path) -> dict[str, object]:
    """Return the set-up options that bring the cards of the file into every game."""
    try:
        from_file = card_file(source_of(path), path).below
    except LookupError:
        raise CommandError(f"{shown(str(path))}: is no card file") from None
    names = {setting.name for setting in cards.ruleset.settings}
    return {
        str(card["kind"]): card["name"]
        for card in cards.facts
        if card["file"] == from_file and card["kind"] in names
    }


def _number(one: Tunable) -> dict[str, Any]:
    return {
        "line": one.line,
        "column": one.column,
        "now": one.value,
        "low": one.low,
        "high": one.high,
        "text": one.text.strip(),
    }
