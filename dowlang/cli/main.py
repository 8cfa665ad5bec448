"""`dow`: the one entrance.

Everything after the interpreter's own start runs under one roof, so that Ctrl-C is never a
traceback.
"""

from __future__ import annotations

# what is loaded here can be interrupted outside of `run`: only modules that Python has loaded or
# built in. `signal` itself loads `enum`, which takes longer than all of these
import _signal as signal  # type: ignore[import-not-found]
import gc
import os
import sys

from dowlang.cli.interruption import INTERRUPTED, hear_what_is_swallowed, is_interruption

# new objects. A command makes many that stay, and looking for rubbish among them doubles its time
COLLECT_AFTER = 500_000


def main(arguments: list[str] | None = None) -> int:
    """Run one command (that of `sys.argv` without any given) and return its exit code."""
    # so that Ctrl-C while it is loaded is told as one, see `run`
    from dowlang.cli.app import perform

    return perform(sys.argv[1:] if arguments is None else arguments)


def run() -> None:
    """Run the command of `sys.argv` and leave with its exit code, as the console script."""
    try:
        hear_what_is_swallowed()
        gc.set_threshold(COLLECT_AFTER, 20, 20)
        code = main()
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the work is done, only Python winds up
    except BaseException as error:
        if not is_interruption(error):
            raise
        sys.stderr.write("dow: interrupted\n")  # while the program was still being loaded
        code = INTERRUPTED
    if code == INTERRUPTED:
        # Python would end itself by the signal if that had come inside an `exec`, as it may while
        # classes are made
        _leave(code)
    gc.freeze()  # the process ends: nothing of it has to be looked through once more
    sys.exit(code)


def _leave(code: int) -> None:
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            continue
    os._exit(code)
