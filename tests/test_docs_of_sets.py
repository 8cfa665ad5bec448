"""`docs/sets.md` is run: what it shows is what the commands print."""

from __future__ import annotations

import shlex
import shutil
import tomllib
from pathlib import Path

import pytest

from tests.cli.running import ROOT, dow
from tests.test_docs import DOCS, blocks, commands, matches


def test_the_page_on_sets_as_files_is_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOWLANG_LIBRARY", str(tmp_path / "library"))
    shutil.copytree(ROOT / "examples" / "long_thaw", tmp_path / "examples" / "long_thaw")
    later = shutil.copytree(ROOT / "examples" / "long_thaw", tmp_path / "long_thaw_2")
    for name, before, now in (
        ("set.toml", '"0.1.0"', '"0.2.0"'),
        ("crossroads/soft_ice.dow", "add 1 zombie to", "add 2 zombies to"),
    ):
        text = (later / name).read_text("utf-8")
        assert before in text
        (later / name).write_text(text.replace(before, now), encoding="utf-8")
    seen = set()
    for block in blocks(DOCS / "sets.md"):
        if block.language == "toml":
            assert tomllib.loads(block.text)
        for command, shown in commands(block) if block.language == "console" else ():
            name, *arguments = shlex.split(command)
            assert name == "dow"
            seen.add(arguments[0])
            done = dow(*arguments, cwd=tmp_path)
            assert done.code == 0 and matches(shown, done.out), f"{command}\n{done.out}{done.err}"
    assert {"pack", "add", "list", "remove", "diff"} <= seen


@pytest.mark.proof
def test_the_exports_of_the_page_on_printing_are_run(tmp_path: Path) -> None:
    (tmp_path / "cards").symlink_to(ROOT / "cards")
    found = [
        (command, shown)
        for block in blocks(DOCS / "printing.md")
        if block.language == "console"
        for command, shown in commands(block)
        if command.startswith("dow ")
    ]
    assert len(found) == 7
    for command, shown in found:
        done = dow(*shlex.split(command)[1:], cwd=tmp_path)
        assert done.code == 0 and matches(shown, done.out), f"{command}\n{done.out}{done.err}"
