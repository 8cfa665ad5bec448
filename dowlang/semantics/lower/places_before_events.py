"""Read what is said of a place of an event as it was: without what came, with what left."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes, rebuild
from dowlang.vocabulary.declarations import EventWord, FilterWord


def without_what_came(
    condition: ir.Expression, word: EventWord, by_name: Mapping[str, ir.Local]
) -> ir.Expression:
    """Return what is said of a place without what is counted there and has just arrived.

    `when a zombie is added to a location where (zombies at it = 0)` speaks of what was there
    before. Pieces that arrive are asked of the moment before as all else is (`pre_event.py`).
    """
    what, where, many = word.arrives
    arrived, place = by_name[what], by_name[where]
    amount = by_name.get(many, ir.Number(1))

    def change(part: Any) -> Any:
        if _counts(part, arrived) and place in part.arguments:
            return ir.Arithmetic("-", part, amount)
        return _of_others(part, arrived, place)

    return rebuild(condition, change) if many else condition


def with_what_left(
    condition: ir.Expression, word: EventWord, by_name: Mapping[str, ir.Local]
) -> ir.Expression:
    """Return what is said of a place with what is counted there and has just left it.

    `when a zombie is killed at a location where (zombies at it = 1)` speaks of what was there until
    then. Pieces that left are asked of the moment before as all else is (`pre_event.py`).
    """
    what, where, many = word.leaves
    left, place = by_name[what], by_name[where]
    amount = by_name.get(many, ir.Number(1))

    def change(part: Any) -> Any:
        if _counts(part, left) and place in part.arguments:
            return ir.Arithmetic("+", part, amount)
        return _of_others(part, left, place)

    return rebuild(condition, change) if many else condition


def ranked_since(
    condition: ir.Expression, word: EventWord, by_name: Mapping[str, ir.Local]
) -> bool:
    """Return True if pieces inside a condition are ranked by what has just come or gone, so that
    who had the most before is not known any more.
    """
    moved = {by_name[what].noun for what in (word.arrives[0], word.leaves[0]) if what}
    return any(
        isinstance(part, ir.Candidates) and part.key is not None and part.key.ranks_by in moved
        for part in nodes(condition)
    )


def _ranks(part: Any, moved: ir.Local) -> bool:
    """Return True if a call ranks places by such things."""
    ranking = isinstance(part, ir.Call) and isinstance(part.word, FilterWord)
    return ranking and part.word.ranks_by == moved.noun


def _counts(part: Any, moved: ir.Local) -> bool:
    """Return True if a call counts such things at a place, or ranks places by them."""
    return isinstance(part, ir.Call) and (part.word.noun == moved.noun or _ranks(part, moved))


def _of_others(part: Any, moved: ir.Local, place: ir.Local) -> Any:
    """Return the places that a place is compared with in rank, without that one, whose own count
    is another now.
    """
    if not isinstance(part, ir.Candidates) or part.noun.name != place.noun:
        return part
    element = ir.Local(part.element, part.noun.name)
    if not any(_ranks(each, moved) for each in nodes(part.conditions)):
        return part
    other = ir.Logic("not", (ir.Compare("=", element, place),))
    return replace(part, conditions=(other, *part.conditions))
