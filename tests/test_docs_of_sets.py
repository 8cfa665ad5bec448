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
    assert {"pack", "add", "list", "remove"} <= seen
