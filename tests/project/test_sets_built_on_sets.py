"""Sets built on sets: each is read once, checked once and compiled once, whatever the shape of
what they use.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from dowlang.diagnostics.codes import TOO_MANY_SETS
from dowlang.project import card_selection, checked_set, checking, loading, pipeline, sets
from dowlang.project.card_selection import gather
from dowlang.project.sets import SetSource, read_set
from dowlang.source.limits import MAX_SETS_USED

MANIFEST = (
    'id = "{id}"\nname = "S"\nversion = "1"\nedition = 1\nruleset = "dead_of_winter"\nuses = '
    "[{uses}]\n"
)
CARD = 'secret "Bell {number}"\n    flavor "Ring."\n    goal morale >= 4\n'
SHAPES: dict[str, Callable[[int, int], list[int]]] = {
    "a chain": lambda at, size: [at - 1] if at else [],
    "each on all before": lambda at, size: list(range(at)),
    "each on two before": lambda at, size: list(range(max(0, at - 2), at)),
    "a star": lambda at, size: list(range(at)) if at == size - 1 else [],
    "layers of three": lambda at, size: [n for n in range(at // 3 * 3 - 3, at // 3 * 3) if n >= 0],
    "backwards": lambda at, size: list(range(at))[::-1],
}


def made(place: Path, size: int, shape: Callable[[int, int], list[int]]) -> Path:
    """Write so many sets and return the folder of the last."""
    for at in range(size):
        folder = place / f"s{at}"
        folder.mkdir(parents=True)
        uses = ", ".join(f'"s{other}"' for other in shape(at, size))
        (folder / "set.toml").write_text(MANIFEST.format(id=f"s{at}", uses=uses), "utf-8")
        (folder / "bell.dow").write_text(CARD.format(number=at), "utf-8")
    return place / f"s{size - 1}"


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each manifest, card file and folder is read."""
    seen: Counter[str] = Counter()
    read, look, manifest = sets.read_file, sets.survey, sets.read_manifest
    monkeypatch.setattr(
        sets, "read_file", lambda file, *more: seen.update([str(file)]) or read(file, *more)
    )
    monkeypatch.setattr(sets, "survey", lambda folder: seen.update([str(folder)]) or look(folder))
    monkeypatch.setattr(
        sets,
        "read_manifest",
        lambda folder, label: seen.update([f"{folder}/m"]) or manifest(folder, label),
    )
    return seen


@pytest.mark.sample(5)
@pytest.mark.parametrize("size", [1, 2, 6, 12, 40])
@pytest.mark.parametrize("shape", SHAPES)
def test_every_set_is_read_once(
    shape: str, size: int, tmp_path: Path, opened: Counter[str]
) -> None:
    top = read_set(made(tmp_path, size, SHAPES[shape]))
    assert set(opened.values()) == {1} and not top.findings
    reached = {source.folder for source in (*top.everything_used, top)}
    assert sum(name.endswith("/m") for name in opened) == len(reached) >= min(size, 1)
    order = [source.folder for source in top.everything_used]
    assert len(order) == len(set(order))
    below = {source.folder: source for source in (*top.everything_used, top)}
    for place, source in below.items():
        assert all(
            order.index(used.folder) < (order.index(place) if place in order else size)
            for used in source.uses
        )


@pytest.mark.parametrize("shape", SHAPES)
def test_a_folder_of_sets_is_read_once(shape: str, tmp_path: Path, opened: Counter[str]) -> None:
    made(tmp_path, 20, SHAPES[shape])
    found = gather([tmp_path])
    assert len(found) == 20 and set(opened.values()) == {1}


def looks(size: int, shape: str, place: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many steps it takes to say what a set is built on and how it is named, counted by the
    hashes and sets looked at.
    """
    import sys

    top = read_set(made(place, size, SHAPES[shape]))
    count = 0

    def called(frame: object, event: str, argument: object) -> None:
        nonlocal count
        count += event == "call"

    sys.setprofile(called)
    try:
        assert top.findings_key and top.digest and top.everything_used is not None
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.sample(2)
@pytest.mark.parametrize("shape", SHAPES)
def test_names_and_orders_cost_sets_and_edges(
    shape: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = (looks(size, shape, tmp_path / str(size), monkeypatch) for size in (30, 60))
    edges = sum(len(SHAPES[shape](at, 60)) for at in range(60)) / sum(
        len(SHAPES[shape](at, 30)) for at in range(30)
    )
    assert two <= 1.2 * max(2.0, edges) * one, (one, two)


@pytest.mark.sample(1)
@pytest.mark.parametrize("shape", ["a chain", "each on all before"])
def test_every_set_is_checked_once(
    shape: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = {"a chain": 100, "each on all before": 12}[shape]
    pipeline.language("dead_of_winter")
    monkeypatch.setenv("DOWLANG_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(loading, "_compiled", {})
    times: Counter[str] = Counter()
    check = checked_set.check
    monkeypatch.setattr(
        checked_set,
        "check",
        lambda source, *more: times.update([source.label]) or check(source, *more),
    )
    found, _ = checking.check_source(read_set(made(tmp_path, size, SHAPES[shape])))
    assert not found and len(times) == size and set(times.values()) == {1}


def codes(source: SetSource) -> list[str]:
    return [found.code for found in source.findings]


@pytest.mark.proof
def test_a_set_is_built_on_so_many_sets_and_no_more(tmp_path: Path, opened: Counter[str]) -> None:
    made(tmp_path, MAX_SETS_USED + 3, SHAPES["a chain"])
    last = read_set(tmp_path / f"s{MAX_SETS_USED}")
    assert (
        not last.findings and len(last.everything_used) == MAX_SETS_USED and len(last.digest) == 64
    )
    opened.clear()
    beyond = read_set(tmp_path / f"s{MAX_SETS_USED + 1}")
    assert codes(beyond) == [TOO_MANY_SETS.number] and beyond.manifest is None and not beyond.uses
    assert len(opened) <= MAX_SETS_USED + 2 and set(opened.values()) == {1}
    (told,) = beyond.findings
    assert told.span.line == 6 and str(MAX_SETS_USED) in told.message
    opened.clear()
    every = {source.folder.name: codes(source) for source, _ in gather([tmp_path])}
    assert set(opened.values()) == {1}
    assert [name for name, found in every.items() if found] == [
        f"s{MAX_SETS_USED + 1}",
        f"s{MAX_SETS_USED + 2}",
    ]
    assert [found.code for found in checking.check_source(beyond)[0]] == [TOO_MANY_SETS.number]


def test_a_star_of_too_many_sets_is_refused_before_they_are_looked_for(
    tmp_path: Path, opened: Counter[str]
) -> None:
    top = made(tmp_path, 1, SHAPES["a chain"])
    names = ", ".join(f'"t{number}"' for number in range(MAX_SETS_USED + 1))
    (top / "set.toml").write_text(MANIFEST.format(id="s0", uses=names), "utf-8")
    assert codes(read_set(top)) == [TOO_MANY_SETS.number] and len(opened) == 1


@pytest.mark.parametrize("size", [1, 2, 3, 30])
def test_a_circle_is_told_from_wherever_one_comes(
    size: int, tmp_path: Path, opened: Counter[str]
) -> None:
    made(tmp_path, size, lambda at, size: [(at + 1) % size])
    for start in {0, size // 2, size - 1}:
        opened.clear()
        top = read_set(tmp_path / f"s{start}")
        told = [found.code for source in (*top.everything_used, top) for found in source.findings]
        assert told == ["DOW4009"] and set(opened.values()) == {1}
    found, _ = checking.check_paths([tmp_path])
    assert {each.code for each in found} == {"DOW4009"}


def test_an_addition_beside_the_set_it_adds_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever stands in the folder of a used set while checking a text from elsewhere still has
    that set.
    """
    base = sets.find_set("base")
    monkeypatch.chdir(base)
    source = card_selection.addition([], {"bell.dow": CARD.format(number=1).encode()})
    assert [used.folder for used in source.everything_used] == [base]
    assert not checking.check_source(source)[0]
