"""The command line holds every command, and loads the module of the one that is asked for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import typer.main

from dowlang.cli import commands
from dowlang.cli.app import COMMANDS, command_line, function_of


def test_every_command_is_there() -> None:
    folder = Path(commands.__file__).parent
    held = {file.stem for file in folder.glob("*.py")} - {"__init__"}
    assert held == {name for name, _ in COMMANDS.values()}
    assert [c.name for c in command_line("").registered_commands] == list(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_line_in_the_list_is_that_of_the_command(command: str) -> None:
    one = typer.main.get_command(command_line(command)).commands[command]  # type: ignore[attr-defined]
    assert one.get_short_help_str(limit=80) == COMMANDS[command][1]
    assert one.callback.__wrapped__ is function_of(command)


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
