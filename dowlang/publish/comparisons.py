"""Comparisons and sums as English sentences: `there are no zombies at the colony`, `food is at
least the number of starting players`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import replace

from dowlang.publish.comparison_words import (
    COMPARED,
    MEASURED,
    NUMBERED,
    ONE,
    RELATED,
    SIGNS,
    UNEQUAL,
    in_brackets,
)
from dowlang.publish.phrase_forms import PrintedForms
from dowlang.publish.text_runs import SLOT, Runs, filled, say
from dowlang.syntax import ast

OWNERS = ("you ", "they ")


class Comparisons(ABC):
    """Puts comparisons into words. Whoever puts all nodes into words is one."""

    forms: PrintedForms

    @abstractmethod
    def node(self, node: object) -> Runs:
        """Return any node in words."""

    @abstractmethod
    def plural(self, node: object) -> bool | None:
        """Return True for a plural subject, None when the words do not tell."""

    def comparison(self, node: ast.Comparison) -> Runs:
        """Return a comparison as a sentence.

        Examples are `there are no zombies at the colony` and `morale is 3 or less`.
        """
        left, operator, right = node.left, node.operator, node.right
        if one := self.forms.one_of(left):
            return self._several(left, operator, right, one)
        counted = isinstance(left, ast.NounPhrase) and left.quantity is None
        if not (isinstance(left, ast.NounPhrase) and counted and self.forms.is_plural(left.noun)):
            be = self.forms.verb("is", self.plural(left) or False)
            if isinstance(right, ast.Integer):
                return say(self.node(left), be, MEASURED[operator].format(right.value))
            return say(self.node(left), be, RELATED[operator], self._number(right))
        if not isinstance(right, ast.Integer):
            many, than = COMPARED[operator]
            if isinstance(right, ast.NounPhrase) and self.forms.is_plural(right.noun):
                return say("there are", many, self.node(left), than, self.node(right))
            return say(self._number(left), "is", RELATED[operator], self._number(right))
        whose, left = self._owner(left)
        if (operator, right.value) == (UNEQUAL, 0):
            operator, right = ">=", replace(right, value=1)
        if (operator, right.value) in (("=", 0), ("<=", 0), ("<", 1)):
            return say(*(whose or ("there are",)), "no", self.node(left))
        if right.value == 1 and operator in ONE:
            single = replace(left, quantity=ast.Quantity(left.span, ast.QuantityKind.AMOUNT, right))
            return say(*(whose or ("there is",)), ONE[operator], self.node(single))
        number = NUMBERED[operator].format(right.value)
        return say(*(whose or ("there are",)), number, self.node(left))

    def _several(self, left: object, operator: str, right: object, one: str) -> Runs:
        """Return how many there are of what a number says: `there are 4 or fewer rounds left`."""
        if not isinstance(right, ast.Integer):
            return say(self._number(left), "is", RELATED[operator], self._number(right))
        if (operator, right.value) in (("=", 0), ("<=", 0), ("<", 1)):
            return say("there are no", self.node(left))
        if right.value == 1 and operator in ONE:
            assert isinstance(left, ast.Phrase)
            names = SLOT.findall(one)
            slots = dict(zip(names, map(self.node, left.slots), strict=True))
            return say("there is", ONE[operator], "1", filled(one, slots, one=True))
        return say("there are", NUMBERED[operator].format(right.value), self.node(left))

    def _number(self, node: object) -> Runs:
        """Return a number as the thing that is compared: `the number of rounds left`."""
        if isinstance(node, ast.ArithmeticExpression):
            return self._sum(node, self._number)
        many = (
            isinstance(node, ast.NounPhrase)
            and node.quantity is None
            and self.forms.is_plural(node.noun)
        )
        return say("the number of" if many or self.forms.one_of(node) else "", self.node(node))

    def _owner(self, left: ast.NounPhrase) -> tuple[tuple[str, ...], ast.NounPhrase]:
        """Return `you hold` of `cards you hold`, and the cards without it."""
        for filter in left.filters:
            phrase = filter.phrase
            if phrase is not None and not phrase.slots and phrase.pattern.startswith(OWNERS):
                others = tuple(each for each in left.filters if each is not filter)
                return self.forms.phrase(phrase.place, phrase.pattern), replace(
                    left, filters=others
                )
        return (), left

    def _sum(self, node: ast.ArithmeticExpression, said: Callable[[object], Runs]) -> Runs:
        """Return a sum or product whose sides are put into words by `said`."""
        sides = zip((node.left, node.right), in_brackets(node), strict=True)
        left, right = (
            say("(", said(side), ")") if needed else said(side) for side, needed in sides
        )
        rounded = f"rounded {node.rounding}" if node.rounding else ""
        return say(left, SIGNS.get(node.operator, node.operator), right, rounded)

    def _grouped(self, node: object, needed: bool) -> Runs:
        return say("(", self.node(node), ")") if needed else self.node(node)
