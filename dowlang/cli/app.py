"""The commands put together, and what becomes of whatever they raise: an exit code and one line.

Exit 0 clean, 1 errors found, 2 usage, 130 interrupted, 70 a fault of ours. Only the command that
is asked for is registered and its module loaded.
"""

from __future__ import annotations

import os
import re
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Annotated, TextIO

import typer
from typer.exceptions import TyperException

from dowlang import __version__
from dowlang.cli.errors import CommandError, reason, shown
from dowlang.cli.interruption import INTERRUPTED, is_interruption
from dowlang.cli.option_groups import apart
from dowlang.cli.output import emit, notice, open_streams

COMPLETING = "_DOW_COMPLETE"
"""The variable by which a shell asks for the rest of a word."""

COMMANDS = {  # command -> its function, called as its module, and its line in `dow --help`
    "check": ("check", "Find every mistake in cards, each at its place."),
    "build": ("build", "Compile cards into readable Python."),
    "fmt": ("fmt", "Give card files their one look."),
    "test": ("run_tests", "Run the `test` blocks of cards."),
    "watch": ("watch", "Check, test and print cards at every save."),
    "mutate": ("mutate", "Change cards a little and tell what their tests miss."),
    "new": ("new", "Start a set or a card, ready to run."),
    "play": ("play", "Play one game to its end and tell it."),
    "replay": ("replay", "Play a journal again and compare every digest."),
    "sim": ("sim", "Play many games and count what came of them."),
    "report": ("report", "Tell what many games say: outcomes, goals, cards and findings."),
    "compare": ("compare", "Tell how two ways to play differ: both sides play the same seeds."),
    "impact": ("impact", "Tell what cards do to games, dealt in a random half."),
    "tune": ("tune", "Look for numbers of a card with which games come out as wanted."),
    "look": ("look", "Show the table as one seat last saw it."),
    "cards": ("cards", "What a set holds, with that of the sets it uses."),
    "write": ("write", "Propose a card file for a card in the words of a printed card."),
    "words": ("words", "The phrases a card can use, with examples and rules."),
    "explain": ("explain", "What an error means, with an example and how it is mended."),
    "rules": ("rules", "The rules of the game, and where each is implemented and proved."),
    "print": ("print_cards", "A printable reference of a set, or its cards to cut out."),
    "pack": ("pack_set", "Write a set as one file, with its report card."),
    "add": ("add_pack", "Check a packed set whole and put it into your library."),
    "remove": ("remove_set", "Remove a set from your library."),
    "upgrade": ("upgrade_set", "Rewrite a set of an older edition for the newest."),
    "list": ("list_sets", "The sets that can be used by their ids."),
    "diff": ("diff_sets", "Say what changed between two versions of a card or a set."),
    "export": ("export_cards", "Write cards as data, or as decks for a virtual table."),
    "odds": ("odds", "What a card does on average, option by option."),
    "doctor": ("doctor", "What dow can use on this machine, and how to install the rest."),
    "lsp": ("lsp", "Serve an editor on the standard streams."),
}


def command_line(asked: str) -> typer.Typer:
    """Put the command that is asked for together, or for an empty name the list of all.

    Modules of other commands are not loaded, and none for the list, which a warm check shows.
    """
    app = typer.Typer(
        name="dow",
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        add_completion=False,
        no_args_is_help=True,
        context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
        help="Write, check, compile, print and play cards for board games.",
    )
    app.callback()(top)
    if asked:
        app.command(asked)(apart(function_of(asked)))
        return app
    for name, (_, line) in COMMANDS.items():
        app.command(name, help=line)(_listed)
    return app


def function_of(command: str) -> Callable[..., None]:
    """Return the function of a command."""
    name = COMMANDS[command][0]
    function: Callable[..., None] = getattr(import_module(f"dowlang.cli.commands.{name}"), name)
    return function


def _listed() -> None:
    """Stand in the list of commands, which are called by their names only."""
    raise AssertionError("the command that is asked for is registered with its function")


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
    """Take the options before the command."""


def perform(arguments: list[str]) -> int:
    """Run one command and return its exit code, never a traceback without `--debug`."""
    open_streams()
    asked = next((word for word in _completed() or arguments if not word.startswith("-")), "")
    app = command_line(asked if asked in COMMANDS else "")
    try:
        code = app(arguments, standalone_mode=False, prog_name="dow")
        sys.stdout.flush()
        if code == INTERRUPTED:
            notice("dow: interrupted")
        return int(code or 0)
    # the reader has seen enough. The command line library leaves so
    except (
        BrokenPipeError,
        SystemExit,
    ):
        return _quietly()
    except (KeyboardInterrupt, typer.Abort):
        notice("dow: interrupted")
        return INTERRUPTED
    except Exception as error:  # the last resort of the process: one line, and never a traceback
        if is_interruption(error):
            notice("dow: interrupted")
            return INTERRUPTED
        try:
            return _told(error, "--debug" in arguments)
        except BrokenPipeError:
            return _quietly()


def _completed() -> list[str]:
    """Return the words of a line that a shell asks to complete, empty when it asks nothing.

    What completes is made ready then, which takes a moment.
    """
    if COMPLETING not in os.environ:
        return []
    import_module("typer._completion_classes").completion_init()
    line = os.environ.get("COMP_WORDS") or os.environ.get("_TYPER_COMPLETE_ARGS", "")
    return line.split()[1:] or ["--"]


def _quietly(*streams: TextIO) -> int:
    """Let no error come of it that nobody reads any more: the interpreter's last flush finds an
    open file.
    """
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
    if any(kind.__name__ == "SetUpRefused" for kind in type(error).__mro__):
        notice(f"dow: the game cannot be set up: {shown(str(error))}")
        return 2
    match type(error).__name__:  # of modules that are loaded only when they are needed
        case "CardErrors":
            # only here are diagnostics and their rendering wanted by every command
            from dowlang.cli.findings import complain_of

            complain_of(error)  # type: ignore[arg-type]
            return 1
        case "NoCards":
            notice(f"dow: {shown(str(error))}")
            return 2
        # what a contributor declares, told when a vocabulary is loaded or built
        case "WordRefused":
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
    """Return the command line's own refusals in our form: lower case, no full stop, near names."""
    text = error.format_message() if hasattr(error, "format_message") else str(error)
    text = text[:1].lower() + text[1:].rstrip(".")
    text = (
        re.sub(r"'([^' ]+)'", r"`\1`", text)
        .replace("`. Did you mean", "`; did you mean")
        .replace(" is not a valid int", " is no whole number")
    )
    option = getattr(error, "option_name", None)
    if option and not hasattr(error, "possibilities"):  # it is there, and used wrong
        return f"{text}; `--help` tells what it takes"
    if option:
        near = " or ".join(f"`{name}`" for name in getattr(error, "possibilities", None) or ())
        return f"no such option: `{option}`" + (
            f"; did you mean {near}?" if near else "; `--help` lists them"
        )
    return text
