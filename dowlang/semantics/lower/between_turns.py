"""Refuse `this turn` where it is nobody's: in a crisis, at the start and the end of a round.

Some read it as the turn that was the last one, some as the one to come.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.lower.blocks import block
from dowlang.semantics.lower.event_clauses import cancellable
from dowlang.semantics.scopes import OF_BEFORE, SHOWN, Frame, Scope
from dowlang.semantics.temporary_fields import temporarily
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EffectWord


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


def another_time(context: Context, scope: Scope) -> Scope:
    """Return the scope of lines that are carried out another time: what was left of several pieces
    (`the rest`) may lie anywhere then.
    """
    words = context.lexicon.vocabulary.of_sort(EffectWord)
    given = {SHOWN, *(word.yields_as for word in words if word.yields_as)}
    known = [name for name in sorted(given) if scope.named(name) is not None]
    if not known:
        return scope
    return scope.inner(Frame(FrameKind.EFFECT, dict.fromkeys(known, OF_BEFORE)))


def coming_block(
    context: Context,
    lines: Sequence[ast.Line],
    scope: Scope,
    path: str,
    when: ir.Match | bool = False,
) -> ir.Block:
    """Return the statements of lines that are carried out another time: when something happens,
    else in somebody's turn, or (True) between turns.
    """
    match = when if isinstance(when, ir.Match) else None
    scope = another_time(context, scope)
    between = when is True or (match is not None and comes_between(match))
    told = "" if match is None or match.word is None else match.word.moment
    with temporarily(
        context,
        points=() if match is None else cancellable(match),
        between_turns=between,
        moment="round" if when is True else told,
        from_setup=False,
        comes_later=True,
        below=[],  # what it names is nothing yet for the lines below the block
    ):
        return block(context, lines, scope, path)
