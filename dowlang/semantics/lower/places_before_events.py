"""Read what is said of a place of an event as it was: without what came, with what left."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
    arrived, place = _moved(word, by_name[what]), by_name[where]
    amount = by_name.get(many, ir.Number(1))

    def change(part: Any) -> Any:
        if _counts(part, arrived) and place in part.arguments:
            return ir.Arithmetic("-", part, amount)
        return _of_others(part, arrived, place)

    return _unless_within(condition, word, by_name, change) if many else condition


def with_what_left(
    condition: ir.Expression, word: EventWord, by_name: Mapping[str, ir.Local]
) -> ir.Expression:
    """Return what is said of a place with what is counted there and has just left it.

    `when a zombie is killed at a location where (zombies at it = 1)` speaks of what was there until
    then. Pieces that left are asked of the moment before as all else is (`pre_event.py`).
    """
    what, where, many = word.leaves
    left, place = _moved(word, by_name[what]), by_name[where]
    amount = by_name.get(many, ir.Number(1))

    def change(part: Any) -> Any:
        if _counts(part, left) and place in part.arguments:
            return ir.Arithmetic("+", part, amount)
        return _of_others(part, left, place)

    return _unless_within(condition, word, by_name, change) if many else condition


def _unless_within(
    condition: ir.Expression,
    word: EventWord,
    by_name: Mapping[str, ir.Local],
    change: Callable[[Any], Any],
) -> ir.Expression:
    """Return the condition with the changed counts. What moves within a place changes none."""
    changed = rebuild(condition, change)
    if changed == condition or not (word.arrives[1] and word.leaves[1]):
        return changed
    within = ir.Compare("=", by_name[word.leaves[1]], by_name[word.arrives[1]])
    return ir.Logic(
        "or",
        (
            ir.Logic("and", (within, condition)),
            ir.Logic("and", (ir.Logic("not", (within,)), changed)),
        ),
    )


def _moved(word: EventWord, field: ir.Local) -> ir.Local:
    """Return the field of what came or went, as the tally in which it is counted."""
    return replace(field, noun=word.counted) if word.counted else field


def ranked_since(
    condition: ir.Expression, word: EventWord, by_name: Mapping[str, ir.Local]
) -> bool:
    """Return True if pieces inside a condition are ranked by what has just come or gone, so that
    who had the most before is not known any more.
    """
    ways = (word.arrives[0], word.leaves[0])
    moved = {_moved(word, by_name[what]).noun for what in ways if what}
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
