"""Numbers: literals, counts of nouns, number phrases, counters, arithmetic."""

from __future__ import annotations

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.resolve.denotation import Counted, Indefinite
from dowlang.semantics.resolve.noun_types import noun_in
from dowlang.semantics.scopes import Scope
from dowlang.source.limits import MAX_NUMBER
from dowlang.syntax import ast


def number(
    context: Context, node: ast.Expression | ast.Ident, scope: Scope
) -> ir.Expression | None:
    """Return the number of a node, None when an error was reported."""
    if isinstance(node, ast.Integer):
        return ir.Number(node.value)

    from dowlang.semantics.resolve.noun_phrases import (
        noun_phrase,
    )  # a count is a noun phrase, and a quantity of one a number
    from dowlang.semantics.resolve.quantifiers import one_amount

    if not one_amount(context, node):
        return None
    match node:
        case ast.ThatMany():
            bound = scope.named("the die" if node.name == "the roll" else node.name)
            if bound is None:
                if node.name == "that many":
                    context.report.untold(node, node.name, context.lexicon.tellers())
                else:
                    context.report.unbound(node, node.name)
                return None
            return context.read(bound.value)
        case ast.Variable() | ast.Ident():
            name = node.name if isinstance(node, ast.Variable) else node.text
            if name in context.counters:
                return ir.Counter(name, context.counters.index(name))
            context.report.unknown_counter(node, name, tuple(context.counters))
            return None
        case ast.ArithmeticExpression():
            left, right = number(context, node.left, scope), number(context, node.right, scope)
            if left is None or right is None:
                return None
            if node.operator == "/" and right == ir.Number(0):
                context.report.out_of_range(node.right, 0, 1, MAX_NUMBER)
                return None
            return ir.Arithmetic(node.operator, left, right, node.rounding)
        case ast.NounPhrase():
            if noun_in(context, node) is None:
                context.report.unknown_noun(node)
                return None
            found = noun_phrase(context, node, scope)
            if isinstance(found, Counted):
                return found.total
            if isinstance(found, Indefinite):
                return ir.Size(found.pieces)
            return None
        case ast.Reference():  # `those zombies`: what is only counted is never one that was named
            context.report.quantity(node, "things that are known already", "an amount")
            return None
        case _:
            assert (
                isinstance(node, ast.Phrase) and node.place == "number"
            )  # the grammar reads nothing else where a number can stand
            return _phrase(context, node, scope)


def _phrase(context: Context, node: ast.Phrase, scope: Scope) -> ir.Expression | None:
    from dowlang.semantics.resolve.number_phrases import call

    return call(context, node, scope)
