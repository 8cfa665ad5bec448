"""The roles of a player in the loop or offer that a line stands in."""

from __future__ import annotations

from enum import StrEnum


class LoopRole(StrEnum):
    """Whose turn a loop over players comes to, or to whom an offer is made."""

    NONE = ""  # no loop and no offer is about this player
    ALL = "all"  # each player in turn, you among them
    OTHERS = "other"  # each other player in turn
    OFFERED = "one"  # somebody to whom an offer is made
