"""The README is true: its card, handler and printed text are current, its cheap commands run,
its Python plays, its links lead somewhere.
"""

from __future__ import annotations

import os
import re
import shlex
from pathlib import Path

import pytest

from dowlang.cli.main import main
from tests.referee import sentences  # noqa: F401  # it fills READERS
from tests.referee.recount import READERS

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", TEXT, re.M | re.S)


def block(language: str, number: int = 0) -> str:
    return [text for name, text in BLOCKS if name == language][number]


def test_the_card_is_one_of_the_set() -> None:
    assert (
        (ROOT / "cards" / "base" / "crossroads" / "the_fast.dow")
        .read_text("utf-8")
        .startswith(block("dow"))
    )


def test_the_handler_is_what_was_generated() -> None:
    assert f"\n{block('python')}\n" in (
        ROOT / "generated" / "base" / "crossroads" / "the_fast.py"
    ).read_text("utf-8")


def test_the_story_is_told_in_sentences_of_a_game() -> None:
    for line in block("text").splitlines():
        assert any(pattern.fullmatch(line.strip()) for pattern, _ in READERS), line
    chosen = re.findall(r"chooses: (.*)\.$", block("text"), re.M)
    assert chosen and all(f'option "{label}"' in block("dow") for label in chosen)


def test_the_printed_text_is_what_is_printed(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["print", str(ROOT / "cards" / "base"), "--format", "md"]) == 0
    assert block("markdown") in capfd.readouterr().out


@pytest.mark.sample(2)
@pytest.mark.parametrize("line", re.findall(r"^\$ dow (.*)$", block("console"), re.M))
def test_the_commands_run(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    for folder in ("cards", "examples"):
        (tmp_path / folder).symlink_to(ROOT / folder)  # what is written lands here
    monkeypatch.chdir(tmp_path)
    assert main(shlex.split(line)) == 0
    assert capfd.readouterr().out.endswith("\n")


def test_the_python_of_the_readme_plays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    exec(compile(block("python", 1), "README.md", "exec"), {})
    assert capsys.readouterr().out.strip()


def test_links_lead_to_files_and_targets_of_make_are_there() -> None:
    for target in re.findall(r"\]\(([^)#\s:]+)\)", TEXT):
        assert (ROOT / target).exists(), target
    for folder in re.findall(r"^\| `([\w/]+)`", TEXT, re.M):
        assert (ROOT / folder).is_dir(), folder
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"\bmake (\w+)", TEXT):
        assert re.search(rf"^{target}:", makefile, re.M), target
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
