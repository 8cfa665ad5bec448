"""How commands show things: colour, progress, findings, output that survives a closed pipe."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TextIO

import typer

from dowlang import __version__

if TYPE_CHECKING:
    from dowlang.project import CardErrors
    from dowlang.source import Diagnostic, Source


def coloured() -> bool:
    """Colour only for a person at a terminal who has not said `NO_COLOR`."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR")


def emit(text: str) -> None:
    """Write text to standard output as it is; what its encoding cannot hold, as `\\u2026`."""
    _write(sys.stdout, text)


def notice(text: str) -> None:
    """One line on standard error: what a program that reads the output must not find in it."""
    _write(sys.stderr, text + "\n")


def _write(stream: TextIO, text: str) -> None:
    encoding = stream.encoding or "utf-8"
    stream.write(text.encode(encoding, "backslashreplace").decode(encoding))
    stream.flush()


def complain(errors: CardErrors) -> None:
    """Show on standard error why a set cannot be used."""
    _write(sys.stderr, show_findings(errors.diagnostics, errors.sources, "full"))


def as_json(schema: str, data: Mapping[str, Any]) -> None:
    """Write data with its schema's name and version to standard output."""
    emit(json.dumps({"schema": schema, **data}, indent=1, ensure_ascii=False) + "\n")


def show_findings(findings: Sequence[Diagnostic], sources: Mapping[str, Source], form: str) -> str:
    """Findings in one of the five formats; for people a closing line counts them."""
    from dowlang.source import Findings
    from dowlang.source.rendering import Format, render, summary

    kept = Findings(findings)
    text = render(kept.shown(), Format(form), sources, colour=coloured(), version=__version__)
    if form == "full" and text:
        text = text.rstrip("\n") + "\n\n"
    if form in ("full", "concise"):
        return text + summary(kept.errors, kept.warnings) + "\n"
    return text.rstrip("\n") + "\n" if text.strip() else text


@contextmanager
def bar(length: int, label: str) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error for a person; nothing in a pipe or for a handful of steps."""
    if not sys.stderr.isatty() or length < 5:
        yield lambda step: None
        return
    with typer.progressbar(length=length, label=label, file=sys.stderr) as progress:
        yield lambda step: progress.update(step)
