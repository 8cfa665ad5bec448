"""Settings (`morale 6`) that have a range of their own, which other sentences of the same card may widen. The others are looked at in `clauses`."""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.semantics import parts, sides
from dowlang.semantics.desk import Desk
from dowlang.syntax import tree
from dowlang.vocabulary.words import CardKind


def settings_in_range(desk: Desk, kind: CardKind, lines: Sequence[tree.Line]) -> None:
    """Settings of a card whose numbers have a range of their own; a sentence of the same card may widen it."""
    own = {number.name: number for section in kind.sections for clause in section.clauses for number in clause.numbers}
    rows = parts.rows(lines) if own else []
    written = {value.skeleton if isinstance(value, tree.Phrase) else value.value
               for row in rows for value in parts.values(row) if isinstance(value, tree.Phrase | tree.Text)}  # fmt: skip
    for row in rows:
        number = own.get(sides.setting_name(row)) if row.shape == "setting" else None
        if number is None:
            continue
        value = next(v for v in parts.values(row) if isinstance(v, tree.Integer))
        high = number.high if written.isdisjoint(number.widened_by) else number.widest
        if not number.low <= value.value <= high:
            desk.trouble.out_of_range(value, value.value, number.low, high, number.name)
