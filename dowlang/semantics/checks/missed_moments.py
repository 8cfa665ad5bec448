"""Find rules that wait for a moment which the duration above them leaves out, or that say `this`
and `next` where a turn or round to come is spoken of.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.diagnostics import codes
from dowlang.semantics import ir, line_parts
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import enum_values
from dowlang.syntax import ast
from dowlang.vocabulary.card_kinds import Until

DURING = "during next "
BEYOND = {
    "this turn": (("end", "round", ""), ("end", "turn", "next")),
    "this round": (("start", "round", ""), ("end", "round", "next")),
    "next turn": (("end", "round", "next"),),
    "during next turn": (("start", "round", ""), ("end", "round", "")),
}
"""Duration -> the moments (edge, unit, which: "" is any) that never lie in it."""
TURN_DURATIONS = {"this turn": True, "during next turn": False}
"""Durations that lie in one turn -> whether that is the turn in which the line is carried out."""

NO_TURN_LEFT = (
    "nobody has a turn any more in that round; of the round to come it is `until the end of next "
    "round`"
)


def hears_the_start(context: Context, duration: str, found: Sequence[ir.Rule]) -> bool:
    """Return True if a rule of a turn or round to come waits for the very start of it."""
    _, during, unit = duration.partition(DURING)
    number = context.lexicon.vocabulary.moments.get(("start", unit))
    return bool(during) and any(
        one.moment[:2] == ("start", unit)
        if isinstance(one, ir.AtMoment)
        else isinstance(one, ir.Watch) and one.event.number == number
        for one in found
    )


def check_heads(context: Context, line: ast.Line, duration: str, found: Sequence[ir.Rule]) -> bool:
    """Report the rules below a duration that nothing can come of, or that could mean two turns.

    Return True unless an error was reported.
    """
    rows = {row.span.line: row for row in line_parts.rows(line.block)}
    clear = True
    for one in found:
        row = rows.get(one.line)
        if row is None:
            continue
        reason = _never(context, duration, one)
        if reason:
            context.report.add(codes.NOTHING_COMES, row.span, reason=reason)
        elif duration.startswith(DURING) and isinstance(one, ir.AtMoment):
            clear = _check_which(context, row, duration, one.moment) and clear
    return clear


def warn_of_unheard(context: Context, rules: Sequence[ir.Rule], lines: Sequence[ast.Line]) -> None:
    """Warn of rules about what happens in a step which a rule beside them replaces.

    `lines` are those the rules were made of.
    """
    replaced = {rule.step.number: rule for rule in rules if isinstance(rule, ir.Instead)}
    if not replaced:
        return
    rows = {row.span.line: row for row in line_parts.rows(lines)}
    for rule in rules:
        other = None if isinstance(rule, ir.Instead) else replaced.get(_step_of(rule))
        if other is not None and other.condition is None:
            step = other.step.value.removesuffix(" step")
            never = "is not asked" if isinstance(rule, ir.Modify) else "does not happen"
            reason = f"line {other.line} replaces the {step} step, and so it {never}"
            context.report.add(codes.NOTHING_COMES, rows[rule.line].span, reason=reason)


def warn_of_part(
    context: Context, rules: Sequence[ir.Rule], lines: Sequence[ast.Line], part: Until
) -> None:
    """Warn of rules that count in a part of a round, and are about what lies before or after it.

    `lines` are those the rules were made of.
    """
    rows = {row.span.line: row for row in line_parts.rows(lines)}
    for rule in rules:
        edge, unit, _ = _moment(context, rule) or ("", "", "")
        if (edge, unit) == ("start", "round"):
            reason = part.begun
        elif (edge, unit) == ("end", "round") or _step_of(rule) > part.step:
            reason = part.ended
        else:
            continue
        context.report.add(codes.NOTHING_COMES, rows[rule.line].span, reason=reason)


def _step_of(rule: ir.Rule) -> int:
    """Return the number of the step between turns that alone a rule is about, -1 for no such."""
    match rule:
        case ir.Watch() if rule.event.word is not None:
            return rule.event.word.of_step
        case ir.Modify():
            return rule.word.of_step
        case ir.Instead():
            return rule.step.number
    return -1


def _never(context: Context, duration: str, rule: ir.Rule) -> str:
    """Return why what a rule waits for never happens in a duration, or ""."""
    below, moment = f"below `{_said(duration)}`", _moment(context, rule)
    after_turns = context.moment and context.moment == context.lexicon.vocabulary.after_turns
    if after_turns and duration == "this round" and _is_of_turns(rule, moment):
        return NO_TURN_LEFT
    if moment is None:
        return _never_between(context, duration, rule)
    edge, unit, which = moment
    beyond = any(moment[:2] == at[:2] and at[2] in ("", which) for at in BEYOND.get(duration, ()))
    if (duration, edge) == ("this turn", "start"):
        beyond = _in_a_turn(context, duration)
    elif (duration, edge) == ("this round", "start"):
        beyond = beyond and not context.from_setup
    if (duration, *moment) == ("this round", "start", "turn", "your"):
        return f"{below} your turn does not start again" if _in_an_option(context) else ""
    if not beyond:
        return ""
    if which == "next":
        return f"{below} the next {unit} does not {'begin' if edge == 'start' else 'end'}"
    return f"{below} no {unit} {'begins' if edge == 'start' else 'ends'}"


def _is_of_turns(rule: ir.Rule, moment: tuple[str, str, str] | None) -> bool:
    """Return True for a rule about what is done in turns, or as the dice of a round are rolled."""
    match rule:
        case ir.Watch() if rule.event.word is not None and rule.event.word.yours:
            return True
        case ir.Modify(word=word):
            values = {value.value for value in enum_values(rule.arguments)}
            return word.as_rounds_begin or (word.in_turns and not values & set(word.at_any_time))
        case _:
            return moment is not None and moment[1] == "turn"


def _never_between(context: Context, duration: str, rule: ir.Rule) -> str:
    """Return why what a rule waits for, or is asked for, lies outside a duration within a turn, or
    "".
    """
    passed = duration in TURN_DURATIONS and _in_a_turn(context, duration)
    match rule:
        case ir.Watch() if rule.event.word is not None and rule.event.word.between_turns:
            what = "it happens between turns"
        case ir.Modify() if rule.word.as_rounds_begin:
            what = "it is asked as a round begins"
            passed = passed or (duration == "this round" and _in_an_option(context))
        case ir.Modify() if rule.word.between_turns:
            what = "it is asked between turns"
        case ir.Instead():
            what = "that step lies between turns"
        case _:
            return ""
    return f"{what}, and so not below `{_said(duration)}`" if passed else ""


def _moment(context: Context, rule: ir.Rule) -> tuple[str, str, str] | None:
    """Return the moment that a rule waits for, None for any other rule."""
    if isinstance(rule, ir.AtMoment):
        return rule.moment
    if not isinstance(rule, ir.Watch):
        return None
    moments = context.lexicon.vocabulary.moments
    return next(((*at, "each") for at, n in moments.items() if n == rule.event.number), None)


def _in_a_turn(context: Context, duration: str) -> bool:
    """Return True if a duration surely lies in a turn that has begun or is still to begin."""
    return not TURN_DURATIONS[duration] or _in_an_option(context)


def _in_an_option(context: Context) -> bool:
    """Return True for a line of an option, which is carried out in the turn of `you`, and not for
    what comes later, perhaps between turns, where `this turn` is the one to come.
    """
    return bool(context.options.current) and not (context.comes_later or context.between_turns)


def _check_which(
    context: Context, row: ast.Line, duration: str, moment: tuple[str, str, str]
) -> bool:
    """Refuse `this` and `next` below what holds in a turn or round to come: some count from the
    card, some from there.
    """
    edge, unit, which = moment
    if which not in ("this", "next"):
        return True
    _, _, what = duration.partition(DURING)
    line = f"`at the {edge} of each {unit}`"
    if unit != what:
        line += f" (of the first of them: `, once per {what}` behind it)"
    context.report.out_of_scope(
        row,
        f"at the {edge} of {which} {unit}",
        f"outside `{_said(duration)}`; below it the line is {line}",
    )
    return False


def _said(duration: str) -> str:
    """Return a duration as it is written."""
    _, during, unit = duration.partition(DURING)
    return f"during the next {unit}" if during else f"until the end of {duration}"
