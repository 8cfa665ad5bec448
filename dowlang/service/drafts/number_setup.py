"""Change numbers that a test gives, so that a condition holds on its table or fails."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from dowlang.service.positions import TextMap
from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes
from dowlang.vocabulary.comparisons import NEGATED

BOUNDARY_OFFSETS = {"=": 0, ">=": 0, "<=": 0, ">": 1, "<": -1}
"""How far from its bound a number lies that just meets a comparison."""
COMPARE = {"=": int.__eq__, ">=": int.__ge__, "<=": int.__le__, ">": int.__gt__, "<": int.__lt__}
FAILING = NEGATED | {"=": ">"}


SEATS = ("you", "your", "they", "their", "it")
"""Words that mean another player or piece in a line of a test."""


@dataclass(frozen=True, slots=True)
class NumericCondition:
    """A comparison of a number that a line of a test gives by its name."""

    name: str
    operator: str
    bound: int

    @property
    def nearest(self) -> int:
        """Return the number nearest to the bound that meets the comparison."""
        return self.bound + BOUNDARY_OFFSETS[self.operator]

    def holds(self, number: int) -> bool:
        """Return True if a number meets the comparison."""
        return COMPARE[self.operator](number, self.bound)


def failing(text_map: TextMap, lines: Sequence[str], condition: ast.Node) -> list[str] | None:
    """Return the lines of a table changed so that a condition fails on it, None where no number
    that they say decides it.
    """
    if isinstance(condition, ast.LogicalExpression) and condition.operator == "and":
        ways = (failing(text_map, lines, each) for each in condition.operands)
        return next((way for way in ways if way is not None), None)
    if isinstance(condition, ast.Comparison):
        found = numeric_condition(text_map, condition, FAILING.get(condition.operator, ""))
        return None if found is None else with_number(lines, found.name, found.nearest)
    return None


def holding_number(text_map: TextMap, lines: Sequence[str], condition: ast.Node) -> list[str]:
    """Return the lines of a table changed so that a condition holds on it, as far as numbers that
    they can say decide it.
    """
    out = list(lines)
    if isinstance(condition, ast.LogicalExpression) and condition.operator == "and":
        for each in condition.operands:
            out = holding_number(text_map, out, each)
    elif isinstance(condition, ast.Comparison):
        found = numeric_condition(text_map, condition, condition.operator)
        if found is not None:
            given = given_number(out, found.name)
            if given is None or not found.holds(given):
                out = with_number(out, found.name, found.nearest)
    return out


def given_number(lines: Sequence[str], name: str) -> int | None:
    """Return what the lines of a table give for a number, None where they do not say."""
    given = re.compile(rf"(?:given |, ){re.escape(name)} = (\d+)")
    found = [match for line in lines if (match := given.search(line))]
    return int(found[0][1]) if found else None


def numeric_condition(
    text_map: TextMap, condition: ast.Comparison, operator: str
) -> NumericCondition | None:
    """Return a comparison of a number that a line can give, by another operator than its own if
    that is wanted. Return None for one that no line can give, or of which none would be a number
    of pieces.
    """
    left, right = condition.left, condition.right
    name = text_map.text_of(left.span)
    is_of_a_seat = not set(re.findall(r"\w+", name)).isdisjoint(SEATS)
    if not isinstance(right, ast.Integer) or operator not in COMPARE or is_of_a_seat:
        return None
    if any(each.who is not None for each in nodes((left,)) if isinstance(each, ast.Filter)):
        return None
    found = NumericCondition(name, operator, right.value)
    return None if found.nearest < 0 else found


def with_number(lines: Sequence[str], name: str, value: int) -> list[str]:
    """Return the lines of a table with a number given anew where it is given, else behind them."""
    given = re.compile(rf"((?:given |, ){re.escape(name)} = )[^,\n]+")
    for at, line in enumerate(lines):
        if line.lstrip().startswith("given ") and given.search(line):
            return [*lines[:at], given.sub(rf"\g<1>{value}", line, count=1), *lines[at + 1 :]]
    given_at = [at for at, line in enumerate(lines) if line.lstrip().startswith("given ")]
    last = max(given_at, default=-1)
    return [*lines[: last + 1], f"    given {name} = {value}", *lines[last + 1 :]]
