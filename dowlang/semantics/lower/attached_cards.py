"""Refuse `attach` on cards that stay with nobody, and name what an attached card counts."""

from __future__ import annotations

from dowlang.diagnostics import codes
from dowlang.semantics.context import Context
from dowlang.semantics.message_wording import articled
from dowlang.syntax import ast


def refuse_to_attach(context: Context, line: ast.Line) -> None:
    """Say on which cards `attach` means something, and what stays with a piece otherwise."""
    kinds = context.lexicon.vocabulary.kinds
    attached = " or ".join(f"{articled((kind.name,))} card" for kind in kinds if kind.attaches)
    beside = "".join(
        f"rules of an {kind.name} beside its bearer stand under `{clause.pattern}`; "
        for kind in kinds
        for clause in kind.clauses
        if clause.own is not None and clause.holds == "rules"
    )
    help = f"{beside}what lasts stands under a duration, such as `for the rest of the game`"
    found, where = "attach this card", f"on {attached}"
    context.report.add(codes.OUT_OF_SCOPE, line.span, help=help, found=found, where=where)


def check_attached_to(context: Context, written: ast.Node, noun: str) -> bool:
    """Return True for a piece with which the card may stay. Otherwise an error is reported: no rule
    would end with a crisis that is resolved, a die that is spent or a card that is discarded.
    """
    if noun in context.attaches:
        return True
    help = "what lasts stands under a duration, such as `for the rest of the game`"
    context.report.wrong_type(written, (noun,), context.attaches, help)
    return False


def count_on_card(context: Context, name: ast.Ident) -> None:
    """Read `, counting rides`: an attached card counts one thing, under one name wherever it is
    attached.
    """
    if name.text in context.counters:
        return
    if context.counters:
        first = context.counters[0]
        context.report.add(
            codes.DUPLICATE_COUNTER,
            name.span,
            help=f"a card counts one thing: `counting {first}` may stand at each place",
            name=name.text,
            line=context.counter_lines[first],
        )
    context.counters.append(name.text)
    context.counter_lines[name.text] = name.span.line
