"""The words that comparisons and signs of arithmetic are printed with."""

from __future__ import annotations

from dowlang.syntax import ast

SIGNS = {"+": "plus", "*": "times", "-": "minus", "/": "divided by"}
UNEQUAL = "≠"
NEGATED = {">=": "<", "<=": ">", ">": "<=", "<": ">=", "=": UNEQUAL}
NUMBERED = {
    "=": "exactly {}",
    UNEQUAL: "not exactly {}",
    ">=": "{} or more",
    "<=": "{} or fewer",
    ">": "more than {}",
    "<": "fewer than {}",
}
"""How many there are of what can be counted."""
ONE = {"=": "exactly", ">=": "at least", "<=": "at most"}
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
    return left in ("+", "-", "/"), right != ""
