"""Rewrite conditions to the plainest form that means the same, in no language yet.

`at least 1` for `> 0`, *there are no … or no …* for *not (there are … and …)*.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeGuard

from dowlang.publish.rules_text.declared_phrases import PrintedForms
from dowlang.syntax import ast
from dowlang.vocabulary.comparisons import NEGATED

UNEQUAL = "≠"
DENIED = NEGATED | {"=": UNEQUAL}
TOGETHER = ("all", "all_your", "all_their", "all_its")
"""Kinds of quantity of all pieces as one."""

IT = ("it",)
"""The words of the thing on which a condition hangs."""


def is_quantified(node: object, forms: PrintedForms) -> bool:
    """Return True if a counted number has a quantity inside: `zombies at each location`.

    The quantity says for how many a comparison holds, so its denial is no comparison with the
    contrary operator.
    """
    match node:
        case ast.ArithmeticExpression(left=left, right=right):
            return is_quantified(left, forms) or is_quantified(right, forms)
        case ast.NounPhrase(filters=filters):
            said = [each.phrase for each in filters if each.phrase is not None]
            return any(is_quantified(each, forms) for each in said if forms.is_of_one(each))
        case ast.Phrase(slots=slots):
            return any(_is_so_many(each) or is_quantified(each, forms) for each in slots)
    return False


def _is_so_many(node: object) -> bool:
    """Return True for a quantified thing that is neither all as one nor the only one there is.

    Of `the player with the most cards` there may be several.
    """
    if not isinstance(node, ast.NounPhrase) or node.quantity is None:
        return False
    return node.quantity.kind not in TOGETHER and not is_the_only_one(node)


def with_a_for_any(node: ast.Expression) -> ast.Expression:
    """Return a counted number with `a X` in place of `any X`.

    *There are no cards on any survivor* would be heard of all of them together.
    """
    match node:
        case ast.ArithmeticExpression(left=left, right=right):
            return replace(node, left=with_a_for_any(left), right=with_a_for_any(right))
        case ast.NounPhrase(filters=filters):
            said = (
                replace(each, phrase=_with_a_for_any(each.phrase)) if each.phrase else each
                for each in filters
            )
            return replace(node, filters=tuple(said))
        case ast.Phrase():
            return _with_a_for_any(node)
    return node


def with_any_for_each(slot: ast.Expression) -> ast.Expression:
    """Return *any other player* for *each other player*: *than each other* is heard in between.

    Where it is denied (`is_denied`) the card's own words stay: nobody who has more than any other
    is nobody who has more than somebody.
    """
    if isinstance(slot, ast.NounPhrase) and slot.quantity and slot.quantity.kind == "each":
        return replace(slot, quantity=replace(slot.quantity, kind=ast.QuantityKind.ANY))
    return slot


def is_denied(condition: ast.Is) -> bool:
    """Return True for what is said of nobody, or is not so."""
    quantity = condition.subject.quantity if isinstance(condition.subject, ast.NounPhrase) else None
    return condition.negated or (quantity is not None and quantity.kind == "no")


def _with_a_for_any(phrase: ast.Phrase) -> ast.Phrase:
    return replace(phrase, slots=tuple(map(_some, phrase.slots)))


def _some(slot: ast.Expression) -> ast.Expression:
    """Return `a survivor` for `any survivor`, `another` for `any other`."""
    slot = with_a_for_any(slot)
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


def is_group(node: object) -> TypeGuard[ast.LogicalExpression]:
    """Return True for conditions of which all or one must hold."""
    return isinstance(node, ast.LogicalExpression) and node.operator != "not"


def negation_pushed_in(node: ast.Expression) -> ast.Expression:
    """Return `not (… and …)` as `not … or not …` and the other way about (De Morgan).

    Any other condition is returned as it is.
    """
    if isinstance(node, ast.LogicalExpression) and node.operator == "not":
        inner = node.operands[0]
        if is_group(inner):
            sides = [negation_pushed_in(replace(node, operands=(each,))) for each in inner.operands]
            other = "or" if inner.operator == "and" else "and"
            return replace(inner, operator=other, operands=tuple(sides))
    return node


def flattened(node: ast.LogicalExpression) -> Iterator[ast.Expression]:
    """Yield the conditions that are joined, those of a group joined by the same word among them."""
    for each in map(negation_pushed_in, node.operands):
        if is_group(each) and each.operator == node.operator:
            yield from flattened(each)
        else:
            yield each


def simplest_count(operator: str, right: ast.Integer) -> tuple[str, ast.Integer]:
    """Return the plainest operator and number of a count: at least 1 for more than 0, 0 for fewer
    than 1.
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


def counted_on_it(where: object, noun: str) -> ast.Comparison | None:
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
    """Return places and how many there are of what at each, of `locations where
    (barricades at that location >= 1)`. None for any other count.
    """
    inner = [each for each in left.filters if isinstance(each.where, ast.Comparison)]
    there = standing_at(inner[0].where, left.noun.lemma) if len(inner) == 1 else None
    if there is None or not isinstance(there.right, ast.Integer):
        return None
    operator, right = simplest_count(there.operator, there.right)
    places = replace(left, filters=tuple(each for each in left.filters if each not in inner))
    return places, replace(there, operator=operator, right=right)
