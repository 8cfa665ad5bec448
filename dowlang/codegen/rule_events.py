"""Write rules that wait for an event or a moment, or that act instead of a step."""

from __future__ import annotations

from dowlang.codegen import comments, events
from dowlang.codegen.blocks import sequence
from dowlang.codegen.rule_conditions import Condition, arguments_of, body_step, holds
from dowlang.codegen.target import Uncompilable
from dowlang.codegen.writer import INT, InsertionPoint, Writer
from dowlang.semantics.ir import (
    Block,
    EnumValue,
    Expression,
    Local,
    Match,
)


def watch(
    writer: Writer,
    place: InsertionPoint,
    path: str,
    origin: str,
    event: Match,
    body: Block,
    line: int,
    more: list[Expression],
    limits: str,
    times: int = -1,
) -> None:
    """Write a wait for an event. Its fields are parameters of the clause and of the block."""
    fields = {field.name for field in event.fields}
    live = [name for name in writer.flow.live(place.bound, event, body, more) if name not in fields]
    match = events.match(
        writer, path, event, place.bound, live, [(condition, line) for condition in more]
    )
    step = body_step(writer, path, body, line, events.payload_parameters(event, place.bound, live))
    extras = arguments_of(
        locals_=writer.captured(live) if live else "",
        limits=limits,
        times=str(times) if times > 0 else "",
    )
    call = writer.names.engine("ongoing_effects", "watch")
    said = f"when {comments.waits_for(event)}"
    place.write(
        f"{call}(g, {origin}, {events.constant(writer, event.number)}, {match}, "
        f"{step}.__name__{extras})",
        line,
        said,
    )


def at_moment(
    writer: Writer,
    place: InsertionPoint,
    path: str,
    origin: str,
    moment: tuple[str, str, str],
    body: Block,
    line: int,
    more: list[Expression],
    limits: str,
    single: bool = False,
    whose: Condition = None,
) -> None:
    """Write `at the start of your turn`, each time.

    It is only once when `single`, or when the moment is this or the next one.
    """
    end, unit, which = moment
    number = writer.target.vocabulary.moments.get((end, unit))
    if number is None:
        raise Uncompilable(f"the vocabulary has no moment `{end} {unit}`")
    player = whose or Local("you", "player")
    live = writer.flow.live(place.bound, body, more, *((player,) if which == "your" else ()))
    parameters = [*((name, place.bound[name]) for name in live), ("*moment", INT)]
    said = comments.moment(end, unit, which)
    if more or which == "your":
        clause = writer.function(f"{path}.fails", line, parameters[:-1], comments.fails(said))
        clause.parameters.append(("*moment", INT))
        if which == "your":
            clause.lines += [
                f"    if moment[0] != {writer.expressions.text(player)}:",
                f"        return {int(line)}",
            ]
        events.checks(writer, clause, [(condition, line) for condition in more])
        match = f"{clause.name}.__name__"
    else:
        match = writer.names.engine("ongoing_effects", "ALWAYS")
    function = writer.function(body.path or path, line, parameters[:-1])
    function.parameters.append(("*moment", INT))
    sequence(
        writer,
        InsertionPoint(function, 1, dict(parameters[:-1]), last=True),
        body.statements,
        body.path or path,
    )
    call, event = writer.names.engine("ongoing_effects", "watch"), events.constant(writer, number)
    once = "1" if single or which in ("this", "next") else ""
    if (end, which) == ("end", "next"):
        wait = writer.function(f"{body.path or path}.wait", line, parameters[:-1])
        wait.parameters = [("from_", "tuple[Any, ...]"), *wait.parameters, ("*moment", INT)]
        extras = arguments_of(
            locals_=writer.captured(live) if live else "", limits=limits, times=once
        )
        made = f"{writer.names.engine('ongoing_effects', 'Origin')}(*from_)"
        wait.lines.append(
            f"    {call}(g, {made}, {event}, {match}, {function.name}.__name__{extras})  # line "
            f"{int(line)}: {said}"
        )
        captured = writer.expressions.tuple_of(
            [f"tuple({origin})", *(writer.names.local(name) for name in live)]
        )
        always = writer.names.engine("ongoing_effects", "ALWAYS")
        place.write(
            f"{call}(g, {origin}, {event}, {always}, {wait.name}.__name__, locals_={captured}, "
            f"times=1)",
            line,
            said,
        )
        return
    extras = arguments_of(locals_=writer.captured(live) if live else "", limits=limits, times=once)
    place.write(
        f"{call}(g, {origin}, {event}, {match}, {function.name}.__name__{extras})", line, said
    )


def instead(
    writer: Writer,
    place: InsertionPoint,
    path: str,
    origin: str,
    step: EnumValue,
    body: Block,
    line: int,
    both: list[Expression],
) -> None:
    """A step of the rules replaced, or skipped when the block is empty."""
    number = writer.expressions.text(step)
    live = writer.flow.live(place.bound, body, both)
    name = ""
    parameters = [(n, place.bound[n]) for n in live]
    if body.statements:
        name = f"{body_step(writer, path, body, line, parameters)}.__name__"
    skipped = "" if name else writer.names.engine("ongoing_effects", "SKIPPED")
    said = "instead of that step" if name else "that step is skipped"
    test = f"{holds(writer, place, path, line, both, live)}.__name__" if both else ""
    extras = (f", locals_={writer.captured(live)}" if live else "") + (
        f", test={test}" if test else ""
    )
    place.write(
        f"{writer.names.engine('ongoing_effects', 'instead')}(g, {origin}, {number}, "
        f"{name or skipped}{extras})",
        line,
        said,
    )
