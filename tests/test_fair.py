"""`docs/fair.md` is run: a scenario from a bad one to a good one."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_docs import DOCS, blocks, commands, matches

PROGRAM = "import sys; from dowlang.cli.main import main; sys.exit(main(sys.argv[1:]))"
PAGE = DOCS / "fair.md"


@pytest.mark.proof
def test_the_page_on_fair_scenarios_is_run(tmp_path: Path) -> None:
    """Files are written, commands of the shell and of `dow` carried out in their order."""
    run = 0
    for block in blocks(PAGE):
        if block.language in ("dow", "toml"):
            file = tmp_path / block.info
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, encoding="utf-8")
        elif block.language == "sh":
            subprocess.run(["sh", "-e", "-c", block.text], cwd=tmp_path, check=True)
        for command, shown in commands(block) if block.language == "console" else ():
            done = subprocess.run(
                [sys.executable, "-c", PROGRAM, *shlex.split(command)[1:]],
                cwd=tmp_path,
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, done.stderr
            assert matches(shown, done.stdout), f"{command}\n{done.stdout}"
            run += 1
    assert run == 5


def test_the_page_shows_a_whole_scenario() -> None:
    """What is run above is what a reader types: two files, and commands for all of it."""
    found = [block.info for block in blocks(PAGE) if block.language in ("dow", "toml")]
    assert found == ["freeze/scenarios/the_deep_freeze.dow", "freeze/set.toml"]
    shown = [command for block in blocks(PAGE) for command, _ in commands(block)]
    for name in ("check", "sim", "report", "compare"):
        assert any(command.startswith(f"dow {name} ") for command in shown)
