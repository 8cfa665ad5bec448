"""Nothing is lost between tests and proofs: each test is in one of them, and CI runs both."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest

from tests import width
from tests.conftest import LONGEST
from tests.semantics.lower.test_each_to_each import DOERS, GIVEN, TO
from tests.work_units import unit_of

ROOT = Path(__file__).resolve().parents[1]
SMALL = ("tests/contract", "tests/acceptance", "tests/hostile", "tests/recall")
PLAIN = ["-o", "addopts=", "--import-mode=importlib", "-p", "no:cacheprovider"]
CROSSED = "tests/semantics/lower/test_each_to_each.py::test_nothing_is_handed_round"


FEW = """
import pytest

@pytest.mark.proof
def test_long(): ...

def test_short(): ...

@pytest.mark.sample(2)
@pytest.mark.parametrize("number", range(10))
def test_cases(number): ...

@pytest.mark.sample
@pytest.mark.parametrize("one", "abc")
@pytest.mark.parametrize("other", "xy")
def test_crossed(one, other): ...

@pytest.mark.proof
@pytest.mark.wide
def test_wide_at_once(): ...

@pytest.mark.sample(1)
@pytest.mark.proofs(3)
@pytest.mark.parametrize("number", range(12))
def test_wide(number): ...

@pytest.mark.proof
@pytest.mark.proofs(2)
@pytest.mark.parametrize("number", range(4))
def test_long_and_wide(number): ...
"""


@cache
def collected(*arguments: str, folder: Path = ROOT, wide: bool = False) -> frozenset[str]:
    """Return the names of the tests that a call of pytest in the tree takes."""
    command = [sys.executable, "-m", "pytest", *PLAIN, "--collect-only", "-q", *arguments]
    left_out = ("PYTEST_ADDOPTS", "DOWLANG_WIDE")
    own = {name: value for name, value in os.environ.items() if name not in left_out}
    own |= {"DOWLANG_WIDE": "1"} if wide else {}
    told = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=own)
    assert told.returncode == 0, told.stdout[-2000:] + told.stderr[-2000:]
    return frozenset(line for line in told.stdout.splitlines() if "::" in line)


def functions(names: frozenset[str]) -> set[str]:
    """Return the tests without their cases."""
    return {name.partition("[")[0] for name in names}


def recipe(target: str) -> str:
    """Return what the Makefile carries out for a target."""
    text = (ROOT / "Makefile").read_text("utf-8")
    found = re.search(rf"^{target}:.*\n((?:\t.*\n)+)", text, re.MULTILINE)
    assert found, f"no target {target}"
    return found[1]


@pytest.mark.proof
def test_each_test_is_a_test_or_a_proof() -> None:
    tests, proofs = collected(*SMALL), collected("-m", "proof", *SMALL)
    assert tests and proofs and not tests & proofs
    assert tests | proofs == collected("-m", "proof or not proof", *SMALL)
    assert functions(tests) & functions(proofs), "a sample: some of its cases are tests"


def test_the_longest_files_are_there() -> None:
    assert all((ROOT / "tests" / place).is_file() for place in LONGEST)


@pytest.mark.proof
def test_the_longest_files_are_begun_first() -> None:
    short, long = "tests/recall/test_recall.py", f"tests/{LONGEST[0]}"
    asked = (short, long, "-m", "proof")
    told = subprocess.run(
        [sys.executable, "-m", "pytest", *PLAIN, "--collect-only", "-q", *asked],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    files = [line.partition("::")[0] for line in told.stdout.splitlines() if "::" in line]
    assert list(dict.fromkeys(files)) == [long, short], told.stdout[-2000:]


@pytest.mark.proof
def test_every_file_of_proofs_has_a_test_beside_it() -> None:
    def folders(names: frozenset[str]) -> set[str]:
        return {name.partition("::")[0].rpartition("/")[0] for name in names}

    assert folders(collected("-m", "proof", *SMALL)) <= folders(collected(*SMALL))


@pytest.mark.proof
def test_a_bare_sample_keeps_every_value_of_every_parameter() -> None:
    kept = [
        name for name in collected("tests/semantics", "tests/test_public.py") if CROSSED in name
    ]
    assert 0 < len(kept) < len(DOERS) * len(GIVEN) * len(TO) / 2
    assert all(any(f"[{doer}-" in name for name in kept) for doer in DOERS)
    assert all(any(f"-{given}-" in name for name in kept) for given in GIVEN)
    assert all(any(name.endswith(f"-{to}]") for name in kept) for to in TO)


def test_proofs_and_what_is_beyond_a_sample_are_left_out(tmp_path: Path) -> None:
    shutil.copy(ROOT / "tests" / "conftest.py", tmp_path)
    (tmp_path / "test_few.py").write_text(FEW, "utf-8")
    names = {name.partition("::")[2] for name in collected(str(tmp_path), folder=tmp_path)}
    assert names == {
        *("test_short", "test_cases[0]", "test_cases[5]"),
        *("test_crossed[x-a]", "test_crossed[y-b]", "test_crossed[x-c]"),
        "test_wide[0]",
    }


@pytest.mark.proof
def test_a_family_that_takes_minutes_has_few_proofs_and_is_run_whole_by_a_command(
    tmp_path: Path,
) -> None:
    shutil.copy(ROOT / "tests" / "conftest.py", tmp_path)
    (tmp_path / "test_few.py").write_text(FEW, "utf-8")

    def cases(*arguments: str, wide: bool = False, of: str = "test_wide") -> set[str]:
        names = collected(*arguments, folder=tmp_path, wide=wide)
        return {name.partition("::")[2] for name in names if f"::{of}" in name}

    assert cases("-m", "proof") == {"test_wide[4]", "test_wide[8]"}
    long = cases("-m", "proof", of="test_long_and_wide")
    assert long == {"test_long_and_wide[0]", "test_long_and_wide[2]"}
    named = cases("-m", "proof", "test_few.py")
    every = {f"test_wide[{number}]" for number in range(1, 12)}
    assert named == every
    assert cases("-m", "proof", wide=True) == every | {"test_wide_at_once"}
    assert recipe("wide") == recipe("proofs").replace("\t", "\tDOWLANG_WIDE=1 ", 1)
    assert width.WIDE or width.of(3, 12) == 3
    with pytest.raises(ValueError, match="12 is no part of 3"):
        width.of(12, 3)


def test_proofs_in_a_browser_are_one_unit_of_work() -> None:
    """Each worker that began one of them would load the page."""
    names = ("tests/web/test_playing.py::test_a[1]", "tests/web/test_writing.py::test_b")
    assert {unit_of(name) for name in names} == {"tests/web/"}
    assert unit_of("tests/test_fair.py::test_a[b::c]") == "tests/test_fair.py"


@pytest.mark.proof
def test_whoever_names_a_file_of_proofs_gets_them() -> None:
    here = "tests/contract/test_twins.py"
    assert collected(here) == collected("-m", "proof or not proof", here)


def test_every_file_is_where_pytest_looks() -> None:
    """No file of tests is left out by its place, its name, an option or a list."""
    options = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["pytest"]
    ini = options["ini_options"]
    assert ini["testpaths"] == ["tests"]
    assert not {"python_files", "norecursedirs", "collect_imported_tests"} & ini.keys()
    assert not re.search(r"(^| )-(m|k)|--ignore|--deselect", ini["addopts"])
    for file in (ROOT / "tests").rglob("*.py"):
        text = file.read_text("utf-8")
        if file != Path(__file__).resolve():
            assert "collect_ignore" not in text, file
        if re.search(r"^def test_\w+\(", text, re.MULTILINE):
            assert file.name.startswith("test_"), file


def test_no_room_of_tests_hides_an_installed_module(request: pytest.FixtureRequest) -> None:
    """`tests/packaging` is `tests.packaging`; under its own name it would hide the library."""
    modules = {item.module.__name__ for item in request.session.items if hasattr(item, "module")}
    assert modules and all(name.startswith("tests.") for name in modules)
    rooms = {folder.name for folder in (ROOT / "tests").iterdir() if folder.is_dir()}
    own = str(ROOT / "tests")
    found = {
        room: str(getattr(sys.modules[room], "__file__", "")) for room in rooms & {*sys.modules}
    }
    assert not {room for room, file in found.items() if file.startswith(own)}


def test_ci_runs_tests_checks_and_proofs() -> None:
    lines = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()
    made = [found[1] for line in lines if (found := re.match(r"\(?make (\w+)", line))]
    assert made == ["test", "web", "check", "proofs"]
    assert "set -euo pipefail" in lines
    assert lines[-1] == "wait $checks || { cat build/check.log; exit 1; }"
    assert " -m " not in recipe("test").replace("-m pytest", "")
    assert re.search(r"-m pytest .*-m proof\n", recipe("proofs"))
    assert '-m pytest -n 2 -m "proof or not proof"' in recipe("coverage")
