"""Check the numbers and texts of a clause, and its rules on the copy of a card it stands on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from dowlang.diagnostics import codes
from dowlang.semantics import ir, line_parts
from dowlang.semantics.checks.clause_counts import title
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import names_read, placed
from dowlang.semantics.scopes import THIS_COPY
from dowlang.syntax import ast
from dowlang.vocabulary.card_kinds import Clause, Own


def report_out_of_range(context: Context, clause: Clause, line: ast.Line) -> None:
    """Report a number of a clause that is outside its range, or two in the wrong order."""
    numbers = [v for v in line_parts.values(line) if isinstance(v, ast.Integer)]
    for number, (low, high) in zip(numbers, clause.ranges, strict=False):
        if not low <= number.value <= high:
            context.report.out_of_range(
                number, number.value, low, high, clause.counts or title(clause)
            )
            return
    if "starting at {int}" in clause.pattern and len(numbers) == 3:
        low, high, start = (number.value for number in numbers)
        if low <= high and not low <= start <= high:
            context.report.out_of_range(numbers[2], start, low, high, "`starting at`")
            return
    if "starting at {int}" in clause.pattern and numbers[0].value == numbers[1].value:
        only, (least, _), (_, most) = numbers[0].value, *clause.ranges[:2]
        if only < most:
            context.report.out_of_range(numbers[1], only, only + 1, most, "the second number")
        else:
            context.report.out_of_range(numbers[0], only, least, only - 1, "the first number")
        return
    if "{int} to {int}" in clause.pattern and numbers[1].value < numbers[0].value:
        low, high = numbers[0].value, clause.ranges[1][1]
        context.report.add(
            codes.NUMBER_OUT_OF_RANGE,
            numbers[1].span,
            help="the greater number comes second",
            number=numbers[1].value,
            low=low,
            high=high,
            wanted=title(clause),
        )


def report_wrong_texts(
    context: Context, clause: Clause, line: ast.Line, facts: dict[str, Any]
) -> None:
    """Report a text of a clause that the ruleset does not know, or one that two clauses are about.

    Only clauses that declare `refuses` are looked at. Their first text is what they are about.
    """
    if clause.refuses is None:
        return
    texts = [v for v in line_parts.values(line) if isinstance(v, ast.Text)]
    wrong = clause.refuses(*[text.value for text in texts])
    if wrong is not None:
        index, wanted, near = wrong
        context.report.add(
            codes.UNKNOWN_RULE,
            texts[index].span,
            near=tuple(near),
            text=texts[index].value,
            wanted=wanted,
        )
        return
    about = texts[0].value
    first = facts.setdefault("_about", {}).setdefault((clause.role, about), line.span.line)
    if first != line.span.line:
        called = clause.pattern.replace("{text}", f'"{about}"', 1).replace("{text}", "…")
        context.report.add(codes.DUPLICATE_CLAUSE, line.span, clause=called, line=first)


def report_rules_on_copy(
    context: Context, own: Own, lines: Sequence[ast.Line], made: Sequence[ir.Rule]
) -> None:
    """Report rules on a copy of a card that cannot do what they say.

    These are rules about a moment at which the copy lies elsewhere, and rules that wait for the
    bearer of the copy, who may be another one by then.
    """
    if not own.lies:
        return
    rows = {line.span.line: line for line in _each_line(lines)}
    for rule in made:
        if _is_of_it_elsewhere(rule):
            _refuse_elsewhere(context, own, rows[rule.line])
        if isinstance(rule, (ir.Watch, ir.AtMoment, ir.Instead)):
            for number in _waits_for_its_bearer(rule):
                _refuse_to_wait(context, own, rows[number])


def report_copy_never_taken(
    context: Context, own: Own, lines: Sequence[ast.Line], done: ir.Block | Sequence[ir.Rule]
) -> None:
    """Report effects that never take the copy whose text is carried out (`Own.never`), or not
    before a line has brought it back (`Own.not_yet`).
    """
    rows = {line.span.line: line for line in _each_line(lines)}
    refused = {**own.never, **own.not_yet}
    for act, _ in placed(done, 0, (ir.Act,)):
        if THIS_COPY not in names_read(act.arguments):
            continue
        if act.word.phrase in own.brought_back:
            refused = dict(own.never)
        where = refused.get(act.word.phrase)
        if where is not None and act.line in rows:
            found = f"{act.word.phrase.split()[0]} … this {own.noun}"
            context.report.out_of_scope(rows[act.line], found, where)


def _waits_for_its_bearer(rule: ir.Watch | ir.AtMoment | ir.Instead) -> list[int]:
    """Return card lines of the events that a rule lets wait and that speak of the bearer of the
    copy.

    The bearer of an ability is the one who uses it.
    """
    granted = [made for made, _ in placed(rule.body, rule.line, (ir.Grant,))]
    others = {line for one in granted for _, line in placed(one, one.line, (ir.Match,))}
    return [
        line
        for event, line in placed(rule.body, rule.line, (ir.Match,))
        if "bearer" in names_read(event.conditions) and line not in others
    ]


def _each_line(lines: Sequence[ast.Line]) -> Iterator[ast.Line]:
    """Yield each line of a block and of the blocks below it."""
    for line in lines:
        yield line
        yield from _each_line(line.block)


def _is_of_it_elsewhere(rule: ir.Rule) -> bool:
    """Return True if a rule concerns this copy and applies to pieces that lie elsewhere only."""
    if isinstance(rule, ir.Modify):
        return rule.word.elsewhere and THIS_COPY in names_read(rule.arguments)
    if not isinstance(rule, ir.Watch) or rule.event.word is None or not rule.event.word.elsewhere:
        return False
    return any(
        isinstance(one, ir.Compare)
        and isinstance(one.right, ir.Local)
        and one.right.name == THIS_COPY
        for one, _ in rule.event.conditions
    )


def _refuse_elsewhere(context: Context, own: Own, line: ast.Line) -> None:
    """Say that a copy lies elsewhere when this happens to it."""
    help = f"it has come there `when {own.comes}`"
    where = f"of one that does not lie {own.lies}"
    found = f"this {own.noun}"
    context.report.add(codes.OUT_OF_SCOPE, line.span, help=help, found=found, where=where)


def _refuse_to_wait(context: Context, own: Own, line: ast.Line) -> None:
    """Say that another may bear the copy when what is waited for happens."""
    help = (
        "what whoever bears it then does is a rule of its own, `when the bearer …`; who bears it "
        f"now is `that {context.a_piece}`, below a `when …` with one {context.a_piece}"
    )
    where = f"as long as the {own.noun} lies {own.lies}, and this waits for longer"
    context.report.add(codes.OUT_OF_SCOPE, line.span, help=help, found="the bearer", where=where)
