"""Conditions and numbers."""

from __future__ import annotations

from typing import Any

from dowlang.syntax import tree
from dowlang.syntax.building.pieces import Children
from dowlang.syntax.building.things import Things


class Conditions(Things):
    """Methods for what holds or not, for events, and for arithmetic."""

    def predicate(self, children: Children) -> tuple[bool, tree.Phrase]:
        return False, children[-1]

    def predicate_not(self, children: Children) -> tuple[bool, tree.Phrase]:
        return True, children[-1]

    predicate_inner = predicate

    def holds(self, children: Children) -> tree.Is:
        negated, phrase = children[1]
        return tree.Is(self._span([children[0], phrase]), children[0], phrase, negated)

    def happens(self, children: Children) -> tree.Is:
        return tree.Is(self._span(children), children[0], children[-1])

    def happened(self, children: Children) -> tree.Happened:
        event = tree.Is(self._span([children[0], children[-2]]), children[0], children[-2])
        return tree.Happened(self._span(children), event, children[-1].values[0], len(children) == 5)

    def window(self, children: Children) -> tree.Words:
        return tree.Words(self._span(children), "window", (self._lemma(children[-1]),))

    def the_roll(self, children: Children) -> tree.ThatMany:
        return tree.ThatMany(self._span(children), "the roll")

    def exists(self, children: Children) -> tree.Exists:
        return tree.Exists(self._span(children), children[2])

    def compare(self, children: Children) -> tree.Compare:
        return tree.Compare(self._span(children), children[0], str(children[1]), children[2])

    def grouped(self, children: Children) -> Any:
        return children[1]

    def logic_and(self, children: Children) -> tree.Logic:
        return tree.Logic(self._span(children), "and", tuple(children[::2]))

    def logic_or(self, children: Children) -> tree.Logic:
        return tree.Logic(self._span(children), "or", tuple(children[::2]))

    def logic_not(self, children: Children) -> tree.Logic:
        return tree.Logic(self._span(children), "not", (children[1],))

    def some_of(self, children: Children) -> tree.SomeOf:
        return tree.SomeOf(self._span(children), self._integer(children[2]), tuple(children[5::2]))

    def integer(self, children: Children) -> tree.Integer:
        return self._integer(children[0])

    def that_many(self, children: Children) -> tree.ThatMany:
        return tree.ThatMany(self._span(children))

    def variable(self, children: Children) -> tree.Variable:
        return self.name(children)

    def arithmetic(self, children: Children) -> tree.Arithmetic:
        rounding = self._lemma(children[4]) if len(children) > 3 else ""
        return tree.Arithmetic(self._span(children), str(children[1]), children[0], children[2], rounding)
