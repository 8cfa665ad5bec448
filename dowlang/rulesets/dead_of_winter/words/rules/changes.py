"""Make the changes of lasting sentences: one number of the rules, for each of some pieces."""

from __future__ import annotations

from dowlang.engine.ongoing_effects import Change
from dowlang.rulesets.dead_of_winter.state.parameters import within_bounds

Changes = tuple[Change, ...]


def change_each(parameter: int, by: int, pieces: tuple[int, ...]) -> Changes:
    """Return a change by so much for each of the pieces."""
    return tuple(Change(parameter, by, subject=one) for one in pieces)


def set_each(parameter: int, number: int, pieces: tuple[int, ...]) -> Changes:
    """Return, for each of the pieces, a change to a number, kept within the parameter's bounds."""
    now = within_bounds(parameter, number)
    return tuple(Change(parameter, now, sets=True, subject=one) for one in pieces)
