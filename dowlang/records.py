"""`dataclass(frozen=True, slots=True)` for the small classes of trees and checked cards: made in a
tenth of the time, filled in a quarter.

`dataclasses` compiles six functions for each class whenever a process starts, a tenth of the time
of `dow check`, and a frozen object is filled by one call of `object.__setattr__` for each field, a
quarter of the time of checking a large set. Here only the constructor is compiled, and it assigns;
comparing, hashing and showing are functions that all classes share. That nothing assigns to a
finished object is seen to by the type checker alone, for which this *is* `dataclasses.dataclass`:

    if TYPE_CHECKING:
        from dataclasses import dataclass
    else:
        from dowlang.records import dataclass

`fields`, `replace`, `match`, copies and pickles work as ever. A class that is not frozen is left to
`dataclasses`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from operator import attrgetter
from typing import Any

_ABSENT = dataclasses.MISSING


def dataclass(
    *, slots: bool, frozen: bool = False, eq: bool = True, order: bool = False
) -> Callable[[type], type]:
    """The decorator. `slots` is written out because readers know it, and must be true."""
    assert slots
    if not frozen:
        return dataclasses.dataclass(slots=True, eq=eq, order=order)

    def make(plain: type) -> type:
        made: Any = dataclasses.dataclass(init=False, repr=False, eq=False, slots=True)(plain)
        entries = dataclasses.fields(made)
        made.__init__ = _constructor(made, entries)
        made.__repr__ = _shown
        if eq:
            made._compared = _getter([entry.name for entry in entries if entry.compare])
            made.__eq__, made.__hash__ = _equal, _hashed
        if order:
            made.__lt__, made.__le__, made.__gt__, made.__ge__ = _less, _at_most, _more, _at_least
        return made  # type: ignore[no-any-return]

    return make


def _constructor(made: type, entries: tuple[dataclasses.Field[Any], ...]) -> Callable[..., None]:
    space: dict[str, Any] = {"ABSENT": _ABSENT}
    parameters, lines = [], []
    for entry in entries:
        name, value = entry.name, entry.name
        if entry.default is not _ABSENT:
            space[f"default_{name}"] = entry.default
            parameters.append(f"{name}=default_{name}")
        elif entry.default_factory is not _ABSENT:
            space[f"default_{name}"] = entry.default_factory
            parameters.append(f"{name}=ABSENT")
            value = f"default_{name}() if {name} is ABSENT else {name}"
        else:
            parameters.append(name)
        lines.append(f" self.{name} = {value}")
    exec("\n".join((f"def __init__(self, {', '.join(parameters)}):", *lines, " pass")), space)
    constructor: Callable[..., None] = space["__init__"]
    constructor.__qualname__ = f"{made.__qualname__}.__init__"
    constructor.__module__ = made.__module__
    return constructor


def _getter(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """All values of an object, as a tuple whatever their number."""
    match names:
        case []:
            return staticmethod(lambda one: ())
        case [name]:
            get = attrgetter(name)
            return staticmethod(lambda one: (get(one),))
        case _:
            return attrgetter(*names)


def _equal(self: Any, other: Any) -> Any:
    return (
        self._compared(self) == self._compared(other)
        if self.__class__ is other.__class__
        else NotImplemented
    )


def _less(self: Any, other: Any) -> Any:
    return (
        self._compared(self) < self._compared(other)
        if self.__class__ is other.__class__
        else NotImplemented
    )


def _at_most(self: Any, other: Any) -> Any:
    return (
        self._compared(self) <= self._compared(other)
        if self.__class__ is other.__class__
        else NotImplemented
    )


def _more(self: Any, other: Any) -> Any:
    return (
        self._compared(self) > self._compared(other)
        if self.__class__ is other.__class__
        else NotImplemented
    )


def _at_least(self: Any, other: Any) -> Any:
    return (
        self._compared(self) >= self._compared(other)
        if self.__class__ is other.__class__
        else NotImplemented
    )


def _hashed(self: Any) -> int:
    return hash(self._compared(self))


def _shown(self: Any) -> str:
    told = ", ".join(
        f"{entry.name}={getattr(self, entry.name)!r}"
        for entry in dataclasses.fields(self)
        if entry.repr
    )
    return f"{self.__class__.__qualname__}({told})"
