"""Compare parts of the IR for what they do, wherever they are written."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, TypeVar

from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes, rebuild

T = TypeVar("T")
PLACES: dict[str, int | str] = {"line": 0, "path": "", "number": 0}
"""Fields that say where something stands, not what it does."""
NAMES = ("name", "binds", "element", "giver", "highest", "lowest")
"""Fields that name locals."""
NAMELESS = (ir.Counter, ir.AddToCounter)
"""Nodes whose name and number are those of a counter, which is the same wherever it is written."""


def alike(node: T) -> T:
    """Return the node without what tells two that do the same apart: card lines, and the names it
    gives to what it speaks of.
    """
    names: dict[str, str] = {}
    for part in nodes(node):
        if isinstance(part, ir.Match):
            for local in part.fields:
                names.setdefault(local.name, f"·{len(names)}")
        elif not isinstance(part, (ir.Local, *NAMELESS)):
            for field in NAMES:
                if bound := getattr(part, field, ""):
                    names.setdefault(bound, f"·{len(names)}")

    def change(part: Any) -> Any:
        if isinstance(part, NAMELESS):
            return replace(part, line=0) if isinstance(part, ir.AddToCounter) else part
        had = {field.name for field in fields(part)}
        cleared: dict[str, Any] = {name: value for name, value in PLACES.items() if name in had}
        named = {
            field: names[getattr(part, field)]
            for field in NAMES
            if field in had and getattr(part, field) in names
        }
        return replace(part, **cleared, **named) if cleared or named else part

    return rebuild(node, change)
