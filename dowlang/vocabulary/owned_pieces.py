"""Describe rule sentences about an owner that are about the owner's pieces."""

from __future__ import annotations

from dowlang.records import dataclass


@dataclass(frozen=True, slots=True)
class Group:
    """The meaning of a rule sentence about an owner for the owner's pieces.

    `you cannot move` is about survivors. For `values` of a slot's enumeration the sentence is
    lowered to the same sentence about every `noun` whose `owner` (a reference phrase with one slot)
    the subject is, asked whenever the number is read.
    """

    noun: str
    owner: str
    values: tuple[str, ...]
