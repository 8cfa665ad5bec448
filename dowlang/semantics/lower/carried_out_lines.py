"""Tell what an option or a definition gives that is carried out: below that line the throw, the
roll, the cards or the amount could be those of either.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
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
from dowlang.syntax.relocation import nodes

AN_AMOUNT = Binding(ir.Number(0), "number")
"""Stands for an amount of a line above a definition."""


def given_by_option(context: Context, label: str, scope: Scope) -> Given | None:
    """Return what the lines of an option of the card give, with those of the options that it
    carries out itself. Return None for an option that is not known yet.

    Options may stand further down, so each is read besides, once a card.
    """
    given, rows = context.options.given, context.options.rows
    inner = _carried_by(rows, label, given)
    own = {each: _read_besides(context, rows[each], scope) for each in inner}
    changed = bool(own)
    while changed:  # a second time where options carry out each other
        changed = False
        for each, further in inner.items():
            told = _together(own[each], *(given[text] for text in further if text in given))
            changed = changed or given.get(each) != told
            given[each] = told
    return given.get(label)


def _carried_by(
    rows: Mapping[str, ast.Line], label: str, known: Collection[str]
) -> dict[str, list[str]]:
    """Return the options to be read for one that are not known, by label, each after those that it
    may carry out, with their labels.
    """
    out, begun = dict[str, list[str]](), dict[str, list[str]]()
    waiting = [(label, False)]
    while waiting:
        each, inner_read = waiting.pop()
        if inner_read:
            out[each] = begun[each]
        elif each not in known and each not in begun and each in rows:
            said = (node.value for node in nodes(rows[each].block) if isinstance(node, ast.Text))
            begun[each] = [text for text in dict.fromkeys(said) if text in rows]
            waiting += [(each, True), *((text, False) for text in begun[each])]
    return out


def _read_besides(context: Context, row: ast.Line, scope: Scope) -> Given:
    """Return what the lines of an option give by themselves. Nothing of them is kept."""
    besides = context.besides()
    done = body(besides, row.block, scope, "start")
    rolls = placed(done.block, 0, (ir.RollDie, ir.Contest))
    return given_by(scope, done.scope, rolled=bool(rolls))


def _together(*given: Given) -> Given:
    return Given(
        frozenset().union(*(each.named for each in given)),
        frozenset().union(*(each.things for each in given)),
        any(each.amount for each in given),
        any(each.rolled for each in given),
    )


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
