"""Read what is said of a place of an event as it was: without who arrived, with who left."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes, rebuild
from dowlang.vocabulary.declarations import EventWord, FilterWord


def as_before(
    condition: ir.Expression, word: EventWord, by_name: Mapping[str, ir.Local]
) -> ir.Expression:
    """Return what is said of a place without what has just arrived there.

    `when you move a survivor to a location with no survivors` speaks of who was there before.
    """
    what, where, many = word.arrives
    arrived, place = by_name[what], by_name[where]
    amount = by_name.get(many, ir.Number(1))

    def change(part: Any) -> Any:
        if not many and isinstance(part, ir.Candidates) and part.noun.name == arrived.noun:
            element = ir.Local(part.element, part.noun.name)
            other = ir.Logic("not", (ir.Compare("=", element, arrived),))
            return replace(part, conditions=(*part.conditions, other))
        if many and _counts(part, arrived) and place in part.arguments:
            return ir.Arithmetic("-", part, amount)
        return _of_others(part, arrived, place) if many else part

    return rebuild(condition, change)


def with_who_left(
    condition: ir.Expression, word: EventWord, by_name: Mapping[str, ir.Local]
) -> ir.Expression:
    """Return what is said of a place with what has just left it.

    `when you move a survivor from a location where (survivors at it = 1)` speaks of who was there
    until then. Who is in play no more is counted only where nothing else is said of those there.
    """
    what, where, many = word.leaves
    left, place = by_name[what], by_name[where]
    amount = by_name.get(many, ir.Number(1))
    gone = word.before is not None and word.before.gone

    def stood_there(part: Any) -> bool:
        return isinstance(part, ir.Call) and place in part.arguments and len(part.arguments) == 2

    def change(part: Any) -> Any:
        match part:
            case ir.Candidates(noun, element, conditions) if not many and noun.name == left.noun:
                if gone or not any(map(stood_there, conditions)):
                    return part
                same = ir.Compare("=", ir.Local(element, noun.name), left)
                back = tuple(
                    ir.Logic("or", (each, same)) if stood_there(each) else each
                    for each in conditions
                )
                return replace(part, conditions=back)
            case ir.Size(ir.Candidates(noun, _, (only,))) if gone and noun.name == left.noun:
                return ir.Arithmetic("+", part, amount) if stood_there(only) else part
            case ir.Call() if many and _counts(part, left) and place in part.arguments:
                return ir.Arithmetic("+", part, amount)
        return _of_others(part, left, place) if many else part

    return rebuild(condition, change)


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
