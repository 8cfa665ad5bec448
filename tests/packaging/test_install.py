"""Wheel, sdist and editable installs all find cards, grammar, handlers and rules.

Nothing is downloaded: what the package needs lies beside.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HATCH = (sys.executable, "-m", "hatchling", "build")


def run(*command: str, cwd: Path) -> str:
    variables = {
        key: value
        for key, value in os.environ.items()
        if key not in ("PYTHONPATH", "PYTHONHOME", "PYTHONPYCACHEPREFIX")
    }
    ran = subprocess.run(
        command, capture_output=True, text=True, cwd=cwd, env=variables, check=False, timeout=600
    )
    assert ran.returncode == 0, f"{command}\n{ran.stdout}\n{ran.stderr}"
    return ran.stdout


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A wheel made from the checkout, and an sdist."""
    folder = tmp_path_factory.mktemp("dist")
    run(*HATCH, "-d", str(folder), "-t", "wheel", "-t", "sdist", cwd=ROOT)
    return next(folder.glob("*.whl")), next(folder.glob("*.tar.gz"))


def environment_with(folder: Path, package: Path | None) -> Path:
    """A fresh environment whose dependencies are those of this one; `package` comes before them.

    Gives its Python.
    """
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    site = Path(
        run(
            str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder
        ).strip()
    )
    if package is not None:
        with zipfile.ZipFile(package) as wheel:  # what installing a pure wheel does
            wheel.extractall(site)
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    return python


def commands_work(python: Path, folder: Path, home: Path) -> None:
    """The package is the installed one, and plays, checks, looks up and prints, somewhere that
    is no checkout.
    """
    where = run(str(python), "-c", "import dowlang; print(dowlang.__file__)", cwd=folder).strip()
    assert Path(where).is_relative_to(home), where
    dow = (str(python), "-m", "dowlang.cli")
    assert "150 card files" not in run(
        *dow, "play", "--agents", "random", "--seed", "1", cwd=folder
    )
    told = run(*dow, "play", "--agents", "random", "--seed", "1", "--format", "json", cwd=folder)
    assert '"digest"' in told
    (folder / "card.dow").write_text(
        'secret "The Last Candle"\n    flavor "A light."\n    goal food >= 3\n', "utf-8"
    )
    assert run(*dow, "check", "card.dow", cwd=folder) == "nothing found\n"
    assert "R-XROADS-06" in run(*dow, "rules", "R-XROADS-06", cwd=folder)
    assert "The Fast" in run(*dow, "cards", cwd=folder)
    loaded = "import dowlang; dowlang.load(); import sys; print('lark' in sys.modules)"
    assert run(str(python), "-c", loaded, cwd=folder).strip() == "False", (
        "the shipped handlers were not taken for current"
    )


@pytest.mark.proof
def test_the_wheel_has_its_commands(archives: tuple[Path, Path], tmp_path: Path) -> None:
    python = environment_with(tmp_path / "env", archives[0])
    commands_work(python, tmp_path, tmp_path)


@pytest.mark.proof
def test_the_wheel_from_the_sdist_holds_the_same(
    archives: tuple[Path, Path], tmp_path: Path
) -> None:
    wheel, sdist = archives
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    unpacked = next(path for path in tmp_path.iterdir() if path.is_dir())
    run(*HATCH, "-d", str(tmp_path / "again"), "-t", "wheel", cwd=unpacked)
    files = (wheel, next((tmp_path / "again").iterdir()))
    names = [
        sorted(name for name in zipfile.ZipFile(file).namelist() if not name.endswith(".tables"))
        for file in files
    ]
    assert names[0] == names[1]
    assert {
        "dowlang/cards/base/set.toml",
        "dowlang/grammar/core.lark",
        "dowlang/generated/base/index.json",
        "dowlang/rulebooks/dead-of-winter.md",
        "dowlang/schemas/set.json",
        "dowlang/py.typed",
    } <= set(names[0])
    assert not [name for name in names[0] if "/tests/" in name or "__pycache__" in name]


@pytest.mark.proof
def test_an_editable_install_has_its_commands(tmp_path: Path) -> None:
    run(*HATCH, "-d", str(tmp_path / "dist"), "-t", "wheel:editable", cwd=ROOT)
    python = environment_with(tmp_path / "env", next((tmp_path / "dist").glob("*.whl")))
    commands_work(python, tmp_path, ROOT)
