"""`dow odds`: what a card does on average."""

from __future__ import annotations

from pathlib import PurePath
from typing import Annotated, Any

import typer

from dowlang.cli.playing import cards_of
from dowlang.cli.show import as_json, emit
from dowlang.cli.trouble import Trouble, known_format, shown, unknown

FORMATS = ("text", "json")
SCHEMA = "dowlang/odds/1"


def odds(
    card: Annotated[str, typer.Argument(metavar="CARD", help="Name or slug of a card, or its file.")],
    set: Annotated[str, typer.Option("--set", metavar="SET", help="A set: a folder, or the id of a shipped one.")] = "base",
    players: Annotated[int, typer.Option(min=2, max=5, help="How many play.")] = 4,
    tables: Annotated[int, typer.Option(min=1, max=1000, help="Over how many tables, each set up by chance.")] = 5,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first table.")] = 1,
    most: Annotated[int, typer.Option(min=1, max=1_000_000, help="So many outcomes of one option are written out at most.")] = 5_000,
    format: Annotated[str, typer.Option("--format", help="text or json.")] = "text",
) -> None:
    """What a card does on average, option by option."""
    from dowlang.simulate.odds import Row, told

    known_format(format, FORMATS)
    loaded = cards_of(set)
    if loaded.ruleset.odds is None:
        raise Trouble(f"`{loaded.ruleset.name}` does not say what odds are about")
    wanted = (PurePath(card).stem if card.endswith(".dow") else card).casefold()
    found = next((facts for facts in loaded.facts if wanted in (facts["name"].casefold(), facts["slug"])), None)
    if found is None:
        raise unknown("card", card, [facts["name"] for facts in loaded.facts])
    rows = told(loaded, found, players, seed, tables, most)
    if not rows:
        raise Trouble(f"the {found['kind']} `{shown(found['name'])}` carries nothing out by itself on these tables")
    if format == "json":
        as_json(SCHEMA, {"card": found["name"], "kind": found["kind"], "players": players, "tables": tables, "seed": seed,
                         "manual": found["manual"], "options": [_plain(row) for row in rows]})  # fmt: skip
        return
    many = "s" if tables > 1 else ""
    emit(f"{shown(found['name'])} ({found['kind']}): what changes, over {tables} table{many} of {players} players from seed {seed}\n")

    def line(row: Row) -> str:
        drawn = f", drawn at {row.drawn}" if row.drawn else ""
        return f"\n{shown(row.label)}  (possible at {row.tables} of {tables}{drawn})\n"

    for row in rows:
        emit(line(row))
        emit(f"  {'':16}{'mean':>8}{'worst':>8}{'best':>8}   least to most\n")
        for name, spread in row.spreads.items():
            if name in loaded.ruleset.odds.first or spread.least or spread.most:
                emit(f"  {name:16}{spread.mean:>8.2f}{spread.worst:>8.2f}{spread.best:>8.2f}   {spread.least} to {spread.most}\n")
        if row.lasting:
            emit(f"  not in these figures: {'; '.join(row.lasting)}\n")
        elif not any(spread.least or spread.most for spread in row.spreads.values()):
            emit("  nothing that is counted changes\n")
    emit("\nmean: dice as they fall, every choice equally likely; worst and best: choices made for the least and the most of it\n")
    if found["manual"]:
        emit("what the table does by itself (`manual`) is in no figure\n")


def _plain(row: Any) -> dict[str, Any]:
    measures = {
        name: {"mean": round(spread.mean, 6), "worst": round(spread.worst, 6), "best": round(spread.best, 6), "least": spread.least,
               "most": spread.most}
        for name, spread in row.spreads.items()
    }  # fmt: skip
    return {"option": row.label, "tables": row.tables, "drawn": row.drawn, "measures": measures, "lasting": list(row.lasting)}


COMMANDS = (odds,)
