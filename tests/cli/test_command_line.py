"""The command line holds every command, and loads the module of the one that is asked for."""

from __future__ import annotations

import inspect
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import pytest
import typer.main
from typer.exceptions import TyperException

from dowlang.cli import commands
from dowlang.cli.app import COMMANDS, command_line, function_of
from dowlang.cli.option_groups import apart
from tests.cli.running import dow


def test_every_command_is_there() -> None:
    folder = Path(commands.__file__).parent
    held = {file.stem for file in folder.glob("*.py")} - {"__init__"}
    assert held == {name for name, _ in COMMANDS.values()}
    assert [c.name for c in command_line("").registered_commands] == list(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_line_in_the_list_is_that_of_the_command(command: str) -> None:
    one = typer.main.get_command(command_line(command)).commands[command]  # type: ignore[attr-defined]
    assert one.get_short_help_str(limit=80) == COMMANDS[command][1]
    assert inspect.unwrap(one.callback) is function_of(command)


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("arguments", "loaded"),
    ((["look", "--help"], {"look"}), (["--help"], set()), (["--version"], set())),
)
def test_only_the_module_that_is_asked_for_is_loaded(
    arguments: list[str], loaded: set[str]
) -> None:
    script = (
        f"import sys; from dowlang.cli.app import perform; perform({arguments!r});"
        "print(*{m for m in sys.modules if m.startswith('dowlang.cli.commands.')}, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert set(done.stderr.split()) == {f"dowlang.cli.commands.{name}" for name in loaded}


@dataclass(frozen=True, kw_only=True)
class Inner:
    count: Annotated[int, typer.Option(metavar="N")] = 3
    name: Annotated[str, typer.Option()]


@dataclass(frozen=True, kw_only=True)
class Outer:
    inner: Inner
    loud: Annotated[bool, typer.Option("--loud")] = False


def test_options_of_records_stand_apart_and_reach_the_command_together() -> None:
    seen: list[object] = []

    def command(file: str, outer: Outer, last: Annotated[str, typer.Option()] = "x") -> None:
        """Do something."""
        seen.append((file, outer, last))

    spread = apart(command)
    assert list(inspect.signature(spread).parameters) == ["file", "count", "name", "loud", "last"]
    app = typer.Typer()
    app.command()(spread)
    app(["f", "--name", "n", "--loud"], standalone_mode=False)
    app(["f", "--name", "n", "--count", "5", "--last", "y"], standalone_mode=False)
    assert seen == [
        ("f", Outer(inner=Inner(name="n"), loud=True), "x"),
        ("f", Outer(inner=Inner(name="n", count=5)), "y"),
    ]
    with pytest.raises(TyperException, match="name"):
        app(["f"], standalone_mode=False)


def test_a_command_without_records_stays_as_it_is() -> None:
    assert apart(test_every_command_is_there) is test_every_command_is_there


@pytest.mark.parametrize(
    ("arguments", "said"),
    (
        (("play", "--seed"), "option `--seed` requires an argument; `--help` tells what it takes"),
        (
            ("replay", "x", "--explain"),
            "option `--explain` requires an argument; `--help` tells what it takes",
        ),
        (("play", "--sed", "3"), "no such option: `--sed`; did you mean `--seed`"),
        (("play", "--wheels"), "no such option: `--wheels`; "),
    ),
)
def test_an_option_without_its_value_is_not_one_that_is_not_there(
    arguments: tuple[str, ...], said: str
) -> None:
    refused = dow(*arguments)
    assert refused.code == 2 and refused.line.startswith(f"dow: {said}")
