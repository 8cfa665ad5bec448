"""Say once what two conditions have in common: *the bearer is at the Library or the School* of one
that is at the one or the other, *Ann or Bo is in play* of two of whom one is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import cast

from dowlang.syntax import ast


@dataclass(frozen=True, slots=True)
class OneOf:
    """Several things of one of which something is said, in place of a single one."""

    things: tuple[ast.Expression, ...]

    @property
    def first(self) -> ast.Expression:
        """Return the first of the things, with which what is said of them agrees."""
        return self.things[0]


def of_one(node: ast.LogicalExpression) -> ast.Is | None:
    """Return conditions of which one has to hold as a single one, said of one of several things or
    places, None where they differ in more than that.
    """
    conditions = [each for each in node.operands if isinstance(each, ast.Is) and not each.negated]
    if node.operator != "or" or len(conditions) < len(node.operands):
        return None
    first = conditions[0]
    subjects = [each.subject for each in conditions if each.subject is not None]
    predicates = [each.predicate for each in conditions]
    if all(written_alike(each, first.predicate) for each in predicates):
        named = all(isinstance(each, ast.Text) for each in subjects)
        return replace(first, subject=_one_of(subjects)) if named else None
    places = [each.slots[0] for each in predicates if _is_there(each)]
    one = _is_single(first.subject) and all(written_alike(each, first.subject) for each in subjects)
    if one and len(places) == len(predicates):
        there = replace(first.predicate, slots=(_one_of(places),))
        return replace(first, predicate=there)
    return None


def _is_there(predicate: ast.Phrase) -> bool:
    """Return True for what says at which place something is: `at "School"`, `at the colony`."""
    place = predicate.slots[0] if predicate.slots else None
    return predicate.pattern == "at {}" and isinstance(place, ast.Text | ast.Reference)


def _is_single(subject: object) -> bool:
    """Return True for a known one: of each of several, some may be at the one place and some at the
    other.
    """
    if isinstance(subject, ast.Reference):
        return subject.words[:1] not in (("them",), ("those",))
    return isinstance(subject, ast.Text)


def _one_of(things: Sequence[ast.Expression]) -> ast.Expression:
    return cast(ast.Expression, OneOf(tuple(things)))


def written_alike(one: object, other: object) -> bool:
    """Return True for nodes that were written alike, wherever they stand."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(written_alike, one, other))
    if type(one) is not type(other) or not is_dataclass(one):
        return one == other
    names = (each.name for each in fields(one) if each.name != "span")
    return all(written_alike(getattr(one, name), getattr(other, name)) for name in names)
