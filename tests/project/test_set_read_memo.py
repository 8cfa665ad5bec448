"""A set that is read again comes from memory exactly where no file of it has changed."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dowlang.project import checking, set_read_memo
from dowlang.project.set_read_memo import one_moment, remembered
from dowlang.project.sets import read_set

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of a shipped set, changed long ago by the clock of the test."""
    monkeypatch.setattr(set_read_memo, "_REMEMBERED", {})
    later(monkeypatch)
    return Path(shutil.copytree(ROOT / "cards" / "dwar7s", tmp_path / "cards"))


def later(monkeypatch: pytest.MonkeyPatch, seconds: float = 60.0) -> None:
    now = set_read_memo.time.time()
    monkeypatch.setattr(set_read_memo.time, "time", lambda: now + seconds)


def a_card(folder: Path) -> Path:
    return sorted(folder.rglob("*.dow"))[0]


def edited(folder: Path) -> None:
    card = a_card(folder)
    card.write_bytes(card.read_bytes() + b"# more\n")


def edited_to_the_same_size(folder: Path) -> None:
    card, times = a_card(folder), a_card(folder).stat()
    card.write_bytes(card.read_bytes().swapcase())
    os.utime(card, ns=(times.st_atime_ns, times.st_mtime_ns))


def added(folder: Path) -> None:
    shutil.copy(a_card(folder), folder / "another.dow")


def removed(folder: Path) -> None:
    a_card(folder).unlink()


def moved(folder: Path) -> None:
    a_card(folder).rename(folder / "elsewhere.dow")


def of_another_version(folder: Path) -> None:
    manifest = folder / "set.toml"
    manifest.write_text(manifest.read_text("utf-8") + "\n", "utf-8")


def test_an_unchanged_set_is_the_same_object(folder: Path) -> None:
    first = remembered(folder)
    assert first == read_set(folder) and len(first.files) > 20
    assert remembered(folder) is first


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "change", (edited, edited_to_the_same_size, added, removed, moved, of_another_version)
)
def test_what_has_changed_is_read_again(folder: Path, change: Callable[[Path], None]) -> None:
    first = remembered(folder)
    change(folder)
    again = remembered(folder)
    assert again is not first and again.findings_key != first.findings_key
    assert again.findings_key == read_set(folder).findings_key


def test_what_was_changed_a_moment_ago_is_not_remembered(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later(monkeypatch, -61.0)
    assert remembered(folder) is not remembered(folder)
    later(monkeypatch, 61.0)
    assert remembered(folder) is remembered(folder)


@pytest.mark.sample(2)
@pytest.mark.parametrize("change", (edited, added, removed))
def test_within_one_moment_a_set_is_as_it_was_first(
    folder: Path, change: Callable[[Path], None]
) -> None:
    with one_moment():
        first = remembered(folder)
        with one_moment():
            change(folder)
            assert remembered(folder) is first
        assert remembered(folder) is first
    assert remembered(folder).findings_key == read_set(folder).findings_key != first.findings_key


def test_labels_are_told_from_where_one_stands(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder.parent)
    near = remembered(folder)
    monkeypatch.chdir("/")
    far = remembered(folder)
    assert near.label == "cards" and far.label.endswith("/cards")
    assert [file.hash for file in near.files] == [file.hash for file in far.files]


def test_many_cards_outside_a_set_read_the_standard_set_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(set_read_memo, "_REMEMBERED", {})
    later(monkeypatch)
    times: list[Any] = []
    monkeypatch.setattr(set_read_memo, "read_set", lambda at: times.append(at) or read_set(at))
    for number in range(3):
        text = f'item "A Spoon {number}"\n    food\n'
        found = checking.check_text(text.encode(), "spoon.dow")[0]
        assert [each.code for each in found] == ["DOW5021"]
    assert len(times) == 1
