"""Tell Ctrl-C from errors, and its exit code. Loads nothing: it is wanted before all else."""

from __future__ import annotations

import sys
from _thread import interrupt_main, start_new_thread
from time import sleep

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sys import UnraisableHookArgs

INTERRUPTED = 130


def is_interruption(error: BaseException) -> bool:
    """Return True for Ctrl-C, also inside the error that Python makes of it when it comes while a
    class names its attributes.
    """
    return isinstance(error, KeyboardInterrupt) or isinstance(error.__cause__, KeyboardInterrupt)


def hear_what_is_swallowed() -> None:
    """Have Ctrl-C come again that came where Python lets nothing out: while it frees an object, as
    it does after every module that is loaded.
    """

    def a_moment_later() -> None:
        sleep(0.01)  # until whatever swallowed it is over
        interrupt_main()

    def told(lost: UnraisableHookArgs) -> None:
        if isinstance(lost.exc_value, KeyboardInterrupt):
            start_new_thread(a_moment_later, ())
        else:
            sys.__unraisablehook__(lost)

    sys.unraisablehook = told
