"""Moving a tree to another place in its file: a line that was parsed before is not parsed again,
its spans are shifted.

Also the nodes of a tree, and how deep it is, without recursion.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from dowlang.source import Span
from dowlang.syntax.ast import Ident, Node, QuantityKind

BARE = frozenset({"str", "int", "bool", "None", "tuple", QuantityKind.__name__})
"""Names in the annotations of fields that hold no node."""

_NAMES: dict[type, tuple[str, ...]] = {}
_HOLDING: dict[type, tuple[str, ...]] = {}
_INSIDE: dict[type, tuple[str, ...]] = {}
_MOVING: dict[type, tuple[tuple[str, bool], ...]] = {}
"""The fields of a class of nodes, each with True if it may hold a span or a node."""


def _names(kind: type) -> tuple[str, ...]:
    names = _NAMES.get(kind)
    if names is None:
        names = _NAMES[kind] = (
            tuple(field.name for field in fields(kind))
            if hasattr(kind, "__dataclass_fields__")
            else ()
        )
    return names


def moved(value: Any, lines: int, columns: int) -> Any:
    """Return the same tree, `lines` further down and `columns` further right.

    Every span must lie on one line.
    """
    kind = value.__class__
    if kind is tuple:
        return tuple([moved(each, lines, columns) for each in value]) if value else value
    if kind is Span:
        return Span(
            value.line + lines,
            value.column + columns,
            value.end_line + lines,
            value.end_column + columns,
        )
    plan = _MOVING.get(kind)
    if plan is None:
        plan = _MOVING[kind] = tuple((name, _may_move(kind, name)) for name in _names(kind))
    if not plan:
        return value
    return kind(
        *[
            moved(getattr(value, name), lines, columns) if moves else getattr(value, name)
            for name, moves in plan
        ]
    )


def _may_move(kind: type, name: str) -> bool:
    """Return True if a field may hold a span or a node."""
    return name == fields(kind)[0].name or name in _holding(kind)


def nodes(value: Any) -> Iterator[Node]:
    """Yield all nodes in a tree, each before those in it, in the order written."""
    waiting = [value]
    while waiting:
        each = waiting.pop()
        if each.__class__ is tuple:
            waiting += each[::-1]
        else:
            yield each
            kind = each.__class__
            for name in _INSIDE[kind] if kind in _INSIDE else _inside(kind):
                inner = getattr(each, name)
                if inner:
                    waiting.append(inner)


def _inside(kind: type) -> tuple[str, ...]:
    """Return names of the fields that hold nodes, the last first, noted for `nodes`."""
    names = _INSIDE[kind] = _holding(kind)[::-1]
    return names


def _holding(kind: type) -> tuple[str, ...]:
    """Return names of the fields that hold nodes."""
    names = _HOLDING.get(kind)
    if names is None:
        entries = fields(kind)[1:]  # the first is the span
        names = _HOLDING[kind] = tuple(
            entry.name for entry in entries if set(re.findall(r"\w+", str(entry.type))) - BARE
        )
    return names


def depth(value: Any) -> int:
    """Return the number of nodes that lie inside each other."""
    deepest = 0
    waiting: list[tuple[Any, int]] = [(value, 0)]
    while waiting:
        node, level = waiting.pop()
        if type(node) is tuple:
            waiting.extend((each, level) for each in node)
        elif names := _names(type(node)):
            if type(node) is Span:
                continue
            deepest = max(deepest, level + 1)
            waiting.extend((getattr(node, name), level + 1) for name in names)
    return deepest


def without_places(value: Any) -> Any:
    """Return a tree as nested tuples without spans and without the forms of words: equal for equal
    cards however they are laid out.
    """
    kind = type(value)
    if kind is tuple:
        return tuple([without_places(each) for each in value])
    if kind is Span:
        return None
    if kind is Ident:
        return ("Ident", value.lemma)
    if names := _names(kind):
        return (kind.__name__, *[without_places(getattr(value, name)) for name in names])
    return value
