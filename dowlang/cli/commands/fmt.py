"""`dow fmt`: give card files their one look."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from dowlang.cli.errors import CommandError, shown
from dowlang.cli.findings import show_findings
from dowlang.cli.output import bar, emit, notice
from dowlang.cli.parameters import PathsOrInput
from dowlang.cli.paths import STANDARD_INPUT, existing, short
from dowlang.source.files import read_file
from dowlang.source.limits import MAX_FILE_BYTES


def fmt(
    paths: PathsOrInput,
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; exit 1 when a file would change.")
    ] = False,
    diff: Annotated[
        bool, typer.Option("--diff", help="Write nothing; show what would change.")
    ] = False,
) -> None:
    """Give card files their one look.

    Keeps every comment and the meaning. A file with mistakes in it is left alone.
    """
    # the page of `--help` and what is refused do without parser and checker: 0.1 s, not 0.4
    from dowlang.project import formatting

    if STANDARD_INPUT in paths:
        if len(paths) > 1:
            raise CommandError(
                "`-` stands alone: the card on standard input is formatted to standard output"
            )
        _format_standard_input(check, diff)
    files = formatting.files_of([existing(path) for path in paths])
    changed = broken = 0
    with bar(len(files), "formatting") as progress:
        for file in files:
            outcome = formatting.formatted(
                read_file(file, MAX_FILE_BYTES + 1), short(file), formatting.ruleset_of(file)
            )
            progress(1)
            if outcome.text is None:
                broken += 1
                notice(
                    show_findings(
                        outcome.findings, {outcome.source.file: outcome.source}, "full"
                    ).rstrip("\n")
                )
            elif outcome.changed:
                changed += 1
                if diff:
                    emit(outcome.diff())
                elif check:
                    emit(f"would change {shown(outcome.source.file)}\n")
                else:
                    formatting.put(file, outcome)
    verb = "would change" if check or diff else "changed"
    summary = f"{changed} of {len(files)} {'file' if len(files) == 1 else 'files'} {verb}"
    summary += f", {broken} left alone because of mistakes" if broken else ""
    notice(summary) if diff else emit(summary + "\n")
    raise typer.Exit(int(bool(broken or (changed and (check or diff)))))


def _format_standard_input(check: bool, diff: bool) -> None:
    # the page of `--help` and what is refused do without parser and checker: 0.1 s, not 0.4
    from dowlang.project import formatting

    outcome = formatting.formatted(sys.stdin.buffer.read(), STANDARD_INPUT)
    if outcome.text is None:
        notice(
            show_findings(outcome.findings, {STANDARD_INPUT: outcome.source}, "full").rstrip("\n")
        )
        raise typer.Exit(1)
    if diff:
        emit(outcome.diff())
    elif check:
        line = outcome.first_changed
        emit(
            f"the card on standard input would "
            f"{f'change, first on line {line}' if line else 'not change'}\n"
        )
    else:
        emit(outcome.text)
    raise typer.Exit(int(outcome.changed and (check or diff)))
