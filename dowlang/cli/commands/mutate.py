"""`dow mutate`: tell what the tests of cards miss."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from dowlang.cli.output import bar, emit, notice
from dowlang.cli.parameters import TEXT_OR_JSON, Paths
from dowlang.cli.paths import existing
from dowlang.cli.refusals import known_format, unknown
from dowlang.project.checking import tests_of


def mutate(
    paths: Paths,
    card: Annotated[str, typer.Option(metavar="NAME", help="Only the card of this name.")] = "",
    limit: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=1,
            show_default=False,
            help="Try N changes at most, taken evenly from all.",
        ),
    ] = None,
    format: Annotated[str, typer.Option(help="text or json.")] = "text",
    strict: Annotated[
        bool, typer.Option("--strict", help="Exit 1 when a change is missed.")
    ] = False,
) -> None:
    """Change cards a little and tell what their tests miss.

    A number, a comparison, a line left out, two blocks exchanged, another name, a condition turned
    round: each change is made in memory.
    """
    # the page of `--help` and what is refused do without parser and checker: 0.1 s, not 0.4
    from dowlang import testing

    known_format(format, TEXT_OR_JSON)
    benches = [
        testing.Bench(asked, card)
        for asked in tests_of([existing(path) for path in paths], notice=notice)
    ]
    if card and not any(bench.subjects for bench in benches):
        raise unknown(
            "card",
            card,
            [
                checked_card.name
                for bench in benches
                for checked_card, _ in bench.asked.checked_cards.values()
            ],
        )
    tries = [(bench, one) for bench in benches for one in bench.tries]
    tries = testing.evenly(tries, limit) if limit is not None else tries
    found = testing.Found(())
    with bar(len(tries), "changing") as progress:
        for bench in benches:
            found += bench.run([one for its, one in tries if its is bench], lambda: progress(1))
    emit(
        (
            json.dumps(found.to_dict(), indent=1, ensure_ascii=False)
            if format == "json"
            else testing.told(found)
        )
        + "\n"
    )
    raise typer.Exit(int(strict and found.missed > 0))
