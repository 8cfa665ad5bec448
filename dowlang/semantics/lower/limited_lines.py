"""Lower lines that happen so often at the most: `gain 1 morale, once per game`.

A line counts its own uses, for all copies of its card and whoever it is carried out for. While any
are left it needs what the line without the limit needs. Used up, it is passed over with all below
it, and needs nothing (decision 0138).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from dowlang.diagnostics import codes
from dowlang.semantics import ir, line_parts
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.ir_needs import known, without_implied
from dowlang.semantics.ir_visitor import names_bound, nodes
from dowlang.semantics.lower.lowered_line import Lowered
from dowlang.semantics.lower.use_limits import limit
from dowlang.semantics.scopes import Frame, Scope
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast

AN_OFFER = "`may` in place of `must` makes an offer, which takes one"
A_LINE_FOR_ONE = "a limit belongs to a line for one, which happens or is offered"

Lowering = Callable[[Context, ast.Line, Scope, str], Lowered | None]


def with_limit(lower: Lowering) -> Lowering:
    """Return a function that lowers a line as `lower` does, a limit behind it counted."""

    def lowered(context: Context, line: ast.Line, scope: Scope, path: str) -> Lowered | None:
        written = [value for part in line.parts_named("limit") for value in part.values]
        if not written:
            return lower(context, line, scope, path)
        if len(written) > 1:
            first, second = (plain(context, each) for each in written[:2])
            context.report.add(codes.SECOND_LIMIT, written[1].span, first=first, second=second)
        found = limit(context, line)
        done = lower(context, _bare(line), scope, path)
        if done is None:
            return None
        if not _is_one_line(context, line, written[0], scope, done, path) or found is None:
            return done  # reported: what the line names is known below it
        number = context.options.limited = context.options.limited + 1
        counted = _counted(done, scope, found, ir.LineUses(number), path)
        hidden = Frame(FrameKind.LIMITED, behind_limit=(line.span.line, done.scope))
        return replace(counted, scope=counted.scope.inner(hidden))

    return lowered


def refusing_limits(lower: Lowering) -> Lowering:
    """Return a function that lowers a duty as `lower` does, and reports a limit behind it: what
    must be done counts nothing.
    """

    def lowered(context: Context, line: ast.Line, scope: Scope, path: str) -> Lowered | None:
        written = [value for part in line.parts_named("limit") for value in part.values]
        if not written:
            return lower(context, line, scope, path)
        done = lower(context, _bare(line), scope, path)
        for_one = done is not None and not _those_of_several(context, line, scope, done, path)
        context.report.add(
            codes.MISPLACED_MODIFIER,
            written[0].span,
            help=AN_OFFER if for_one else A_LINE_FOR_ONE,
            modifier=plain(context, written[0]),
            line="must",
        )
        return done

    return lowered


def _bare(line: ast.Line) -> ast.Line:
    """Return the line without its limits."""
    return replace(line, parts=tuple(part for part in line.parts if part.slot != "limit"))


def _counted(done: Lowered, scope: Scope, found: ir.Limit, uses: ir.LineUses, path: str) -> Lowered:
    """Return the line below the question whether it is used up, counted before it is carried out,
    so that what it sets off finds it used. An offer is counted when it is taken.
    """
    count = ir.CountUse(uses.number, found.scope)
    offers = [each for each in done.statements if isinstance(each, ir.Offer) and not each.in_full]
    offer = offers[0] if offers else None
    statements = (count, *done.statements)
    if offer is not None:
        body = replace(offer.body, statements=(count, *offer.body.statements))
        asked = replace(offer, body=body)
        statements = tuple(asked if each is offer else each for each in done.statements)
    needs = without_implied(known(done.needs, names_bound(done.statements)))
    line = needs[0].line if needs else count.line
    behind = ir.Limited(uses, found, needs)
    branch = ir.If(
        behind.left,
        ir.Block(f"{path}.then", statements),
        ir.Block(f"{path}.otherwise", ()),
        count.line,
    )
    asked_before = (ir.Need(line, limited=behind),) if needs else ()
    return Lowered((branch,), scope.untold(), asked_before)


def _is_one_line(
    context: Context, line: ast.Line, written: ast.Node, scope: Scope, done: Lowered, path: str
) -> bool:
    """Return True if the line is for one, so that a reader takes its limit as it is counted. With
    False it was reported: of several, each or all of them may be meant.
    """
    if who := _those_of_several(context, line, scope, done, path):
        context.report.quantity(
            written,
            f"a limit behind a line for `{who}`, which each or all of them may have",
            "a line for one: the limit counts for all that the line is carried out for",
        )
    return not who


def _those_of_several(
    context: Context, line: ast.Line, scope: Scope, done: Lowered, path: str
) -> str:
    """Return whom a line is for in words, if they are several, or "" if it is for one."""
    if any(isinstance(each, ir.Together) for each in done.statements):
        return "the players together"
    subject = line_parts.subject(line)
    several = subject is not None and any(
        isinstance(each, ir.Contest)
        or (isinstance(each, ir.Each) and each.body.path in (f"{path}.each", f"{path}.each_1"))
        for each in nodes(done.statements)
    )
    if several:
        return plain(context, subject)
    turns = (FrameKind.EACH, FrameKind.EACH_ASKED)
    looped = any(frame.kind in turns for frame in scope.frames())
    return "one of several" if looped else ""
