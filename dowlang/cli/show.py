"""How commands show things: colour, progress, findings, output that survives a closed pipe."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

import typer

from dowlang import __version__

if TYPE_CHECKING:
    from dowlang.source import Diagnostic, Source


def coloured() -> bool:
    """Colour only for a person at a terminal who has not said `NO_COLOR`."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR")


def emit(text: str) -> None:
    """Write text as it is, in UTF-8 where the terminal's encoding cannot show it otherwise."""
    try:
        sys.stdout.write(text)
    except UnicodeEncodeError:
        sys.stdout.flush()
        sys.stdout.buffer.write(text.encode(sys.stdout.encoding or "utf-8", "backslashreplace"))
    sys.stdout.flush()


def show_findings(findings: Sequence[Diagnostic], sources: Mapping[str, Source], form: str) -> str:
    """Findings in one of the five formats; for people a closing line counts them."""
    from dowlang.source import Findings
    from dowlang.source.rendering import Format, render, summary

    kept = Findings(findings)
    text = render(kept.shown(), Format(form), sources, colour=coloured(), version=__version__)
    if form in ("full", "concise"):
        text = (text.rstrip("\n") + "\n" if text else "") + summary(kept.errors, kept.warnings) + "\n"
    return text


@contextmanager
def bar(length: int, label: str) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error for a person; nothing in a pipe or for a handful of steps."""
    if not sys.stderr.isatty() or length < 5:
        yield lambda step: None
        return
    with typer.progressbar(length=length, label=label, file=sys.stderr) as progress:
        yield lambda step: progress.update(step)
