"""Look at few pieces instead of at all there are, where a condition says which few it holds of.

`food cards you hold` asks the handful of cards that a player holds, not every copy of every item. A
word tells the few with `within=` (`vocabulary.declarations.TruthWord`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from dowlang.codegen.naming import Namespace
from dowlang.semantics.ir import Call, Candidates, Expression, Local
from dowlang.semantics.ir_visitor import nodes
from dowlang.vocabulary.declarations import TruthWord


class Writes(Protocol):
    """What writes expressions (`expressions.Expressions`)."""

    names: Namespace

    def call(self, function: str, *arguments: Expression) -> str:
        """Write `function(g, arguments)`."""

    def source(self, pieces: Candidates) -> str:
        """Write the collection that candidates are taken from."""


def narrowed(writes: Writes, pieces: Candidates) -> tuple[str, tuple[Expression, ...]]:
    """Return the collection that candidates are taken from, and what is left to ask of each.

    Fewer conditions than those of the pieces are left where it is narrowed. Then the collection is
    in an order of its own.
    """
    if pieces.source is None:
        for place, condition in enumerate(pieces.conditions):
            few = _few(writes, condition, pieces.element)
            if few:
                return few, pieces.conditions[:place] + pieces.conditions[place + 1 :]
    return writes.source(pieces), pieces.conditions


def _few(writes: Writes, condition: Expression, element: str) -> str:
    """Write the few pieces of which a condition on the local `element` holds, "" where it does not
    say.
    """
    word = condition.word if isinstance(condition, Call) else None
    if not isinstance(condition, Call) or not isinstance(word, TruthWord):
        return ""
    if word.within is None or word.now is not None:  # what was so before an event lies nowhere now
        return ""
    places = [parameter.name for parameter in word.parameters]
    others = list(condition.arguments)
    piece = others.pop(places.index(word.within[0]))
    if not isinstance(piece, Local) or piece.name != element or element in _locals(others):
        return ""
    return writes.call(writes.names.function(word.within[1]), *others)


def _locals(expressions: Sequence[Expression]) -> set[str]:
    """Return the names of the locals that some expressions read."""
    return {node.name for node in nodes(tuple(expressions)) if isinstance(node, Local)}
