"""Games on a Dask cluster: a scheduler and two workers on loopback, one of which is killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from dowlang.simulate import Source, dask_cluster, simulate
from dowlang.simulate.dask_cluster import Cluster, ClusterRefused
from tests.cli.running import ROOT, dow, environment

TOY = Source("tests.worlds.toy", "load")
pytestmark = pytest.mark.proof


@dataclass
class Running:
    """The processes of a cluster."""

    address: str
    workers: list[subprocess.Popen[bytes]]
    folder: Path


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("cluster")
    scheduler = _started(
        folder,
        *("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard"),
        *("--scheduler-file", str(folder / "scheduler.json")),
    )
    for _ in range(600):
        if (folder / "scheduler.json").exists():
            break
        time.sleep(0.1)
    file = str(folder / "scheduler.json")
    workers = [
        _started(
            folder,
            *("worker", "--scheduler-file", file, "--nthreads", "1", "--no-dashboard"),
            *("--no-nanny", "--local-directory", str(folder / str(number))),
        )
        for number in range(2)
    ]
    address = json.loads((folder / "scheduler.json").read_text())["address"]
    yield Running(address, workers, folder)
    for process in (*workers, scheduler):
        process.kill()
        process.wait()


def _started(folder: Path, *arguments: str) -> subprocess.Popen[bytes]:
    with (folder / "log").open("ab") as log:
        return subprocess.Popen(
            [sys.executable, "-m", "dask", *arguments],
            stdout=log,
            stderr=log,
            cwd=ROOT,
            env=environment(DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES="5"),
        )


def test_a_cluster_gives_what_one_process_gives(running: Running) -> None:
    here = simulate(TOY, {"players": 3}, games=130, seed=7, told=True)
    with Cluster(running.address) as cluster:
        there = simulate(TOY, {"players": 3}, games=130, seed=7, told=True, workers=cluster)
    assert there == here


def test_files_of_games_are_the_same_and_go_on(running: Running, tmp_path: Path) -> None:
    few = ("--agents", "random", "--players", "2", "--format", "json")
    file = str(tmp_path / "games.sqlite")
    at = ("--dask", running.address)
    assert dow("sim", "--games", "30", "--file", file, *few, *at).code == 0
    there = dow("sim", "--resume", file, "--games", "60", "--format", "json", *at)
    here = dow("sim", "--games", "60", "--workers", "1", *few)
    assert there.code == here.code == 0
    assert there.out == here.out


def test_other_cards_are_not_played(running: Running, tmp_path: Path) -> None:
    """Workers load the set at the place it has here, as it was when they first did."""
    card = tmp_path / "one" / "crossroads" / "bell.dow"
    assert dow("new", "set", "one", cwd=tmp_path).code == 0
    card.parent.mkdir(exist_ok=True)
    few = ("--set", str(tmp_path / "one"), "--games", "2", "--agents", "random")
    at = ("--dask", running.address)
    assert dow("sim", *few, *at).code == 0
    for file in (tmp_path / "one").rglob("*.dow"):
        text = file.read_text("utf-8")
        text = text.replace("add 1 helpless survivor", "add 2 helpless survivors")
        file.write_text(text, "utf-8")
    refused = dow("sim", *few, *at)
    assert refused.code == 1 and "install the same version and lay the same set" in refused.line


def test_nothing_is_lost_with_a_killed_worker(running: Running) -> None:
    """One of the two is killed while games are under way: all are played, none twice."""
    here = simulate(TOY, {"players": 3}, games=400, seed=3, told=True)
    killed = []

    def progress(done: int, _: int) -> None:
        if done >= 50 and not killed:
            killed.append(done)
            os.kill(running.workers[0].pid, signal.SIGKILL)

    with Cluster(running.address) as cluster:
        there = simulate(
            TOY, {"players": 3}, games=400, seed=3, told=True, workers=cluster, progress=progress
        )
    assert killed and running.workers[0].wait(60) == -signal.SIGKILL
    assert there == here


def test_a_cluster_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dask_cluster, "SECONDS", 1)  # the whole of it is waited out
    outcome = dow("sim", "--games", "2", "--dask", "tcp://127.0.0.1:9")
    assert outcome.code == 1 and "no scheduler of Dask answers at tcp://127.0.0.1:9" in outcome.line
    with pytest.raises(ClusterRefused):
        Cluster("nowhere at all")
