"""How a run of many games ends: with exit 1 when games were ended by a fault, and with its
workers when it is killed.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from dowlang.cli.main import main
from dowlang.simulate import Source, simulate
from tests.cli.running import COMMAND, ROOT, a_set, environment
from tests.hostile.test_set_off import CROSSROADS

LONG = (
    [*COMMAND, "sim", "--agents", "random", "--games", "1000000", "--workers", "2"],
    [sys.executable, "-m", "tests.contract.twins", "--pairs", "100000000"],
    [sys.executable, "-m", "tests.acceptance", "--games", "1000000", "--replayed", "0"],
)
"""All that plays over worker processes."""


@pytest.fixture
def wheels(tmp_path: Path) -> Path:
    """A set in which some games come to a card without end."""
    return a_set(tmp_path, "wheels", CROSSROADS, "crossroads/the_wheel.dow")


@pytest.mark.parametrize("form", ["text", "json"])
def test_exit_1_when_games_were_ended_by_a_fault(
    form: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    from dowlang import simulate as room

    real = simulate

    def some_faults(*arguments: Any, **named: Any) -> dict[str, Any]:
        results = real(*arguments, **named)
        first = [{"seed": 3, "error": "EndlessCard: DOW7011 `The \x1b[31mWheel` goes on"}]
        return {**results, "faults": {"count": faults, "first": first[:faults]}}

    monkeypatch.setattr(room, "simulate", some_faults)
    for faults, code in ((0, 0), (1, 1), (2, 1)):
        assert (
            main(["sim", "--games", "1", "--agents", "random", "--workers", "1", "--format", form])
            == code
        )
        out, err = capfd.readouterr()
        lines = [line for line in err.splitlines() if not line.startswith("compiling ")]
        assert bool(lines) == bool(faults) and len(lines) <= 1 and "\x1b" not in err
        if faults:
            said = "1 game was" if faults == 1 else "2 games were"
            assert lines[0].startswith(
                f"dow: {said} ended by a fault, the first with seed 3: EndlessCard: DOW7011"
            )
        if form == "json":
            assert json.loads(out)["faults"]["count"] == faults


def test_a_set_whose_games_all_end_by_a_card(
    wheels: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """The whole way, the first game among the faults: the results are told, and then how many
    games they lack.
    """
    lines = CROSSROADS.partition('"Turn it"\n')[2].partition("    option")[0]
    forced = CROSSROADS.replace("        gain 1 morale\n", lines)
    (wheels / "crossroads" / "the_wheel.dow").write_text(forced, "utf-8")
    code = main(
        ["sim", "--set", str(wheels), "--games", "40", "--agents", "random", "--workers", "1"]
    )
    out, err = capfd.readouterr()
    assert "40 games of" in out
    assert code == 1 and "ended by a fault" in err and "DOW7011" in err, err


def children(of: int) -> set[int]:
    """Processes whose parent this is, and theirs."""
    found, parents = set[int](), dict[int, int]()
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                parents[int(entry.name)] = int(
                    (entry / "stat").read_text().rpartition(")")[2].split()[1]
                )
            except (OSError, ValueError):
                continue
    waiting = [of]
    while waiting:
        above = waiting.pop()
        mine = {process for process, parent in parents.items() if parent == above}
        found |= mine
        waiting += mine
    return found


def alive(process: int) -> bool:
    try:
        return (Path("/proc") / str(process) / "stat").read_text().rpartition(")")[2].split()[
            0
        ] != "Z"
    except OSError:
        return False


@pytest.mark.proof
@pytest.mark.sample(1)
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
@pytest.mark.parametrize("arguments", LONG, ids=lambda arguments: arguments[2])
def test_workers_end_with_their_parent(arguments: list[str]) -> None:
    run = subprocess.Popen(
        arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=ROOT, env=environment()
    )
    try:
        until = time.monotonic() + 60
        # two workers, and what counts their resources
        while len(workers := children(run.pid)) < 3 and time.monotonic() < until:
            time.sleep(0.2)
        assert len(workers) >= 2
        time.sleep(1.5)  # at work
    finally:
        run.send_signal(signal.SIGKILL)
        run.wait(30)
    until = time.monotonic() + 30
    while any(map(alive, workers)) and time.monotonic() < until:
        time.sleep(0.2)
    left = [process for process in workers if alive(process)]
    for process in left:
        os.kill(process, signal.SIGKILL)
    assert not left


def test_a_first_game_that_faults_is_counted() -> None:
    results = simulate(Source("tests.simulate.fragile", "load_with_fault"), games=6, seed=1)
    assert results["faults"]["count"] == 2 and results["outcomes"]["games"] == 4
