"""Every command that a document shows is run: those of `docs/playing.md` and `docs/translating.md`
here, those of the other pages by the test of each page.
"""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path

import pytest

from tests.cli.running import ROOT, dow
from tests.languages.__main__ import main as languages
from tests.test_docs import DOCS, blocks, commands, matches

pytestmark = pytest.mark.every_case

RUN_BY = {
    "README.md": "packaging/test_readme.py",
    "fair.md": "test_fair.py",
    "language.md": "test_docs.py",
    "playing.md": "test_docs_of_commands.py",
    "printing.md": "test_docs_of_sets.py",
    "research.md": "environments/test_environments.py",
    "sets.md": "test_docs_of_sets.py",
    "translating.md": "test_docs_of_commands.py",
}
"""The page with commands, and the test that runs them."""
EXTRA = re.compile(r"""dowlang\[([\w,]+)\]""")
STOP = b"stop\n"
GIVEN = {"SET": str(ROOT / "examples" / "mechanics"), "NAME": "Keep It Burning"}
"""What stands for words in capitals."""


def shell(page: str) -> list[list[str]]:
    """Return the words of every command in the `sh` blocks of a page."""
    lines = [
        line
        for block in blocks(DOCS / page)
        if block.language == "sh"
        for line in block.text.splitlines()
    ]
    return [words for line in lines if (words := shlex.split(line, comments=True))]


def test_every_page_with_commands_has_a_test_that_runs_them() -> None:
    pages = (ROOT / "README.md", *sorted(DOCS.glob("*.md")))
    shown = {
        path.name
        for path in pages
        if any(block.language in ("sh", "console") for block in blocks(path))
    }
    assert shown == RUN_BY.keys()
    for page, test in RUN_BY.items():
        assert page.removesuffix(".md") in (ROOT / "tests" / test).read_text("utf-8"), test


def test_every_extra_that_a_page_installs_is_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    there = project["optional-dependencies"].keys()
    named = {
        extra
        for path in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *DOCS.glob("*.md"))
        for found in EXTRA.findall(path.read_text("utf-8"))
        for extra in found.split(",")
    }
    assert len(named) >= 4 and named <= there


@pytest.mark.proof
def test_the_commands_of_the_page_on_playing_are_run(tmp_path: Path) -> None:
    """Each at the table where the one before has left it: stopped, saved, gone on with."""
    seen = []
    for name, *words in shell("playing.md"):
        assert name == "dow"
        for word, given in GIVEN.items():
            words = [re.sub(rf"\b{word}\b", given, each) for each in words]
        there = tmp_path / ("other" if "--set" in words else "")
        there.mkdir(exist_ok=True)
        done = dow(*words, stdin=STOP, cwd=there)
        assert done.code == 0 and done.out, f"{words}\n{done.out}{done.err}"
        seen.append(words[0])
    assert seen.count("play") >= 5 and seen.count("look") == 2
    assert (tmp_path / "game.dowsave").is_file() and (tmp_path / "mine.dowseat").is_file()


@pytest.mark.proof
def test_the_game_of_the_page_on_playing_is_told_as_it_shows(tmp_path: Path) -> None:
    (block,) = [each for each in blocks(DOCS / "playing.md") if each.language == "console"]
    for command, shown in commands(block):
        done = dow(*shlex.split(command)[1:], cwd=tmp_path)
        assert done.code == 0 and matches(shown, done.out), f"{command}\n{done.out[:400]}"


@pytest.mark.proof
def test_the_commands_of_the_page_on_translating_are_run(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Nothing is missing in Russian, so what is missing is told to be nothing."""
    seen = set()
    for program, *words in shell("translating.md"):
        if program == "pytest":
            assert all((ROOT / each).is_dir() for each in words)
            continue
        assert [program, *words[:2]] == ["python", "-m", "tests.languages"]
        assert languages(words[2:]) == 0
        said = capsys.readouterr().out
        seen.add((words[3:] or ["all"])[0])
        skeleton = "--skeleton" in words  # of a set that lacks no file
        assert bool(said.strip()) != skeleton, words
    assert seen == {"all", "--missing", "--words", "--cards", "--skeleton"}
