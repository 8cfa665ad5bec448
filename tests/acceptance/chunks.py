"""The games of the acceptance run in chunks: what a worker plays, and the file in which finished
chunks are kept.

A chunk's outcome depends on its numbers and on the code alone, so a run that was stopped goes on
where it was: chunks already in the file and played by the same code are not played again. Every
line of the file is one chunk; a line that was cut off by a kill is left out.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import dowlang
from dowlang.engine.card_set import CardSet
from tests.acceptance.games import plan, play
from tests.acceptance.seen import Seen

ROOT = Path(__file__).resolve().parent.parent.parent
CODE = (
    "dowlang/engine",
    "dowlang/rulesets",
    "dowlang/agents",
    "generated",
    "tests/acceptance/games.py",
    "tests/acceptance/seen.py",
    "tests/rules/dead_of_winter/invariants.py",
    "tests/rules/dead_of_winter/ledger.py",
)
REPLAY = """
import json, sys, dowlang
from tests.acceptance.games import replayed
print(json.dumps(replayed([json.loads(line) for line in sys.stdin], dowlang.load("cards/base"))))
"""


@dataclass(frozen=True, slots=True)
class Task:
    """Some games: numbers `first` to `first + count - 1`; every so many of them copied at every
    decision, or replayed elsewhere (0: none).
    """

    first: int
    count: int
    copied: int
    replayed: int

    @property
    def key(self) -> str:
        """What it is known by in the file."""
        return f"{self.first}+{self.count} copied {self.copied} replayed {self.replayed}"


@dataclass(slots=True)
class Chunk:
    """What came of a task."""

    key: str
    code: str
    games: int = 0
    replays: int = 0
    digest: str = ""  # of all final digests
    faults: list[str] = field(default_factory=list)
    seen: Seen = field(default_factory=Seen)

    def to_line(self) -> str:
        """One line of the file."""
        return (
            json.dumps(
                {name: getattr(self, name) for name in PLAIN} | {"seen": self.seen.to_dict()}
            )
            + "\n"
        )


PLAIN = ("key", "code", "games", "replays", "digest", "faults")


def from_line(line: str) -> Chunk | None:
    """Back from `to_line`; None for half a line."""
    try:
        data: dict[str, Any] = json.loads(line)
        return Chunk(**{name: data[name] for name in PLAIN}, seen=Seen.from_dict(data["seen"]))
    except (ValueError, KeyError, TypeError):
        return None


@lru_cache(maxsize=1)
def base() -> CardSet:
    """The base set, loaded once a process."""
    return dowlang.load(ROOT / "cards" / "base")


@lru_cache(maxsize=1)
def code() -> str:
    """Digest of everything that a game's course depends on: engine, ruleset, agents, handlers,
    the plan of the games, the laws.
    """
    digest = hashlib.sha256(base().hash.encode())
    for place in CODE:
        for path in (
            sorted((ROOT / place).rglob("*.py")) if (ROOT / place).is_dir() else [ROOT / place]
        ):
            digest.update(path.relative_to(ROOT).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def play_chunk(task: Task) -> Chunk:
    """Play the games of a task, replay some in another process: what a worker does."""
    cards, out, ends = base(), Chunk(task.key, code()), hashlib.sha256()
    journals: list[tuple[int, str, str]] = []
    for number in range(task.first, task.first + task.count):
        todo = plan(cards, number, bool(task.copied) and number % task.copied == 0)
        try:
            game, text, seen = play(cards, todo)
        except Exception as fault:  # counted and shown, whatever it is
            out.faults.append(
                f"game {number} {todo.settings} {todo.rules} {todo.agents}: "
                f"{type(fault).__name__}: {fault}"
            )
            continue
        out.games += 1
        out.seen.add(seen)
        ends.update(game.digest.encode())
        if task.replayed and number % task.replayed == 0:
            journals.append((number, text, game.digest))
    out.digest = ends.hexdigest()[:16]
    out.replays = replay_elsewhere(journals, out.faults)
    return out


def replay_elsewhere(journals: Sequence[tuple[int, str, str]], faults: list[str]) -> int:
    """Replay in a process with another `PYTHONHASHSEED`; how many came to the same digest, the
    others become faults.
    """
    if not journals:
        return 0
    environment = {
        **os.environ,
        "PYTHONHASHSEED": str(1 + journals[0][0] % 1000),
        "PYTHONPATH": str(ROOT),
    }
    lines = "".join(json.dumps(text) + "\n" for _, text, _ in journals)
    done = subprocess.run(
        [sys.executable, "-c", REPLAY],
        input=lines,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=environment,
        check=False,
    )
    if done.returncode:
        faults.append(
            f"replay of games {journals[0][0]}..{journals[-1][0]}: "
            f"{done.stderr.strip().splitlines()[-1:]}"
        )
        return 0
    same = 0
    for (number, _, wanted), found in zip(journals, json.loads(done.stdout), strict=True):
        same += found == wanted
        if found != wanted:
            faults.append(f"game {number}: the replay came to {found}, the game to {wanted}")
    return same


# ---- the file
def kept(path: Path | None) -> Iterator[Chunk]:
    """Chunks in the file that this code has played."""
    if path is None or not path.exists():
        return
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            chunk = from_line(line)
            if chunk is not None and chunk.code == code():
                yield chunk


def keep(path: Path | None, chunk: Chunk) -> None:
    """Add a finished chunk, on the disk before this returns."""
    if path is None:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab+") as file:
        if file.tell():
            file.seek(-1, os.SEEK_END)
            if file.read() != b"\n":  # half a line of a run that was killed
                file.write(b"\n")
        file.write(chunk.to_line().encode())
        file.flush()
        os.fsync(file.fileno())
