"""The commands put together, and what becomes of whatever they raise: an exit code and one line.

Exit 0 clean, 1 errors found, 2 usage, 130 interrupted, 70 a fault of ours. Only the command that
is asked for is registered, and it imports what it needs when it runs.
"""

from __future__ import annotations

import os
import re
import sys
import traceback
from collections.abc import Iterable
from contextlib import suppress
from importlib import import_module
from typing import Annotated, TextIO

import typer
from typer.exceptions import TyperException

from dowlang import __version__
from dowlang.cli.errors import CommandError, reason, shown
from dowlang.cli.output import complain, emit, notice, open_streams

INTERRUPTED = 130

COMMANDS = {  # command -> the module beside this one that has it, in the order of `dow --help`
    **dict.fromkeys(("check", "build", "fmt", "test", "mutate", "new"), "authoring"),
    **dict.fromkeys(("play", "replay", "sim"), "playing"),
    "look": "keeping",
    **dict.fromkeys(("cards", "words", "explain", "rules", "print"), "reading"),
    "odds": "odds",
}


def command_line(names: Iterable[str]) -> typer.Typer:
    """Put these commands together. Modules of others are not loaded, which a warm check shows."""
    app = typer.Typer(
        name="dow",
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        add_completion=False,
        no_args_is_help=True,
        context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
        help="Write, check, compile, print and play cards for crossroads-style survival board "
        "games.",
    )
    app.callback()(top)
    for name in names:
        module = import_module(f"dowlang.cli.{COMMANDS[name]}")
        app.command(name)(next(f for f in module.COMMANDS if f.__name__.strip("_") == name))
    return app


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"dow {__version__}")
        raise typer.Exit


def top(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_version, is_eager=True, help="Print the version and stop."
        ),
    ] = False,
    debug: Annotated[
        bool, typer.Option("--debug", help="Show the traceback of a fault of dow itself.")
    ] = False,
) -> None:
    """Options before the command."""


def perform(arguments: list[str]) -> int:
    """Run one command and return its exit code, never a traceback without `--debug`."""
    open_streams()
    asked = next((word for word in arguments if not word.startswith("-")), "")
    app = command_line([asked] if asked in COMMANDS else COMMANDS)
    try:
        code = app(arguments, standalone_mode=False, prog_name="dow")
        sys.stdout.flush()
        if code == INTERRUPTED:
            notice("dow: interrupted")
        return int(code or 0)
    except (
        BrokenPipeError,
        SystemExit,
    ):  # the reader has seen enough. The command line library leaves so
        return _quietly()
    except (KeyboardInterrupt, typer.Abort):
        notice("dow: interrupted")
        return INTERRUPTED
    except Exception as error:  # the last resort of the process: one line, and never a traceback
        try:
            return _told(error, "--debug" in arguments)
        except BrokenPipeError:
            return _quietly()


def _quietly(*streams: TextIO) -> int:
    """Nobody reads any more: no error, and the interpreter's last flush finds an open file."""
    for stream in streams or (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    return 0


def _told(error: Exception, debug: bool) -> int:
    """Say in one line what went wrong (findings: in full), and return the exit code."""
    match error:
        case CommandError():
            notice(shown(f"dow: {error}"))
            return error.exit_code
        case TyperException() if type(error).__name__ == "NoArgsIsHelpError":
            emit(error.format_message() + "\n")
            return 2
        case TyperException():
            notice(shown(f"dow: {_worded(error)}"))
            return int(getattr(error, "exit_code", 2))
    match type(error).__name__:  # of modules that are loaded only when they are needed
        case "CardErrors":
            complain(error)  # type: ignore[arg-type]
            return 1
        case "NoCards":
            notice(f"dow: {shown(str(error))}")
            return 2
        case (
            "WordRefused"
        ):  # what a contributor declares, told when a vocabulary is loaded or built
            notice(f"dow: a declaration is refused: {shown(str(error))}")
            return 1
        case "SaveRefused" | "EndlessCard":
            notice(f"dow: {error.code}: {error.message}")  # type: ignore[attr-defined]
            return 1
    if isinstance(error, OSError) and (error.filename or type(error).__name__ == "LeavesTheSet"):
        notice(
            f"dow: cannot use `{shown(str(error.filename))}`: {reason(error)}"
            if error.filename
            else f"dow: {error}"
        )
        return 2
    if isinstance(error, OSError) and error.errno:  # of a stream: a full disk, one that is closed
        _quietly(sys.stdout)
        notice(f"dow: cannot read or write a standard stream: {reason(error)}")
        return 2
    if debug:
        traceback.print_exception(error)
    else:
        said = str(error)[:300]
        notice(
            f"dow: this is a fault of dow itself: {type(error).__name__}: {said!r} (run with "
            f"--debug for the traceback)"
        )
    return 70


def _worded(error: TyperException) -> str:
    """The command line's own refusals in our form: lower case, no full stop, near names."""
    text = error.format_message() if hasattr(error, "format_message") else str(error)
    text = text[:1].lower() + text[1:].rstrip(".")
    text = (
        re.sub(r"'([^' ]+)'", r"`\1`", text)
        .replace("`. Did you mean", "`; did you mean")
        .replace(" is not a valid int", " is no whole number")
    )
    if option := getattr(error, "option_name", None):
        near = " or ".join(f"`{name}`" for name in getattr(error, "possibilities", None) or ())
        return f"no such option: `{option}`" + (
            f"; did you mean {near}?" if near else "; `--help` lists them"
        )
    return text
