"""The tables of a run as Parquet: the same rows as in its file, whole or not there."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from dowlang.simulate import ResultFile, parquet
from dowlang.simulate.parquet import InTheWay, write_tables
from tests.cli.running import dow

SIM = ("sim", "--games", "30", "--agents", "random", "--workers", "1")


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A file of games and its tables, made by the command."""
    place = tmp_path_factory.mktemp("run")
    file, folder = place / "games.sqlite", place / "tables"
    done = dow(*SIM, "--file", str(file), "--parquet", str(folder))
    assert done.code == 0, done.err
    return file, folder


def test_tables_have_the_rows_of_the_file(run: tuple[Path, Path]) -> None:
    file, folder = run
    assert sorted(path.name for path in folder.iterdir()) == [
        "counts.parquet",
        "games.parquet",
        "goals.parquet",
    ]
    with ResultFile.open(file) as kept:
        for name, (query, columns) in parquet.TABLES.items():
            table: Any = pq.read_table(folder / f"{name}.parquet")
            assert table.column_names == [column for column, _ in columns]
            wanted = kept.rows(query, (0, 10**9))
            found = [tuple(row.values()) for row in table.to_pylist()]
            assert found == [tuple(row) for row in wanted] and len(found) >= 30


def test_the_number_of_games_at_once_makes_no_difference(
    run: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, folder = run
    monkeypatch.setattr(parquet, "GAMES_AT_ONCE", 7)
    with ResultFile.open(file) as kept:
        for name, path in write_tables(kept, tmp_path / "again").items():
            one, two = pq.read_table(path), pq.read_table(folder / f"{name}.parquet")
            assert one.equals(two)


def test_what_is_there_stays(run: tuple[Path, Path], tmp_path: Path) -> None:
    file, folder = run
    before = {path: path.read_bytes() for path in folder.iterdir()}
    with ResultFile.open(file) as kept, pytest.raises(InTheWay, match="already"):
        write_tables(kept, folder)
    other = tmp_path / "other.sqlite"
    done = dow(*SIM, "--file", str(other), "--parquet", str(folder))
    assert done.code == 2 and "there is a file already" in done.err and not other.exists()
    assert before == {path: path.read_bytes() for path in folder.iterdir()}


def test_a_table_that_breaks_off_is_not_there(
    run: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, _ = run
    broken = {**parquet.TABLES, "goals": ("SELECT no_such FROM goals", (("game", "int64"),))}
    monkeypatch.setattr(parquet, "TABLES", broken)
    with ResultFile.open(file) as kept, pytest.raises(Exception, match="no_such"):
        write_tables(kept, tmp_path / "half")
    assert sorted(path.name for path in (tmp_path / "half").iterdir()) == [
        "counts.parquet",
        "games.parquet",
    ]


def test_it_wants_a_file_and_its_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "wanted `--file FILE`" in dow(*SIM, "--parquet", str(tmp_path / "t")).err
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    done = dow(*SIM, "--file", str(tmp_path / "g.sqlite"), "--parquet", str(tmp_path / "t"))
    assert done.code == 2 and "dowlang[parquet]" in done.err
    assert not list(tmp_path.iterdir())
