"""`dow` as its users run it, with its output and exit code: within the process of the tests, or
in one of its own.
"""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from dowlang.cli.main import main

ROOT = Path(__file__).resolve().parents[2]
COMMAND = (sys.executable, "-m", "dowlang.cli")


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a finished process left."""

    code: int
    out: str
    err: str

    @property
    def line(self) -> str:
        """The one line on standard error of a command that was refused; anything else on it
        fails.
        """
        lines = [
            line for line in self.err.split("\n") if line and not line.startswith("compiling ")
        ]
        assert len(lines) == 1, self.err
        return lines[0]


def environment(**more: str) -> dict[str, str]:
    """The variables of this process, with the checkout importable and no colour asked for either
    way.
    """
    out = {
        key: value
        for key, value in os.environ.items()
        if key not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS")
    }
    return out | {"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"} | more


def dow(*arguments: str, stdin: bytes = b"", cwd: Path = ROOT, **variables: str) -> Outcome:
    """Run `dow` with these arguments in this process, its streams those of a pipe."""
    given, out, err = (
        io.TextIOWrapper(io.BytesIO(data), "utf-8", newline="\n") for data in (stdin, b"", b"")
    )
    before = Path.cwd()
    os.chdir(cwd)
    try:
        with (
            patch.dict(os.environ, environment(**variables), clear=True),
            patch("sys.stdin", given),
            redirect_stdout(out),
            redirect_stderr(err),
        ):
            code = main(list(arguments))
    finally:
        os.chdir(before)
    return _outcome(code, *(_written(stream) for stream in (out, err)))


def _written(stream: io.TextIOWrapper) -> bytes:
    stream.flush()
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue()


def _outcome(code: int, out: bytes, err: bytes) -> Outcome:
    """A traceback on either stream fails the test whatever it is about."""
    outcome = Outcome(code, out.decode("utf-8", "replace"), err.decode("utf-8", "replace"))
    assert "Traceback (most recent call last)" not in outcome.out + outcome.err, outcome.err
    return outcome


def dow_process(
    *arguments: str, stdin: bytes = b"", cwd: Path = ROOT, seconds: float = 120, **variables: str
) -> Outcome:
    """Run `dow` with these arguments in a process of its own."""
    ran = subprocess.run(
        [*COMMAND, *arguments],
        input=stdin,
        capture_output=True,
        cwd=cwd,
        env=environment(**variables),
        timeout=seconds,
        check=False,
    )
    return _outcome(ran.returncode, ran.stdout, ran.stderr)


CARD = """secret "The Last Candle"
    flavor "A light in the window."
    goal food >= 3
"""

MANIFEST = """id = "{id}"
name = "{id}"
version = "0.1"
edition = 1
ruleset = "dead_of_winter"
uses = ["base"]
authors = []
licence = "MIT"
"""


def a_set(
    folder: Path,
    identifier: str = "bells",
    card: str = CARD,
    name: str = "secrets/the_last_candle.dow",
) -> Path:
    """A set of one card, built on the standard set."""
    place = folder / identifier
    file = place / name
    file.parent.mkdir(parents=True)
    (place / "set.toml").write_text(MANIFEST.format(id=identifier), "utf-8")
    file.write_text(card, "utf-8")
    return place


def everything_below(folder: Path) -> dict[str, bytes]:
    """Path -> content of every file, to see that a command wrote nothing."""
    return {
        file.relative_to(folder).as_posix(): file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file()
    }
