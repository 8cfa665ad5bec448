"""Tell what an option or a definition gives that is carried out: below that line the throw, the
roll, the cards or the amount could be those of either.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dowlang.semantics import ir
from dowlang.semantics.card_names import Given
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.ir_visitor import placed
from dowlang.semantics.lower.blocks import body
from dowlang.semantics.resolve.mentions import given_by
from dowlang.semantics.scopes import Binding, Frame, Scope
from dowlang.syntax import ast

AN_AMOUNT = Binding(ir.Number(0), "number")
"""Stands for an amount of a line above a definition."""


def given_by_option(context: Context, label: str, scope: Scope) -> Given | None:
    """Return what the lines of an option of the card give, which may stand further down: they are
    read besides. Return None for an option that is not known yet.
    """
    row = context.options.rows.get(label)
    if row is None:
        return None
    besides = context.besides()
    others = {name: each for name, each in context.options.rows.items() if each is not row}
    besides.options.rows = others
    done = body(besides, row.block, scope, "start")
    rolls = placed(done.block, 0, (ir.RollDie, ir.Contest))
    return given_by(scope, done.scope, rolled=bool(rolls))


def given_by_definition(
    context: Context, lines: Sequence[ast.Line], begun: Scope, ended: Scope, *, rolled: bool
) -> Given:
    """Return what the lines of a definition give. Whether they leave an amount that was told before
    them is found by reading them besides below such a line.
    """
    told = begun.inner(Frame(FrameKind.EFFECT, {"that many": AN_AMOUNT}))
    again = body(context.besides(), lines, told, "start")
    given = given_by(begun, ended, rolled=rolled)
    return replace(given, amount=again.scope.named("that many") != AN_AMOUNT)
