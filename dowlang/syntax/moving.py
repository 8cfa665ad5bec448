"""Moving a tree to another place in its file: a line that was parsed before is not parsed again, its spans are shifted.

Also how deep a tree is, counted without recursion.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from dowlang.source import Span
from dowlang.syntax.tree import Ident

_NAMES: dict[type, tuple[str, ...]] = {}


def _names(kind: type) -> tuple[str, ...]:
    names = _NAMES.get(kind)
    if names is None:
        names = _NAMES[kind] = tuple(field.name for field in fields(kind)) if hasattr(kind, "__dataclass_fields__") else ()
    return names


def moved(value: Any, lines: int, columns: int) -> Any:
    """The same tree, `lines` further down and `columns` further right. Every span must lie on one line."""
    kind = type(value)
    if kind is str or kind is int or kind is bool or value is None:
        return value
    if kind is Span:
        return Span(value.line + lines, value.column + columns, value.end_line + lines, value.end_column + columns)
    if kind is tuple:
        return tuple([moved(each, lines, columns) for each in value])
    return kind(*[moved(getattr(value, name), lines, columns) for name in _names(kind)])


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
