"""How much one card can do: a bound on its steps, worked out from the checked card, so that no card can hold up a game.

Every loop counts as if its list were `LONG`; a block is the sum of its statements. What a word does inside is the ruleset's business.
"""

from __future__ import annotations

from dataclasses import is_dataclass
from typing import Any, get_args

from dowlang.semantics import model
from dowlang.semantics.walking import outer_fields
from dowlang.vocabulary.words import Adjective, CardKind, Noun, Word

LONG = 32  # pieces of a list: survivors, players, locations, a hand
COUNTED = (*get_args(model.Statement), model.Option, model.Watch, model.AtMoment, model.Modify)
DECLARED = (Word, Noun, Adjective, CardKind)


_SHAPES: dict[type, tuple[tuple[str, ...], int, bool]] = {}


def _shape(kind: type) -> tuple[tuple[str, ...], int, bool]:
    """Of a class of nodes: the fields that may hold steps, the steps of the node itself, and whether it is a loop."""
    if not is_dataclass(kind) or issubclass(kind, (*DECLARED, *get_args(model.Expression))):
        shape: tuple[tuple[str, ...], int, bool] = ((), 0, False)
    else:
        shape = (outer_fields(kind) or (), int(issubclass(kind, COUNTED)), issubclass(kind, model.Each))
    _SHAPES[kind] = shape
    return shape


def most_steps(node: Any, long: int = LONG) -> int:
    """Steps that a checked card, or a part of one, can take at the very most when every list holds `long` pieces."""
    kind = node.__class__
    if kind is tuple or kind is dict:
        total = 0
        for one in node if kind is tuple else node.values():
            shape = _SHAPES.get(one.__class__)
            total += most_steps(one, long) if shape is None or shape[0] else shape[1]
        return total
    names, total, loops = _SHAPES.get(kind) or _shape(kind)
    inside = 0
    for name in names:
        inside += most_steps(getattr(node, name), long)
    return total + (long * inside if loops else inside)


def statements(node: Any) -> int:
    """Statements, options and rules written on it, each once."""
    return most_steps(node, 1)
