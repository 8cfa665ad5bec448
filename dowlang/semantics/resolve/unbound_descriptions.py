"""Warn of a description in `where ( … )` that says nothing of what it describes: `each location
where (there is a zombie)` asks once of the whole board, and a reader asks it of each location.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from dowlang.diagnostics import codes
from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import names_read
from dowlang.semantics.ownership.counted_owners import with_filter
from dowlang.semantics.resolve.filter_arguments import takes_only
from dowlang.semantics.resolve.noun_types import noun_in
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import Place


def warn_of_unbound(
    context: Context,
    where: ast.Expression,
    condition: ir.Expression,
    described: tuple[str, ir.Local],
    picks: Sequence[ir.Pick],
) -> None:
    """Warn of each part of a condition that says nothing of the thing `described`, a noun and what
    stands for it, neither by itself nor by what is picked for it.
    """
    noun, element = described
    bound = {element.name}
    for pick in picks:
        if bound & names_read(pick.candidates):
            bound.add(pick.name)
    for said, asked in _parts(where, condition):
        if bound & names_read(asked):
            continue
        found = plain(context, said)
        of_it = plain(context, _said_of_it(context, said, noun))
        help = (
            f"what is asked of the whole board stands above the line: `if {found}`"
            if of_it == found
            else f"said of each {noun} it is `where ({of_it})`"
        )
        context.report.add(codes.SAYS_NOTHING_OF_IT, said.span, help=help, found=found, noun=noun)


def _parts(
    said: ast.Expression, asked: ir.Expression
) -> Iterator[tuple[ast.Expression, ir.Expression]]:
    """Yield what is joined by `and` and `or`, as it is written and as it is asked."""
    if (
        isinstance(said, ast.LogicalExpression)
        and isinstance(asked, ir.Logic)
        and said.operator == asked.operator != "not"
        and len(said.operands) == len(asked.operands)
    ):
        for one, other in zip(said.operands, asked.operands, strict=True):
            yield from _parts(one, other)
    else:
        yield said, asked


def _said_of_it(context: Context, said: ast.Expression, noun: str) -> ast.Expression:
    """Return a condition with `at it`, or what else ties a thing to the noun, behind the first
    things that it counts. Where nothing does, it is the same one.
    """
    match said:
        case ast.Exists():
            return replace(said, thing=_tied(context, said.thing, noun))
        case ast.Comparison():
            left, right = (_tied(context, side, noun) for side in (said.left, said.right))
            return replace(said, left=left, right=right)
        case ast.Is(subject=ast.NounPhrase() as subject):
            return replace(said, subject=_tied(context, subject, noun))
        case ast.LogicalExpression(operator="not"):
            return replace(said, operands=(_said_of_it(context, said.operands[0], noun),))
        case _:
            return said


def _tied(context: Context, node: ast.Expression, noun: str) -> ast.Expression:
    """Return things with the filter that ties them to the noun, unless they have one."""
    found = noun_in(context, node) if isinstance(node, ast.NounPhrase) else None
    if not isinstance(node, ast.NounPhrase) or found is None or node.filters:
        return node
    ties = (
        word
        for kind in (found[0].name, found[0].group)
        for word in context.lexicon.filters_of.get(kind, ())
        if word.place is Place.FILTER
        and word.relation != "but"
        and takes_only(context, word, frozenset({noun}))
    )
    tie = min(ties, key=lambda word: word.relation != "one", default=None)
    if tie is None:
        return node
    return with_filter(node, tie.phrase.replace(f"{{{tie.slots[0]}}}", "it"))
