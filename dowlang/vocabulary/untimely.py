"""Describe why nothing comes of a word at some moment of a game."""

from __future__ import annotations

from dowlang.records import dataclass


@dataclass(frozen=True, slots=True)
class Untimely:
    """The reason that is told of a line, and what is told below it of the line to write."""

    reason: str
    instead: str = ""
