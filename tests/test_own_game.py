"""The orchard: a game in a package of its own, installed and played as its README tells."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest

from dowlang.project import package_files, ruleset_registry

ROOT = Path(__file__).resolve().parents[1]
ORCHARD = ROOT / "examples" / "orchard"
CARDS = "cards"


@dataclass(frozen=True)
class Place:
    """A folder with the cards, and one with the installed package."""

    folder: Path
    site: Path

    def dow(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run `dow` there."""
        return self.run("-m", "dowlang.cli", *arguments)

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run Python there."""
        variables = {
            "PYTHONPATH": os.pathsep.join((str(ROOT), str(self.site))),
            "DOWLANG_CACHE": str(self.folder / "cache"),
        }
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env={**os.environ, **variables},
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """The example, installed by pip beside a copy of its cards."""
    folder = tmp_path_factory.mktemp("orchard")
    copy, site = folder / "source", folder / "site"
    shutil.copytree(ORCHARD, copy, ignore=shutil.ignore_patterns("__pycache__"))
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    own = ["--no-build-isolation", "--no-deps", "--target", str(site), str(copy)]
    done = subprocess.run([*pip, *own], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    shutil.copytree(ORCHARD / "cards", folder / CARDS)
    return Place(folder, site)


def test_it_checks_and_its_tests_pass(place: Place) -> None:
    done = place.dow("check", "--strict", CARDS)
    assert (done.returncode, done.stdout) == (0, "nothing found\n"), done.stdout + done.stderr
    assert place.dow("test", CARDS).stdout == "7 passed, 0 failed, 0 to do\n"
    assert place.dow("fmt", "--check", CARDS).returncode == 0
    assert len(list((ORCHARD / "cards").rglob("*.dow"))) == 5


@pytest.mark.proof
def test_it_plays_replays_and_simulates(place: Place) -> None:
    """The same game from the same seed, its journal replayed, fifty games with an end."""
    play = ("play", "--set", CARDS, "--agents", "random", "--seed", "3", "--format", "json")
    first = json.loads(place.dow(*play, "--journal", "game.json").stdout)
    assert first["cause"] in ("frost", "bare") and first["winners"]
    assert json.loads(place.dow(*play).stdout) == first
    assert "every digest agrees" in place.dow("replay", "game.json", "--set", CARDS).stdout
    sim = ("sim", "--set", CARDS, "--agents", "random", "--games", "50", "--format", "json")
    told = json.loads(place.dow(*sim).stdout)
    assert told["games"] == 50 and not told["faults"]["count"]


@pytest.mark.proof
def test_the_other_tools_know_it(place: Place) -> None:
    assert "take {count} apples" in place.dow("words", "--ruleset", "orchard", "apples").stdout
    assert "Over the Wall" in place.dow("print", CARDS, "--format", "md").stdout
    assert "handful" in place.dow("play", "--set", CARDS, "--rule", "handfull=1").stderr
    assert "(random)" in place.dow("play", "--set", CARDS).stdout, "it has no heuristic agent"
    assert " noticed, " in place.dow("mutate", CARDS).stdout
    made = place.dow("new", "card", "A Fox at Dusk", "--in", CARDS)
    assert made.stdout.startswith("wrote cards/surprises/a_fox_at_dusk.dow\n"), made.stderr
    assert place.dow("check", "--strict", CARDS).stdout == "nothing found\n"
    assert place.dow("test", CARDS).stdout == "8 passed, 0 failed, 0 to do\n"
    (place.folder / CARDS / "surprises" / "a_fox_at_dusk.dow").unlink()
    assert place.dow("new", "set", "Beyond", "--ruleset", "orchard").returncode == 0
    assert place.dow("check", "--strict", "beyond").stdout == "nothing found\n"
    refused = place.dow("rules", "--ruleset", "orchard")
    assert refused.returncode == 2 and "without a rules document" in refused.stderr


WITHOUT = """
import sys
from dowlang.project import ruleset_registry
ruleset_registry.installed = dict
from dowlang.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


def test_without_the_package_the_game_is_not_there(place: Place) -> None:
    """Also where a contributor has installed the example, as its README tells."""
    done = place.run("-c", WITHOUT, "check", CARDS)
    assert done.returncode == 1 and "DOW4014" in done.stdout and "`orchard`" in done.stdout


@pytest.mark.proof
def test_what_a_check_found_is_forgotten_when_the_words_change(place: Place) -> None:
    """The rules of an installed game are part of what the cache is keyed by."""
    assert place.dow("check", CARDS).returncode == 0
    words = place.site / "orchard" / "words" / "vocabulary.py"
    text = words.read_text("utf-8")
    words.write_text(text.replace('"drop {count} apples"', '"shed {count} apples"'), "utf-8")
    try:
        done = place.dow("check", CARDS)
        assert done.returncode == 1 and "`drop" in done.stdout, done.stdout
    finally:
        words.write_text(text, "utf-8")


def test_it_is_named_as_the_page_says() -> None:
    declared = tomllib.loads((ORCHARD / "pyproject.toml").read_text("utf-8"))["project"]
    assert declared["entry-points"] == {ruleset_registry.GROUP: {"orchard": "orchard"}}
    page = (ROOT / "docs" / "adding.md").read_text("utf-8")
    assert f'[project.entry-points."{ruleset_registry.GROUP}"]' in page


def test_a_shipped_game_comes_first_and_is_no_part_of_another_folder() -> None:
    assert ruleset_registry.names()[:2] == ("dead_of_winter", "dwar7s_winter")
    assert ruleset_registry.folder("dwar7s_winter") is None
    assert package_files.toolchain() == package_files.toolchain("dwar7s_winter")
    with pytest.raises(ruleset_registry.UnknownRuleset):
        ruleset_registry.folder("nowhere")
