"""Show things to the caller: colour, progress, output that survives a closed pipe."""

from __future__ import annotations

import errno
import io
import json
import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, TextIO

import typer


def coloured() -> bool:
    """Colour only for a person at a terminal who has not said `NO_COLOR`."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR")


def emit(text: str) -> None:
    """Write text to standard output as it is.

    A character that its encoding cannot hold is written as `\u2026`.
    """
    _write(sys.stdout, text)


def notice(text: str) -> None:
    """Print one line on standard error: what a program that reads the output must not find."""
    complain(text + "\n")


class Closed(io.TextIOBase):
    """Stand for a standard stream that was closed before the program began: every use of it is
    refused by the system's own error.
    """

    encoding = "utf-8"

    @property
    def buffer(self) -> Closed:
        """Return its bytes, which are not there either."""
        return self

    def write(self, text: object) -> int:
        """Refuse to write."""
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))

    def read(self, size: int | None = -1) -> Any:
        """Refuse to read."""
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))

    def readline(self, size: int = -1) -> Any:  # type: ignore[override]
        """Refuse to read."""
        return self.read()


def open_streams() -> None:
    """Put something in place of standard streams that are closed, so that using them is an error
    like any other.
    """
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Closed())


@lru_cache(maxsize=1)
def _obeyed() -> re.Pattern[str]:
    """Return a pattern of what a terminal obeys, our own colours among it.

    It is the last gate before a screen, whatever a text came from.
    """
    # `dow --version` and `--help` write nothing from outside, see `errors.shown`
    from dowlang.source.characters import BIDIRECTIONAL_CLASS

    return re.compile(
        "(?P<colour>\x1b\\[[0-9;]*m)|[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029"
        + BIDIRECTIONAL_CLASS
        + "]"
    )


def _write(stream: TextIO, text: str) -> None:
    encoding = stream.encoding or "utf-8"
    if not text.isprintable():
        text = _obeyed().sub(
            lambda found: found["colour"] if found["colour"] and coloured() else "\ufffd", text
        )
    stream.write(text.encode(encoding, "backslashreplace").decode(encoding))
    stream.flush()


def complain(text: str) -> None:
    """Write to standard error. Where nobody can be told the exit code says it alone."""
    try:
        _write(sys.stderr, text)
    except BrokenPipeError:
        raise
    except (OSError, ValueError):
        return


def as_json(schema: str, data: Mapping[str, Any]) -> None:
    """Write data with its schema's name and version to standard output."""
    emit(json.dumps({"schema": schema, **data}, indent=1, ensure_ascii=False) + "\n")


@contextmanager
def bar(length: int, label: str) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on standard error for a person.

    Nothing is shown in a pipe or for a handful of steps.
    """
    if not sys.stderr.isatty() or length < 5:
        yield lambda step: None
        return
    with typer.progressbar(length=length, label=label, file=sys.stderr) as progress:
        yield lambda step: progress.update(step)


@contextmanager
def renewed() -> Iterator[Callable[[str], None]]:
    """Show one line on standard error that takes the place of the one before, for a person.

    Nothing is shown in a pipe. The last line is wiped away.
    """
    if not sys.stderr.isatty():
        yield lambda text: None
        return
    last = 0

    def show(text: str) -> None:
        nonlocal last
        sys.stderr.write("\r" + text.ljust(last))
        sys.stderr.flush()
        last = len(text)

    try:
        yield show
    finally:
        show("")
        sys.stderr.write("\r")
        sys.stderr.flush()
