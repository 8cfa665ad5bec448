"""A set as one file: what goes in comes out, the same bytes, versions, and the library."""

from __future__ import annotations

import json
import shutil
import zipfile
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from dowlang.project.manifests.version_ranges import allows, use_of
from dowlang.project.package_files import PACKAGE
from dowlang.project.packs import library
from tests.cli.running import ROOT, dow

SCHEMA = json.loads((PACKAGE / "schemas" / "pack.json").read_bytes())
MANIFEST = (
    'id = "{id}"\nname = "Bells"\nversion = "{version}"\nedition = 1\n'
    'ruleset = "dead_of_winter"\nuses = [{uses}]\nlanguages = ["ja"]\n'
)
COAT = """crossroads "The Coat"
    flavor "Cold."
    when you attack a zombie
    option "Give it"
        manual "Give a coat away."
    option "Keep it"
        lose 1 morale

test "It is kept"
    given players = 3, seed 1, morale = 5
    given player 1 controls "Mateus Carvalho", "Mateus Carvalho" is at "Grocery Store"
    given zombies at "Grocery Store" = 2
    given dice of player 1 are 5
    given crossroads "The Coat"
    when player 1 attacks a zombie, exposure blank
    when player 1 chooses "Keep it"
    then morale = 4
"""
PNG = bytes.fromhex("89504e470d0a1a0a") + bytes(30)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DOWLANG_LIBRARY", str(tmp_path / "library"))
    monkeypatch.setenv("DOWLANG_CACHE", str(tmp_path / "cache"))
    return tmp_path


def bells(folder: Path, id: str = "bells", version: str = "1.0", uses: str = '"base"') -> Path:
    place = folder / id
    (place / "crossroads").mkdir(parents=True, exist_ok=True)
    (place / "set.toml").write_text(
        MANIFEST.format(id=id, version=version, uses=uses), encoding="utf-8"
    )
    name = f"The Coat of {id}"
    card = COAT.replace("The Coat", name)
    (place / "crossroads" / "coat.dow").write_text(card, encoding="utf-8")
    (place / "crossroads" / "coat.ja.toml").write_text(
        f'["{name}"]\nname = "コート"\n', encoding="utf-8"
    )
    return place


def packed(place: Path, file: Path) -> bytes:
    done = dow("pack", str(place), "--out", str(file))
    assert done.code == 0, done.err
    return file.read_bytes()


def test_what_goes_in_comes_out(home: Path) -> None:
    place = bells(home)
    (place / "README.md").write_text("# Bells\n", encoding="utf-8")
    (place / "notes.txt").write_text("not for others", encoding="utf-8")
    (place / "pictures").mkdir()
    (place / "pictures" / "coat.png").write_bytes(PNG)
    (place / "generated").mkdir()
    (place / "generated" / "coat.py").write_text("1/0", encoding="utf-8")
    packed(place, home / "it.dowset")
    done = dow("add", str(home / "it.dowset"))
    assert done.code == 0, done.err
    there = home / "library" / "bells"
    found = {str(file.relative_to(there)) for file in there.rglob("*") if file.is_file()}
    mine = {"set.toml", "README.md", "pictures/coat.png"}
    mine |= {"crossroads/coat.dow", "crossroads/coat.ja.toml"}
    assert found == mine | {"pack.json"}
    assert all((there / name).read_bytes() == (place / name).read_bytes() for name in mine)
    assert dow("check", str(there)).code == 0
    assert dow("cards", "bells").code == 0
    assert [path.name for path in (home / "library").iterdir()] == ["bells"]


def test_a_pack_is_the_same_bytes_wherever_and_whenever_it_is_made(home: Path) -> None:
    first = packed(bells(home / "one"), home / "a.dowset")
    place = bells(home / "two" / "deeper")
    for file in place.rglob("*"):
        file.touch()
    assert packed(place, home / "b.dowset") == first
    with zipfile.ZipFile(home / "a.dowset") as opened:  # and any program can read it
        assert opened.testzip() is None
        assert opened.namelist()[0] == "pack.json"


def test_the_report_card_says_what_is_in_it(home: Path) -> None:
    packed(bells(home), home / "it.dowset")
    with zipfile.ZipFile(home / "it.dowset") as opened:
        contents = json.loads(opened.read("pack.json"))
    Draft202012Validator(SCHEMA).validate(contents)
    report = contents["report"]
    assert report["cards"] == {"kinds": {"crossroads": 1}, "designs": 1, "copies": 1}
    assert report["manual"] == [{"card": "The Coat of bells", "text": "Give a coat away."}]
    assert report["languages"] == {"ja": {"texts": 5, "translated": 1}}
    assert report["tests"]["count"] == report["tests"]["passed"] == 1
    assert 0 < report["tests"]["seen"] < report["tests"]["clauses"]
    assert report["games"] is None
    done = dow("add", str(home / "it.dowset"))
    assert "at the table: The Coat of bells: Give a coat away." in done.out
    assert "ja: 1 of 5 texts translated" in done.out and "1 of 1 pass" in done.out


def test_games_are_told_by_the_pack_when_they_are_of_this_set(home: Path) -> None:
    thaw = shutil.copytree(ROOT / "examples" / "long_thaw", home / "long_thaw")
    games = str(home / "games.db")
    play = ("sim", "--set", str(thaw), "--agents", "random", "--games", "3", "--workers", "1")
    assert dow(*play, "--file", games).code == 0
    done = dow("pack", str(thaw), "--out", str(home / "it.dowset"), "--games", games)
    assert done.code == 0, done.err
    assert "3 games: " in done.out
    assert "`templates` stays at home" in done.err
    assert b"faces.typ" not in (home / "it.dowset").read_bytes()
    other = bells(home)
    done = dow("pack", str(other), "--out", str(home / "x.dowset"), "--games", games)
    assert done.code == 2 and "no games of this set" in done.line
    assert not (home / "x.dowset").exists()


def test_a_set_with_mistakes_or_failing_tests_is_not_packed(home: Path) -> None:
    place = bells(home)
    card = place / "crossroads" / "coat.dow"
    card.write_text(card.read_text("utf-8").replace("then morale = 4", "then morale = 3"))
    done = dow("pack", str(place), "--out", str(home / "it.dowset"))
    assert done.code == 1 and "1 of 1 tests does not pass" in done.line
    card.write_text(card.read_text("utf-8").replace("lose 1 morale", "lose 1 moral"))
    assert dow("pack", str(place), "--out", str(home / "it.dowset")).code == 1
    assert dow("pack", str(place / "crossroads")).code == 2
    assert not (home / "it.dowset").exists()


def test_a_picture_that_leads_out_of_the_set_is_not_packed(home: Path) -> None:
    place = bells(home)
    (place / "pictures").mkdir()
    (home / "secret.png").write_bytes(PNG)
    (place / "pictures" / "x.png").symlink_to(home / "secret.png")
    done = dow("pack", str(place), "--out", str(home / "it.dowset"))
    assert done.code == 2 and "leads out of the set" in done.line


# ---- versions
@pytest.mark.parametrize(
    ("wanted", "inside", "outside"),
    [
        ("", ("0", "99.9.9"), ()),
        (">=1.2,<2", ("1.2", "1.2.0", "1.10", "1.99.99"), ("1.1.9", "2", "2.0.0", "0.9")),
        ("==1", ("1", "1.0", "1.0.0"), ("1.0.1", "2")),
        ("!=1.5, >1", ("1.0.1", "1.5.1"), ("1", "1.5")),
        (">0.1,<=0.3", ("0.1.1", "0.3"), ("0.1", "0.3.1")),
    ],
)
def test_a_range_has_the_versions_it_says(
    wanted: str, inside: tuple[str, ...], outside: tuple[str, ...]
) -> None:
    use = use_of(f"bells {wanted}".strip())
    assert use is not None and use[0] == "bells"
    assert all(allows(use[1], version) for version in inside)
    assert not any(allows(use[1], version) for version in outside)


@pytest.mark.parametrize(
    "entry",
    (
        *("bells 1.2", "bells ~1.2", "bells >=", "bells >=1.2.3.4", "Bells", "", "bells >=1,"),
        *(">=1", "bells >=1.2a", "bells >=1 <2", "bells>=1", "bells >=" + "1" * 10),
    ),
)
def test_an_entry_of_another_form_is_refused_with_the_form(entry: str, home: Path) -> None:
    place = bells(home, uses=f'"{entry}"')
    done = dow("check", str(place), "--format", "concise")
    assert done.code == 1
    assert "DOW4007" in done.out and "`base >=1.2,<2`" in done.out


def test_one_set_wanted_in_two_ranges_is_refused(home: Path) -> None:
    done = dow("check", str(bells(home, uses='"base", "base >=0.1"')), "--format", "concise")
    assert done.code == 1 and "found `base` twice" in done.out


def test_a_version_that_is_not_there_is_told_at_uses(home: Path) -> None:
    bells(home, "gongs", "1.1")
    place = bells(home, uses='"base", "gongs >=1.2,<2"')
    done = dow("check", str(place), "--format", "concise")
    assert done.code == 1 and "set.toml:6" in done.out
    assert "DOW4024 found `gongs` 1.1, wanted >=1.2,<2" in done.out
    bells(home, "gongs", "1.2")
    assert dow("check", str(place)).code == 0


# ---- the library
def test_sets_of_the_library_are_built_on_and_kept_while_they_are(home: Path) -> None:
    packed(bells(home / "a", "gongs", "1.2"), home / "gongs.dowset")
    packed(bells(home / "b", "gongs", "2.0"), home / "gongs2.dowset")
    both = bells(home / "a", uses='"base", "gongs >=1.2,<2"')
    packed(both, home / "bells.dowset")
    done = dow("add", str(home / "bells.dowset"))
    assert done.code == 1 and "found no set `gongs`" in done.line
    assert dow("add", str(home / "gongs.dowset")).code == 0
    assert dow("add", str(home / "bells.dowset")).code == 0
    listed = dow("list").out
    assert "in your library, uses base, gongs >=1.2,<2" in listed and "comes with dow" in listed
    rows = json.loads(dow("list", "--format", "json").out)
    Draft202012Validator(json.loads((PACKAGE / "schemas" / "list.json").read_bytes())).validate(
        rows
    )
    assert {row["id"]: row["version"] for row in rows["sets"]}["gongs"] == "1.2"
    done = dow("add", str(home / "gongs2.dowset"))
    assert done.code == 1 and "`bells` wants >=1.2,<2 of it" in done.line
    done = dow("remove", "gongs")
    assert done.code == 2 and "`bells` uses it" in done.line
    assert dow("remove", "bells").out == "removed bells 1.0\n"
    assert "added gongs 2.0 in place of 1.2" in dow("add", str(home / "gongs2.dowset")).out
    assert dow("remove", "gongs").code == 0
    done = dow("remove", "gongs")
    assert done.code == 2 and "unknown set in your library `gongs`" in done.line
    assert "comes with dow and stays" in dow("remove", "base").line
    assert list((home / "library").iterdir()) == []


def test_a_library_that_cannot_be_written_is_told_in_one_line(home: Path) -> None:
    packed(bells(home), home / "it.dowset")
    (home / "library").write_text("no folder", encoding="utf-8")
    done = dow("add", str(home / "it.dowset"))
    assert done.code == 2 and "library" in done.line


def test_a_user_without_a_home_has_no_library_and_every_other_command(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed(bells(home), home / "it.dowset")

    def nobody() -> Path:
        raise RuntimeError("Could not determine home directory.")

    for name in ("DOWLANG_LIBRARY", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", nobody)
    assert dow("check", str(home / "bells")).code == 0
    assert "comes with dow" in dow("list").out
    done = dow("add", str(home / "it.dowset"))
    assert done.code == 2 and "`DOWLANG_LIBRARY`" in done.line
    assert dow("remove", "bells").code == 2


def test_a_pack_of_the_library_is_played(home: Path) -> None:
    place = shutil.copytree(ROOT / "examples" / "long_thaw", home / "long_thaw")
    packed(place, home / "it.dowset")
    assert dow("add", str(home / "it.dowset")).code == 0
    shutil.rmtree(place)
    done = dow("play", "--set", "long_thaw", "--agents", "random", "--seed", "3", cwd=home)
    assert done.code == 0, done.err
    assert library.users_of("base") == {"long_thaw": ""}
