"""The pages of codes speak of commands and options that there are; the one about commands that
are not has such a one as its example.
"""

from __future__ import annotations

import re
import shlex

import typer
from typer.main import get_command

from dowlang.cli.app import COMMANDS, command_line
from dowlang.diagnostics.codes import CODES, UNKNOWN_COMMAND, Code, ExampleKind
from tests.cli.running import dow


def commands_of(code: Code) -> list[list[str]]:
    """Return the command lines that a page speaks of, each as its words after `dow`."""
    spoken = re.findall("`dow ([^`]+)`", " ".join((code.meaning, code.mend, code.help)))
    if code.example.kind is ExampleKind.COMMAND:
        spoken += [line.removeprefix("dow ") for line in code.example.text.splitlines()]
    return [shlex.split(each) for each in spoken]


def options_of(command: str) -> set[str]:
    """Return the options that a command has, those of every command included."""
    group = get_command(command_line(command))
    found = getattr(group, "commands", {command: group})[command]
    own = {name for one in (*group.params, *found.params) for name in one.opts}
    return own | {"-h", "--help", "--version"}


def test_pages_speak_of_what_there_is() -> None:
    spoken = [
        (code.number, words)
        for code in CODES
        if code is not UNKNOWN_COMMAND
        for words in commands_of(code)
    ]
    assert len(spoken) > 20
    known = {name: options_of(name) for name in COMMANDS}
    for number, words in spoken:
        command, *rest = words
        if command.startswith("-"):
            assert command in ("--help", "--version"), number
            continue
        assert command in COMMANDS, (number, words)
        options = {word for word in rest if word.startswith("-")}
        assert options <= known[command], (number, words)


def test_options_are_told_apart() -> None:
    """The reading of options sees that `check` has none of `play`."""
    assert isinstance(command_line("check"), typer.Typer)
    assert "--fix" in options_of("check") and "--human" not in options_of("check")
    assert "--human" in options_of("play")


def test_the_example_of_an_unknown_command_is_one() -> None:
    (words, _) = commands_of(UNKNOWN_COMMAND)[::-1]
    assert words[0] not in COMMANDS
    done = dow(*words)
    assert done.code == 2 and UNKNOWN_COMMAND.message.split("`")[0] in done.err
