"""Bound the steps of one card, worked out from the checked card, so that no card can hold up a
game.

Every loop counts as if its list were `LONG`. A block is the sum of its statements. `repeat … times`
counts with the most that its number can be. A number in digits counts as it is, a number that the
game gives (food, rounds, a payload) like a list. In play a loop over such a number goes round
`MAX_REPEATS` times at the most (`at_most`), and counts as that many. The inside of a word is the
ruleset's business.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import is_dataclass
from typing import Any, get_args

from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes, outer_fields
from dowlang.source.limits import MAX_REPEATS
from dowlang.vocabulary.card_kinds import CardKind
from dowlang.vocabulary.declarations import Word
from dowlang.vocabulary.noun_declarations import Adjective, Noun

Interval = tuple[int, int]  # least and most
LONG = 32  # pieces of a list: survivors, players, locations, a hand
COUNTED = (*get_args(ir.Statement), ir.Option, ir.Watch, ir.AtMoment, ir.Modify)
DECLARED = (Word, Noun, Adjective, CardKind)


_SHAPES: dict[type, tuple[tuple[str, ...], int, bool]] = {}


def _shape(kind: type) -> tuple[tuple[str, ...], int, bool]:
    """Return the fields of a class of nodes that may hold steps, the steps of the node itself, and
    whether it is a loop.
    """
    if not is_dataclass(kind) or issubclass(kind, (*DECLARED, *get_args(ir.Expression))):
        shape: tuple[tuple[str, ...], int, bool] = ((), 0, False)
    else:
        shape = (
            outer_fields(kind) or (),
            int(issubclass(kind, COUNTED)),
            issubclass(kind, ir.Each),
        )
    _SHAPES[kind] = shape
    return shape


def most_steps(node: Any) -> int:
    """Return steps that a checked card, or a part of one, can take at the very most."""
    return _steps(node, {})


def loops_around(node: Any) -> tuple[int, ...]:
    """Return the lines of the loops in each other that take most of the steps, outermost first."""
    kind = node.__class__
    if kind is tuple or kind is dict:
        parts = list(node if kind is tuple else node.values())
    else:
        names, _, _ = _SHAPES.get(kind) or _shape(kind)
        parts = [getattr(node, name) for name in names]
    longest = max(parts, key=most_steps, default=())
    inside = loops_around(longest) if parts else ()
    loop = isinstance(node, ir.Each) and node.line not in inside
    return (node.line, *inside) if loop else inside


def statements(node: Any) -> int:
    """Count the statements, options and rules written on it, each once."""
    return _steps(node, None)


def _steps(node: Any, numbers: dict[str, Interval] | None) -> int:
    """Return a bound on the steps of a node.

    `numbers` gives the range of the numbers named so far. With None every loop goes once.
    """
    kind = node.__class__
    if kind is tuple or kind is dict:
        total = 0
        for one in node if kind is tuple else node.values():
            shape = _SHAPES.get(one.__class__)
            total += _steps(one, numbers) if shape is None or shape[0] else shape[1]
            if numbers is not None and isinstance(one, NAMING):
                numbers[one.name] = _named(one, numbers)
        return total
    names, total, loops = _SHAPES.get(kind) or _shape(kind)
    inside = 0
    for name in names:
        inside += _steps(getattr(node, name), numbers)
    return total + (_passes(node, numbers) * inside if loops and numbers is not None else inside)


NAMING = (ir.Bind, ir.RollDie)  # a number that is picked has no name that `repeat` could read


def _named(statement: ir.Bind | ir.RollDie, numbers: dict[str, Interval]) -> Interval:
    """Return the range of the number that a statement names.

    Of a name that is given in several places it is the range in any of them.
    """
    here = (
        (0, statement.faces)
        if isinstance(statement, ir.RollDie)
        else _between(statement.value, numbers)
    )
    before = numbers.get(statement.name, here)
    return min(before[0], here[0]), max(before[1], here[1])


def _passes(loop: ir.Each, numbers: dict[str, Interval]) -> int:
    """Return the most times that a loop goes round."""
    match loop.pieces:
        # `at_most`
        case ir.Upto(ir.Arithmetic("min", count, ir.Number(value))) if value == MAX_REPEATS:
            return max(MAX_REPEATS, _between(count, numbers)[1])
        case ir.Upto(count):
            return max(0, _between(count, numbers)[1])
        case _:
            return LONG


def at_most(count: ir.Expression, faces: Collection[str]) -> ir.Expression:
    """Return the times that a loop goes round.

    It is as often as digits and dice say, over a number that the game gives never more than
    `MAX_REPEATS` times. `faces` are the locals that hold what a die shows.
    """
    leaves = [part for part in nodes(count) if not isinstance(part, ir.Arithmetic | ir.Number)]
    if all(isinstance(part, ir.Local) and part.name in faces for part in leaves):
        return count
    return ir.Arithmetic("min", count, ir.Number(MAX_REPEATS))


def _between(number: ir.Expression, numbers: dict[str, Interval]) -> Interval:
    """Return the least and most of a number. One that the game gives is taken for as long as a
    list.
    """
    match number:
        case ir.Number(value):
            return value, value
        case ir.Local(name):
            return numbers.get(name, (0, LONG))
        case ir.Arithmetic(operator, left, right):
            (low, high), (least, most) = _between(left, numbers), _between(right, numbers)
            match operator:
                case "+":
                    return low + least, high + most
                case "-":
                    return low - most, high - least
                case "min":
                    return min(low, least), min(high, most)
                case "max":
                    return max(low, least), max(high, most)
                case "*":
                    ends = (low * least, low * most, high * least, high * most)
                    return min(ends), max(ends)
            far = max(abs(low), abs(high))  # a quotient is no further from nothing
            return -far, far
        case _:
            return 0, LONG
