"""Numbers: literals, counts of nouns, counters, arithmetic, and what an event or effect tells.

`semantics.dispatch` says which function resolves which node. Each returns None when an error was
reported. Number phrases are in `number_phrases`.
"""

from __future__ import annotations

from dowlang.diagnostics import codes
from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.ownership.counted_owners import check_counted_owners
from dowlang.semantics.resolve.denotation import Counted, Indefinite
from dowlang.semantics.resolve.noun_phrases import noun_phrase
from dowlang.semantics.resolve.noun_types import noun_in
from dowlang.semantics.resolve.quantifiers import check_one_amount
from dowlang.semantics.scopes import Scope
from dowlang.source.limits import MAX_NUMBER
from dowlang.syntax import ast

OF_THE_ROLL = ("the die of the line above", "the last one rolled in the lines between")
HELP_OF_THE_ROLL = "what a die is asked for stands in its own table, or right below its own roll"


def literal(context: Context, node: ast.Integer, scope: Scope) -> ir.Expression:
    """Return a number that is written out."""
    return ir.Number(node.value)


def told(context: Context, node: ast.ThatMany, scope: Scope) -> ir.Expression | None:
    """Resolve `that many`, `the roll` and other numbers that a line before tells."""
    name = "the die" if node.name == "the roll" else node.name
    bound = scope.named(name)
    if bound is not None:
        return context.read(bound.value)
    if line := scope.behind_limit(lambda inside: inside.named(name)):
        context.report.behind_limit(node, node.name, line)
        return None
    if node.name == "the roll" and any(frame.kind is FrameKind.ROLLED for frame in scope.frames()):
        context.report.ambiguous(node, node.name, OF_THE_ROLL, HELP_OF_THE_ROLL)
    elif node.name == "that many":
        context.report.untold(node, node.name, context.lexicon.tellers())
    else:
        context.report.unbound(node, node.name)
    return None


def counter(context: Context, node: ast.Variable | ast.Ident, scope: Scope) -> ir.Expression | None:
    """Resolve the name of a counter of the card."""
    name = node.name if isinstance(node, ast.Variable) else node.text
    if not check_counter(context, node, name):
        return None
    return ir.Counter(name, context.counters.index(name))


def check_counter(context: Context, node: ast.Node, name: str) -> bool:
    """Return True for a counter of the card, and of the side that is read.

    Otherwise an error is reported.
    """
    line = context.left_out.get(name, 0)
    if line:
        context.report.add(
            codes.UNKNOWN_COUNTER,
            node.span,
            help=f"line {line} leaves it out there: `without …` there, with what this line says, "
            "leaves this one out as well",
            name=name,
            where=f"the side `{context.side}`",
        )
    elif name not in context.counters:
        context.report.unknown_counter(node, name, tuple(context.counters))
    return name in context.counters and not line


def arithmetic(
    context: Context, node: ast.ArithmeticExpression, scope: Scope
) -> ir.Expression | None:
    """Resolve a sum, difference, product or quotient of one amount."""
    if not check_one_amount(context, node):
        return None
    left, right = context.number(node.left, scope), context.number(node.right, scope)
    if left is None or right is None:
        return None
    if node.operator == "/" and right == ir.Number(0):
        context.report.out_of_range(node.right, 0, 1, MAX_NUMBER)
        return None
    return ir.Arithmetic(node.operator, left, right, node.rounding)


def count(context: Context, node: ast.NounPhrase, scope: Scope) -> ir.Expression | None:
    """Resolve a noun phrase as the number of its pieces."""
    if not check_one_amount(context, node):
        return None
    if noun_in(context, node) is None:
        context.report.unknown_noun(node)
        return None
    found = noun_phrase(context, node, scope)
    if isinstance(found, Counted):
        return found.total
    if not check_counted_owners(context, node, found, scope):
        return None
    if isinstance(found, Indefinite):
        return ir.Size(found.pieces)
    return None


def refuse_known_things(context: Context, node: ast.Reference, scope: Scope) -> None:
    """Refuse `those zombies` as a number: what is only counted is never one that was named."""
    context.report.quantity(node, "things that are known already", "an amount")
