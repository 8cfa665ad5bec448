"""Lines that the parser could not read: what stands below them is checked all the same, and nothing
is said of the line itself.

Which place the lines below belong to was told by the first words of the broken line
(`syntax.recovery.line_places`). What the line would have bound is not known, so references that
find nothing are not reported below it, nor after it in its block.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.semantics.context import Context
from dowlang.semantics.lower.inheritance import STATEMENT_SHAPES
from dowlang.semantics.scopes import Scope
from dowlang.syntax import ast

HOLDING = ("vote", "answer", "face")
"""Places whose lines are nothing but a head over a block of effects."""

RULES = ("modify", "watch", "while", "instead", "skipped", "also_needs", "ability")
"""Shapes of lines that are rules wherever they stand."""


def below(context: Context, line: ast.Line, scope: Scope, path: str) -> None:
    """Checks the block of a line that could not be read, or of one whose head had an error."""
    from dowlang.semantics.lower.ongoing import (
        rules,
    )  # blocks hold rules, rules hold blocks, and either may hold what could not be read
    from dowlang.semantics.lower.options import option

    outer, context.points = (
        context.points,
        ("",) if line.start == "rule" else context.points,
    )  # a point the line may have named
    with context.without():
        for place, row in enumerate(line.block):
            where = f"{path}.{place + 1}"
            if row.broken:
                below(context, row, scope, where)
            elif row.start == "option":
                option(context, row, scope, where)
            elif row.start in HOLDING:
                context.block(context, row.block, scope, where)
            elif row.start == "rule" or row.shape in RULES:
                rules(context, (row,), scope, where)
        effects = [
            row
            for row in line.block
            if row.shape in STATEMENT_SHAPES and row.start not in (*HOLDING, "option", "rule")
        ]
        context.block(context, effects, scope, path)
    context.points = outer


def each_below(context: Context, lines: Sequence[ast.Line], scope: Scope, path: str) -> bool:
    """Check below every broken line among these. Return True if there was one."""
    broken = [line for line in lines if line.broken]
    for line in broken:
        below(context, line, scope, f"{path}.unread_{line.span.line}")
    return bool(broken)
