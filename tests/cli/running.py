"""`dow` as its users run it: a process of its own, its output as it comes out, its exit code."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

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
        """The one line on standard error of a command that was refused; anything else on it fails."""
        lines = [line for line in self.err.split("\n") if line and not line.startswith("compiling ")]
        assert len(lines) == 1, self.err
        return lines[0]


def environment(**more: str) -> dict[str, str]:
    """The variables of this process, with the checkout importable and no colour asked for either way."""
    out = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS")}
    return out | {"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"} | more


def dow(*arguments: str, stdin: bytes = b"", cwd: Path = ROOT, seconds: float = 120, **variables: str) -> Outcome:
    """Run `dow` with these arguments. A traceback on either stream fails the test whatever it is about."""
    ran = subprocess.run([*COMMAND, *arguments], input=stdin, capture_output=True, cwd=cwd, env=environment(**variables), timeout=seconds,
                         check=False)  # fmt: skip
    outcome = Outcome(ran.returncode, ran.stdout.decode("utf-8", "replace"), ran.stderr.decode("utf-8", "replace"))
    assert "Traceback (most recent call last)" not in outcome.out + outcome.err, outcome.err
    return outcome


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


def a_set(folder: Path, identifier: str = "bells", card: str = CARD, name: str = "secrets/the_last_candle.dow") -> Path:
    """A set of one card, built on the standard set."""
    place = folder / identifier
    file = place / name
    file.parent.mkdir(parents=True)
    (place / "set.toml").write_text(MANIFEST.format(id=identifier), "utf-8")
    file.write_text(card, "utf-8")
    return place


def everything_below(folder: Path) -> dict[str, bytes]:
    """Path -> content of every file, to see that a command wrote nothing."""
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}
