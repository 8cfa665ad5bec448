"""Warn of a rule that sets itself off: `when morale is lost` / `lose 1 morale` goes on until there
is no morale left, and a reader takes it for one more.

Effects declare the events that come of them (`EffectWord.brings`). What is asked below an `if`, has
a limit, or waits for a point before the event is done is left alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dowlang.diagnostics import codes
from dowlang.semantics import ir, line_parts
from dowlang.semantics.context import Context
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import FilterWord


def report_self_set_off(context: Context, line: ast.Line, everything: Sequence[object]) -> None:
    """Report the rules among the nodes of a card of which the event comes of what they do."""
    found = dict(_going_on(everything))
    for row in line_parts.rows(line.block):
        if row.span.line in found:
            context.report.add(codes.SETS_ITSELF_OFF, row.span, line=found[row.span.line])


def _going_on(everything: Sequence[object]) -> Iterator[tuple[int, int]]:
    """Yield the line of each rule that sets itself off, and the line that does it."""
    for rule in everything:
        if not isinstance(rule, ir.Watch) or rule.limit is not None or rule.condition is not None:
            continue
        acts = [part for part in rule.body.statements if isinstance(part, ir.Act)]
        act = next((act for act in acts if _comes_again(rule.event, act)), None)
        if act is not None:
            yield rule.line, act.line


def _comes_again(event: ir.Match, act: ir.Act) -> bool:
    """Return True if an effect brings about the event itself, about the same thing."""
    if event.word is None or event.point or event.word.event not in act.word.brings:
        return False
    if act.word.settles and any(_is_known(event, each) for each in act.arguments):
        return False  # who is dead dies no second time
    return all(_holds_again(event, condition, act) for condition, _ in event.conditions)


def _is_known(event: ir.Match, thing: ir.Expression) -> bool:
    """Return True for a thing that is called by its name, or that the event is about."""
    return isinstance(thing, ir.Named) or thing in event.fields


def _holds_again(event: ir.Match, condition: ir.Expression, act: ir.Act) -> bool:
    """Return True if what is asked of the event holds of what the effect does to its thing."""
    match condition:
        case ir.Compare("=", ir.Local() as thing, asked):
            return thing in event.fields and asked in act.arguments
        case ir.Call(word=FilterWord(implicit=("you",)), arguments=(piece, *_)):
            return piece in act.arguments
        case _:
            return False
