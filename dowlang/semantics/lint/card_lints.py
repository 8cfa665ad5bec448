"""Warnings that are cheap and certain: what is written is allowed, but does nothing, or can
never happen.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from dowlang.diagnostics import codes
from dowlang.semantics import ir, line_parts
from dowlang.semantics.context import Context
from dowlang.semantics.ir_equivalence import alike
from dowlang.semantics.ir_visitor import nodes, placed
from dowlang.semantics.lint.contradictions import contradiction
from dowlang.semantics.lint.emptied_spots import asked_of_emptied
from dowlang.semantics.lint.empty_windows import STARTS, report_empty_windows
from dowlang.semantics.lint.idle_effects import report_idle_effects
from dowlang.semantics.lint.self_set_off import report_self_set_off
from dowlang.semantics.lint.weak_conditions import report_short_conditions
from dowlang.semantics.lower.pre_event import departed
from dowlang.semantics.reporter import Reporter
from dowlang.source import Span
from dowlang.syntax import ast
from dowlang.vocabulary.value_ranges import Ranges

LOOKED_AT = (
    ir.Act,
    ir.AtMoment,
    ir.Block,
    ir.Contest,
    ir.Lasting,
    ir.Later,
    ir.Local,
    ir.Offer,
    ir.Option,
    ir.Pick,
    ir.RollDie,
    ir.Standing,
    ir.Watch,
)
"""Classes of nodes that the lints of one card look at."""


def lint_card(context: Context, line: ast.Line, checked_card: ir.CheckedCard, tested: bool) -> None:
    """Report all warnings about one card, all of whose lines could be read."""
    name = line.parts[0] if line.parts else line
    clauses = {clause.role: clause for clause in checked_card.kind.clauses}
    if "flavor" in clauses and "flavor" not in checked_card.facts and checked_card.kind.deck:
        context.report.add(
            codes.MISSING_FLAVOR, name.span, kind=checked_card.kind.name, name=checked_card.name
        )
    if any(clause.pattern == "@trigger" for clause in checked_card.kind.clauses) and not tested:
        context.report.add(
            codes.CARD_WITHOUT_TEST, name.span, kind=checked_card.kind.name, name=checked_card.name
        )
    report_dead_bindings(context)
    _overflowing(context, line, checked_card)
    abilities = tuple(ability for _, ability in checked_card.abilities)
    done = _looked_at((checked_card.procedures, checked_card.standing, abilities))
    everything = [
        *done,
        *_looked_at((checked_card.trigger, tuple(checked_card.goals.values()))),
    ]
    _unasked(context, line, done)
    _about_the_departed(context, line, checked_card, everything)
    _asked_too_late(context, line, everything)
    report_idle_effects(context, line, everything)
    report_self_set_off(context, line, everything)
    starting = [part for part in done if isinstance(part, STARTS)]
    report_empty_windows(context, line, starting, checked_card.trigger)
    options = [part for part in done if isinstance(part, ir.Option)]
    report_short_conditions(context, line, options)
    warn_of_counters(context, checked_card)


def _looked_at(parts: object) -> list[Any]:
    """Return the nodes that lints look at, in one walk for all of them."""
    return [node for node, _ in placed(parts, 0, LOOKED_AT)]


def _overflowing(context: Context, line: ast.Line, checked_card: ir.CheckedCard) -> None:
    """Report texts of the author's that are longer than what fits on the printed card, by the
    number of characters.
    """
    limits = {clause.pattern: clause.fits for clause in checked_card.kind.clauses if clause.fits}
    for row in line_parts.rows(line.block):
        label = row.shape in ("option", "automatic")
        limit = (
            checked_card.kind.label_fits
            if label
            else checked_card.kind.text_fits
            if row.shape == "text"
            else limits.get(row.shape, 0)
        )
        text = line_parts.text(row) if limit else None
        if text is not None and len(text.value) > limit:
            part = "label" if label else row.shape.split()[0]
            context.report.add(
                codes.TEXT_OVERFLOWS, text.span, part=part, length=len(text.value), limit=limit
            )


def _unasked(context: Context, line: ast.Line, everything: Sequence[Any]) -> None:
    """Report dice and choices that change nothing, because no line asks how they came out."""
    read = {part.name for part in everything if isinstance(part, ir.Local)}
    read |= {local for local, _, _ in context.locals.aliases}  # told as a name that is never used
    idle: dict[int, str] = {}
    for part in everything:
        match part:
            case ir.Contest(highest="", lowest=""):
                idle[part.line] = "who has the highest or the lowest roll"
            case ir.RollDie(name=name) if name not in read:
                idle[part.line] = "what the die shows"
            case ir.Pick(name=name) if name not in read:
                idle[part.line] = "what was chosen"
            case _:
                pass
    for row in line_parts.rows(line.block):
        if row.span.line in idle:
            context.report.add(codes.NEVER_ASKED, row.span, asked=idle[row.span.line])


def _about_the_departed(
    context: Context, line: ast.Line, checked_card: ir.CheckedCard, everything: Sequence[Any]
) -> None:
    """Report effects on a piece that has left with the event, unless a line brings it back."""
    event = checked_card.trigger.event if checked_card.trigger is not None else None
    watched = [part for part in everything if isinstance(part, ir.Watch | ir.Later)]
    for clause, below in [
        (event, checked_card.procedures),
        *((watch.event, watch.body) for watch in watched),
    ]:
        gone = () if clause is None else departed(clause)
        acts = (
            [
                part
                for part in nodes(below)
                if isinstance(part, ir.Act) and set(part.arguments) & set(gone)
            ]
            if gone
            else []
        )
        missed = _missed(clause)
        if any(not _needs_it(context, act, gone, missed) for act in acts):
            continue
        lines = {act.line for act in acts}
        for row in line_parts.rows(line.block):
            if row.span.line in lines:
                context.report.add(
                    codes.NOTHING_COMES, row.span, reason="whom it is about has left with the event"
                )


def _asked_too_late(context: Context, line: ast.Line, everything: Sequence[Any]) -> None:
    """Report what is asked about a piece below the effect that takes it away, in the same block."""
    late: dict[int, tuple[str, int]] = {}
    for lines in _carried_out_together(everything):
        for index, act in enumerate(lines):
            if isinstance(act, ir.Act) and act.word.before is not None:
                asking = _asking(act, lines[index + 1 :])
                late |= dict.fromkeys(asking, ("who has left", act.line))
    emptied = asked_of_emptied(context, everything)
    for number, (kind, taken) in emptied.items():
        late[number] = f"{kind} that have left", taken
    for row in line_parts.rows(line.block):
        if row.span.line in late:
            context.report.add(
                codes.ASKED_TOO_LATE,
                row.span,
                gone=late[row.span.line][0],
                line=late[row.span.line][1],
            )


def _carried_out_together(everything: Sequence[Any]) -> Iterator[Sequence[ir.Statement]]:
    """Yield statements that are carried out one after the other: those of a block, and what is
    offered with what follows when it is taken.
    """
    for part in everything:
        if isinstance(part, ir.Block):
            yield part.statements
        elif isinstance(part, ir.Offer):
            yield (*part.body.statements, *part.so.statements)


def _asking(act: ir.Act, below: Sequence[ir.Statement]) -> Iterator[int]:
    """Yield the lines that ask what nothing answers any more of the piece that an effect has
    taken away.
    """
    assert act.word.before is not None  # the caller has looked
    for statement in below:
        if (
            isinstance(statement, ir.Act)
            and statement.word.there
            and act.arguments[0] in statement.arguments
        ):
            return  # it is brought back
        for call, number in placed(statement, act.line, (ir.Call,)):
            if call.word.function in act.word.before.gone and act.arguments[0] in call.arguments:
                yield number


def _missed(clause: ir.Match | None) -> Collection[Callable[..., Any]]:
    """Return the tests of an effect that never hold of what has left with the event."""
    before = None if clause is None or clause.word is None else clause.word.before
    return () if before is None else before.missed


def _needs_it(
    context: Context,
    act: ir.Act,
    gone: tuple[ir.Expression, ...],
    missed: Collection[Callable[..., Any]],
) -> bool:
    """Return True if the effect wants the piece to be where it is not."""
    pairs = zip(context.lexicon.parameters(act.word), act.arguments, strict=True)
    there = act.word.there
    return any(
        value in gone and (parameter.name not in there or there[parameter.name] in missed)
        for parameter, value in pairs
    )


def report_dead_bindings(context: Context) -> None:
    """Report names given with `as` that nothing uses, or that stand where nothing can be named."""
    bound = {span for _, _, span in context.locals.aliases}
    for span, alias in context.locals.written.items():
        if span not in bound:
            context.report.add(codes.DEAD_BINDING, span, name=alias)
    for local, alias, span in context.locals.aliases:
        if local not in context.locals.read:
            context.report.add(codes.DEAD_BINDING, span, name=alias)


def warn_of_counters(context: Context, checked_card: ir.CheckedCard) -> None:
    """Warn of counters that nothing changes or nothing reads."""
    if not context.counters:
        return
    everything = list(
        nodes(
            (
                checked_card.procedures,
                checked_card.standing,
                tuple(checked_card.goals.values()),
                checked_card.trigger,
            )
        )
    )
    changed = {n.name for n in everything if isinstance(n, ir.AddToCounter)}
    read = {n.name for n in everything if isinstance(n, ir.Counter)}
    for name in context.counters:
        line = context.counter_lines.get(name, checked_card.line)
        use = "changed" if name not in changed else "read" if name not in read else ""
        if use:
            context.report.add(codes.UNUSED_COUNTER, _line_span(line), name=name, use=use)


def _line_span(line: int) -> Span:
    return Span(line, 1, line, 1)


def option_spans(line: ast.Line) -> dict[int, ast.Node]:
    """Return line number -> label of each option in a card."""
    out: dict[int, ast.Node] = {}
    for row in line_parts.rows(line.block):
        if row.shape == "option" and row.parts:
            out[row.span.line] = row.parts[0]
    return out


def report_same_effect(
    report: Reporter,
    choice: ir.Choose,
    label: Callable[[ir.Option], ast.Node | None],
    name: ast.Node,
    dead: Collection[int],
    ranges: Ranges,
) -> None:
    """Warn of two options side by side that do the same and can be possible together.

    Of the `dead`, which never can be (their lines), that is told.
    """
    seen: list[tuple[tuple[ir.Statement, ...], ir.Option]] = []
    alive = [option for option in choice.options if option.line not in dead]
    looks = [_look(option) for option in alive]
    for option, look in zip(alive, looks, strict=True):
        if looks.count(look) == 1:
            continue
        plain = alike(option.body.statements)
        twin = next(
            (
                other
                for body, other in seen
                if body == plain and not _exclude(option, other, ranges)
            ),
            None,
        )
        if twin is not None and (plain or option.condition == twin.condition):
            report.add(
                codes.SAME_EFFECT,
                (label(option) or name).span,
                label=option.label,
                other=twin.label,
            )
        seen.append((plain, option))


def _exclude(option: ir.Option, other: ir.Option, ranges: Ranges) -> bool:
    """Return True if the two can never be possible together."""
    conditions = [each.condition for each in (option, other) if each.condition is not None]
    return len(conditions) == 2 and bool(contradiction(conditions, ranges))


def _look(option: ir.Option) -> tuple[object, ...]:
    """Return what two options that do the same have in common, told without going deep."""
    return tuple(
        (each.__class__, each.word if isinstance(each, ir.Act) else None)
        for each in option.body.statements
    )
