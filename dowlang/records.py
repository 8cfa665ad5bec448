"""Declare the small classes of trees, words and checked cards.

They are written `@dataclass(frozen=True, slots=True)` and are frozen for the type checker only: a
frozen class of the standard library fills each field by a call of `object.__setattr__`, which is a
quarter of the time of checking a large set. Whoever needs a changed object writes `replace`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(field_specifiers=(dataclasses.field,))
def dataclass(
    *, slots: bool, frozen: bool = False, eq: bool = True, order: bool = False
) -> Callable[[type[T]], type[T]]:
    """Decorate a class. `slots` is written out because readers know it, and must be true."""
    assert slots
    return dataclasses.dataclass(slots=True, eq=eq, order=order, unsafe_hash=frozen and eq)
