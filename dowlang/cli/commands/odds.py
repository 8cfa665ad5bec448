"""`dow odds`: what a card does on average."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import typer

from dowlang.cli.errors import CommandError, shown
from dowlang.cli.game_options import settings_of
from dowlang.cli.loaded_sets import cards_of
from dowlang.cli.output import as_json, emit
from dowlang.cli.parameters import TEXT_OR_JSON
from dowlang.cli.refusals import known_format, unknown
from dowlang.engine.card_set import CardSet
from dowlang.explain.written_lines import WrittenCards
from dowlang.project import ruleset_registry
from dowlang.project.card_selection import gather
from dowlang.project.loading import CardErrors, source_of
from dowlang.project.manifests.manifest import MANIFEST
from dowlang.project.sets import shipped_ids
from dowlang.simulate.odds import MOST, STANDARD, Row, Tables, odds_of
from dowlang.source import nearest
from dowlang.testing.conditions_met import odds_with_conditions

SCHEMA = "dowlang/odds/1"
STANDARD_SET = "base"
MOST_SETS = 20  # sets below this folder that are looked through for a card
CONDITION = re.compile(rb"^ {8,}if ", re.MULTILINE)
"""Matches a file with an `if` line among what is carried out."""

NAME = 60  # characters of a name that no card has


def odds(
    card: Annotated[
        str, typer.Argument(metavar="CARD", help="Name or slug of a card, or its file.")
    ],
    set: Annotated[
        str,
        typer.Option(
            "--set",
            metavar="SET",
            help="A set: a folder, or the id of a shipped one.",
            show_default="that of the file, else of this folder, else base, else one below it",
        ),
    ] = "",
    players: Annotated[int, typer.Option(min=1, help="How many play.")] = STANDARD.players,
    tables: Annotated[
        int, typer.Option(min=1, max=1000, help="Over how many tables, each set up by chance.")
    ] = STANDARD.number,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first table.")] = STANDARD.seed,
    most: Annotated[
        int,
        typer.Option(
            min=1, max=1_000_000, help="So many outcomes of one option are written out at most."
        ),
    ] = MOST,
    format: Annotated[str, typer.Option("--format", help="text or json.")] = "text",
) -> None:
    """What a card does on average, option by option."""
    known_format(format, TEXT_OR_JSON)
    named = card.endswith(".dow") and Path(card).is_file()
    place = set or (card if named else _set_of(card))
    loaded = cards_of(place)
    if loaded.ruleset.odds is None:
        raise CommandError(f"`{loaded.ruleset.name}` does not say what odds are about")
    found = (
        _of_file(loaded, card)
        if named and not set
        else _called(loaded, Path(card).stem if named else card)
    )
    settings_of(loaded, None, {"players": players})  # as many as the game takes
    rows = _rows(loaded, place, found, Tables(players, seed, tables), most)
    if not rows:
        raise CommandError(
            f"the {found['kind']} `{shown(found['name'])}` carries nothing out by itself on these "
            f"tables"
        )
    if format == "json":
        as_json(
            SCHEMA,
            {
                "card": found["name"],
                "kind": found["kind"],
                "players": players,
                "tables": tables,
                "seed": seed,
                "manual": found["manual"],
                "held": rows[0].held,
                "left_out": list(rows[0].left_out),
                "full": dict(rows[0].full),
                "options": [_plain(row) for row in rows],
            },
        )
        return
    many, more = "s" if tables > 1 else "", "s" if players > 1 else ""
    emit(
        f"{shown(found['name'])} ({found['kind']}): what changes, over {tables} table{many} of "
        f"{players} player{more} from seed {seed}\n"
    )

    for said in rows[0].notes(tables):
        emit(f"{said}\n")
    played = rows[0].held or tables - len(rows[0].left_out)

    def line(row: Row) -> str:
        drawn = f", drawn at {row.drawn}" if row.drawn else ""
        return f"\n{shown(row.label)}  (possible at {row.tables} of {played}{drawn})\n"

    for row in rows:
        emit(line(row))
        if not row.tables:
            continue
        for text in (*_figures(row), *row.told_conditions()):
            emit(f"  {text}\n")
    spreads = [spread for row in rows for spread in row.spreads.values()]
    has_dice = bool(ruleset_registry.vocabulary(loaded.ruleset.name).chance)
    foot = f"\nmean: {'dice as they fall, ' if has_dice else ''}every choice equally likely"
    if any(spread.worst != spread.best for spread in spreads):
        foot += "; worst and best: choices made for the least and the most of it"
    emit(f"{foot}; least to most: what can come of it at all\n")
    if found["manual"]:
        emit("what the table does by itself (`manual`) is in no figure\n")


def _rows(
    cards: CardSet, place: str, facts: Mapping[str, Any], tables: Tables, most: int
) -> list[Row]:
    """Return the rows of a card, with its conditions where its file is at hand and has some: only
    then is its set checked, which takes longer than to load it.
    """
    written = WrittenCards(source_of(place), cards)
    if CONDITION.search(written.data(facts["path"])):
        card = written.card(facts["path"])
        if card.checked_card is not None:
            lines = card.text.split("\n")
            return odds_with_conditions(
                cards, card.checked_card, facts["path"], lines, tables, most
            )
    return odds_of(cards, facts, tables, most)


def _figures(row: Row) -> Iterator[str]:
    """Yield the lines of what an option changes: its worst and best where somebody chooses."""
    changed = {name: spread for name, spread in row.spreads.items() if spread.least or spread.most}
    chosen = any(spread.worst != spread.best for spread in changed.values())
    if changed:
        columns = f"{'worst':>8}{'best':>8}" if chosen else ""
        yield f"{'':16}{'mean':>8}{columns}   least to most"
    for name, spread in changed.items():
        columns = f"{spread.worst:>8.2f}{spread.best:>8.2f}" if chosen else ""
        yield f"{name:16}{spread.mean:>8.2f}{columns}   {spread.least} to {spread.most}"
    if row.lasting:
        yield f"not in these figures: {'; '.join(row.lasting)}"
    elif not changed:
        yield "nothing that is counted changes"


def _set_of(card: str) -> str:
    """The set of this folder if it has the card, else the first shipped one, else the first in the
    folders below this one.
    """

    def has(name: str) -> bool:
        return any(
            card.casefold() in (facts["name"].casefold(), facts["slug"])
            for facts in cards_of(name).facts
        )

    if Path(MANIFEST).is_file():
        with suppress(CardErrors, CommandError):
            if has("."):
                return "."
    shipped_sets = sorted(shipped_ids(), key=lambda name: name != STANDARD_SET)
    for name in shipped_sets:
        if has(name):
            return name
    near = sorted(
        file.parent for depth in ("*", "*/*") for file in Path().glob(f"{depth}/{MANIFEST}")
    )
    for folder in near[:MOST_SETS]:
        with suppress(CardErrors, CommandError):  # a set that does not check has its own command
            if has(str(folder)):
                return str(folder)
    return STANDARD_SET


def _of_file(cards: CardSet, path: str) -> Mapping[str, Any]:
    """The card of a file of this set, or of one that was added to it. Raises `CommandError`."""
    ((source, labels),) = gather([Path(path)])
    assert source.manifest is not None  # it was loaded
    files = {file.below for file in source.files if labels is None or file.label in labels}
    found = [
        facts
        for facts in cards.facts
        if facts["path"].startswith(f"{source.manifest.id}/") and facts["file"] in files
    ]
    if len(found) != 1:
        names = ", ".join(f"`{shown(facts['name'])}`" for facts in found)
        raise CommandError(
            f"`{shown(path)}` holds {len(found)} cards: {names}; name one, with `--set "
            f"{shown(path)}`"
            if found
            else f"`{shown(path)}` holds no card"
        )
    return found[0]


def _called(cards: CardSet, name: str) -> Mapping[str, Any]:
    """The card of this name or slug. Raises `CommandError`, which tells the near names and no
    other.
    """
    wanted = name.casefold()
    found = next(
        (facts for facts in cards.facts if wanted in (facts["name"].casefold(), facts["slug"])),
        None,
    )
    if found is not None:
        return found
    names = [facts["name"] for facts in cards.facts]
    if nearest(name, names):
        raise unknown("card", name, names)
    raise CommandError(
        f"unknown card `{shown(name[:NAME])}{'…' if len(name) > NAME else ''}`; `dow cards` lists "
        f"the names there are"
    )


def _plain(row: Any) -> dict[str, Any]:
    measures = {
        name: {
            "mean": round(spread.mean, 6),
            "worst": round(spread.worst, 6),
            "best": round(spread.best, 6),
            "least": spread.least,
            "most": spread.most,
        }
        for name, spread in row.spreads.items()
    }
    return {
        "option": row.label,
        "tables": row.tables,
        "drawn": row.drawn,
        "measures": measures,
        "lasting": list(row.lasting),
        "conditions": [
            {"line": each.line, "condition": each.said, "held": each.held, "asked": each.asked}
            for each in row.conditions
        ],
    }
