"""`dow report`: what many games say, as a page, as text or as data."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from dowlang.cli.errors import CommandError, shown
from dowlang.cli.output import as_json, emit
from dowlang.cli.paths import written
from dowlang.cli.refusals import known_format
from dowlang.project import ruleset_registry
from dowlang.publish.games_report_page import report_page
from dowlang.rulesets import RULESETS
from dowlang.simulate import ResultFile, ResultFileError
from dowlang.simulate.report import SCHEMA, report_of
from dowlang.source.text_forms import percent

FORMATS = ("html", "text", "json")


def report(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="The games that `dow sim --file` kept."),
    ],
    format: Annotated[str, typer.Option("--format", help="html, text or json.")] = "html",
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="PAGE",
            help="Where the page goes; `-` writes it to standard output.",
            show_default="FILE with the ending .html",
        ),
    ] = None,
) -> None:
    """Tell what many games say: outcomes, goals, cards and findings.

    Shares have 95 % Wilson intervals. The page needs nothing else.
    """
    known_format(format, FORMATS)
    if out is not None and format != "html":
        raise CommandError(f"`--out` is for the page; `--format {format}` writes to the terminal")
    try:
        found = _report(file)
    except ResultFileError as wrong:
        raise CommandError(shown(str(wrong))) from None
    if format == "json":
        as_json(SCHEMA, found)
        return
    if format == "text":
        emit(findings_text(found))
        return
    page = report_page(found)
    if str(out) == "-":
        emit(page)
        return
    place = out or file.with_suffix(".html")
    written(str(place), page)
    emit(findings_text(found))
    emit(f"\nall figures: {shown(str(place))}\n")


def _report(file: Path) -> dict[str, Any]:
    with ResultFile.open(file) as games:
        about = games.about
        if not about:
            raise CommandError(f"{shown(str(file))}: its run never began, there is no game in it")
        try:
            name = str(about["ruleset"]["name"])
            if name not in RULESETS:
                raise CommandError(f"{shown(str(file))}: of the game `{shown(name)}`, unknown here")
            return report_of(games, ruleset_registry.ruleset(name))
        except (KeyError, TypeError, ValueError, IndexError, AttributeError):
            raise CommandError(f"{shown(str(file))}: what it says is damaged") from None


def findings_text(report: dict[str, Any]) -> str:
    """Return the findings of a report as lines for people."""
    success = report["success"]
    share = success["share"]
    lines = [
        f"{report['games']} games of {shown(report['set']['name'])} "
        f"{shown(report['set']['version'])}: {success['name']} in {percent(share['share'])} "
        f"({percent(share['low'])} to {percent(share['high'])})",
    ]
    if report["faults"]["count"]:
        first = report["faults"]["first"][0]
        lines.append(
            f"{report['faults']['count']} games were stopped by a fault, the first with seed "
            f"{first['seed']}: {shown(first['error'])}"
        )
    lines.append("")
    for finding in report["findings"]:
        place = f"{finding['file']}:{finding['line']}: " if finding["file"] else ""
        lines.append(shown(f"{place}{finding['says']}"))
    if not report["findings"]:
        lines.append("Nothing stands out at this number of games.")
    return "\n".join(lines) + "\n"
