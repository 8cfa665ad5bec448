"""Name the plain data that a state is made of: frames of the stack, answers, seats."""

from __future__ import annotations

from typing import Annotated, Any

Answer = tuple[int, ...]  # an option: number of its kind in the ruleset, then its arguments
Frame = tuple[Any, ...]
Seat = Annotated[int, "player"]  # a player by seat. The noun is what a save is held to
Seats = Annotated[tuple[int, ...], "player"]


def frozen(value: Any) -> Any:
    """Return lists of JSON back into tuples, at every depth."""
    return tuple(frozen(x) for x in value) if isinstance(value, list) else value
