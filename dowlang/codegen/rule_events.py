"""Write rules that wait for an event or a moment, or that act instead of a step."""

from __future__ import annotations

from dowlang.codegen import comments, events
from dowlang.codegen.blocks import sequence
from dowlang.codegen.rule_conditions import RuleSite, arguments_of, body_step, holds, limited
from dowlang.codegen.target import Uncompilable
from dowlang.codegen.writer import INT, InsertionPoint, Writer
from dowlang.semantics.ir import (
    YOU_LOCAL,
    AtMoment,
    Cancel,
    Instead,
    Watch,
)
from dowlang.semantics.ir_visitor import nodes


def watch(
    writer: Writer, site: RuleSite, rule: Watch, times: int = -1, counting: bool = False
) -> None:
    """Write a wait for an event. Its fields are parameters of the clause and of the block."""
    event, body, line, bound = rule.event, rule.body, rule.line, site.place.bound
    fields = {field.name for field in event.fields}
    live = [n for n in writer.flow.live(bound, event, body, site.conditions) if n not in fields]
    parameters = events.payload_parameters(event, bound, live)
    more = [(condition, line) for condition in site.conditions]
    match = events.match(writer, site.path, event, parameters, more)
    step = body_step(writer, site.path, body, line, parameters)
    if any(isinstance(node, Cancel) for node in nodes(body)):
        writer.replaces.append(step)
    extras = arguments_of(
        locals_=writer.captured(live) if live else "",
        limits=limited(writer, rule.limit),
        **{"counting_to" if counting else "times": str(times) if times > 0 else ""},
    )
    call = writer.names.engine("ongoing_effects", "watch")
    said = f"when {comments.waits_for(event)}"
    site.place.write(
        f"{call}(g, {site.origin}, {events.constant(writer, event.number)}, {match}, "
        f"{step}.__name__{extras})",
        line,
        said,
    )


def at_moment(writer: Writer, site: RuleSite, rule: AtMoment, single: bool = False) -> None:
    """Write `at the start of your turn`, each time.

    It is only once when `single`, or when the moment is this or the next one. What is put in force
    at the start of what it lasts `during` hears that start, after all of it is.
    """
    place, path, origin, more = site.place, site.path, site.origin, site.conditions
    body, line, limits = rule.body, rule.line, limited(writer, rule.limit)
    end, unit, which = rule.moment
    number = writer.target.vocabulary.moments.get((end, unit))
    if number is None:
        raise Uncompilable(f"the vocabulary has no moment `{end} {unit}`")
    player = rule.whose or YOU_LOCAL
    live = writer.flow.live(place.bound, body, more, *((player,) if which == "your" else ()))
    known = [(name, place.bound[name]) for name in live]
    captured = [writer.names.local(name) for name in live]
    said = comments.moment(end, unit, "next" if which == "during" else which)
    tests: list[str] = []
    if (end, which) == ("end", "next"):  # the one under way may be over already when this is said
        known.insert(0, ("due", INT))
        captured.insert(0, f"{_clock(writer, f'next {unit}')}(g)[1]")
        tests.append(f"{_clock(writer, f'this {unit}')}(g)[1] < due")
    if which == "your":
        tests.append(f"moment[0] != {writer.expressions.text(player)}")
    match = writer.names.engine("ongoing_effects", "ALWAYS")
    if more or tests:
        clause = writer.function(f"{path}.fails", line, known, comments.fails(said))
        clause.parameters.append(("*moment", INT))
        for test in tests:
            clause.lines += [f"    if {test}:", f"        return {int(line)}"]
        this_one = which in ("this", "next")
        events.checks(writer, clause, [(condition, line) for condition in more], this_one)
        match = f"{clause.name}.__name__"
    function = writer.function(body.path or path, line, known)
    function.parameters.append(("*moment", INT))
    inside = InsertionPoint(function, 1, dict(known), last=which != "during")
    before = writer.names.local(".before")
    if which == "during":
        inside.write(f"{before} = g.serial", line)
    sequence(writer, inside, body.statements, body.path or path)
    if which == "during":
        hear, event = writer.names.engine("late_at_starts", "hear_this_start"), (end, unit)
        told = f"{events.constant(writer, writer.target.vocabulary.moments[event])}, {before}"
        inside.write(f"g.do({hear}, {told}, moment)", line, said)
    once = "1" if single or which in ("this", "next") else ""
    call = writer.names.engine("ongoing_effects", "watch")
    if end == "end" and (which == "this" or (single and which == "your")):
        # the one under way may have been told already, and is not over
        call, once, limits = writer.names.engine("late_at_ends", "at_this_end"), "", ""
    extras = arguments_of(
        locals_=writer.expressions.tuple_of(captured) if captured else "",
        limits=limits,
        times=once,
    )
    place.write(
        f"{call}(g, {origin}, "
        f"{events.constant(writer, number)}, {match}, {function.name}.__name__{extras})",
        line,
        said,
    )


def _clock(writer: Writer, duration: str) -> str:
    """Return the function that tells in which turn or round a duration ends."""
    clock = writer.target.vocabulary.durations.get(duration)
    if clock is None:
        raise Uncompilable(f"the vocabulary has no duration `{duration}`")
    return writer.names.function(clock)


def instead(writer: Writer, site: RuleSite, rule: Instead) -> None:
    """Write a step of the rules replaced, or skipped when the block is empty."""
    place, body, line = site.place, rule.body, rule.line
    number = writer.expressions.text(rule.step)
    live = writer.flow.live(place.bound, body, site.conditions)
    name = ""
    parameters = [(n, place.bound[n]) for n in live]
    if body.statements:
        name = f"{body_step(writer, site.path, body, line, parameters)}.__name__"
    skipped = "" if name else writer.names.engine("ongoing_effects", "SKIPPED")
    said = "instead of that step" if name else "that step is skipped"
    test = f"{holds(writer, site, line, live)}.__name__" if site.conditions else ""
    replacement = writer.expressions.tuple_of(
        [name or skipped, *(writer.names.local(local) for local in live)]
    )
    place.write(
        f"{writer.names.engine('ongoing_effects', 'instead')}(g, {site.origin}, {number}, "
        f"{replacement}{f', {test}' if test else ''})",
        line,
        said,
    )
