"""The same games on Python 3.11, 3.12 and 3.13, under three hash seeds, with one and two workers:
journals to the byte, digests, figures.

Other interpreters are looked for on the PATH and among those of pyenv; of one that is not there a
line says so, and the others are compared. They have nothing installed: games are played with the
standard library (libraries of this environment stand behind the checkout on the path, for a
checkout whose handlers are not built).
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import dowlang
from tests.conftest import ROOT
from tests.simulate import figures

VERSIONS = ("3.11", "3.12", "3.13")
HASH_SEEDS = ("0", "1", "20231")


@cache
def interpreter(version: str) -> str | None:
    """A Python of this version that runs, or None."""
    if sys.version_info[:2] == tuple(map(int, version.split("."))):
        return sys.executable
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    there = [
        shutil.which(f"python{version}"),
        *(str(path / "bin" / "python") for path in sorted(pyenv.glob(f"{version}.*"))),
    ]
    for path in there:
        if path is None:
            continue
        asked = subprocess.run(
            [path, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"],
            capture_output=True,
            text=True,
            check=False,
        )
        if asked.returncode == 0 and asked.stdout.strip() == version:
            return path
    return None


def run(path: str, hash_seed: str) -> tuple[str, dict[str, Any]]:
    """The figures that another process prints."""
    libraries = os.pathsep.join([str(ROOT), sysconfig.get_paths()["purelib"]])
    environment = {
        **os.environ,
        "PYTHONHASHSEED": hash_seed,
        "PYTHONPATH": libraries,
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    done = subprocess.run(
        [path, str(Path(figures.__file__))],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    version, found = json.loads(done.stdout)
    return version, found


@cache
def here() -> tuple[str, dict[str, Any]]:
    """Version and figures of this Python, in a process of its own like the others."""
    return run(sys.executable, HASH_SEEDS[0])


@pytest.mark.proof
@pytest.mark.parametrize("version", VERSIONS)
def test_the_same_games_on_every_python(version: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = interpreter(version)
    if path is None:
        with capsys.disabled():
            print(f"\nPython {version}: not found, not compared")
    ran, found = (
        here()
        if path in (None, sys.executable)
        else run(str(path), HASH_SEEDS[VERSIONS.index(version)])
    )
    assert ran == version or path is None
    assert found == here()[1]


@pytest.mark.proof
@pytest.mark.parametrize("hash_seed", HASH_SEEDS[1:])
def test_the_same_games_under_every_hash_seed(hash_seed: str) -> None:
    assert run(sys.executable, hash_seed) == here()


def test_the_figures_tell_games_apart() -> None:
    """The comparison can fail: five different games, more than one way to end."""
    ends = figures.ends(dowlang.load("cards/base"))
    assert (
        len({digest for digest, _, _ in ends})
        == len({text for _, text, _ in ends})
        == len(figures.GAMES)
    )
    assert all(length > 10_000 for _, _, length in ends)
