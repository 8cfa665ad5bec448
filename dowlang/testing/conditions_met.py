"""Count on how many tables the `if` lines of an option held, for `dow odds`.

An option of which nothing is counted may do nothing, or its `if` may have held on none of the
tables. A copy of the card tells the two apart: it notes in the log where a condition holds and
where it does not. Coverage has marks of its own (`instrumentation`), of every clause.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from dowlang.engine.card_set import CardSet
from dowlang.project.building.in_memory import module_of, with_handlers
from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes, rebuild
from dowlang.simulate.odds import ConditionMet, Row, Tables, odds_of

LATER = (ir.Lasting, ir.Later, ir.Watch, ir.AtMoment, ir.Instead, ir.Grant)
"""What holds lines that are carried out another time: no outcome of the option comes to them."""


def odds_with_conditions(
    cards: CardSet,
    checked_card: ir.CheckedCard,
    path: str,
    lines: Sequence[str],
    tables: Tables,
    most: int,
) -> list[Row]:
    """Return the odds of the card at a path, each row with its conditions. `lines` are those of
    its file.

    Raises `EndlessCard` as `odds_of` does.
    """
    copy = _Conditions(lines)
    made = replace(
        checked_card,
        procedures=rebuild(checked_card.procedures, copy.noting),
        abilities=tuple((role, rebuild(one, copy.noting)) for role, one in checked_card.abilities),
    )
    if not copy.lines_of_marks:
        return odds_of(cards, cards.paths[path], tables, most)
    ruleset = cards.ruleset.name
    watched = with_handlers(cards, {path: lambda: module_of(made, path, ruleset)})
    rows = odds_of(watched, watched.paths[path], tables, most)
    return [replace(row, conditions=copy.met(checked_card, row)) for row in rows]


def _lines_of_conditions(below: tuple[Any, ...]) -> set[int]:
    return {each.line for each in nodes(below) if isinstance(each, ir.If)}


@dataclass(slots=True)
class _Conditions:
    """The `if` lines of one card: by the mark where one holds (the next number is that where it
    does not) its line.
    """

    lines: Sequence[str]
    lines_of_marks: dict[int, int] = field(default_factory=dict)

    def noting(self, node: Any) -> Any:
        """Return a node with its marks. The nodes below it have theirs already."""
        if not isinstance(node, ir.If) or not self._said(node.line).startswith("if "):
            return node
        number = 2 * len(self.lines_of_marks) + 1
        self.lines_of_marks[number] = node.line
        body, otherwise = (
            replace(block, statements=(ir.Mark(mark, node.line), *block.statements))
            for mark, block in ((number, node.body), (number + 1, node.otherwise))
        )
        return replace(node, body=body, otherwise=otherwise)

    def met(self, card: ir.CheckedCard, row: Row) -> tuple[ConditionMet, ...]:
        """Return the conditions of an option or ability, and those come to before it."""
        bodies = tuple(
            option.body
            for option in nodes((card.procedures, card.abilities))
            if isinstance(option, ir.Option) and option.label == row.label
        )
        later = tuple(each for each in nodes(bodies) if isinstance(each, LATER))
        inside = _lines_of_conditions(bodies) - _lines_of_conditions(later)
        out = []
        for line in sorted({*self.lines_of_marks.values()}):
            holds = {mark for mark, of in self.lines_of_marks.items() if of == line}
            either = {*holds, *(mark + 1 for mark in holds)}
            held, asked = (sum(bool(s & each) for each in row.passed) for s in (holds, either))
            if asked or (line in inside and row.tables):
                out.append(ConditionMet(line, self._said(line), held, asked))
        return tuple(out)

    def _said(self, line: int) -> str:
        return self.lines[line - 1].strip() if 0 < line <= len(self.lines) else ""
