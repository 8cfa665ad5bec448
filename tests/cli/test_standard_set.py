"""Without a set named it is the shipped standard set, whatever lies here; a folder that is named
goes before the shipped set of the same id, and that is told.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.cli.loaded_sets import standard_place, tell_of_folder
from dowlang.cli.main import main
from dowlang.cli.table_options import SeatOptions, TableOptions
from dowlang.project.sets import find_set

MANIFEST = """id = "base"
name = "Mine"
version = "1.0.0"
edition = 1
ruleset = "dead_of_winter"
uses = []
authors = []
licence = "MIT"
"""
TRACK = 'track "Only Here"\n    from 0 to 6, starting at 3\n'


@pytest.fixture
def beside_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The present folder, in which a set lies that is called like the standard one."""
    monkeypatch.chdir(tmp_path)
    tell_of_folder.cache_clear()  # another test may have been told
    (tmp_path / "base").mkdir()
    (tmp_path / "base" / "set.toml").write_text(MANIFEST, "utf-8")
    (tmp_path / "base" / "only_here.dow").write_text(TRACK, "utf-8")
    return tmp_path


def test_the_standard_set_is_the_shipped_one(
    beside_a_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shipped = str(find_set("base"))
    assert TableOptions(seats=SeatOptions()).place == standard_place() == shipped
    assert main(["cards"]) == 0
    said = capsys.readouterr()
    assert "Cleaver" in said.out and "Only Here" not in said.out and "folder" not in said.err


def test_a_folder_that_is_named_is_told(
    beside_a_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cards", "base"]) == 0
    said = capsys.readouterr()
    assert "Only Here" in said.out and "Cleaver" not in said.out
    told = "`base` is the folder here and not the shipped set of that id\n"
    assert said.err.count(told) == 1


def test_elsewhere_the_standard_set_is_called_by_its_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert TableOptions(seats=SeatOptions()).place == "base"
