"""Choose before the effect what a sentence leaves open inside another thing."""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import names_read
from dowlang.semantics.resolve.denotation import Definite, Indefinite, Meaning
from dowlang.semantics.resolve.quantities import ONE_PIECE
from dowlang.semantics.scopes import Scope, you_of
from dowlang.semantics.unparse import plain


def chooser_of(found: Indefinite, otherwise: ir.Expression) -> ir.Expression | None:
    """Return who chooses among the pieces: chance (None), of a tie the arbiter, else somebody
    that the sentence tells.
    """
    if found.random:
        return None
    return ir.Arbiter() if found.ranked else otherwise


def of_yours_you(meanings: Sequence[Meaning | None], otherwise: ir.Expression) -> ir.Expression:
    """Return who chooses where a line says nobody: of pieces of yours you do, since what they are
    may be hidden from everybody else. Of others it is whom the place of the line tells.
    """
    return ir.YOU_LOCAL if any(map(_is_yours, meanings)) else otherwise


def _is_yours(found: Meaning | None) -> bool:
    if not isinstance(found, Indefinite) or not isinstance(found.pieces, ir.Candidates):
        return False
    mine = (ir.Local(found.element, found.noun.name), ir.YOU_LOCAL)
    return any(
        isinstance(each, ir.Call) and all(one in each.arguments for one in mine)
        for each in found.pieces.conditions
    )


def hoist(context: Context, found: Indefinite, scope: Scope) -> Definite:
    """Choose before the act an indefinite thing inside another one (`the top card of an item
    deck`).
    """
    picks = (
        context.sentence.hoisted if context.sentence.hoisted is not None else context.sentence.ties
    )
    assert picks is not None
    name = context.locals.fresh(found.noun.name)
    line = found.node.span.line
    who = chooser_of(found, you_of(scope))
    if who is not None and not found.noun.pick:
        context.report.never_chosen(found.node, found.noun)
    told = found.kind == "the" and not found.random
    picks.append(ir.Pick(name, found.pieces, found.noun, line, who, told=told))
    return Definite(ir.Local(name, found.noun.name), found.noun.name)


def of_equals(context: Context, found: Indefinite, scope: Scope) -> Meaning | None:
    """Return which of equals is meant, as the arbiter says it before the line.

    A condition asks nobody: one of those who are level is enough. Return None when an error was
    reported.
    """
    one = found.kind in ONE_PIECE or found.amount == ir.Number(1)
    if not found.ranked or not one:
        return found
    if context.sentence.hoisted is None and context.sentence.ties is None:
        if context.sentence.asks_nobody:
            context.report.equals_in_a_rule(found.node, plain(context, found.node), found.noun)
            return None
        return found
    if names_read(found.pieces) & set(context.sentence.in_turn):
        context.report.equals_of_each(found.node, plain(context, found.node))
        return None
    return hoist(context, found, scope)
