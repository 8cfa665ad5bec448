"""Pictures that cards name: which are taken, what is said of the others, and where they go."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dowlang.diagnostics import Diagnostic
from dowlang.project import checking
from dowlang.project.artwork.picture_files import size_of
from dowlang.source.limits import MAX_PICTURE_BYTES, MAX_PICTURE_EDGE
from tests.cli.running import dow
from tests.project.picture_samples import BASELINE, PROGRESSIVE, png, with_notes

MANIFEST = (
    'id = "bells"\nname = "Bells"\nversion = "1.0"\nedition = 1\nruleset = "dead_of_winter"\n'
    'uses = ["base"]\n'
)
CARD = (
    'crossroads "The Bell"\n    flavor "Ring."\n    art "{}"\n    if morale <= 3\n'
    '    option "Ring it"\n        gain 1 morale\n    option "Leave it"\n        lose 1 morale\n'
)


def bells(folder: Path, art: str, files: dict[str, bytes], card: str = CARD) -> Path:
    place = folder / "bells"
    (place / "crossroads").mkdir(parents=True)
    (place / "set.toml").write_text(MANIFEST, encoding="utf-8")
    (place / "crossroads" / "bell.dow").write_text(card.format(art), encoding="utf-8")
    for name, data in files.items():
        (place / name).parent.mkdir(exist_ok=True, parents=True)
        (place / name).write_bytes(data)
    return place


def told(place: Path) -> list[Diagnostic]:
    found, _ = checking.check_paths([place])
    return [each for each in found if each.code == "DOW4025"]


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOWLANG_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("DOWLANG_LIBRARY", str(tmp_path / "library"))


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("pictures/bell.png", png()),
        ("pictures/bell.jpg", BASELINE),
        ("pictures/bell.jpeg", PROGRESSIVE),
        ("pictures/more/Bell 2.png", png()),
        ("pictures/edge.png", png(MAX_PICTURE_EDGE, 1)),
        ("pictures/exif.jpg", with_notes(BASELINE)),
    ],
)
def test_a_picture_of_the_set_is_taken(tmp_path: Path, name: str, data: bytes) -> None:
    assert told(bells(tmp_path, name, {name: data})) == []


@pytest.mark.sample(6)
@pytest.mark.parametrize(
    ("name", "files", "wrong"),
    [
        ("pictures/bell.png", {}, "is not there"),
        ("pictures/bell.svg", {"pictures/bell.svg": b"<svg/>"}, "is none of"),
        ("pictures/bell.gif", {"pictures/bell.gif": b"GIF89a"}, "is none of"),
        ("art/bell.png", {"art/bell.png": png()}, "is none of"),
        ("/etc/bell.png", {}, "is none of"),
        ("../bell.png", {}, "is none of"),
        ("https://example.org/bell.png", {}, "is none of"),
        ("pictures/../../bell.png", {}, "leads elsewhere"),
        ("pictures/./bell.png", {"pictures/bell.png": png()}, "leads elsewhere"),
        ("pictures/.bell.png", {"pictures/.bell.png": png()}, "hidden name"),
        ("pictures/nul.png", {"pictures/nul.png": png()}, "device of Windows"),
        ("pictures/b.png", {"pictures/b.png": BASELINE}, "does not hold PNG"),
        ("pictures/b.jpg", {"pictures/b.jpg": png()}, "does not hold JPEG"),
        ("pictures/b.png", {"pictures/b.png": b""}, "does not hold PNG"),
        ("pictures/b.png", {"pictures/b.png": png()[:20]}, "is damaged"),
        ("pictures/b.jpg", {"pictures/b.jpg": BASELINE[:20]}, "is damaged"),
        (
            "pictures/b.png",
            {"pictures/b.png": png(MAX_PICTURE_EDGE + 1, 1)},
            f"{MAX_PICTURE_EDGE + 1} × 1 points",
        ),
        (
            "pictures/b.png",
            {"pictures/b.png": png() + bytes(MAX_PICTURE_BYTES)},
            "more than 16 MiB",
        ),
        ("pictures/b.png", {"pictures/b.png/x.png": b""}, "is a folder"),
    ],
)
def test_any_other_picture_is_told_at_its_name(
    tmp_path: Path, name: str, files: dict[str, bytes], wrong: str
) -> None:
    [found] = told(bells(tmp_path, name, files))
    assert wrong in found.message and f"`{name}`" in found.message
    assert (found.span.line, found.span.column) == (3, 9)


def test_a_name_that_is_nearly_right_is_offered(tmp_path: Path) -> None:
    [found] = told(bells(tmp_path, "pictures/bel.png", {"pictures/bell.png": png()}))
    assert "pictures/bell.png" in str(found.help)


def test_a_link_out_of_the_set_is_no_picture_of_it(tmp_path: Path) -> None:
    (tmp_path / "far.png").write_bytes(png())
    place = bells(tmp_path, "pictures/bell.png", {})
    (place / "pictures").mkdir()
    (place / "pictures" / "bell.png").symlink_to(tmp_path / "far.png")
    [found] = told(place)
    assert "leads out of the set" in found.message


def test_a_kind_that_is_no_card_with_a_face_has_no_place_for_a_picture(tmp_path: Path) -> None:
    track = 'track "Hope"\n    from 0 to 5\n    start 2\n    art "{}"\n'
    name = "pictures/bell.png"
    found, _ = checking.check_paths([bells(tmp_path, name, {name: png()}, track)])
    assert [each.code for each in found if "picture" in each.message] == ["DOW4025"]


def test_a_card_has_one_picture(tmp_path: Path) -> None:
    name = "pictures/bell.png"
    twice = CARD.replace("    if", f'    art "{name}"\n    if')
    found, _ = checking.check_paths([bells(tmp_path, name, {name: png()}, twice)])
    assert [each.code for each in found] == ["DOW2007"]


def test_what_was_found_follows_the_picture_and_not_only_the_card(tmp_path: Path) -> None:
    place = bells(tmp_path, "pictures/bell.png", {"pictures/bell.png": png()})
    file = place / "pictures" / "bell.png"
    assert told(place) == []
    file.unlink()
    assert len(told(place)) == 1
    file.write_bytes(b"no picture any more")
    assert "does not hold PNG" in told(place)[0].message
    file.write_bytes(png())
    assert told(place) == []


@pytest.mark.parametrize("format", ("pdf", "png", "html", "md", "table"))
def test_nothing_is_printed_without_its_picture(tmp_path: Path, format: str) -> None:
    place = bells(tmp_path, "pictures/bell.png", {})
    done = dow("print", str(place), "--format", format, "--out", "out", cwd=tmp_path)
    assert done.code == 1 and "DOW4025" in done.err
    assert not (tmp_path / "out").exists()


def test_a_set_without_its_picture_is_played_and_not_packed(tmp_path: Path) -> None:
    place = bells(tmp_path, "pictures/bell.png", {})
    assert dow("play", "--set", str(place), "--agents", "random", cwd=tmp_path).code == 0
    packed = dow("pack", str(place), cwd=tmp_path)
    assert packed.code == 1 and "DOW4025" in packed.err


def test_a_picture_goes_with_its_set(tmp_path: Path) -> None:
    data = png()
    place = bells(tmp_path, "pictures/bell.png", {"pictures/bell.png": data})
    assert dow("pack", str(place), cwd=tmp_path).code == 0
    added = dow("add", "bells-1.0.dowset", cwd=tmp_path)
    assert added.code == 0, added.out + added.err
    assert (tmp_path / "library" / "bells" / "pictures" / "bell.png").read_bytes() == data


def test_exports_and_references_have_the_picture(tmp_path: Path) -> None:
    data = BASELINE
    place = bells(tmp_path, "pictures/a bell.jpg", {"pictures/a bell.jpg": data})
    assert dow("export", str(place), "--out", ".", cwd=tmp_path).code == 0
    card = json.loads((tmp_path / "bells.json").read_text("utf-8"))["cards"][0]
    assert card["art"] == "pictures/a bell.jpg"
    assert dow("print", str(place), "--format", "md", "--out", "out", cwd=tmp_path).code == 0
    text = (tmp_path / "out" / "bells.md").read_text("utf-8")
    assert "![The Bell](bells/pictures/a%20bell.jpg)" in text
    assert (tmp_path / "out" / "bells" / "pictures" / "a bell.jpg").read_bytes() == data
    assert dow("print", str(place), "--format", "html", "--out", "out", cwd=tmp_path).code == 0
    assert 'src="data:image/jpeg;base64,' in (tmp_path / "out" / "bells.html").read_text("utf-8")


@pytest.mark.sample(1)
@pytest.mark.parametrize("keep", (60, 120))
def test_a_picture_that_breaks_off_is_told_when_it_is_drawn(tmp_path: Path, keep: int) -> None:
    name = "pictures/bell.png"
    place = bells(tmp_path, name, {name: png()[:keep]})
    assert told(place) == []
    done = dow("print", str(place), "--format", "pdf", cwd=tmp_path)
    assert done.code == 1 and "is damaged" in done.err and "bell.dow:3:9" in done.err


@pytest.mark.parametrize("data", (png(), BASELINE))
def test_no_beginning_of_a_picture_is_more_than_refused(data: bytes) -> None:
    sizes = {size_of(data[:length]) for length in range(3, len(data))}
    assert sizes <= {None, (60, 40)} and (60, 40) in sizes
