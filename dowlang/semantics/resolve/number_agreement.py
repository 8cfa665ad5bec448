"""Numbers before nouns that are read in two ways, by the form of the noun: `3 player`, `the top
cards`.

Elsewhere a form that does not agree leaves no doubt, and the formatter corrects it (law G9).
"""

from __future__ import annotations

from dowlang.semantics.context import Context
from dowlang.semantics.scopes import Scope
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import Noun

NUMBERED = "player"  # the noun whose pieces a test calls by number
FROM_AN_END = {"top": "the top", "last": "the last"}


def has_one_overload(context: Context, node: ast.NounPhrase, noun: Noun, scope: Scope) -> bool:
    """Return True if the number and the form of the noun leave no doubt. Otherwise an error is
    reported.
    """
    quantity = node.quantity
    if quantity is None or noun.plural == noun.name:
        return True
    single = node.noun.text == node.noun.lemma
    amount = quantity.amount
    if isinstance(amount, ast.Integer) and noun.name == NUMBERED and single:
        in_test = any(frame.kind == "test" for frame in scope.frames())
        if amount.value != 1 or in_test:
            return _seat(context, node, noun, amount.value, in_test)
    if quantity.kind in FROM_AN_END and amount is None and not single:
        return _end(context, node, noun, FROM_AN_END[quantity.kind])
    return True


def _seat(context: Context, node: ast.NounPhrase, noun: Noun, amount: int, in_test: bool) -> bool:
    """Refuse `3 player`, which may be three of them, or the third."""
    assert node.quantity is not None  # whoever calls has looked
    kind = node.quantity.kind.replace("_", " ")
    said = f"{amount}" if kind == "amount" else f"{kind} {amount}"
    several = (
        f"{said} {noun.plural}"
        if amount != 1
        else f"a {noun.name}"
        if kind == "amount"
        else f"{said} {noun.plural}"
    )
    seat = in_test and not node.filters
    ways = f"`{noun.name} {amount}` or `{several}`" if seat else f"`{several}`"
    context.report.quantity(node, f"`{said} {node.noun.text}`", ways)
    return False


def _end(context: Context, node: ast.NounPhrase, noun: Noun, end: str) -> bool:
    """Refuse `the top cards`, which does not say how many."""
    kind = " ".join(
        word.text for word in (*node.adjectives, *([node.classifier] if node.classifier else []))
    )
    kind = f"{kind} " if kind else ""
    wanted = f"`{end} {kind}{noun.name}`, or a number, such as `{end} 2 {kind}{noun.plural}`"
    context.report.quantity(
        node, f"`{end} {kind}{node.noun.text}`, which does not say how many", wanted
    )
    return False
