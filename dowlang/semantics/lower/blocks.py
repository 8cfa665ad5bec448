"""Blocks: lines one after the other, each in the scope that the lines before it left.

A block knows what it needs (`Need`), line by line: only of lines that must happen when its option
is taken. Lines inside tables, votes, `if`, offers, loops, durations and later blocks are carried
out as far as possible and need nothing. What those of a loop bring, later lines may count on.

Below a line that the parser could not read everything is checked all the same, and nothing is said
of the line itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from dowlang.diagnostics import codes
from dowlang.records import dataclass
from dowlang.semantics import ir, line_parts
from dowlang.semantics.checks.repeated_settings import report_outlasted
from dowlang.semantics.context import Context
from dowlang.semantics.inheritance import STATEMENT_SHAPES
from dowlang.semantics.ir_needs import (
    asked_of,
    choosing_some,
    is_counted_on,
    known,
    without_implied,
)
from dowlang.semantics.ir_visitor import names_bound, names_read, outer_fields, placed
from dowlang.semantics.lower.lowered_line import Lowered
from dowlang.semantics.lower.whereabouts import drop_checks_right_after
from dowlang.semantics.resolve.last_known import certain
from dowlang.semantics.resolve.mentions import after_blocks, after_condition
from dowlang.semantics.scopes import Scope
from dowlang.semantics.temporary_fields import temporarily
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import THE_VOTE

YIELDED = ("that many", "those", "each of those", "one of those", "the rest", "that card")
"""References to the result of an effect, for the lines after it."""


@dataclass(frozen=True, slots=True)
class Body:
    """A block, what it needs, and the scope at its end."""

    block: ir.Block
    needs: tuple[ir.Need, ...]
    scope: Scope


def body(
    context: Context,
    lines: Sequence[ast.Line],
    scope: Scope,
    path: str,
    follows: Callable[[Scope], Lowered] | None = None,
) -> Body:
    """Return the statements of lines. Lines with mistakes are left out and reported.

    `follows` is what comes after the lines in their scope, and may speak of what they choose.
    """
    groups: list[Lowered] = []
    at, begun = 0, scope
    while at < len(lines):
        line = lines[at]
        if line.broken:
            below(context, line, scope, f"{path}.{at + 1}")
            rest = lines[at + 1 :]
            if rest and rest[0].shape == "otherwise":  # the line was its question
                block(context, rest[0].block, scope, f"{path}.{at + 2}")
                rest = rest[1:]
            head = line_parts.first(line, "head")
            chooses = isinstance(head, ast.Ident) and head.lemma == "choose"
            with context.without(about=("",) if chooses else YIELDED):
                body(context, rest, scope, path)
            break
        otherwise = (
            lines[at + 1]
            if at + 1 < len(lines) and line.shape == "branch" and lines[at + 1].shape == "otherwise"
            else None
        )
        pieces = context.pieces
        before, lost, laid = len(pieces.moved), len(pieces.lost), len(pieces.laid)
        with temporarily(context, below=[]):
            done = _lowered(context, line, otherwise, scope, f"{path}.{at + 1}")
            blocks = context.below
        at += 2 if otherwise is not None else 1
        if done is None and _chooses(line):  # nothing is known of what it would have chosen
            with context.without(about=("",)):
                body(context, lines[at:], scope, path)
            break
        if done is not None:
            groups.append(done)
            after = done.scope.rolled() if _rolls_inside(done.statements) else done.scope
            after = after_blocks(after, blocks)
            places = certain(done.statements, context.pieces.laid[laid:])
            scope = after.moving(context.pieces.moved[before:], context.pieces.lost[lost:], places)
    lasting = [one for each in groups for one in each.statements if isinstance(one, ir.Lasting)]
    if len(lasting) > 1:
        report_outlasted(context, lasting, lines)
    groups = list(drop_checks_right_after(context, groups))
    needs = tuple(_told_by_now(groups))
    if needs:
        bound = {name for group in groups for name in names_bound(group.statements)}
        needs = choosing_some(without_implied(known(needs, bound)))
    context.below.append((begun, scope))
    if follows is not None:
        groups.append(follows(scope))
    return Body(ir.Block(path, _joined(groups, path)), needs, scope)


def _told_by_now(groups: Sequence[Lowered]) -> Iterator[ir.Need]:
    """Yield what lines need, without what asks how a vote or a throw of a line before it came out,
    or for pieces where a line before it lays as many as others, or somebody as they like, choose.

    Before the block is carried out that would be asked of an older one, or of what lies there yet.
    """
    brought: set[str] = set()
    last = max((number for number, group in enumerate(groups) if group.needs), default=-1)
    for number, group in enumerate(groups[: last + 1]):
        for need in group.needs:
            if not brought or brought.isdisjoint(asked_of(need)):
                yield need
        if number == last:
            break  # nothing below it is asked
        for each, _ in placed(group.statements, 0, (ir.Vote, ir.Act), _done_now):
            brought.add(THE_VOTE if isinstance(each, ir.Vote) else each.word.another)
            if isinstance(each, ir.Act) and not is_counted_on(each.word, group.needs):
                brought.add(each.word.lays[1])
        brought.discard("")


def _done_now(kind: type) -> tuple[str, ...] | None:
    """Return the fields with the blocks that a statement carries out by itself, and not later."""
    return None if issubclass(kind, ir.Lasting | ir.Later) else outer_fields(kind)


def _rolls_inside(statements: Sequence[ir.Statement]) -> bool:
    """Return True if a die may be rolled in a block of a line, and not by the line itself."""
    dice = [each for each, _ in placed(statements, 0, (ir.RollDie, ir.Contest), _done_now)]
    return sum(isinstance(each, ir.RollDie) for each in statements) < len(dice)


def _lowered(
    context: Context, line: ast.Line, otherwise: ast.Line | None, scope: Scope, path: str
) -> Lowered | None:
    """Lower one line with its block.

    None: an error was reported (the lines of its block were checked all the same).
    """
    if line.shape == "branch":
        return _branch(context, line, otherwise, scope, path)
    if line.shape == "otherwise":
        context.report.add(
            codes.BRANCH_WITHOUT_QUESTION, line.span, branch="otherwise", line="this block"
        )
        block(context, line.block, scope, path)
        return None
    return context.passes.statements[line.shape](context, line, scope, path)


def _branch(
    context: Context, line: ast.Line, otherwise: ast.Line | None, scope: Scope, path: str
) -> Lowered | None:
    """Lower `if … ` with its block, and `otherwise`."""
    written = line_parts.condition(line)
    holds = None if written is None else context.condition(written, scope)
    then = block(context, line.block, after_condition(context, written, scope), f"{path}.then")
    other = block(context, otherwise.block if otherwise else (), scope, f"{path}.otherwise")
    if holds is None:
        return None
    return Lowered((ir.If(holds, then, other, line.span.line),), scope)


def _chooses(line: ast.Line) -> bool:
    """Return True for `choose …` and `each player chooses …`."""
    phrases = (value for part in line.parts for value in part.values)
    return any(isinstance(p, ast.Phrase) and p.pattern.startswith("choose ") for p in phrases)


def block(context: Context, lines: Sequence[ast.Line], scope: Scope, path: str) -> ir.Block:
    """Lower the statements of lines, where nobody asks what they need: their amounts block no
    option (of options inside, they do).
    """
    return in_loop(context, lines, scope, path)[0]


def in_loop(
    context: Context, lines: Sequence[ast.Line], scope: Scope, path: str
) -> tuple[ir.Block, tuple[ir.Need, ...]]:
    """Return the statements of lines below a loop, and what each of them needs and brings."""
    before = len(context.options.amounts)
    with temporarily(context.sentence, offer_local=""):
        done = body(context, lines, scope, path)
    context.options.amounts[before:] = [
        entry
        for entry in context.options.amounts[before:]
        if entry.option != context.options.current
    ]
    return done.block, done.needs


def _joined(groups: Sequence[Lowered], path: str) -> tuple[ir.Statement, ...]:
    """Return all statements.

    Where there is nothing to pick, only the lines that speak of it are passed over. They stand with
    the pick, up to the last of them. What stands among them and speaks of something else stands in
    the other branch as well.
    """
    out: list[ir.Statement] = []
    at, spoken = 0, _last_to_speak(groups) if len(groups) > 1 else {}
    while at < len(groups):
        statements, end = groups[at].statements, _end_of_group(groups, at, spoken)
        within, index = groups[at + 1 : end], _place_of_pick(statements)
        others = _untouched(groups[at], within) if index >= 0 else []
        if index < 0 or (
            end == len(groups) and not others and not _is_asked_for(statements[index])
        ):
            out += statements
            at += 1
            continue
        out += statements[:index]
        out.append(
            _there_or_not(
                statements[index:], _joined(within, path), _joined(others, path), f"{path}.{at + 1}"
            )
        )
        at = end
    return tuple(out)


def _last_to_speak(groups: Sequence[Lowered]) -> dict[str, int]:
    """Return local -> the place of the last line that speaks of it."""
    return {
        name: index for index, group in enumerate(groups) for name in names_read(group.statements)
    }


def _end_of_group(groups: Sequence[Lowered], at: int, spoken: Mapping[str, int]) -> int:
    """Return the end of the lines from this one on that have to stand together: those that speak
    of what it binds, those between them, and those that speak of what these bind.

    `spoken` is `_last_to_speak`.
    """
    end, index = at + 1, at
    while index < end:
        bound = names_bound(groups[index].statements)
        end, index = max(end, *(spoken[name] + 1 for name in bound & spoken.keys()), 0), index + 1
    return end


def _untouched(lead: Lowered, within: Sequence[Lowered]) -> list[Lowered]:
    """Return the lines that speak of nothing that the first one binds, nor of what lines bind that
    do.
    """
    bound, out = names_bound(lead.statements), list[Lowered]()
    for group in within:
        if bound & names_read(group.statements):
            bound |= names_bound(group.statements)
            left = group.without(group.statements, bound) if group.without is not None else ()
            out += [replace(group, statements=left)] if left else []
        else:
            out.append(group)
    return out


def _place_of_pick(statements: Sequence[ir.Statement]) -> int:
    """Return the place of the first pick of one piece, or of the question if there is one to pick.

    -1 for none.
    """
    return next(
        (
            index
            for index, each in enumerate(statements)
            if (isinstance(each, ir.Pick) and not each.many) or _is_asked_for(each)
        ),
        -1,
    )


def _is_asked_for(statement: ir.Statement) -> bool:
    """Return True for `discard 1 card, if able`: the pick stands behind the question if it can be
    made.
    """
    if not isinstance(statement, ir.If | ir.Offer):
        return False
    return statement.body.done_if is ir.DoneIf.ABLE and bool(statement.body.statements)


def _there_or_not(
    line: Sequence[ir.Statement],
    speaking: tuple[ir.Statement, ...],
    others: tuple[ir.Statement, ...],
    path: str,
) -> ir.If | ir.Offer:
    """Return the line with those that speak of its piece, and without it the others."""
    lead, *tail = line
    if isinstance(lead, ir.If | ir.Offer):
        then = replace(lead.body, statements=(*lead.body.statements, *tail, *speaking))
        other = replace(lead.otherwise, statements=(*lead.otherwise.statements, *others))
        return replace(lead, body=then, otherwise=other)
    assert isinstance(lead, ir.Pick)
    there = ir.Compare(">=", ir.Size(lead.candidates), ir.Number(1))
    then = ir.Block(f"{path}.there", (*line, *speaking), ir.DoneIf.THERE)
    return ir.If(there, then, ir.Block(f"{path}.not_there", others), lead.line)


# ---- lines that could not be read
HOLDING = ("vote", "answer", "face")
"""Places whose lines are nothing but a head over a block of effects."""

RULES = ("modify", "watch", "while", "instead", "skipped", "also_needs", "ability")
"""Shapes of lines that are rules wherever they stand."""


def below(context: Context, line: ast.Line, scope: Scope, path: str) -> None:
    """Check the block of a line that could not be read, or of one whose head had an error.

    Which place the lines below belong to was told by the first words of the broken line
    (`syntax.recovery.line_places`). What the line would have bound is not known, so references that
    find nothing are not reported below it, nor after it in its block.
    """
    points = ("",) if line.start == "rule" else context.points  # one the line may have named
    with temporarily(context, points=points, between_turns=False, moment=""), context.without():
        for index, row in enumerate(line.block):
            where = f"{path}.{index + 1}"
            if row.broken:
                below(context, row, scope, where)
            elif row.start == "option":
                context.passes.option(context, row, scope, where)
            elif row.start in HOLDING:
                block(context, row.block, scope, where)
            elif row.start == "rule" or row.shape in RULES:
                context.passes.rules(context, (row,), scope, where)
        effects = [
            row
            for row in line.block
            if row.shape in STATEMENT_SHAPES and row.start not in (*HOLDING, "option", "rule")
        ]
        block(context, effects, scope, path)


def each_below(context: Context, lines: Sequence[ast.Line], scope: Scope, path: str) -> bool:
    """Check below every broken line among these. Return True if there was one."""
    broken = [line for line in lines if line.broken]
    for line in broken:
        below(context, line, scope, f"{path}.unread_{line.span.line}")
    return bool(broken)
