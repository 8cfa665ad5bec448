"""The public interface: names, laziness, the loop of the README in small."""

import subprocess
import sys
from pathlib import Path

import pytest

import dowlang
from tests.worlds import toy

ROOT = Path(__file__).resolve().parents[1]
HEAVY = ("lark", "jsonschema", "jinja2", "typer")


def in_a_fresh_process(code: str) -> str:
    ran = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
        env={"PYTHONPATH": str(ROOT)},
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_import_loads_nothing() -> None:
    loaded = in_a_fresh_process(
        "import sys; import dowlang; print([name for name in sys.modules if "
        "name.startswith('dowlang.')])"
    )
    assert loaded.strip() == "[]"


def test_playing_loads_no_compiler() -> None:
    code = (
        f"import sys\nfor name in {HEAVY!r}: sys.modules[name] = None\n"
        "import dowlang\nfrom tests.worlds import toy\ngame = dowlang.Game(toy.load(), players=3, "
        "seed=7)\n"
        "while not game.is_over: game.apply(game.decision.options[0])\n"
        "dowlang.Game.from_json(game.to_json(), toy.load())\n"
        "print(game.result['cause'], [n for n in sys.modules if n.startswith(('dowlang.syntax', "
        "'dowlang.semantics', 'dowlang.codegen'))])"
    )
    assert in_a_fresh_process(code).split()[-1] == "[]"


def test_a_game_is_played_by_its_decisions() -> None:
    game = dowlang.Game(toy.load(), players=4, seed=7, treasure="large")
    assert isinstance(game, dowlang.Game) and isinstance(game, toy.Toy)
    with pytest.raises(dowlang.StillPlaying):
        _ = game.result
    while not game.is_over:
        decision = game.decision
        game.apply(decision.options[-1])
    assert game.result["cause"] in toy.CAUSES and isinstance(game.result["winners"], list)


@pytest.mark.parametrize(
    "name", [name for name in dowlang.__all__ if name not in ("load", "CardErrors")]
)
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(dowlang, name) is getattr(dowlang, name) and name in dir(dowlang)


def test_an_unknown_name_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="gmae"):
        _ = dowlang.gmae
