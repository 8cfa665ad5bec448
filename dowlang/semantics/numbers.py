"""Numbers: literals, counts of nouns, number phrases, counters, arithmetic."""

from __future__ import annotations

from dowlang.semantics import model
from dowlang.semantics.desk import Desk
from dowlang.semantics.kinds import noun_in
from dowlang.semantics.meaning import Counted, Indefinite
from dowlang.semantics.scope import Scope
from dowlang.source.limits import MAX_NUMBER
from dowlang.syntax import tree


def number(desk: Desk, node: tree.Expression | tree.Ident, scope: Scope) -> model.Expression | None:
    """The number a node is; None: an error was reported."""
    if isinstance(node, tree.Integer):
        return model.Number(node.value)

    from dowlang.semantics.spread import one_amount
    from dowlang.semantics.things import noun_phrase  # a count is a noun phrase, and a quantity of one a number

    if not one_amount(desk, node):
        return None
    match node:
        case tree.ThatMany():
            bound = scope.named("the die" if node.name == "the roll" else node.name)
            if bound is None:
                if node.name == "that many":
                    desk.trouble.untold(node, node.name, desk.lexicon.tellers())
                else:
                    desk.trouble.unbound(node, node.name)
                return None
            return desk.read(bound.value)
        case tree.Variable() | tree.Ident():
            name = node.name if isinstance(node, tree.Variable) else node.text
            if name in desk.counters:
                return model.Counter(name, desk.counters.index(name))
            desk.trouble.unknown_counter(node, name, tuple(desk.counters))
            return None
        case tree.Arithmetic():
            left, right = number(desk, node.left, scope), number(desk, node.right, scope)
            if left is None or right is None:
                return None
            if node.operator == "/" and right == model.Number(0):
                desk.trouble.out_of_range(node.right, 0, 1, MAX_NUMBER)
                return None
            return model.Arithmetic(node.operator, left, right, node.rounding)
        case tree.NounPhrase():
            if noun_in(desk, node) is None:
                desk.trouble.unknown_noun(node)
                return None
            found = noun_phrase(desk, node, scope)
            if isinstance(found, Counted):
                return found.total
            if isinstance(found, Indefinite):
                return model.Size(found.pieces)
            return None
        case _:
            assert isinstance(node, tree.Phrase) and node.place == "number"  # the grammar reads nothing else where a number can stand
            return _phrase(desk, node, scope)


def _phrase(desk: Desk, node: tree.Phrase, scope: Scope) -> model.Expression | None:
    from dowlang.semantics.phrases import call

    return call(desk, node, scope)
