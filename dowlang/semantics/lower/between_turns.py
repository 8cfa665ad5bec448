"""Refuse `this turn` where it is nobody's: in a crisis, at the start and the end of a round.

Some read it as the turn that was the last one, some as the one to come.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.lower.blocks import block
from dowlang.semantics.scopes import Scope
from dowlang.syntax import ast


def check_turn(context: Context, line: ast.Line, said: str) -> bool:
    """Return True unless `this turn` is said between turns. Otherwise an error is reported."""
    if "this turn" not in said or not context.between_turns:
        return True
    rest = said.replace("this turn", "next turn")
    where = f"in somebody's turn; here it is nobody's, and the turn to come is `{rest}`"
    context.report.out_of_scope(line, said, where)
    return False


def comes_between(match: ir.Match) -> bool:
    """Return True if an event happens when it is nobody's turn."""
    return match.word is not None and match.word.between_turns


def coming_block(
    context: Context, lines: Sequence[ast.Line], scope: Scope, path: str, between: bool = False
) -> ir.Block:
    """Return the statements of lines that are carried out another time, in somebody's turn or
    `between` turns.
    """
    outside, context.between_turns = context.between_turns, between
    at_setup, context.from_setup = context.from_setup, False
    done = block(context, lines, scope, path)
    context.between_turns, context.from_setup = outside, at_setup
    return done
