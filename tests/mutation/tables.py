"""What is kept beside the code: `survivors.toml` (mutant -> why it may live), `rules.toml` (rule
-> the mutation a test of it kills).
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
# a reason begins with one of these
REASONS = (
    "equivalent: ",
    "narration wording: ",
    "speed: ",
    "advice: ",
    "internal fault: ",
)


@dataclass(frozen=True, slots=True)
class Proof:
    """The mutation named for a rule, and the test that it makes fail."""

    rule: str
    mutant: str
    test: str


def survivors() -> dict[str, str]:
    """Mutant -> reason."""
    return dict(tomllib.loads((HERE / "survivors.toml").read_text("utf-8"))["survivors"])


def proofs(table: Path = HERE / "rules.toml") -> list[Proof]:
    """One for each executable rule, in the order of the rules."""
    return [
        Proof(rule, one["mutant"], one["test"])
        for rule, one in tomllib.loads(table.read_text("utf-8")).items()
    ]


def quoted(text: str) -> str:
    """A basic string of TOML."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
