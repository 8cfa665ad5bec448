"""Stop a run of many games again and again, go on with it, and look for lost or doubled games.

    python -m tests.acceptance.stops --workers-killed 100 --kills 50 --interrupts 50

A run keeps its games in a file. Workers are killed with signal 9 while it goes on by itself, the
run is killed with signal 9, and it is interrupted as by Ctrl-C. After each stop of the run it goes
on with `--resume`. At the end the file holds the rows of a run that nobody stopped.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from dowlang.simulate import ResultFile
from tests.cli.running import COMMAND, ROOT, environment

STEP = 100  # games by which the run is to be longer each time it is over before all stops are made
ROWS = {
    "games": "SELECT * FROM games ORDER BY number",
    "counts": "SELECT game, what, names.name, detail, seat, count FROM counts"
    " JOIN names ON names.id = counts.name ORDER BY 1, 2, 3, 4, 5",
    "goals": "SELECT game, round, card, seat, clause, have, want FROM goals ORDER BY game, rowid",
}
# how an end begins that comes while Python itself starts, before the first line of dow
PYTHON_STARTING = ("Fatal Python error: ", "Could not import runpy module")
WORKER, KILL, INTERRUPT = "workers killed", "runs killed", "runs interrupted"


@dataclass
class Stops:
    """The stops that are wanted, and those made so far."""

    wanted: dict[str, int]
    file: Path
    chance: random.Random = field(default_factory=lambda: random.Random(1))
    made: Counter[str] = field(default_factory=Counter)
    ends: Counter[int] = field(default_factory=Counter)
    said: Counter[str] = field(default_factory=Counter)  # why runs ended with 1, in their words
    games: int = STEP

    @property
    def left(self) -> list[str]:
        """The kinds of stop of which more are wanted."""
        return [kind for kind, count in self.wanted.items() if self.made[kind] < count]

    def run(self) -> None:
        """Stop the run as often as wanted, then let it come to its end."""
        while self.left:
            process = self._started()
            self._disturb(process)
            self._ended(process)
            if self._kept() >= self.games:
                self.games += STEP
        while self._kept() < self.games:
            self._ended(self._started())

    def _started(self) -> subprocess.Popen[bytes]:
        start = ["sim", "--agents", "random", "--seed", "5", "--file", str(self.file)]
        resume = ["sim", "--resume", str(self.file)]
        how = resume if self._kept() else start
        if not self._kept():
            self.file.unlink(missing_ok=True)
        return subprocess.Popen(
            [*COMMAND, *how, "--games", str(self.games), "--workers", "2"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            cwd=ROOT,
            env=environment(),
            preexec_fn=_hear_interrupts,
        )

    def _ended(self, process: subprocess.Popen[bytes]) -> None:
        """Wait for the end of a run. Keep its exit code, and what it said if that is 1."""
        assert process.stderr is not None
        with process.stderr as said:
            lines = said.read().decode().strip().splitlines()
        code = process.wait()
        self.ends[code] += 1
        if code == 1:
            before = [line for line in lines if line.startswith(PYTHON_STARTING)]
            self.said[(before or lines or [""])[-1]] += 1

    def _disturb(self, process: subprocess.Popen[bytes]) -> None:
        """Wait a little, then stop the run or some of its workers, until it is over."""
        while process.poll() is None and self.left:
            kind = self.chance.choice(self.left)
            time.sleep(self.chance.uniform(0.1, 1.5))
            if kind == WORKER:
                self.made[kind] += _worker_killed(process.pid, self.chance)
            elif process.poll() is None:
                process.send_signal(signal.SIGKILL if kind == KILL else signal.SIGINT)
                self.made[kind] += 1
                process.wait()

    def _kept(self) -> int:
        if not self.file.exists():
            return 0
        with suppress(Exception), ResultFile.open(self.file) as file:
            return sum(1 for _ in file.games())
        return 0


def _hear_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def _worker_killed(parent: int, chance: random.Random) -> bool:
    """Kill one of the processes that play for a run. Return True if there was one."""
    workers = []
    for place in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, IndexError):
            if int((place / "stat").read_text().rpartition(")")[2].split()[1]) != parent:
                continue
            if b"spawn_main" in (place / "cmdline").read_bytes():
                workers.append(int(place.name))
    if not workers:
        return False
    with suppress(ProcessLookupError):
        os.kill(chance.choice(workers), signal.SIGKILL)
        return True
    return False


def rows(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """All that is kept of the games of a file."""
    with ResultFile.open(file) as kept:
        return {table: kept.rows(query) for table, query in ROWS.items()}


def compared(stops: Stops, whole: Path) -> list[str]:
    """Return what is wrong with the file, against a run of as many games that nobody stopped."""
    asked = ["sim", "--agents", "random", "--seed", "5", "--file", str(whole), "--workers", "2"]
    subprocess.run(
        [*COMMAND, *asked, "--games", str(stops.games)],
        stdout=subprocess.DEVNULL,
        cwd=ROOT,
        env=environment(),
        check=True,
    )
    found, wanted = rows(stops.file), rows(whole)
    wrong = [
        f"{table}: {len(found[table])} rows, wanted {len(wanted[table])}"
        for table in ROWS
        if found[table] != wanted[table]
    ]
    numbers = [row[0] for row in found["games"]]
    if numbers != list(range(stops.games)):
        wrong.append("games are missing or stand twice")
    return wrong


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--workers-killed", type=int, default=100)
    asked.add_argument("--kills", type=int, default=50)
    asked.add_argument("--interrupts", type=int, default=50)
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        wanted = {WORKER: given.workers_killed, KILL: given.kills, INTERRUPT: given.interrupts}
        stops = Stops(wanted, Path(folder) / "stopped.sqlite")
        stops.run()
        wrong = compared(stops, Path(folder) / "whole.sqlite")
        for kind, count in stops.made.items():
            print(f"{kind}: {count}")
        ends = ", ".join(f"{code} × {count}" for code, count in sorted(stops.ends.items()))
        print(f"ends of the run (exit codes): {ends}")
        for line, count in stops.said.most_common():
            print(f"{count} × {line}")
        print(f"{stops.games} games; " + ("; ".join(wrong) or "all rows right, none twice"))
        raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
