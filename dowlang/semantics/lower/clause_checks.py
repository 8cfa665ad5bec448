"""Check what a clause of a card says: numbers in range, texts as they are printed."""

from __future__ import annotations

from typing import Any

from dowlang.diagnostics import codes
from dowlang.semantics import line_parts
from dowlang.semantics.context import Context
from dowlang.semantics.lower.clause_counts import title
from dowlang.syntax import ast
from dowlang.vocabulary.card_kinds import Clause


def range_check(context: Context, clause: Clause, line: ast.Line) -> None:
    """Report a number of a clause that is outside its range, or two in the wrong order."""
    numbers = [v for v in line_parts.values(line) if isinstance(v, ast.Integer)]
    for number, (low, high) in zip(numbers, clause.ranges, strict=False):
        if not low <= number.value <= high:
            context.report.out_of_range(
                number, number.value, low, high, clause.counts or title(clause)
            )
            return
    if "{int} to {int}" in clause.pattern and numbers[1].value < numbers[0].value:
        low, high = numbers[0].value, clause.ranges[1][1]
        context.report.add(
            codes.NUMBER_OUT_OF_RANGE,
            numbers[1].span,
            help="the greater number comes second",
            number=numbers[1].value,
            low=low,
            high=high,
            wanted=title(clause),
        )


def text_check(context: Context, clause: Clause, line: ast.Line, facts: dict[str, Any]) -> None:
    """Texts that mean something to the ruleset: whether it knows them, and that the first of
    them is spoken of once.
    """
    if clause.refuses is None:
        return
    texts = [v for v in line_parts.values(line) if isinstance(v, ast.Text)]
    wrong = clause.refuses(*[text.value for text in texts])
    if wrong is not None:
        place, wanted, near = wrong
        context.report.add(
            codes.UNKNOWN_RULE,
            texts[place].span,
            near=tuple(near),
            text=texts[place].value,
            wanted=wanted,
        )
        return
    about = texts[0].value
    first = facts.setdefault("_about", {}).setdefault((clause.role, about), line.span.line)
    if first != line.span.line:
        called = clause.pattern.replace("{text}", f'"{about}"', 1).replace("{text}", "…")
        context.report.add(codes.DUPLICATE_CLAUSE, line.span, clause=called, line=first)
