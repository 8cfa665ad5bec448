"""`dow`: the one entrance. Exit 0 clean, 1 errors found, 2 usage, 130 interrupted, 70 a fault of ours in one line.

Commands import what they need when they run, so that `dow --version` costs no more than the command line itself.
"""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer
from typer.exceptions import TyperException

from dowlang import __version__
from dowlang.cli import authoring, playing, reading
from dowlang.cli.trouble import Trouble

app = typer.Typer(
    name="dow", rich_markup_mode=None, pretty_exceptions_enable=False, add_completion=False, no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
    help="Write, check, compile, print and play cards for crossroads-style survival board games.",
)
for command in (*authoring.COMMANDS, *playing.COMMANDS, *reading.COMMANDS):
    app.command(command.__name__.strip("_"))(command)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"dow {__version__}")
        raise typer.Exit


@app.callback()
def top(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and stop.")] = False,
    debug: Annotated[bool, typer.Option("--debug", help="Show the traceback of a fault of dow itself.")] = False,
) -> None:
    """Options before the command."""


def main(arguments: list[str] | None = None) -> int:
    """Run one command and return its exit code; never a traceback without `--debug`."""
    arguments = sys.argv[1:] if arguments is None else arguments
    try:
        code = app(arguments, standalone_mode=False, prog_name="dow")
        sys.stdout.flush()
        return int(code or 0)
    except Trouble as trouble:
        typer.echo(f"dow: {trouble}", err=True)
        return trouble.exit_code
    except TyperException as error:
        show = getattr(error, "format_message", None)
        text = show() if show else str(error)
        if text.startswith("Usage:"):
            typer.echo(text)
        else:
            typer.echo(f"dow: {text[:1].lower()}{text[1:].rstrip('.')}", err=True)
        return int(getattr(error, "exit_code", 2))
    except (KeyboardInterrupt, typer.Abort):
        typer.echo("dow: interrupted", err=True)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that the interpreter's last flush is quiet
        return 0
    except Exception as fault:  # the last resort of the process: one line, exit 70
        if "--debug" in arguments:
            raise
        typer.echo(f"dow: this is a fault of dow itself: {type(fault).__name__}: {str(fault)[:300]!r} (run with --debug for the traceback)", err=True)
        return 70


def run() -> None:
    """The console script."""
    sys.exit(main())
