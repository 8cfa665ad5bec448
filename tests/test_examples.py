"""Every example is run as a reader would run it, and what it shows is compared with what it
promises.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import dowlang
from dowlang.cli.main import main as dow

ROOT = Path(__file__).resolve().parents[1]
EXAMPLES = ROOT / "examples"
SET = EXAMPLES / "long_thaw"
SCRIPTS = ("scripted_run.py", "balance_question.py", "tiny_game/run.py")


def ran(script: str, *arguments: str) -> list[str]:
    """The lines that an example prints."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / script), *arguments],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_every_script_is_run_here() -> None:
    found = {
        path.relative_to(EXAMPLES).as_posix()
        for path in EXAMPLES.rglob("*.py")
        if "__main__" in path.read_text("utf-8")
    }
    assert found == set(SCRIPTS)


def test_the_set_is_clean_formatted_and_tested(capsys: pytest.CaptureFixture[str]) -> None:
    assert dow(["check", "--strict", str(SET)]) == 0, capsys.readouterr().out
    assert dow(["fmt", "--check", str(SET)]) == 0
    capsys.readouterr()
    assert dow(["test", str(SET)]) == 0
    assert capsys.readouterr().out.startswith("8 passed, 0 failed")


def test_the_scenario_changes_the_rules() -> None:
    cards = dowlang.load(SET)
    place = cards.ruleset.parameter_number
    plain = dowlang.Game(cards, players=3, seed=1, objective="A Roof for Everyone")
    game = dowlang.Game(cards, players=3, seed=1, scenario="The Long Thaw")
    changed = {key for key, number in place.items() if plain.param[number] != game.param[number]}
    assert changed == {"people_per_food", "crisis_points"}
    marked = {card["path"] for card in cards.of_kind["crossroads"] if card.get("mature")}
    left = {cards.of_kind["crossroads"][number]["path"] for number in game.crossroads_deck}
    assert (
        marked
        and not marked & left
        and cards.of_kind["objective"][game.main]["name"] == "A Roof for Everyone"
    )


@pytest.mark.proof
def test_the_scripted_run_is_the_same_with_the_same_seed() -> None:
    lines = ran("scripted_run.py", "7")
    assert lines == ran("scripted_run.py", "7"), "the same seed and policy give the same game"
    assert any(line.startswith("looked ahead") and line.endswith("True") for line in lines)
    assert re.fullmatch(r"\d+ answers, the end by \w+", lines[-2])


@pytest.mark.proof
def test_the_balance_question_is_answered_with_intervals() -> None:
    lines = ran("balance_question.py", "2")
    assert len(lines) == 3
    assert all(re.search(r"in \d of 2 games \(\d+% to \d+%\)", line) for line in lines[:2]), lines
    assert lines[2] == "the intervals overlap: cannot tell yet"


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_the_tiny_game_is_the_same_with_the_same_seed(seed: str) -> None:
    lines = ran("tiny_game/run.py", seed)
    assert lines[-1].startswith("{'cause': '") and "playing" not in lines[-1]
    assert any("pour oil" in line or "fetch oil" in line for line in lines)
    assert lines == ran("tiny_game/run.py", seed)
