"""The table of `make coverage`: packages added up, guarded ones refused when something is
missed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ROOT
from tests.covered import GUARDED, main


def entry(
    lines: int,
    branches: int,
    missing_lines: tuple[int, ...] = (),
    missing_branches: tuple[tuple[int, int], ...] = (),
) -> dict[str, Any]:
    summary = {
        "num_statements": lines,
        "missing_lines": len(missing_lines),
        "num_branches": branches,
        "missing_branches": len(missing_branches),
    }
    return {
        "summary": summary,
        "missing_lines": list(missing_lines),
        "missing_branches": [list(branch) for branch in missing_branches],
    }


def told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], **files: dict[str, Any]
) -> tuple[int, str, str]:
    """Exit status, output and errors for these files besides a whole one in each guarded
    package.
    """
    measured = {f"dowlang/{name}/whole.py": entry(10, 4) for name in GUARDED} | {
        name.replace("__", "/") + ".py": e for name, e in files.items()
    }
    (tmp_path / "coverage.json").write_text(json.dumps({"files": measured}), "utf-8")
    status = main([str(tmp_path / "coverage.json")], tmp_path)
    return status, *capsys.readouterr()


def test_all_is_reached(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = told(
        tmp_path,
        capsys,
        dowlang__engine__more=entry(5, 1),
        dowlang__cli__door=entry(5, 5, (3,)),
        dowlang__top=entry(1, 0),
    )
    rows = {line.split()[0]: line.split()[1:] for line in out.splitlines()}
    assert status == 0
    assert rows["engine"] == ["15", "0", "5", "0", "100.00", "%", "*"]
    assert rows["cli"] == ["5", "1", "5", "0", "90.00", "%"] and rows["dowlang"] == [
        "1",
        "0",
        "0",
        "0",
        "100.00",
        "%",
    ]


def test_something_is_missed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, wrong = told(
        tmp_path, capsys, dowlang__engine__more=entry(5, 4, (3,), ((2, 3), (2, -1), (4, 5)))
    )
    assert status == 1 and wrong.splitlines() == [
        "dowlang/engine/more.py: lines 3; branches 2 to the end, 4 to 5"
    ]


def test_nearly_all_is_not_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = told(tmp_path, capsys, dowlang__source__long=entry(999_999, 0, (7,)))
    assert "99.99 %" in out


def test_a_package_that_was_not_measured_is_not_reached(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "coverage.json").write_text(
        json.dumps({"files": {"dowlang/engine/a.py": entry(1, 0)}}), "utf-8"
    )
    assert main([str(tmp_path / "coverage.json")]) == 2
    assert "rulesets" in capsys.readouterr().err


def test_a_module_that_nothing_imports_is_not_reached(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "dowlang" / "engine").mkdir(parents=True)
    (tmp_path / "dowlang" / "engine" / "whole.py").touch()
    assert told(tmp_path, capsys)[0] == 0
    (tmp_path / "dowlang" / "engine" / "forgotten.py").touch()
    assert told(tmp_path, capsys)[::2] == (2, "not measured: dowlang/engine/forgotten.py\n")


def test_the_guarded_packages_are_there() -> None:
    assert all((ROOT / "dowlang" / name).is_dir() for name in GUARDED)
