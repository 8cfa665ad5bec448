"""What the user's cache keeps is bounded: the oldest entries of a room go, and any may be gone."""

from __future__ import annotations

import itertools
import os
from pathlib import Path

import pytest

from dowlang.project import cache, load
from dowlang.project.checking import check_paths
from tests.cli.running import CARD, a_set


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of its own, of eight entries a room, which is looked at every third time."""
    monkeypatch.setenv("DOWLANG_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(cache, "MOST", dict.fromkeys(cache.MOST, 8))
    monkeypatch.setattr(cache, "LOOKED_AT", 3)
    monkeypatch.setattr(cache, "_writes", {room: itertools.count() for room in cache.MOST})
    return tmp_path / "cache"


def keep_in_order(room: str, *places: str) -> None:
    """Keep an entry at each place, one second after the other."""
    for age, place in enumerate(places):
        cache.keep([age], room, *place.split("/"))
        entry = cache.cache_folder() / room / place.partition("/")[0]
        if entry.exists():
            os.utime(entry, (1_000_000 + age, 1_000_000 + age))


def test_a_room_never_grows_beyond_its_bound_and_keeps_what_is_newest(folder: Path) -> None:
    places = [f"{number:02}.json" for number in range(40)]
    for upto in range(1, 40):
        keep_in_order("checks", *places[:upto][-1:])
        there = {entry.name for entry in (folder / "checks").iterdir()}
        assert len(there) <= 8 * 5 // 4 + 3
    ages = [place for place in places[:39] if place in there]
    assert ages == places[39 - len(ages) : 39] and len(ages) >= 8


def test_a_set_goes_whole_and_other_rooms_stay(folder: Path) -> None:
    cache.keep([], "texts", "one.json")
    keep_in_order("sets", *[f"{number:02}/index.json" for number in range(25)])
    left = sorted(entry.name for entry in (folder / "sets").iterdir())
    assert 8 <= len(left) <= 13 and left[-1] == "24"
    assert cache.kept("sets", "24", "index.json") == [24]
    assert cache.kept("sets", "00", "index.json") is None
    assert cache.kept("texts", "one.json") == []


def test_tables_are_bounded_beside_the_rooms(folder: Path) -> None:
    cache.keep([], "checks", "one.json")
    for number in range(20):
        (folder / f"game-{number:02}.tables").write_bytes(b"x")
        os.utime(folder / f"game-{number:02}.tables", (number, number))
        cache.bound("tables")
    left = sorted(file.name for file in folder.glob("*.tables"))
    assert 8 <= len(left) <= 13 and left[-1] == "game-19.tables"
    assert cache.kept("checks", "one.json") == []


def test_a_folder_that_has_long_had_no_bound_shrinks_by_and_by(folder: Path) -> None:
    (folder / "checks").mkdir(parents=True)
    for number in range(100):
        (folder / "checks" / f"{number}.json").write_bytes(b"{}")
    there, looks = 100, 0
    while there > 13:
        keep_in_order("checks", *[f"new-{looks}-{number}.json" for number in range(3)])
        before, there = there, len([*(folder / "checks").iterdir()])
        assert before - there <= 3 * 8
        looks += 1
        assert looks < 60
    assert looks > 5


def test_what_cannot_be_removed_or_looked_at_costs_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "LOOKED_AT", 1)

    def refused(self: Path, missing_ok: bool = False) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr(Path, "unlink", refused)
    keep_in_order("checks", *[f"{number:02}.json" for number in range(20)])
    assert cache.kept("checks", "00.json") == [0] and cache.kept("checks", "19.json") == [19]
    monkeypatch.setattr(os, "scandir", refused)
    cache.bound("checks")


@pytest.mark.proof
def test_checks_go_on_when_everything_kept_is_gone(folder: Path, tmp_path: Path) -> None:
    """Edits of a set are checked and played beyond the bound, each as without a cache."""
    place = a_set(tmp_path, "bells", CARD)
    (card,) = place.rglob("*.dow")
    for number in range(14):
        card.write_text(CARD.replace("food", "food" if number % 2 else "fod") + "\n" * number)
        found = check_paths([place])[0]
        assert bool(found) == (number % 2 == 0)
        if not found:
            assert load(place).hash
    assert len([*(folder / "checks").iterdir()]) <= 13


def test_a_seal_outlives_numbers_as_keys(folder: Path) -> None:
    data = {"sentences": {2: "b", 10: "j"}}
    cache.keep(data, "texts", "one.json")
    assert cache.kept("texts", "one.json") == {"sentences": {"2": "b", "10": "j"}}
