"""Say of which player a condition speaks first, whom other players in it leave out: `the player on
your left controls more survivors than each other player`.
"""

from __future__ import annotations

from collections.abc import Iterator

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.resolve.denotation import Definite, Indefinite, Meaning
from dowlang.semantics.resolve.noun_phrases import meaning
from dowlang.semantics.resolve.noun_types import kinds_of
from dowlang.semantics.resolve.other_players import COMPARED, PLAYER
from dowlang.semantics.resolve.quantifiers import kind_of
from dowlang.semantics.scopes import Binding, Frame, Scope
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import Type


def beside(scope: Scope, subject: Meaning | None) -> Scope:
    """Return the scope of what a condition says of its subject: other players are others."""
    match subject:
        case Definite(value, "player", False):
            bound = Binding(value, PLAYER)
        case Indefinite(noun, _, element) if noun.name == PLAYER and element:
            bound = Binding(ir.Local(element, PLAYER), PLAYER)
        case _:
            return scope
    return scope.inner(Frame(FrameKind.PICK, {COMPARED: bound}))


def beside_the_first(context: Context, node: ast.Comparison, scope: Scope) -> Scope:
    """Return the scope of a comparison whose first number is of one player: other players are
    others than that one.
    """
    for slot in _slots(node.left):
        if kinds_of(context, slot, scope) == {PLAYER} and not isinstance(slot, ast.Text):
            if isinstance(slot, ast.NounPhrase) and kind_of(slot) != "the":
                return scope  # of several, each in turn
            return beside(scope, meaning(context, slot, Type(PLAYER), scope))
    return scope


def _slots(node: ast.Node | None) -> Iterator[ast.Expression]:
    """Yield the things of which a number is."""
    if isinstance(node, ast.ArithmeticExpression):
        yield from _slots(node.left)
        yield from _slots(node.right)
    elif isinstance(node, ast.NounPhrase):
        for written in node.filters:
            yield from written.phrase.slots if written.phrase is not None else ()
    elif isinstance(node, ast.Phrase):
        yield from node.slots
