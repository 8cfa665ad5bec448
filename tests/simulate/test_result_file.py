"""A file of games: the same for any number of workers, whole after every kind of stop, gone on
with, refused when it is not what it should be.
"""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from dowlang.cli.main import main
from dowlang.simulate import ResultFile, ResultFileError, Source, simulate
from dowlang.simulate.statistics import half_width
from tests.cli.running import COMMAND, ROOT, environment

TOY = Source("tests.worlds.toy", "load")
TABLES = ("run", "games", "names", "counts", "goals")


def content(path: Path) -> dict[str, list[Any]]:
    """All that is told of the games, whatever was played first."""
    with ResultFile.open(path) as file:
        return {
            "about": [{key: file.about[key] for key in file.about if key != "wanted"}],
            "games": file.rows("SELECT * FROM games ORDER BY number"),
            "counts": file.rows(
                "SELECT game, what, names.name, detail, seat, count FROM counts"
                " JOIN names ON names.id = counts.name ORDER BY 1, 2, 3, 4, 5"
            ),
            "goals": file.rows("SELECT * FROM goals ORDER BY game, rowid"),
        }


def played(path: Path, games: int, **more: Any) -> dict[str, Any]:
    """Play games of the toy into a file, new or not."""
    with ResultFile.open(path) if path.exists() else ResultFile.new(path) as file:
        return simulate(TOY, {"players": 3}, games=games, seed=7, file=file, told=True, **more)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """A run of 130 games in one go."""
    path = tmp_path_factory.mktemp("whole") / "games.sqlite"
    return path, played(path, 130)


def test_what_is_in_a_file(whole: tuple[Path, dict[str, Any]]) -> None:
    path, results = whole
    found = content(path)
    assert [row[:2] for row in found["games"]] == [(n, n + 7) for n in range(130)]
    assert all(row[6] and not row[7] for row in found["games"])  # a checksum, no fault
    assert {json.dumps(json.loads(row[2])) for row in found["games"]} == {
        json.dumps(found["about"][0]["settings"])
    }
    asked = Counter[str]()
    for _, what, name, _, _, count in found["counts"]:
        asked[name] += count if what == "asked" else 0
    assert {kind: row["asked"] for kind, row in results["play"]["decisions"].items()} == {
        kind: asked[kind] for kind in results["play"]["decisions"]
    }
    assert sum(row[5] for row in found["games"]) == asked.total()
    with sqlite3.connect(path) as link:
        assert link.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert link.execute("PRAGMA foreign_key_check").fetchall() == []


@pytest.mark.sample(1)
@pytest.mark.parametrize("workers", [1, 2])
def test_a_run_in_pieces_is_the_run_in_one_go(
    whole: tuple[Path, dict[str, Any]], tmp_path: Path, workers: int
) -> None:
    path = tmp_path / "games.sqlite"
    for games in (10, 60, 130):
        results = played(path, games, workers=workers)
    assert content(path) == content(whole[0])
    assert json.dumps(results) == json.dumps(whole[1])


def test_nothing_is_played_twice(
    whole: tuple[Path, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    from dowlang.simulate import runs

    monkeypatch.setattr(runs, "play_chunk", lambda *_: pytest.fail("played"))
    assert json.dumps(played(whole[0], 130)) == json.dumps(whole[1])


def test_a_stop_in_the_middle_of_a_chunk_leaves_whole_games(
    whole: tuple[Path, dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, real = tmp_path / "games.sqlite", ResultFile._keep_one

    def stopped(self: ResultFile, number: int, record: Any) -> None:
        if number == 61:
            raise KeyboardInterrupt
        real(self, number, record)

    monkeypatch.setattr(ResultFile, "_keep_one", stopped)
    with pytest.raises(KeyboardInterrupt):
        played(path, 130)
    with ResultFile.open(path) as file:
        assert file.count == 50
    monkeypatch.setattr(ResultFile, "_keep_one", real)
    played(path, 130)
    assert content(path) == content(whole[0])


def test_a_full_disk_keeps_whole_chunks_and_the_run_goes_on_later(
    whole: tuple[Path, dict[str, Any]], tmp_path: Path
) -> None:
    path = tmp_path / "games.sqlite"
    with ResultFile.new(path) as file:
        pages = whole[0].stat().st_size // 4096 * 4 // 5
        file._link.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(ResultFileError, match="disk is full") as caught:
            simulate(TOY, {"players": 3}, games=130, seed=7, file=file)
        assert caught.value.writing and 0 < file.count < 130 and file.count % 25 == 0
    played(path, 130)
    assert content(path) == content(whole[0])


def test_two_runs_on_one_file(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    played(path, 25)
    with ResultFile.open(path) as one, ResultFile.open(path) as other:
        first = list(one.records())
        one.keep(25, first)
        with pytest.raises(ResultFileError, match="another run"):
            other.keep(25, first)
        assert other.count == 50


@pytest.mark.parametrize(
    "changed",
    [
        {"settings": {"players": 4}},
        {"agents": ["first"]},
        {"seed": 8},
        {"rules": {"rounds": 3}},
        {"source": Source("tests.simulate.fragile", "load_other_version")},
    ],
    ids=lambda changed: next(iter(changed)),
)
def test_a_run_that_goes_on_is_the_same_run(tmp_path: Path, changed: dict[str, Any]) -> None:
    path = tmp_path / "games.sqlite"
    played(path, 25)
    given: dict[str, Any] = {
        "source": TOY,
        "settings": {"players": 3},
        "agents": ["random"],
        "seed": 7,
        "rules": {},
        **changed,
    }
    key = "set" if "source" in changed else next(iter(changed))
    with ResultFile.open(path) as file, pytest.raises(ResultFileError, match=f"another {key}"):
        simulate(
            given["source"],
            given["settings"],
            given["agents"],
            games=50,
            seed=given["seed"],
            rules=given["rules"],
            file=file,
        )


def test_a_faulty_game_is_a_row(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with ResultFile.new(path) as file:
        results = simulate(
            Source("tests.simulate.fragile", "load_with_fault"), games=9, seed=0, file=file
        )
        rows = file.rows("SELECT seed, cause, result, checksum, error FROM games WHERE error != ''")
    assert [row[0] for row in rows] == [1, 4, 7] and results["faults"]["count"] == 3
    assert all(row[1:4] == (None, None, "") and "planted" in row[4] for row in rows)


@pytest.mark.sample(1)
@pytest.mark.parametrize("workers", [1, 2])
def test_a_precision_ends_after_the_same_game(workers: int, tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with ResultFile.new(path) as file:
        results = simulate(
            TOY, {"players": 3}, games=5000, seed=7, until=0.02, workers=workers, file=file
        )
        won = [bool(record.result and record.result["winners"]) for record in file.records()]
    wanted = next(n for n in range(100, 5000, 25) if half_width(sum(won[:n]), len(won[:n])) <= 0.02)
    assert results["games"] == len(won) == wanted > 100
    assert results["outcomes"]["won"]["of"] == wanted


@pytest.mark.parametrize(
    "written",
    [b"", b"no database", b"SQLite format 3\0" + bytes(200)],
    ids=["empty", "text", "broken"],
)
def test_a_file_that_is_none_of_games(
    written: bytes, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.sqlite"
    path.write_bytes(written)
    assert main(["sim", "--resume", str(path)]) == 2
    assert capfd.readouterr().err.count("\n") == 1
    assert main(["sim", "--file", str(path), "--games", "1"]) == 2
    assert "there is a file already" in capfd.readouterr().err
    assert path.read_bytes() == written


def test_changed_rows_are_refused_in_one_line(
    whole: tuple[Path, dict[str, Any]], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """A file from somebody else is never carried out, and never ends in a traceback."""
    for number, change in enumerate(
        (
            "UPDATE run SET value = 'x' WHERE key = 'settings'",
            "UPDATE run SET value = '[]' WHERE key = 'wanted'",
            'UPDATE run SET value = \'["os", "system", "true"]\' WHERE key = \'source\'',
            "UPDATE run SET value = '\"dowlang-games/9\"' WHERE key = 'schema'",
            "DELETE FROM run WHERE key = 'agents'",
            "DELETE FROM run",
            "UPDATE run SET value = '7' WHERE key = 'source'",
            "UPDATE run SET value = '{\"players\": [1]}' WHERE key = 'settings'",
            "DROP TABLE goals",
        )
    ):
        path = tmp_path / f"{number}.sqlite"
        path.write_bytes(whole[0].read_bytes())
        with sqlite3.connect(path) as link:
            link.execute(change)
        link.close()
        assert main(["sim", "--resume", str(path)]) == 2, change
        err = capfd.readouterr().err
        assert err.startswith("dow: ") and err.count("\n") == 1, (change, err)


@pytest.mark.proof
@pytest.mark.parametrize("seconds", [2.5, 4.0])
def test_a_killed_run_loses_nothing(seconds: float, tmp_path: Path) -> None:
    """The process is killed with its workers' parent; what is there is whole, and goes on."""
    path = tmp_path / "games.sqlite"
    run = subprocess.Popen(
        [*COMMAND, "sim", "--agents", "random", "--games", "100000", "--file", str(path)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd=ROOT,
        env=environment(),
    )
    until = time.monotonic() + 120
    while time.monotonic() < until and not _games(path):
        time.sleep(0.2)
    time.sleep(seconds - 2)
    os.kill(run.pid, signal.SIGKILL)
    run.wait(30)
    with ResultFile.open(path) as file:
        count = file.count
        assert count and count % 25 == 0
        assert file.rows("SELECT number FROM games ORDER BY 1") == [(n,) for n in range(count)]
        assert file.rows("PRAGMA integrity_check") == [("ok",)]
        before = list(file.records())
    assert main(["sim", "--resume", str(path), "--games", str(count + 30), "--workers", "1"]) == 0
    again = tmp_path / "again.sqlite"
    arguments = ["sim", "--agents", "random", "--workers", "1", "--file", str(again)]
    assert main([*arguments, "--games", "30"]) == 0
    with ResultFile.open(path) as file, ResultFile.open(again) as other:
        assert file.count == count + 30 and list(file.records())[:count] == before
        alike = min(30, count)  # a slow machine has played one chunk when it is killed
        assert list(other.records())[:alike] == before[:alike]


def _games(path: Path) -> int:
    try:
        with ResultFile.open(path) as file:
            return file.count
    except ResultFileError:
        return 0


def test_options_that_a_run_keeps(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], whole: tuple[Path, dict[str, Any]]
) -> None:
    for option in ("--seed=1", "--agents=random", "--set=base", "--players=3", "--rule=a=1"):
        assert main(["sim", "--resume", str(tmp_path / "x"), option]) == 2
        assert "keeps what it had" in capfd.readouterr().err
    for text in ("0", "90%", "two", "-1"):
        assert main(["sim", f"--until={text}"]) == 2
        assert "wanted a number of percent" in capfd.readouterr().err
    assert main(["sim", "--resume", str(whole[0])]) == 2  # no set that `dow` loads
    assert "not one that `dow` loads" in capfd.readouterr().err
