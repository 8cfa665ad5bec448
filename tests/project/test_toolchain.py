"""What a check found is told again only while all that it depends on is as it was: every module
that it imports, and the shapes of lines.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from dowlang.project import package_files

CHECKED = """
import sys
from dowlang.project.checking import check_text
found, _ = check_text(b'crossroads "A"\\n    flavor "x"\\n    if food is 1\\n    option "B"\\n'
    b'        each player loses a die and discards a card\\n        gane 1 moral\\n', "one")
assert len(found) > 2
print("\\n".join(name for name in sys.modules if name.startswith("dowlang.")))
"""
PLAYS_ONLY = {"agents", "rulesets"}
"""Rooms of games: `toolchain` looks at all rulesets, agents are imported by their declarations."""


@pytest.fixture
def fresh() -> Iterator[None]:
    package_files.toolchain.cache_clear()
    yield
    package_files.toolchain.cache_clear()


def test_every_room_that_a_check_imports_is_looked_at(tmp_path: Path) -> None:
    cache = {**os.environ, "DOWLANG_CACHE": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", CHECKED],
        env=cache,
        cwd=package_files.PACKAGE.parent,
        text=True,
        capture_output=True,
        check=True,
    )
    imported = {name.split(".")[1] for name in done.stdout.split()}
    rooms = {room for room in imported if (package_files.PACKAGE / room).is_dir()}
    assert rooms - PLAYS_ONLY <= {*package_files.MAKERS}
    assert "advice" in imported - rooms, "what lies beside the rooms is looked at as a whole"


@pytest.mark.usefixtures("fresh")
def test_another_shape_of_lines_is_another_toolchain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A check told of the grammar that had been there before."""
    core = tmp_path / "core.lark"
    core.write_text("one", "utf-8")
    monkeypatch.setattr(package_files, "shipped", lambda name: tmp_path)
    before = package_files.toolchain()
    core.write_text("other", "utf-8")
    package_files.toolchain.cache_clear()
    assert package_files.toolchain() != before
