"""Warn of a line at the start of a turn or round that asks what has happened in that same turn or
round: nothing has, and a reader means the one that is over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from dowlang.diagnostics import codes
from dowlang.semantics import ir, line_parts
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import nodes
from dowlang.syntax import ast
from dowlang.vocabulary.untimely import Untimely

STARTS = (ir.Trigger, ir.Watch, ir.AtMoment)
"""Classes of nodes that may come as a turn or round starts."""


def report_empty_windows(
    context: Context, line: ast.Line, found: Sequence[Any], trigger: ir.Trigger | None
) -> None:
    """Report the lines of a card of which it is so, once each, with the line to write.

    Looked at are the condition of what comes then and the first statement below it: what comes
    later may have been brought about by the lines before it.
    """
    rows = {row.span.line: row for row in line_parts.rows(line.block)}
    for one in (*found, *(() if trigger is None else (trigger,))):
        unit = _begun(context, one)
        for number, part in _asked_at_once(one) if unit else ():
            told = _untimely(part, unit)
            if told is not None and number in rows:
                context.report.add(
                    codes.NOTHING_COMES,
                    rows[number].span,
                    reason=told.reason,
                    help=told.instead or None,
                )
                break


def _begun(context: Context, node: Any) -> str:
    """Return "turn" or "round" for what comes as one starts, else ""."""
    if isinstance(node, ir.AtMoment):
        return node.moment[1] if node.moment[0] == "start" else ""
    match = node.event if isinstance(node, ir.Watch | ir.Trigger) else None
    moments = context.lexicon.vocabulary.moments
    return next(
        (
            unit
            for (edge, unit), number in moments.items()
            if match is not None and edge == "start" and number == match.number
        ),
        "",
    )


def _asked_at_once(node: ir.Trigger | ir.Watch | ir.AtMoment) -> Iterator[tuple[int, Any]]:
    """Yield what is asked before anything has been done, with the number of its card line."""
    if isinstance(node, ir.Trigger):
        for condition, number in node.conditions:
            yield from ((number, part) for part in nodes(condition))
        return
    if isinstance(node, ir.Watch):
        for condition, number in node.event.conditions:
            yield from ((number, part) for part in nodes(condition))
    yield from ((node.line, part) for part in nodes(node.condition))
    first = next(iter(node.body.statements), None)
    if isinstance(first, ir.If):
        yield from ((first.line, part) for part in nodes(first.condition))
    elif isinstance(first, ir.Act):
        yield from ((first.line, part) for part in nodes(first))


def _untimely(part: Any, unit: str) -> Untimely | None:
    """Return why a question comes too early in a turn or round that starts, None if it does not."""
    if isinstance(part, ir.Happened | ir.HowOften) and part.window == unit:
        over = "at the end of each turn" if unit == "turn" else "at the end of each round"
        return Untimely(
            f"the {unit} has only begun, and nothing has happened in it",
            f"of the {unit} that is over the line is `{over}`",
        )
    return part.word.void_at.get(f"{unit} begins") if isinstance(part, ir.Call) else None
