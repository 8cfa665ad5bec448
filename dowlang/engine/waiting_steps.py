"""Find the steps that wait for a value while they lie on the stack, those handed to `receive`.

At a decision nothing has been given yet, so every frame of such a step lacks its first local, and
every other frame has all of them. The names are read off the compiled code of the functions that
schedule, which knows them better than any list that is written beside it.
"""

from __future__ import annotations

import dis
import sys
from collections.abc import Callable, Iterable
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

from dowlang.engine.piece_choices import ignore

ENGINE = __name__.rpartition(".")[0]


class Scheduled(NamedTuple):
    """Names of steps that are handed to `receive`, and of those that are handed to `do`."""

    receive: frozenset[str]
    do: frozenset[str]

    def __or__(self, other: Scheduled) -> Scheduled:
        return Scheduled(self.receive | other.receive, self.do | other.do)


def of_steps(steps: Iterable[Callable[..., Any]]) -> Scheduled:
    """Return the steps that are scheduled in the packages of these steps and in the engine."""
    rooms = {ENGINE} | {step.__module__.rpartition(".")[0] or step.__module__ for step in steps}
    modules = [
        module
        for name, module in list(sys.modules.items())
        if any(f"{name}.".startswith(f"{room}.") for room in rooms)
    ]
    # cards hand it to `receive` where nobody needs the value
    out = Scheduled(frozenset([ignore.__name__]), frozenset())
    for module in modules:
        out |= of_module(module)
    return out


def of_module(module: ModuleType) -> Scheduled:
    """Return the steps that the functions of a module schedule."""
    return of_functions(
        value
        for value in vars(module).values()
        if isinstance(value, FunctionType) and value.__globals__ is vars(module)
    )


def of_functions(functions: Iterable[FunctionType]) -> Scheduled:
    """Return the steps that these functions schedule by name."""
    found: dict[str, set[str]] = {"receive": set(), "do": set()}
    for function in functions:
        wanted = ""
        for instruction in dis.get_instructions(function.__code__):
            if instruction.opname in ("LOAD_METHOD", "LOAD_ATTR"):
                wanted = instruction.argval if instruction.argval in found else ""
            elif wanted and instruction.opname.startswith("LOAD"):
                step = (
                    function.__globals__.get(instruction.argval)
                    if instruction.opname == "LOAD_GLOBAL"
                    else None
                )
                if isinstance(step, FunctionType):
                    found[wanted].add(step.__name__)
                wanted = ""
    return Scheduled(frozenset(found["receive"]), frozenset(found["do"]))
