"""Read what is said of a place of an event as it was: without who arrived, with who left."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import rebuild
from dowlang.vocabulary.declarations import EventWord


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
        counted = many and isinstance(part, ir.Call) and part.word.noun == arrived.noun
        if counted and place in part.arguments:
            return ir.Arithmetic("-", part, amount)
        return part

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
            case ir.Call(asked) if many and asked.noun == left.noun and place in part.arguments:
                return ir.Arithmetic("+", part, amount)
        return part

    return rebuild(condition, change)
