"""What a comparison asks for in the plainest way, and the English words that comparisons and signs
of arithmetic are printed with.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeGuard

from dowlang.publish.rules_text.declared_phrases import PrintedForms
from dowlang.syntax import ast
from dowlang.vocabulary.comparisons import NEGATED

SIGNS = {"+": "plus", "*": "times", "-": "minus", "/": "divided by"}
UNEQUAL = "≠"
DENIED = NEGATED | {"=": UNEQUAL}
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


TOGETHER = ("all", "all_your", "all_their", "all_its")
"""Kinds of quantity of all pieces as one."""

IT = ("it",)
"""The words of the thing on which a condition hangs."""


def is_worked_out(phrase: ast.Phrase, slot: object) -> bool:
    """Return True for a sum inside a phrase that is a number: `the lower of … and …`."""
    return phrase.place == "number" and isinstance(slot, ast.ArithmeticExpression)


def in_brackets(node: ast.ArithmeticExpression) -> tuple[bool, bool]:
    """Return for each side of a sum or product if it is printed in brackets: where a reader who
    reckons from left to right would come to another number. What is rounded always is.
    """
    left, right = (
        side.operator if isinstance(side, ast.ArithmeticExpression) else ""
        for side in (node.left, node.right)
    )
    if node.operator in "+-":
        return left == "/", right != ""
    return left in ("+", "-", "/") or _goes_on(node.left), right != ""


def in_pause(node: ast.ArithmeticExpression) -> bool:
    """Return True for a sum with a comma before its sign, without which what is added would be
    heard as part of a product or of the last of two: `3 times the number of players, plus 3`.
    """
    left = node.left
    if node.operator not in "+-":
        return False
    if isinstance(left, ast.ArithmeticExpression):
        return left.operator == "*" or in_pause(left) or is_product(node.right)
    return _goes_on(left) or is_product(node.right)


def holds_for_so_many(node: object, forms: PrintedForms) -> bool:
    """Return True for a number of a thing with a quantity, which says for how many a comparison
    holds: `zombies at each location`, `cards in the hand of another player`. What is not so of
    those is no comparison the other way about.
    """
    match node:
        case ast.ArithmeticExpression(left=left, right=right):
            return holds_for_so_many(left, forms) or holds_for_so_many(right, forms)
        case ast.NounPhrase(filters=filters):
            said = [each.phrase for each in filters if each.phrase is not None]
            return any(holds_for_so_many(each, forms) for each in said if forms.is_of_one(each))
        case ast.Phrase(slots=slots):
            return any(_is_so_many(each) or holds_for_so_many(each, forms) for each in slots)
    return False


def _is_so_many(node: object) -> bool:
    """Return True for a thing of which it is said how many, and not that there is one such or that
    all are meant together. Of `the player with the most cards` there may be several.
    """
    if not isinstance(node, ast.NounPhrase) or node.quantity is None:
        return False
    return node.quantity.kind not in TOGETHER and not is_the_only_one(node)


def of_some(node: ast.Expression) -> ast.Expression:
    """Return a number of any thing as one of a thing, for which a comparison holds as it does for
    any: *there are no cards on any survivor* would be heard of all of them together.
    """
    match node:
        case ast.ArithmeticExpression(left=left, right=right):
            return replace(node, left=of_some(left), right=of_some(right))
        case ast.NounPhrase(filters=filters):
            said = (
                replace(each, phrase=_of_some(each.phrase)) if each.phrase else each
                for each in filters
            )
            return replace(node, filters=tuple(said))
        case ast.Phrase():
            return _of_some(node)
    return node


def _of_some(phrase: ast.Phrase) -> ast.Phrase:
    return replace(phrase, slots=tuple(map(_some, phrase.slots)))


def _some(slot: ast.Expression) -> ast.Expression:
    """Return `a survivor` for `any survivor`, `another` for `any other`."""
    slot = of_some(slot)
    match slot:
        case ast.NounPhrase(quantity=ast.Quantity(kind="any") as some):
            left = tuple(each for each in slot.adjectives if each.lemma != "other")
            other = left != slot.adjectives
            kind = ast.QuantityKind.ANOTHER if other else ast.QuantityKind.A
            return replace(slot, adjectives=left, quantity=replace(some, kind=kind))
    return slot


def is_the_only_one(node: ast.NounPhrase) -> bool:
    """Return True for a thing of which there is one: `the crisis`."""
    return node.quantity is not None and node.quantity.kind == "the" and not node.filters


def half_of(node: object) -> object:
    """Return of what a number is the half that is rounded up or down, None for any other number."""
    match node:
        case ast.ArithmeticExpression(operator="/", right=ast.Integer(value=2)) if node.rounding:
            return node.left
    return None


def is_product(node: object) -> bool:
    """Return True for a product."""
    return isinstance(node, ast.ArithmeticExpression) and node.operator == "*"


def _goes_on(node: object) -> bool:
    """Return True for a number whose words end with another one: `the lower of … and …`."""
    return isinstance(node, ast.Phrase) and node.pattern.endswith(" and {}")


def is_group(node: object) -> TypeGuard[ast.LogicalExpression]:
    """Return True for conditions of which all or one must hold."""
    return isinstance(node, ast.LogicalExpression) and node.operator != "not"


def turned_round(node: ast.Expression) -> ast.Expression:
    """Return `not (… and …)` as `not … or not …`, the other way about too, and any other condition
    as it is.
    """
    if isinstance(node, ast.LogicalExpression) and node.operator == "not":
        inner = node.operands[0]
        if is_group(inner):
            sides = [turned_round(replace(node, operands=(each,))) for each in inner.operands]
            other = "or" if inner.operator == "and" else "and"
            return replace(inner, operator=other, operands=tuple(sides))
    return node


def flat(node: ast.LogicalExpression) -> Iterator[ast.Expression]:
    """Yield the conditions that are joined, those of a group joined by the same word among them."""
    for each in map(turned_round, node.operands):
        if is_group(each) and each.operator == node.operator:
            yield from flat(each)
        else:
            yield each


def counted_as(operator: str, right: ast.Integer) -> tuple[str, ast.Integer]:
    """Return how many of what can be counted a comparison asks for, in the plainest way: at least
    1 for more than 0, 0 for fewer than 1.
    """
    if (operator, right.value) in ((UNEQUAL, 0), (">", 0)):
        return ">=", replace(right, value=1)
    if (operator, right.value) in (("<=", 0), ("<", 1)):
        return "=", replace(right, value=0)
    return operator, right


def standing_at(where: object, noun: str) -> ast.Comparison | None:
    """Return what is counted at each place itself, of `locations where (barricades at that location
    >= 1)`: the comparison without `at that location`. None for any other condition.

    `noun` is that of the places.
    """
    if not isinstance(where, ast.Comparison) or not isinstance(where.left, ast.NounPhrase):
        return None
    match where.left.filters:
        case (ast.Filter(phrase=ast.Phrase(pattern="at {}", slots=(ast.Reference() as place,))),):
            if place.words == ("that", noun):
                return replace(where, left=replace(where.left, filters=()))
    return None


def had_by_it(where: object, noun: str) -> ast.Comparison | None:
    """Return what is counted at, on or in the thing on which a condition hangs, `it` or `that …`:
    the comparison without those words. None for any other condition.
    """
    if not isinstance(where, ast.Comparison) or not isinstance(where.left, ast.NounPhrase):
        return None
    match where.left.filters[-1:]:
        case (
            ast.Filter(
                phrase=ast.Phrase(
                    pattern="at {}" | "on {}" | "in {}", slots=(ast.Reference() as place,)
                )
            ),
        ):
            if place.words in (IT, ("that", noun)):
                return replace(where, left=replace(where.left, filters=where.left.filters[:-1]))
    return None


def having(left: ast.NounPhrase) -> tuple[ast.NounPhrase, ast.Comparison] | None:
    """Return places and how many there are of what at each (`counted_as`), of `locations where
    (barricades at that location >= 1)`. None for any other count.
    """
    inner = [each for each in left.filters if isinstance(each.where, ast.Comparison)]
    there = standing_at(inner[0].where, left.noun.lemma) if len(inner) == 1 else None
    if there is None or not isinstance(there.right, ast.Integer):
        return None
    operator, right = counted_as(there.operator, there.right)
    places = replace(left, filters=tuple(each for each in left.filters if each not in inner))
    return places, replace(there, operator=operator, right=right)
