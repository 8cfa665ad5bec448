"""Moving a tree to another place in its file: a line that was parsed before is not parsed again, its spans are shifted.

Also how deep a tree is, counted without recursion.
"""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any

from dowlang.source import Span
from dowlang.syntax.tree import Ident

BARE = frozenset({"str", "int", "bool", "None", "tuple"})
"""Names in the annotations of fields that hold no node."""

_NAMES: dict[type, tuple[str, ...]] = {}
_LAYOUTS: dict[type, tuple[tuple[str, ...], tuple[int, ...]]] = {}


def _names(kind: type) -> tuple[str, ...]:
    names = _NAMES.get(kind)
    if names is None:
        names = _NAMES[kind] = tuple(field.name for field in fields(kind)) if hasattr(kind, "__dataclass_fields__") else ()
    return names


def moved(value: Any, lines: int, columns: int) -> Any:
    """The same tree, `lines` further down and `columns` further right. Every span must lie on one line."""
    kind = type(value)
    if kind is tuple:
        return tuple([moved(each, lines, columns) for each in value])
    names, deep = _LAYOUTS.get(kind) or _layout(kind)
    values = [getattr(value, name) for name in names]
    span: Span = values[0]
    values[0] = Span(span.line + lines, span.column + columns, span.end_line + lines, span.end_column + columns)
    for at in deep:
        inner = values[at]
        if inner is not None:
            values[at] = moved(inner, lines, columns)
    return kind(*values)


def _layout(kind: type) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The fields of a class of nodes, the span first, and which of them hold nodes."""
    entries = fields(kind)
    deep = tuple(at for at, entry in enumerate(entries) if at and set(re.findall(r"\w+", str(entry.type))) - BARE)
    layout = _LAYOUTS[kind] = (tuple(entry.name for entry in entries), deep)
    return layout


def depth(value: Any) -> int:
    """How many nodes lie inside each other."""
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
    """A tree as nested tuples without spans and without the forms of words: equal for equal cards however they are laid out."""
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
