"""Settings (`morale 6`) that have a range of their own, which other sentences of the same card
may widen. The others are looked at in `card_clauses`.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.semantics import inheritance, line_parts
from dowlang.semantics.context import Context
from dowlang.syntax import ast
from dowlang.vocabulary.card_kinds import CardKind


def report_settings_out_of_range(
    context: Context, kind: CardKind, lines: Sequence[ast.Line]
) -> None:
    """Report settings of a card outside the range of their own that their numbers have.

    A sentence of the same card may widen it.
    """
    own = {
        number.name: number
        for section in kind.sections
        for clause in section.clauses
        for number in clause.numbers
    }
    rows = line_parts.rows(lines) if own else []
    written = {
        value.pattern if isinstance(value, ast.Phrase) else value.value
        for row in rows
        for value in line_parts.values(row)
        if isinstance(value, ast.Phrase | ast.Text)
    }
    for row in rows:
        number = own.get(inheritance.setting_name(row)) if row.shape == "setting" else None
        if number is None:
            continue
        value = next(v for v in line_parts.values(row) if isinstance(v, ast.Integer))
        high = number.high if written.isdisjoint(number.widened_by) else number.widest
        if not number.low <= value.value <= high:
            context.report.out_of_range(value, value.value, number.low, high, number.name)
