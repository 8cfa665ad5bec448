"""`dow test`: run the `test` blocks of cards."""

from __future__ import annotations

from typing import Annotated

import typer

from dowlang.cli.output import bar, coloured, emit, notice
from dowlang.cli.parameters import TEXT_OR_JSON, Paths
from dowlang.cli.paths import existing
from dowlang.cli.refusals import known_format
from dowlang.project.checking import tests_of


def run_tests(
    paths: Paths,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Tell which clauses no test has seen.")
    ] = False,
    least: Annotated[
        float | None,
        typer.Option(
            "--coverage-at-least",
            metavar="N",
            min=0,
            max=100,
            show_default=False,
            help="Exit 1 when fewer than N % of the clauses were seen; with `--coverage`.",
        ),
    ] = None,
    format: Annotated[str, typer.Option(help="text or json.")] = "text",
) -> None:
    """Run the `test` blocks of cards.

    A failure shows what was wanted, what was found and what led there.
    """
    # the page of `--help` and what is refused do without parser and checker: 0.1 s, not 0.4
    from dowlang import testing

    known_format(format, TEXT_OR_JSON)
    reports = []
    for asked in tests_of([existing(path) for path in paths], notice=notice):
        seen = None
        if coverage or least is not None:
            lines = {label: text.split("\n") for label, text in asked.texts.items()}
            marked = {
                path: testing.marked(checked_card, path, label, lines[label])
                for path, (checked_card, label) in asked.checked_cards.items()
            }
            seen = testing.watched(asked.cards, marked)
        with bar(len(asked.tests), "testing") as progress:
            reports.append(
                testing.run_tests(asked.cards, asked.tests, progress=lambda: progress(1), seen=seen)
            )
    whole = sum((report.coverage for report in reports), testing.Coverage())
    emit(
        testing.report(
            reports, format=format, coverage=coverage or least is not None, colour=coloured()
        ).rstrip("\n")
        + "\n"
    )
    if least is not None and whole.percent < least:
        notice(f"dow: {whole.percent} % of the clauses were seen, wanted at least {least:g} %")
        raise typer.Exit(1)
    raise typer.Exit(int(any(not result.passed for report in reports for result in report.results)))
