"""Warn of a rule that sets itself off: `when morale is lost` / `lose 1 morale` goes on until there
is no morale left, and a reader takes it for one more. So do two that set each other off.

Effects declare the events that come of them (`EffectWord.brings`). What is asked below an `if`, has
a limit, or waits for a point before the event is done is left alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dowlang.diagnostics import codes
from dowlang.semantics import ir, line_parts
from dowlang.semantics.carry_out_targets import reaches
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
    """Yield the line of each rule that sets itself off, by itself or by way of others in force with
    it, and the line that does what it waits for.
    """
    for part in everything:
        if isinstance(part, ir.Watch):
            yield from _chains((part,))
        elif isinstance(part, ir.Lasting | ir.Standing):
            yield from _chains(part.rules)


def _chains(rules: Sequence[ir.Rule]) -> Iterator[tuple[int, int]]:
    """Yield the rules of one block that set themselves off, each with the line that does it."""
    watches = [
        rule
        for rule in rules
        if isinstance(rule, ir.Watch) and rule.limit is None and rule.condition is None
    ]
    by = {  # number of a rule -> those that set it off, with the line of their effect
        number: {
            other: act.line
            for other, each in enumerate(watches)
            for act in each.body.statements
            if isinstance(act, ir.Act) and _comes_again(rule.event, act)
        }
        for number, rule in enumerate(watches)
    }
    edges = {number: set(others) for number, others in by.items()}
    for number, rule in enumerate(watches):
        lines = [line for other, line in by[number].items() if reaches(edges, other, number)]
        if lines:
            yield rule.line, lines[0]


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
