"""Lower what a card decides: what comes first, the automatic outcome, the options or the vote.

What `first` chooses is spoken of by the options below it. Where there is nothing to choose, what
speaks of it falls away, and the other options and outcomes are there all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial

from dowlang.semantics import ir, line_parts
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import names_read, placed
from dowlang.semantics.lower.blocks import block, body
from dowlang.semantics.lower.lowered_line import Lowered
from dowlang.semantics.lower.options import choice, vote
from dowlang.semantics.ownership.options_of_another import warn_of_yours_in_options
from dowlang.semantics.resolve.denotation import Definite
from dowlang.semantics.resolve.mentions import after_condition
from dowlang.semantics.resolve.noun_phrases import meaning
from dowlang.semantics.scopes import Scope
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import Type


def decide(context: Context, rows: Sequence[ast.Line], scope: Scope) -> ir.Block | None:
    """Lower the preamble, then the automatic outcome, the options or the vote.

    None: the card decides nothing.
    """
    if not rows:
        return None
    preamble = next(
        (row for row in rows if row.shape not in ("option", "automatic", "vote", "chooser")),
        None,
    )
    if preamble is None:
        return ir.Block("start", _outcome(context, rows, scope))

    def follows(then: Scope) -> Lowered:
        done = _outcome(context, rows, then)
        return Lowered(done, then, without=partial(_without, context))

    first = body(context, preamble.block, scope, "first", follows)
    return ir.Block("start", first.block.statements)


def _outcome(context: Context, rows: Sequence[ast.Line], scope: Scope) -> tuple[ir.Statement, ...]:
    """Return the automatic outcome, the options or the vote as statements."""
    chooser: ir.Expression = ir.YOU_LOCAL
    written = next((row for row in rows if row.shape == "chooser"), None)
    who = None if written is None else line_parts.first(written, "who")
    if who is not None:
        found = meaning(context, who, Type("player"), scope)
        if isinstance(found, Definite) and found.noun == "player" and not found.many:
            chooser = found.value
        elif found is not None:
            noun = found.noun_name
            if noun == "player":
                context.report.not_definite(who)
            else:
                context.report.wrong_type(who, (noun,), ("player",))
    options = [row for row in rows if row.shape == "option"]
    rest: tuple[ir.Statement, ...] = ()
    if options:
        made = choice(context, options, chooser, scope, "options", options[0].span.line)
        if who is not None:
            warn_of_yours_in_options(context, who, options, made)
        rest = (made,)
    for row in rows:
        if row.shape == "vote":
            voted = vote(context, row, scope, "vote")
            rest = (*rest, *(voted.statements if voted else ()))
    for number, row in reversed(list(enumerate(r for r in rows if r.shape == "automatic"))):
        rest = _automatic(context, row, scope, f"automatic_{number + 1}", rest)
    return rest


def _automatic(
    context: Context, row: ast.Line, scope: Scope, path: str, rest: tuple[ir.Statement, ...]
) -> tuple[ir.Statement, ...]:
    """Lower `automatic … if …`: when it holds, this happens and nothing else is offered."""
    written = line_parts.condition(row)
    holds = None if written is None else context.condition(written, scope)
    done = block(context, row.block, after_condition(context, written, scope), path)
    if written is None:
        return (
            (*done.statements, *rest)
            if not rest
            else (ir.If(ir.Constant(True), done, ir.Block(f"{path}.else", rest), row.span.line),)
        )
    if holds is None:
        return rest
    return (ir.If(holds, done, ir.Block(f"{path}.else", rest), row.span.line),)


# ---- what is left where there was nothing to choose
def _without(
    context: Context, done: Sequence[ir.Statement], names: Collection[str]
) -> tuple[ir.Statement, ...]:
    """Return statements without what speaks of these names: options, outcomes, lines of sides."""
    options = [each for each, _ in placed(tuple(done), 0, (ir.Option,))]
    labels: set[str] = set()
    while more := {
        option.label
        for option in options
        if option.label not in labels and _speaks(context, option, names, labels)
    }:
        labels |= more
    return _left(partial(_speaks, context, names=names, labels=labels), done)


def _left(
    speaks: Callable[[object], bool], done: Sequence[ir.Statement]
) -> tuple[ir.Statement, ...]:
    """Return statements without the parts that speak of what was not chosen."""
    out: list[ir.Statement] = []
    for each in done:
        match each:
            case ir.Choose(chooser, options) if not speaks(chooser):
                left = tuple(option for option in options if not speaks(option))
                out += [replace(each, options=left)] if left else []
            case ir.If(condition, _, other) if speaks(condition):
                out += _left(speaks, other.statements)
            case ir.If(_, then, other):
                body_left, other_left = _block(speaks, then), _block(speaks, other)
                out.append(replace(each, body=body_left, otherwise=other_left))
            case ir.Vote(voters, ties, _, passes, fails) if not speaks((voters, ties)):
                for_it, against = _block(speaks, passes), _block(speaks, fails)
                out.append(replace(each, passes=for_it, fails=against))
            case _ if not speaks(each):
                out.append(each)
    return tuple(out)


def _block(speaks: Callable[[object], bool], done: ir.Block) -> ir.Block:
    """Return a block without such parts."""
    return replace(done, statements=_left(speaks, done.statements))


def _speaks(
    context: Context, part: object, names: Collection[str], labels: Collection[str]
) -> bool:
    """Return True if a part of a card reads such names, or carries out an option that does."""
    if not names_read(part).isdisjoint(names):
        return True
    carried = [each for each, _ in placed(part, 0, (ir.CarryOut,)) if not each.define]
    return any(context.options.carried[-each.option - 1][1] in labels for each in carried)
