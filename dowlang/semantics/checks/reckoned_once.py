"""Refuse an amount that is worked out in a rule which stands for good.

`crises need (rounds begun) more points` in a scenario is read as counted anew whenever a crisis
comes, and would be reckoned when the rule comes into force, before the first round. In a rule with
an end (`until the end of this round`) it is reckoned when its line comes, as in any other line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import nodes
from dowlang.syntax import ast

WORKED_OUT = (ir.Call, ir.Tally, ir.Counter, ir.Size, ir.Sum)


def report_reckoned_once(
    context: Context, made: Sequence[ir.Rule], lines: Sequence[ast.Line]
) -> None:
    """Report each amount in these rules that other things of the table decide."""
    for rule in made:
        if isinstance(rule, ir.Modify) and _reckoned(rule):
            for line in _written_at(lines, rule.line):
                context.report.reckoned_once(line)


def _reckoned(rule: ir.Modify) -> bool:
    return any(
        parameter.type.noun == "number"
        and any(isinstance(each, WORKED_OUT) for each in nodes(value))
        for parameter, value in zip(rule.word.parameters, rule.arguments, strict=True)
    )


def _written_at(lines: Sequence[ast.Line], number: int) -> Iterator[ast.Line]:
    for line in lines:
        if line.span.line == number:
            yield line
        yield from _written_at(line.block, number)
