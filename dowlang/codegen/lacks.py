"""Write how many steps a condition lacks, 0 or less where it holds: the branch distance of
search-based testing.

A number lacks its difference (below 0: so much to spare), `and` the sum of its parts, `or` the
least of them, `no survivor is wounded` as many as there are. What is so or not lacks 1.

Source: B. Korel, Automated Software Test Data Generation, IEEE TSE 16(8), 1990.
"""

from __future__ import annotations

from dowlang.codegen.expressions import Expressions
from dowlang.codegen.source_text import SUM, SourceText
from dowlang.semantics.ir import (
    Arithmetic,
    Available,
    Call,
    Compare,
    Counter,
    Expression,
    Logic,
    Number,
    Size,
    SomeOf,
    Sum,
    Tally,
)
from dowlang.vocabulary.comparisons import NEGATED
from dowlang.vocabulary.declarations import NumberWord


def lack(writes: Expressions, condition: Expression) -> SourceText:
    """Return the source of what a condition lacks."""
    match condition:
        case Logic("not", (inner,)):
            return _lack_of_opposite(writes, inner)
        case Logic("and", operands):
            return _joined(writes, "sum", operands, least="max(0, {})")
        case Logic("or", operands):
            return _joined(writes, "min", operands)
        case SomeOf(count, operands):
            parts = writes.tuple_of([writes.text(operand) for operand in operands])
            return SourceText(f"max(0, {count} - sum({parts}))")
        case Compare("=", Size(), Number(0)):
            return writes.write(condition.left)
        case Compare("=", left, right) if _is_number(left) or _is_number(right):
            return SourceText(f"abs({_less(writes, left, right)})")
        case Compare(">=", left, right) | Compare("<=", right, left):
            return SourceText(_less(writes, right, left), SUM)
        case Compare(">", left, right) | Compare("<", right, left):
            return SourceText(f"{_less(writes, right, left)} + 1", SUM)
    return SourceText(f"int({writes.write(Logic('not', (condition,))).text})")


def _lack_of_opposite(writes: Expressions, condition: Expression) -> SourceText:
    match condition:
        case Logic("not", (inner,)):
            return lack(writes, inner)
        case Logic("and" | "or" as operator, operands):
            other = "or" if operator == "and" else "and"
            return lack(writes, Logic(other, tuple(Logic("not", (one,)) for one in operands)))
        case SomeOf(count, operands):
            parts = writes.tuple_of([writes.text(operand) for operand in operands])
            return SourceText(f"max(0, sum({parts}) - {count - 1})")
        case Compare(operator, left, right) if operator in NEGATED:
            return lack(writes, Compare(NEGATED[operator], left, right))
    return SourceText(f"int({writes.write(condition).text})")


def _joined(
    writes: Expressions, function: str, operands: tuple[Expression, ...], least: str = "{}"
) -> SourceText:
    """Write several as one. What one has to spare makes up for no other that is added."""
    parts = []
    for operand in operands:
        found = lack(writes, operand)
        parts.append(least.format(found.text) if found.strength == SUM else found.text)
    return SourceText(f"{function}({writes.tuple_of(parts)})")


def _less(writes: Expressions, left: Expression, right: Expression) -> str:
    return f"{writes.write(left).within(SUM)} - {writes.write(right).within(SUM + 1)}"


def _is_number(expression: Expression) -> bool:
    """Return True for what counts, and no piece."""
    match expression:
        case Number() | Size() | Sum() | Tally() | Counter() | Arithmetic() | Available():
            return True
        case Call(NumberWord()):
            return True
    return False
