"""Arguments and options that several commands have."""

from __future__ import annotations

from typing import Annotated

import typer

TEXT_OR_JSON = ("text", "json")

Paths = Annotated[
    list[str],
    typer.Argument(metavar="PATH...", help="Sets, folders or card files.", show_default=False),
]
PathsOrInput = Annotated[
    list[str],
    typer.Argument(
        metavar="PATH...",
        show_default=False,
        help="Sets, folders or card files; `-` reads a card from standard input.",
    ),
]
SetOption = Annotated[
    str,
    typer.Option(
        "--set",
        metavar="SET",
        help="The set: a folder, or the id of a shipped one.",
        show_default="base",
    ),
]
SetOfFile = Annotated[
    str | None,
    typer.Option(
        "--set",
        metavar="SET",
        help="The set: a folder, or the id of a shipped one.",
        show_default="that which the file names",
    ),
]
Lang = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="CODE",
        help="Tell and ask in this language of the set, as ja.",
        show_default="English",
    ),
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
Deal = Annotated[
    list[str] | None,
    typer.Option(
        metavar="CARD",
        help='A card dealt first or surely, perhaps to a player ("Cricket Bat to 2"); repeatable.',
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
        metavar="NAME,...",
        help="Who plays: one name for all seats, or one a seat, by commas.",
        show_default="heuristic, or random in a game without",
    ),
]
Rules = Annotated[
    list[str] | None,
    typer.Option("--rule", metavar="KEY=VALUE", help="A number of the rules, changed; repeatable."),
]
Workers = Annotated[
    int,
    typer.Option(
        metavar="W",
        help="Worker processes; the figures are the same for any number.",
        min=1,
        max=256,
    ),
]
FormatOption = Annotated[str, typer.Option("--format", help="text or json.")]
RulesetOption = Annotated[
    str | None,
    typer.Option(
        "--ruleset",
        metavar="GAME",
        help="The game; without it, the first that has what is asked for.",
    ),
]
