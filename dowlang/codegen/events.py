"""Clauses on events: what brings a card up, and what a lasting rule waits for.

A clause compiles to a function that gives the line of the first condition that fails, or 0: one
function serves play and the explanation.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.codegen import comments
from dowlang.codegen.blocks import sequence
from dowlang.codegen.target import Uncompilable
from dowlang.codegen.writer import Function, InsertionPoint, Writer, type_of
from dowlang.semantics.ir import Expression, Logic, Match, Procedure, Trigger

Conditions = Sequence[tuple[Expression, int]]


def checks(
    writer: Writer, function: Function, conditions: Conditions, asked_once: bool = False
) -> None:
    """Write the body of a clause: it returns the line that fails, or 0.

    The line is negative where the clause is asked once and what waits is over then.
    """
    sign = "-" if asked_once else ""
    function.returns = "int"
    for condition, line in [one for whole, at in conditions for one in apart(whole, at)]:
        function.lines.append(f"    if {writer.expressions.text(Logic('not', (condition,)))}:")
        function.lines.append(f"        return {sign}{int(line)}")
    function.lines.append("    return 0")


def apart(condition: Expression, line: int) -> Conditions:
    """Return the conditions that have to hold together, one by one."""
    if isinstance(condition, Logic) and condition.operator == "and":
        return [one for operand in condition.operands for one in apart(operand, line)]
    return [(condition, line)]


def trigger(writer: Writer, clause: Trigger) -> None:
    """Write role `trigger`: `(g, you, *payload)` for an event, `(g, you)` for a state."""
    line = clause.event.line if clause.event is not None else clause.line
    payload = clause.event.fields if clause.event is not None else ()
    conditions = (
        *(clause.event.conditions if clause.event is not None else ()),
        *clause.conditions,
    )
    parameters = [("you", "int"), *((field.name, type_of(field)) for field in payload)]
    function = writer.function("trigger", line, parameters, comments.trigger(clause.event))
    function.step = False
    if clause.event is not None and clause.event.manual:
        function.returns = "int"
        function.lines.append(f"    return {int(line)}")
    else:
        checks(writer, function, conditions)
    writer.roles["trigger"] = function.name


def start(writer: Writer, clause: Trigger | None, procedure: Procedure) -> None:
    """Write role `start`, and every other procedure: what the card does, after the picks of its
    trigger.
    """
    parameters = [(local.name, type_of(local)) for local in procedure.scope]
    body = procedure.body
    picks = clause.picks if clause is not None and procedure.role == "start" else ()
    line = next((s.line for s in (*picks, *body.statements)), writer.checked_card.line)
    function = writer.function(procedure.role, line, parameters)
    sequence(
        writer,
        InsertionPoint(function, 1, dict(parameters), last=True),
        (*picks, *body.statements),
        body.path,
    )
    writer.roles[procedure.role] = function.name
    if procedure.barred is not None:
        barred(writer, procedure, procedure.barred, line)


def barred(writer: Writer, procedure: Procedure, condition: Expression, line: int) -> None:
    """Write role `start.barred`: whether it could come only to what is not admitted now."""
    function = writer.function(
        f"{procedure.role}.barred",
        line,
        [(local.name, type_of(local)) for local in procedure.scope],
    )
    function.returns, function.step = "bool", False
    function.lines.append(f"    return {writer.expressions.text(condition)}")
    writer.roles[f"{procedure.role}.barred"] = function.name


def constant(writer: Writer, number: int) -> str:
    """Return a constant for the number of an event, named as the ruleset names it."""
    if not 0 <= number < len(writer.target.events):
        raise Uncompilable(f"there is no event {number}")
    return writer.names.event(writer.target.events[number], number, writer.target.events_module)


def match(
    writer: Writer,
    path: str,
    event: Match,
    parameters: list[tuple[str, str]],
    more: Conditions,
) -> str:
    """Write a function `(g, *locals, *payload)` for a clause and return the name to store.

    `parameters` are the locals and the payload. The name is `ALWAYS` when nothing has to hold.
    """
    conditions = (*event.conditions, *more)
    if not conditions:
        return writer.names.engine("ongoing_effects", "ALWAYS")
    function = writer.function(
        f"{path}.fails",
        event.line,
        parameters,
        comments.fails(comments.waits_for(event)),
    )
    checks(writer, function, conditions)
    return f"{function.name}.__name__"


def payload_parameters(
    event: Match, bound: dict[str, str], live: list[str]
) -> list[tuple[str, str]]:
    """Return the captured locals, then the fields of the event."""
    return [
        *((name, bound[name]) for name in live),
        *((field.name, type_of(field)) for field in event.fields),
    ]
