"""Comparisons and sums as English sentences: `there are no zombies at the colony`, `food is at
least the number of starting players`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import replace

from dowlang.publish.rules_text.arithmetic_grouping import (
    half_of,
    in_brackets,
    in_pause,
    is_product,
)
from dowlang.publish.rules_text.condition_normal_forms import (
    UNEQUAL,
    having,
    simplest_count,
    with_a_for_any,
)
from dowlang.publish.rules_text.declared_phrases import PrintedForms
from dowlang.publish.rules_text.text_runs import SLOT, Runs, plain, say
from dowlang.syntax import ast

SIGNS = {"+": "plus", "*": "times", "-": "minus", "/": "divided by"}
NUMBERED = {
    "=": "exactly {}",
    UNEQUAL: "not exactly {}",
    ">=": "{} or more",
    "<=": "{} or fewer",
    ">": "more than {}",
    "<": "fewer than {}",
}
"""How many there are of what can be counted."""
ONE = {"=": "exactly", UNEQUAL: "not exactly", ">=": "at least", "<=": "at most", ">": "more than"}
"""Before the number 1."""
MEASURED = {
    "=": "{}",
    UNEQUAL: "not {}",
    ">=": "{} or more",
    "<=": "{} or less",
    ">": "more than {}",
    "<": "less than {}",
}
"""How much a number is."""
COMPARED = {
    "=": ("as many", "as"),
    UNEQUAL: ("not as many", "as"),
    ">=": ("at least as many", "as"),
    "<=": ("at most as many", "as"),
    ">": ("more", "than"),
    "<": ("fewer", "than"),
}
RELATED = {
    "=": "equal to",
    UNEQUAL: "not equal to",
    ">=": "at least",
    "<=": "at most",
    ">": "more than",
    "<": "less than",
}

OWNERS = ("you ", "they ")


class EnglishConditions(ABC):
    """Mixin of `EnglishWording` with the wording of comparisons."""

    forms: PrintedForms

    @abstractmethod
    def node(self, node: object) -> Runs:
        """Return any node in words."""

    @abstractmethod
    def with_slots(self, prose: str, named: Mapping[str, object], one: bool) -> Runs:
        """Return prose with its slots filled."""

    @abstractmethod
    def plural(self, node: object) -> bool | None:
        """Return True for a plural subject, None when the words do not tell."""

    def comparison(self, node: ast.Comparison) -> Runs:
        """Return a comparison as a sentence.

        Examples are `there are no zombies at the colony` and `morale is 3 or less`.
        """
        left, right = (
            self.forms.with_owner(with_a_for_any(side)) for side in (node.left, node.right)
        )
        operator = node.operator
        if one := self.forms.one_of(left):
            return self._several(left, operator, right, one)
        counted = isinstance(left, ast.NounPhrase) and left.quantity is None
        if not (isinstance(left, ast.NounPhrase) and counted and self.forms.is_plural(left.noun)):
            be = self.forms.verb("is", self.plural(left) or False)
            return say(self.node(left), self._related(node, be))
        if not isinstance(right, ast.Integer):
            many, than = COMPARED[operator]
            if isinstance(right, ast.NounPhrase) and self.forms.is_plural(right.noun):
                return say("there are", many, self.node(left), than, self.node(right))
            return say(self._number(left), "is", RELATED[operator], self._number(right))
        whose, behind, left = self._owner(left)
        operator, right = simplest_count(operator, right)
        if not whose and (found := having(left)):
            places, there = found
            verb = "has" if _is_single(operator, right) else "have"
            return say(self._counted(places, operator, right), verb, self._standing(there))
        be = "is" if _is_single(operator, right) else "are"
        return say(*(whose or ("there", be)), self._counted(left, operator, right), *behind)

    def _related(self, node: ast.Comparison, be: str) -> Runs:
        """Return what is said of a number: `is 3 or less`, `is at least the number of players`."""
        if isinstance(node.right, ast.Integer):
            return say(be, MEASURED[node.operator].format(node.right.value))
        right = self.forms.with_owner(with_a_for_any(node.right))
        return say(be, RELATED[node.operator], self._number(right))

    def _counted(self, things: ast.NounPhrase, operator: str, right: ast.Integer) -> Runs:
        """Return how many of what: `no zombies`, `at least 1 zombie`, `2 or more zombies`."""
        if (operator, right.value) == ("=", 0):
            return say("no", self.node(things))
        if _is_single(operator, right):
            amount = ast.Quantity(things.span, ast.QuantityKind.AMOUNT, right)
            return say(ONE[operator], self.node(replace(things, quantity=amount)))
        return say(NUMBERED[operator].format(right.value), self.node(things))

    def _standing(self, there: ast.Comparison) -> Runs:
        """Return what stands at each of several places: `a barricade`, `2 or more zombies`."""
        things, right = there.left, there.right
        assert isinstance(things, ast.NounPhrase)  # `having` gives no other
        assert isinstance(right, ast.Integer)
        if there.operator == ">=" and right.value == 1:
            noun = replace(things.noun, text=things.noun.lemma)
            a = ast.Quantity(things.span, ast.QuantityKind.A)
            return self.node(replace(things, quantity=a, noun=noun))
        return self._counted(things, there.operator, right)

    def _several(self, left: object, operator: str, right: object, one: str) -> Runs:
        """Return how many there are of what a number says: `there are 4 or fewer rounds left`."""
        if not isinstance(right, ast.Integer):
            return say(self._number(left), "is", RELATED[operator], self._number(right))
        operator, right = simplest_count(operator, right)
        if (operator, right.value) == ("=", 0):
            return say("there are no", self.node(left))
        if right.value == 1 and operator in ONE:
            assert isinstance(left, ast.Phrase)
            slots = dict(zip(SLOT.findall(one), left.slots, strict=True))
            return say("there is", ONE[operator], "1", self.with_slots(one, slots, one=True))
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

    def _owner(
        self, left: ast.NounPhrase
    ) -> tuple[tuple[str, ...], tuple[str, ...], ast.NounPhrase]:
        """Return who has them of `cards you have in hand`, what stands behind how many there are,
        and the cards without it.
        """
        for filter in left.filters:
            phrase = filter.phrase
            if phrase is not None and not phrase.slots and phrase.pattern.startswith(OWNERS):
                others = tuple(each for each in left.filters if each is not filter)
                printed, _ = self.forms.printed(phrase)
                said = tuple(printed.split()) or self.forms.phrase(phrase.place, phrase.pattern)
                return said[:2], said[2:], replace(left, filters=others)
        return (), (), left

    def _sum(self, node: ast.ArithmeticExpression, said: Callable[[object], Runs]) -> Runs:
        """Return a sum or product whose sides are put into words by `said`."""
        rounded = f"rounded {node.rounding}" if node.rounding else ""
        if half := half_of(node):
            return say("half of", self._all_of(half, said), rounded)
        first, second = in_brackets(node)
        pause = in_pause(node)
        left = say("(", said(node.left), ")") if first else said(node.left)
        whole = second and not (pause and is_product(node.right))
        right = say("(", said(node.right), ")") if whole else said(node.right)
        if node.operator == "*" and left == say("2"):
            return say("twice", right)
        return say(
            left, "," if pause else "", SIGNS.get(node.operator, node.operator), right, rounded
        )

    def _all_of(self, node: object, said: Callable[[object], Runs]) -> Runs:
        """Return a number of which a part is meant: `the helpless survivors`, `(food plus 1)`."""
        if isinstance(node, ast.ArithmeticExpression):
            return say("(", said(node), ")")
        text = self.node(node)
        named = isinstance(node, ast.ThatMany) or plain(text).startswith("the ")
        return say("" if named else "the", text)


def _is_single(operator: str, right: ast.Integer) -> bool:
    """Return True for a count that is said of one thing: `at least 1 zombie`."""
    return right.value == 1 and operator in ONE
