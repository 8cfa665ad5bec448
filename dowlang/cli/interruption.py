"""Tell Ctrl-C from errors, and its exit code. Imports nothing: it is wanted before all else."""

from __future__ import annotations

INTERRUPTED = 130


def is_interruption(error: BaseException) -> bool:
    """Return True for Ctrl-C, also inside the error that Python makes of it when it comes while a
    class names its attributes.
    """
    return isinstance(error, KeyboardInterrupt) or isinstance(error.__cause__, KeyboardInterrupt)
