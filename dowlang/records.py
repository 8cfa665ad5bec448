"""Declare the small classes of trees, words and checked cards.

They are written `@dataclass(frozen=True, slots=True)` and are frozen for the type checker only: a
frozen class of the standard library fills each field by a call of `object.__setattr__`, which is a
quarter of the time of checking a large set. Whoever needs a changed object writes `replace`.

Comparison, hash and text are the same three functions for all of these classes. The standard
library compiles three for each of some two hundred, 5 % of a check of 329 cards.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")

_COMPARED: dict[type, Callable[[object], object]] = {}
"""Getter of the values that are compared, by class."""


@dataclass_transform(field_specifiers=(dataclasses.field,))
def dataclass(
    *, slots: bool, frozen: bool = False, eq: bool = True, order: bool = False
) -> Callable[[type[T]], type[T]]:
    """Decorate a class. `slots` is written out because readers know it, and must be true."""
    assert slots
    if order:
        return dataclasses.dataclass(slots=True, order=True, unsafe_hash=frozen)

    def decorated(kind: type[T]) -> type[T]:
        made: Any = dataclasses.dataclass(slots=True, eq=False, repr=False)(kind)
        made.__repr__ = text_of
        if eq:
            names = [field.name for field in dataclasses.fields(made) if field.compare]
            _COMPARED[made] = attrgetter(*names) if names else lambda record: ()
            made.__eq__ = equal
            made.__hash__ = hash_of if frozen else None
        return made  # type: ignore[no-any-return]

    return decorated


def equal(one: object, other: object) -> bool:
    """Return True for two objects of one class whose fields are equal."""
    kind = one.__class__
    if kind is not other.__class__:
        return NotImplemented  # type: ignore[no-any-return]
    compared = _COMPARED[kind]
    return bool(compared(one) == compared(other))


def hash_of(record: object) -> int:
    """Hash an object by its fields."""
    return hash(_COMPARED[record.__class__](record))


def text_of(record: Any) -> str:
    """Write an object as the call that makes it."""
    shown = (field.name for field in dataclasses.fields(record) if field.repr)
    told = (f"{name}={getattr(record, name)!r}" for name in shown)
    return f"{record.__class__.__qualname__}({', '.join(told)})"
