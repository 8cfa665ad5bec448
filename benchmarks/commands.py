"""Whole processes: what a person waits for."""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.table import Table
from dowlang.project import pipeline
from dowlang.syntax.grammar import parser_factory

ROOT = Path(__file__).parent.parent
DOW = [sys.executable, "-m", "dowlang.cli"]


def seconds(
    command: list[str], environment: dict[str, str] | None = None, until: bytes | None = None
) -> float:
    """Wall seconds of a process, or until it has printed `until`."""
    # compiled Python is kept, as installed
    inherited = {
        name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"
    }
    start = time.perf_counter()
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env={**inherited, **(environment or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as process:
        assert process.stdout is not None
        if until is None:
            process.stdout.read()
            process.wait()
            return time.perf_counter() - start
        for line in process.stdout:
            if until in line:
                break
        took = time.perf_counter() - start
        process.kill()
        return took


def processor() -> float:
    """Processor seconds of all child processes so far: what a command costs on a machine that
    others use too.
    """
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


CHECKED = {"base": ("dead_of_winter", 1.0), "dwar7s": ("dwar7s_winter", 0.5)}
"""By set its ruleset and the seconds that a check without a cache may take."""


def checked(table: Table, name: str, most: tuple[str, float], runs: int) -> None:
    """`dow check` of a shipped set, cold and warm."""
    check, cold = [*DOW, "check", f"cards/{name}"], []
    ruleset, limit = most
    tables = ROOT / "grammar" / f"{ruleset}.tables"
    made = pipeline.language(ruleset).grammar
    if not parser_factory.are_current(made, tables):
        parser_factory.write_tables(made, tables)
    seconds(check)  # writes the compiled Python
    before = processor()
    for _ in range(runs):
        with tempfile.TemporaryDirectory() as empty:
            cold.append(seconds(check, {"DOWLANG_CACHE": empty}))
    figure = statistics.median(cold)
    used = (processor() - before) / runs
    table.add(
        f"dow check cards/{name}, no card cache",
        f"{figure:.2f} s wall, {used:.2f} s of processor",
        f"< {limit:g} s",
        figure < limit,
    )
    with tempfile.TemporaryDirectory() as cache:
        seconds(check, {"DOWLANG_CACHE": cache})
        warm = statistics.median(seconds(check, {"DOWLANG_CACHE": cache}) for _ in range(runs))
    table.add(f"dow check cards/{name}, nothing changed", f"{warm:.2f} s", "< 0.25 s", warm < 0.25)


def run(table: Table, runs: int = 7) -> None:
    """`dow check` cold and warm, `dow --version` and `dow play` against importing typer, memory
    of a playing process.
    """
    for name, most in CHECKED.items():
        checked(table, name, most, runs)
    typer_, version, play = [], [], []
    for _ in range(runs):
        typer_.append(seconds([sys.executable, "-c", "import typer"]))
        version.append(seconds([*DOW, "--version"]))
        play.append(seconds([*DOW, "play", "--seed", "7"], until=b"The game begins"))
    for name, times in (("dow --version", version), ("dow play to the first event", play)):
        ratio = statistics.median(a / b for a, b in zip(times, typer_, strict=True))
        table.add(
            f"{name} against `import typer`",
            f"{ratio:.2f} × ({statistics.median(times):.2f} s)",
            "<= 3.5 ×",
            ratio <= 3.5,
        )
    out = subprocess.run(
        [sys.executable, "-c", MEMORY], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    peak = int(out) / 1024
    table.add("peak memory of one playing process", f"{peak:.0f} MB", "< 60 MB", peak < 60)


MEMORY = """
import dowlang
from dowlang import simulate
cards = dowlang.load("cards/base")
for seed in range(40):
    simulate.play(cards, {"players": 4}, ("heuristic",), seed=seed)
# the parent's peak does not count here
print(next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM")))
"""
