"""Choose before the effect what a sentence leaves open inside another thing."""

from __future__ import annotations

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.resolve.denotation import Definite, Indefinite
from dowlang.semantics.scopes import Scope, you_of


def chooser_of(found: Indefinite, otherwise: ir.Expression) -> ir.Expression | None:
    """Return who chooses among the pieces: chance (None), of a tie the arbiter, else somebody
    that the sentence tells.
    """
    if found.random:
        return None
    return ir.Arbiter() if found.ranked else otherwise


def hoist(context: Context, found: Indefinite, scope: Scope) -> Definite:
    """An indefinite thing inside another one (`the top card of an item deck`) is chosen before
    the act.
    """
    picks = context.hoisted if context.hoisted is not None else context.ties
    assert picks is not None
    name = context.locals.fresh(found.noun.name)
    line = found.node.span.line
    who = chooser_of(found, you_of(scope))
    if who is not None and not found.noun.pick:
        context.report.never_chosen(found.node, found.noun)
    picks.append(ir.Pick(name, found.pieces, found.noun, line, who))
    return Definite(ir.Local(name, found.noun.name), found.noun.name)
