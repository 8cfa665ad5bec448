"""Workers that are lost: before a game, at a game, beside others that play on."""

from __future__ import annotations

import os
import signal
import time
from dataclasses import dataclass
from multiprocessing import parent_process
from pathlib import Path

import pytest

from dowlang.simulate import WorkersLost, worker_pool
from dowlang.simulate.worker_pool import LOST_WITH_A_GAME, chunks_in_order

PIECES = [range(0, 5), range(5, 10), range(10, 12)]
WHOLE = [[seed * seed for seed in piece] for piece in PIECES]


@dataclass(frozen=True, slots=True)
class Trap:
    """A task that kills the process that plays it, as often as there are files in the folder."""

    folder: Path
    seed: int | None = None  # None: before any game

    def springs(self) -> None:
        for file in self.folder.iterdir():
            file.unlink(missing_ok=True)
            os.kill(os.getpid(), signal.SIGKILL)

    @classmethod
    def set(cls, folder: Path, times: int, seed: int | None = None) -> Trap:
        for number in range(times):
            (folder / str(number)).touch()
        return cls(folder, seed)


def squares(trap: Trap, seeds: range) -> list[int]:
    if not seeds and trap.seed is None:
        trap.springs()
    out = []
    for seed in seeds:
        if seed == trap.seed:
            trap.springs()
        out.append(seed * seed)
    return out


def lost_once_with_each(folder: Path, seeds: range) -> list[int]:
    """End a worker at the first game of each piece, once, and before any game from then on."""
    if parent_process() is not None:
        left = [file.name for file in folder.iterdir()]
        if not left or (seeds and str(seeds[0]) in left):
            for name in left and [str(seeds[0])]:
                (folder / name).unlink()
            os.kill(os.getpid(), signal.SIGKILL)
        while seeds and any(folder.iterdir()):
            time.sleep(0.01)
    return [seed * seed for seed in seeds]


def first_beside_deaths(folder: Path, seeds: range) -> list[int]:
    """Play the first piece while others die at the second, and write down that it was begun."""
    if seeds and seeds[0] == 0:
        with (folder / "begun").open("a") as file:
            file.write("x")
        while any((folder / "deaths").iterdir()):
            time.sleep(0.01)
    if seeds and seeds[0] == 5:
        while not (folder / "begun").exists():
            time.sleep(0.01)
        Trap(folder / "deaths").springs()
    return [seed * seed for seed in seeds]


@pytest.mark.proof
def test_workers_lost_before_they_play_are_replaced(tmp_path: Path) -> None:
    """More of them than may be lost with one game."""
    trap = Trap.set(tmp_path, LOST_WITH_A_GAME + 1)
    assert list(chunks_in_order(squares, trap, PIECES, 2)) == WHOLE
    assert not [*tmp_path.iterdir()]


@pytest.mark.proof
def test_workers_lost_with_a_game_fewer_times_than_allowed_cost_nothing(tmp_path: Path) -> None:
    trap = Trap.set(tmp_path, LOST_WITH_A_GAME - 1, seed=7)
    assert list(chunks_in_order(squares, trap, PIECES, 2)) == WHOLE


@pytest.mark.proof
def test_a_game_that_kills_its_workers_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not played here, which would end the tests."""
    monkeypatch.setattr(worker_pool, "LOST_IN_A_ROW", 1)
    trap = Trap.set(tmp_path, LOST_WITH_A_GAME, seed=7)
    chunks = chunks_in_order(squares, trap, PIECES, 2)
    with pytest.raises(WorkersLost, match="8 times at the game with seed 7, ") as caught:
        list(chunks)
    assert caught.value.during == 7 and 7 in caught.value.seeds


@pytest.mark.proof
def test_workers_that_never_play_are_helped_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the process that started them."""
    monkeypatch.setattr(worker_pool, "LOST_IN_A_ROW", 2)
    trap = Trap.set(tmp_path, 50)
    assert list(chunks_in_order(squares, trap, PIECES, 2)) == WHOLE
    assert [*tmp_path.iterdir()], "workers were lost until the end"


@pytest.mark.proof
def test_what_some_workers_were_lost_with_is_played_here_at_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_pool, "LOST_IN_A_ROW", 1)
    (tmp_path / "0").touch()
    (tmp_path / "5").touch()
    assert list(chunks_in_order(lost_once_with_each, tmp_path, PIECES[:2], 2)) == WHOLE[:2]


def test_a_lost_worker_takes_no_game_of_another_with_it(tmp_path: Path) -> None:
    deaths = tmp_path / "deaths"
    deaths.mkdir()
    Trap.set(deaths, LOST_WITH_A_GAME - 1)
    assert list(chunks_in_order(first_beside_deaths, tmp_path, PIECES, 2)) == WHOLE
    assert (tmp_path / "begun").read_text() == "x"
