"""`dow check`: find every mistake in cards."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
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

PARTED = "dowlang.project.writing.parted_lines"
"""The module that takes paragraphs apart. It reads prose, so it is loaded where something is mended
only.
"""

MOST_ROUNDS = 3
"""How often paragraphs are parted: into what is read together, and that into sentences."""

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

    if fix:
        mended = 0
        for _ in range(MOST_ROUNDS):
            mine = [found for found in findings if wanted(found)]
            parted = _part(mine, sources)
            if parted:  # each sentence is then found by itself
                findings, sources = _check(paths)
                mine = [found for found in findings if wanted(found)]
            once = _mend(mine, sources)
            mended += once
            if once:
                findings, sources = _check(paths)
            if not parted:
                break
        if mended:
            notice(f"{mended} {'place' if mended == 1 else 'places'} mended")
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
    """Apply the fixes of the findings to their files, and return how many were applied."""
    held = import_module(PARTED).without_held

    def mend(text: str, found: list[Diagnostic]) -> tuple[str, int]:
        return apply_fixes(text, held(text, found))

    return _changed([found for found in findings if found.file in sources], mend)


def _part(findings: list[Diagnostic], sources: dict[str, Source]) -> int:
    """Put the sentences of paragraphs that are not understood on lines of their own, and return how
    many paragraphs were parted.
    """
    part = import_module(PARTED).part_paragraphs
    return _changed([found for found in findings if found.file in sources], part)


def _changed(
    findings: list[Diagnostic], change: Callable[[str, list[Diagnostic]], tuple[str, int]]
) -> int:
    """Write the files of the findings with what is changed in them, and return how often."""
    count = 0
    for label in sorted({found.file for found in findings}):
        file = Path(label)
        before = read_file(file)
        text, changed = change(
            before.decode("utf-8-sig", "surrogateescape"),
            [found for found in findings if found.file == label],
        )
        if changed:
            start = b"\xef\xbb\xbf" if before.startswith(b"\xef\xbb\xbf") else b""
            write(file, start + text.encode("utf-8", "surrogateescape"))
            count += changed
    return count
