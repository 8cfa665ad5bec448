"""The command line holds every command, and loads the module of the one that is asked for."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

from dowlang.cli.app import COMMANDS, command_line


def test_every_command_of_every_module_is_there() -> None:
    for module in set(COMMANDS.values()):
        held = {c.__name__.strip("_") for c in import_module(f"dowlang.cli.{module}").COMMANDS}
        assert held == {name for name, owner in COMMANDS.items() if owner == module}
    assert [c.name for c in command_line(COMMANDS).registered_commands] == list(COMMANDS)


def test_only_the_module_that_is_asked_for_is_loaded() -> None:
    script = (
        "import sys; from dowlang.cli.app import COMMANDS, perform; perform(['look', '--help']);"
        "print(*{m for m in COMMANDS.values() if f'dowlang.cli.{m}' in sys.modules}, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert set(done.stderr.split()) == {"keeping", "playing"}  # `look` takes the options of `play`
