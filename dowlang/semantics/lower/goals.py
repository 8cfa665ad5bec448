"""Goals: a condition as a tree of atoms, each with the words for it.

The words are made from the tree, normalised, so that they are those of the language whatever the
spacing in the file.
"""

from __future__ import annotations

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.resolve.conditions import check_count
from dowlang.semantics.scopes import Scope
from dowlang.semantics.unparse import written
from dowlang.syntax import ast


def goal(context: Context, node: ast.Expression, scope: Scope) -> ir.Goal | None:
    """Return the goal of a condition, None when an error was reported."""
    line = node.span.line
    if isinstance(node, ast.LogicalExpression):
        parts = [goal(context, operand, scope) for operand in node.operands]
        if any(p is None for p in parts):
            return None
        return ir.Goal(node.operator, tuple(p for p in parts if p is not None), None, line)
    if isinstance(node, ast.AtLeastOf):
        parts = [goal(context, operand, scope) for operand in node.operands]
        if not check_count(context, node) or any(p is None for p in parts):
            return None
        return ir.Goal(
            "some", tuple(p for p in parts if p is not None), None, line, node.count.value
        )
    holds = context.condition(node, scope)
    return (
        None
        if holds is None
        else ir.Goal("", (), ir.Atom(holds, written(node, context.lexicon), line), line)
    )


def as_condition(goal: ir.Goal) -> ir.Expression:
    """Return the goal as one condition."""
    if goal.atom is not None:
        return goal.atom.condition
    parts = tuple(as_condition(part) for part in goal.parts)
    return (
        ir.SomeOf(goal.count, parts) if goal.operator == "some" else ir.Logic(goal.operator, parts)
    )


def in_words(goal: ir.Goal) -> str:
    """Return the goal as the language writes it."""
    if goal.atom is not None:
        return goal.atom.text
    looser = {"and": ("or",), "not": ("and", "or")}.get(goal.operator, ())
    said = [
        f"( {in_words(part)} )" if part.operator in looser else in_words(part)
        for part in goal.parts
    ]
    match goal.operator:
        case "some":
            return f"at least {goal.count} of ( {', '.join(said)} )"
        case "not":
            return f"not {said[0]}"
        case _:
            return f" {goal.operator} ".join(said)
