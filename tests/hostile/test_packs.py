"""A hostile archive is refused with one line, nothing of it is written, and no time is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project.packs import library
from tests.cli.running import dow
from tests.hostile.hostile_packs import HOSTILE, good


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DOWLANG_LIBRARY", str(tmp_path / "library"))
    return tmp_path


def everything_below(folder: Path) -> dict[str, bytes]:
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in folder.rglob("*")
        if file.is_file()
    }


@pytest.mark.sample(24)
@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_pack_is_refused_with_one_line(name: str, home: Path) -> None:
    make, wanted = HOSTILE[name]
    file = home / "it.dowset"
    file.write_bytes(make())
    done = dow("add", str(file))
    assert done.code == 1 and done.out == ""
    assert wanted in done.line and "it.dowset` is not added: " in done.line
    assert len(done.line) - len(str(file)) < 300 and done.line.isprintable()
    assert everything_below(home).keys() == {"it.dowset"}


def test_there_are_forty_and_more() -> None:
    assert len(HOSTILE) >= 40


def test_the_pack_that_the_hostile_ones_differ_from_is_added(home: Path) -> None:
    file = home / "it.dowset"
    file.write_bytes(good())
    assert dow("add", str(file)).code == 0
    assert [one.manifest.id for one in library.entries() if not one.is_shipped] == ["bells"]


@pytest.mark.parametrize("name", ["a mistake", "cut off", "another version", "above"])
def test_what_lay_there_stays_when_another_version_is_refused(name: str, home: Path) -> None:
    file = home / "it.dowset"
    file.write_bytes(good())
    assert dow("add", str(file)).code == 0
    before = everything_below(home / "library")
    file.write_bytes(HOSTILE[name][0]())
    assert dow("add", str(file)).code == 1
    assert everything_below(home / "library") == before


@pytest.mark.sample(12)
@pytest.mark.parametrize("at", range(0, len(good()), 7))
def test_no_byte_can_be_changed(at: int, home: Path) -> None:
    data = bytearray(good())
    data[at] ^= 0x21
    file = home / "it.dowset"
    file.write_bytes(bytes(data))
    done = dow("add", str(file))
    assert done.code == 1 and "is not added: " in done.line
    assert everything_below(home).keys() == {"it.dowset"}
