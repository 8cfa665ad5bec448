"""How much one card can do: a bound on its steps, worked out from the checked card, so that no card can hold up a game.

Every loop counts as if its list were `LONG`; a block is the sum of its statements. What a word does inside is the ruleset's business.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, get_args

from dowlang.semantics import model
from dowlang.vocabulary.words import Adjective, CardKind, Noun, Word

LONG = 32  # pieces of a list: survivors, players, locations, a hand
COUNTED = (*get_args(model.Statement), model.Option, model.Watch, model.AtMoment, model.Modify)
DECLARED = (Word, Noun, Adjective, CardKind)


def most_steps(node: Any, long: int = LONG) -> int:
    """Steps that a checked card, or a part of one, can take at the very most when every list holds `long` pieces."""
    if isinstance(node, tuple | dict):
        return sum(most_steps(one, long) for one in (node.values() if isinstance(node, dict) else node))
    if not is_dataclass(node) or isinstance(node, (type, *DECLARED, *get_args(model.Expression))):
        return 0
    inside = sum(most_steps(getattr(node, field.name), long) for field in fields(node))
    return int(isinstance(node, COUNTED)) + (long * inside if isinstance(node, model.Each) else inside)


def statements(node: Any) -> int:
    """Statements, options and rules written on it, each once."""
    return most_steps(node, 1)
