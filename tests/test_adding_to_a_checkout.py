"""Rows of `docs/adding.md` done in a copy of the checkout, for the shipped game and as a
contributor types them: `tests/checkout_additions.py` holds what is typed.

What follows is asked of the command, and the tests that list words, options or codes run there:
none turns red by what was added.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.checkout_additions import NEXT_LINT, ROOT, ROWS, Typed, type_in

COPIED = ("dowlang", "cards", "grammar", "generated", "docs", "editors", "examples", "tests")
FILES = ("pyproject.toml", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "Makefile")
TOLD = {
    "effect": (["words", "feast"], "feast on {count} food"),
    "condition": (["words", "shiver"], "a survivor you control shivers"),
    "event": (["words", "watch"], "you keep watch"),
    "action": (["play", "--agents", "random", "--seed", "7"], "keeps watch"),
    "diagnostic": (["explain", NEXT_LINT], "name with a full stop"),
    "agent": (["play", "--agents", "hasty", "--seed", "7"], "(hasty)"),
    "exporter": (["print", "cards/base", "--format", "txt"], "The Fast (crossroads)"),
    "command": (["count"], "31 crossroads"),
    "game": (
        ["play", "--set", "lamp", "--agents", "random", "--seed", "3"],
        "lamp 0.1.0, 3 players (random)",
    ),
}
"""Row -> a command, and what it says since the row was done."""
LISTS = (
    "tests/diagnostics/test_catalogue_examples.py",
    "tests/test_docs.py",
    "tests/diagnostics/test_codes.py",
    "tests/vocabulary",
    "tests/rules/dead_of_winter/screen/test_screen.py",
    "tests/rules/dead_of_winter/words/test_numbers_and_bans_in_force.py",
    "tests/rules/dead_of_winter/words/test_options_in_order.py",
    "tests/rules/dead_of_winter/actions/test_actions_with_a_die.py",
    "tests/rules/dead_of_winter/words/test_amounts_at_the_edge.py",
    "tests/referee/test_words_told.py",
    "tests/referee/test_referee.py",
    "tests/explain/test_using.py",
    "tests/publish/test_reference.py",
    "tests/codegen/test_constants.py",
    "tests/acceptance/test_acceptance.py",
)
"""Tests that go through all words, options, codes or questions of the game."""


def run(checkout: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A Python of the checkout: its modules come before those that are installed."""
    surroundings = {
        **os.environ,
        "PYTHONPATH": str(checkout),
        "DOWLANG_CACHE": str(checkout.parent / "cache"),
        "COLUMNS": "200",
    }
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=checkout,
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
    )


def said(checkout: Path, *arguments: str) -> str:
    """What a command of the checkout says, which must succeed."""
    done = run(checkout, "-m", "dowlang.cli", *arguments)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout with every row done, built once."""
    copy = tmp_path_factory.mktemp("contributed") / "checkout"
    for folder in COPIED:
        left_out = shutil.ignore_patterns("*.pyc.*")  # modules that are being compiled just now
        shutil.copytree(ROOT / folder, copy / folder, ignore=left_out)
    for name in FILES:
        shutil.copy(ROOT / name, copy / name)
    for typed in (typed for row in ROWS.values() for typed in row):
        type_in(typed, copy)
    said(copy, "build")
    return copy


@pytest.mark.parametrize(
    "typed",
    [typed for row in ROWS.values() for typed in row if typed.instead],
    ids=lambda typed: typed.file.rpartition("/")[2],
)
def test_what_a_contributor_types_has_its_place(typed: Typed) -> None:
    text = (ROOT / typed.file).read_text("utf-8")
    assert text.count(typed.instead) == 1, "docs/adding.md and tests/checkout_additions.py"


def test_every_row_of_the_page_is_done() -> None:
    page = (ROOT / "docs" / "adding.md").read_text("utf-8")
    rows = re.findall(r"^\| \[an? (\w+)\]\(#.*?\) ●", page, re.M)
    in_the_campfire = {"card", "phase"}  # of `tests/test_adding.py`
    assert set(rows) == {*ROWS, *in_the_campfire}


@pytest.mark.proof
def test_what_is_built_is_current(checkout: Path) -> None:
    assert run(checkout, "-m", "dowlang.cli", "build", "--check").returncode == 0


@pytest.mark.proof
@pytest.mark.parametrize("row", TOLD)
def test_what_was_added_is_there(checkout: Path, row: str) -> None:
    arguments, wanted = TOLD[row]
    assert wanted in said(checkout, *arguments)


@pytest.mark.proof
def test_no_test_of_a_list_turns_red(checkout: Path) -> None:
    done = run(checkout, "-m", "pytest", "--tb=short", "-m", "not proof", *LISTS)
    assert done.returncode == 0, done.stdout[-4000:]
