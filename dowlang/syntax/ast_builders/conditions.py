"""Conditions and numbers."""

from __future__ import annotations

from typing import Any

from dowlang.syntax import ast
from dowlang.syntax.ast_builders.noun_phrases import Things
from dowlang.syntax.ast_builders.primitives import Children


class Conditions(Things):
    """Methods for what holds or not, for events, and for arithmetic."""

    def predicate(self, children: Children) -> tuple[bool, ast.Phrase]:
        return False, children[-1]

    def predicate_not(self, children: Children) -> tuple[bool, ast.Phrase]:
        return True, children[-1]

    predicate_inner = predicate

    def holds(self, children: Children) -> ast.Is:
        negated, phrase = children[1]
        return ast.Is(self._span([children[0], phrase]), children[0], phrase, negated)

    def happens(self, children: Children) -> ast.Is:
        return ast.Is(self._span(children), children[0], children[-1])

    def happened(self, children: Children) -> ast.EventHappened:
        event = ast.Is(self._span([children[0], children[-2]]), children[0], children[-2])
        return ast.EventHappened(
            self._span(children), event, children[-1].values[0], len(children) == 5
        )

    def times_happened(self, children: Children) -> ast.TimesHappened:
        event = ast.Is(self._span([children[1], children[3]]), children[1], children[3])
        return ast.TimesHappened(self._span(children), event, children[-1].values[0])

    def window(self, children: Children) -> ast.Words:
        return ast.Words(self._span(children), "window", (self._lemma(children[-1]),))

    def the_roll(self, children: Children) -> ast.ThatMany:
        return ast.ThatMany(self._span(children), "the roll")

    def exists(self, children: Children) -> ast.Exists:
        return ast.Exists(self._span(children), children[2])

    def compare(self, children: Children) -> ast.Comparison:
        return ast.Comparison(self._span(children), children[0], str(children[1]), children[2])

    def grouped(self, children: Children) -> Any:
        return children[1]

    def logic_and(self, children: Children) -> ast.LogicalExpression:
        return ast.LogicalExpression(self._span(children), "and", tuple(children[::2]))

    def logic_or(self, children: Children) -> ast.LogicalExpression:
        return ast.LogicalExpression(self._span(children), "or", tuple(children[::2]))

    def logic_not(self, children: Children) -> ast.LogicalExpression:
        return ast.LogicalExpression(self._span(children), "not", (children[1],))

    def some_of(self, children: Children) -> ast.AtLeastOf:
        return ast.AtLeastOf(
            self._span(children), self._integer(children[2]), tuple(children[5::2])
        )

    def integer(self, children: Children) -> ast.Integer:
        return self._integer(children[0])

    def that_many(self, children: Children) -> ast.ThatMany:
        return ast.ThatMany(self._span(children))

    def variable(self, children: Children) -> ast.Variable:
        return self.name(children)

    def arithmetic(self, children: Children) -> ast.ArithmeticExpression:
        rounding = self._lemma(children[4]) if len(children) > 3 else ""
        return ast.ArithmeticExpression(
            self._span(children), str(children[1]), children[0], children[2], rounding
        )
