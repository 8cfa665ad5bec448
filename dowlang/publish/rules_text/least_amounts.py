"""Say of a number in a condition that it is the least: `if you control 2 survivors` holds of three
too, and `each player who controls 1 survivor` is each who controls any.

What lives here: the tree of a card with these numbers as `a` and `at least`. What does not: counts
that are compared (`helpless survivors >= 2`), which say so themselves.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from dowlang.syntax import ast
from dowlang.syntax.ast import Line, LinePart, QuantityKind
from dowlang.vocabulary.declarations import Place

ASKED = frozenset({Place.PREDICATE, Place.STATE, Place.FILTER})
"""Places of phrases that ask or describe. What is asked of the past is an event by its phrase."""


def with_least_amounts(line: Line) -> Line:
    """Return a line and those below it with the numbers of their conditions as the least."""
    parts = tuple(_part(part) for part in line.parts)
    block = tuple(with_least_amounts(each) for each in line.block)
    return (
        line
        if (parts, block) == (line.parts, line.block)
        else replace(line, parts=parts, block=block)
    )


def _part(part: LinePart) -> LinePart:
    values = tuple(_rebuilt(each) for each in part.values)
    return part if values == part.values else replace(part, values=values)


def _rebuilt(value: Any) -> Any:
    """Return a node, or several, with the least amounts of what they ask, inside first."""
    if isinstance(value, tuple):
        return tuple(_rebuilt(each) for each in value)
    if not isinstance(value, ast.Node):
        return value
    held = {each.name: getattr(value, each.name) for each in fields(value) if each.name != "span"}
    made = {name: _rebuilt(each) for name, each in held.items()}
    changed = {name: each for name, each in made.items() if each != held[name]}
    return _asking(replace(value, **changed) if changed else value)


def _asking(node: ast.Node) -> ast.Node:
    match node:
        case ast.Exists(thing=thing):
            return replace(node, thing=_least(thing))
        case ast.Is(subject=subject, predicate=said) if said.place in ASKED:
            return replace(node, subject=_least(subject))
        case ast.EventHappened(event=event):
            return replace(node, event=replace(event, subject=_least(event.subject)))
        case ast.Phrase(place=place, slots=slots) if place in ASKED:
            return replace(node, slots=tuple(_least(each) for each in slots))
    return node


def _least(thing: Any) -> Any:
    """Return a thing with its number as the least, another one as it is."""
    match thing:
        case ast.NounPhrase(quantity=ast.Quantity(kind=QuantityKind.AMOUNT, amount=amount) as said):
            one = isinstance(amount, ast.Integer) and amount.value == 1
            kind = QuantityKind.A if one else QuantityKind.AT_LEAST
            quantity = replace(said, kind=kind, amount=None if one else amount)
            return replace(thing, quantity=quantity)
    return thing
