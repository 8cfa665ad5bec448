"""`dow cards`: what a set holds."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from dowlang.cli.errors import shown
from dowlang.cli.loaded_sets import cards_of, standard_place
from dowlang.cli.output import as_json, emit
from dowlang.cli.parameters import TEXT_OR_JSON, FormatOption
from dowlang.cli.refusals import known_format


def cards(
    path: Annotated[
        str,
        typer.Argument(
            metavar="[SET]",
            help="A set: a folder, or the id of a shipped one.",
            show_default="base",
        ),
    ] = "",
    format: FormatOption = "text",
) -> None:
    """What a set holds, with that of the sets it uses."""
    known_format(format, TEXT_OR_JSON)
    found: list[dict[str, Any]] = [
        {
            "kind": c["kind"],
            "name": c["name"],
            "slug": c["slug"],
            "copies": sum(c["copies"].values()),
            "deck": ", ".join(c["copies"]),
            "file": c["file"],
            "line": c["line"],
        }
        for c in cards_of(path or standard_place()).facts
    ]
    if format == "json":
        as_json("dowlang/cards/1", {"cards": found})
        return
    for kind in dict.fromkeys(card["kind"] for card in found):
        here = [card for card in found if card["kind"] == kind]
        emit(f"{kind} ({len(here)})\n")
        name, deck = (max(len(str(card[key])) for card in here) for key in ("name", "deck"))
        for card in here:
            emit(
                f"  {card['name']:{name}}  {card['copies']:>2} x {card['deck']:{deck}}  "
                f"{shown(card['file'])}:{card['line']}\n"
            )
    emit(f"{len(found)} cards, {sum(card['copies'] for card in found)} with their copies\n")
