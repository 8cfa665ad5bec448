"""`dow check`: find every mistake in cards."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from dowlang.cli.errors import CommandError
from dowlang.cli.findings import show_findings
from dowlang.cli.output import emit, notice
from dowlang.cli.parameters import PathsOrInput
from dowlang.cli.paths import STANDARD_INPUT, existing
from dowlang.cli.refusals import known_format, unknown
from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics.codes import CODES
from dowlang.diagnostics.fixes import apply_fixes
from dowlang.project import checking
from dowlang.source import Source
from dowlang.source.files import read_file, write

FORMATS = ("full", "concise", "json", "github", "sarif")


def check(
    paths: PathsOrInput,
    format: Annotated[str, typer.Option(help="full, concise, json, github or sarif.")] = "full",
    select: Annotated[
        list[str] | None,
        typer.Option(metavar="CODE", help="Only codes that begin so (DOW2, DOW2001); repeatable."),
    ] = None,
    ignore: Annotated[
        list[str] | None,
        typer.Option(metavar="CODE", help="Leave out codes that begin so; repeatable."),
    ] = None,
    strict: Annotated[bool, typer.Option("--strict", help="Warnings count as errors.")] = False,
    fix: Annotated[
        bool, typer.Option("--fix", help="Apply the safe fixes, then check again.")
    ] = False,
) -> None:
    """Find every mistake in cards, each at its place. Exit 1 when there is one."""
    known_format(format, FORMATS)
    selected, ignored = _codes(select), _codes(ignore)
    if fix and STANDARD_INPUT in paths:
        raise CommandError("`--fix` writes files and cannot go with `-`")
    findings, sources = _check(paths)

    def wanted(found: Diagnostic) -> bool:
        return (not selected or found.code.startswith(selected)) and not (
            ignored and found.code.startswith(ignored)
        )

    if fix and (mended := _mend([found for found in findings if wanted(found)], sources)):
        notice(f"{mended} {'place' if mended == 1 else 'places'} mended")
        findings, sources = _check(paths)
    kept = [found for found in findings if wanted(found)]
    emit(show_findings(kept, sources, format))
    raise typer.Exit(int(any(found.severity.value == "error" or strict for found in kept)))


def _codes(given: list[str] | None) -> tuple[str, ...]:
    """Beginnings of codes.

    One that no code begins with is refused: it would show or hide nothing, unseen.
    """
    codes = tuple(
        part.strip().upper() for one in given or () for part in one.split(",") if part.strip()
    )
    if codes:
        for code in codes:
            if not any(known.number.startswith(code) for known in CODES):
                raise unknown("code", code, [known.number for known in CODES])
    return codes


def _check(paths: list[str]) -> tuple[list[Diagnostic], dict[str, Source]]:
    if STANDARD_INPUT in paths:
        if len(paths) > 1:
            raise CommandError("`-` stands alone: the card on standard input is checked by itself")
        return checking.check_text(sys.stdin.buffer.read(), STANDARD_INPUT)
    return checking.check_paths([existing(path) for path in paths])


def _mend(findings: list[Diagnostic], sources: dict[str, Source]) -> int:
    count = 0
    for label in sorted({found.file for found in findings if found.fix and found.file in sources}):
        file = Path(label)
        before = read_file(file)
        text, mended = apply_fixes(
            before.decode("utf-8-sig", "surrogateescape"),
            [found for found in findings if found.file == label],
        )
        if mended:
            start = b"\xef\xbb\xbf" if before.startswith(b"\xef\xbb\xbf") else b""
            write(file, start + text.encode("utf-8", "surrogateescape"))
            count += mended
    return count
