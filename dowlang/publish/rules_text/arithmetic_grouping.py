"""Tell where a sum needs brackets or a pause, so that a reader reckons as the card does."""

from __future__ import annotations

from dowlang.syntax import ast


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


def is_worked_out(phrase: ast.Phrase, slot: object) -> bool:
    """Return True for a sum inside a phrase that is a number: `the lower of … and …`."""
    return phrase.place == "number" and isinstance(slot, ast.ArithmeticExpression)


def half_of(node: object) -> object:
    """Return of what a number is the half that is rounded up or down, None for any other number."""
    match node:
        case ast.ArithmeticExpression(operator="/", right=ast.Integer(value=2)) if node.rounding:
            return node.left
    return None


def added_to_zero(phrase: ast.Phrase) -> object:
    """Return the counter that is put to 0 by adding what it lacks to that, None for any other
    phrase: `add (0 - ashes) to ashes`.
    """
    match phrase:
        case ast.Phrase(
            pattern="add {} to {}",
            slots=(
                ast.ArithmeticExpression(
                    operator="-", left=ast.Integer(value=0), right=ast.Variable(name=taken)
                ),
                ast.Variable(name=counter) as there,
            ),
        ) if taken == counter:
            return there
    return None


def is_product(node: object) -> bool:
    """Return True for a product."""
    return isinstance(node, ast.ArithmeticExpression) and node.operator == "*"


def _goes_on(node: object) -> bool:
    """Return True for a number whose words end with another one: `the lower of … and …`."""
    return isinstance(node, ast.Phrase) and node.pattern.endswith(" and {}")
