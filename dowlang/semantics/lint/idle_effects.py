"""Warn of an effect that changes nothing by its very words: done twice to the same thing, or to
what is so already. What is done between two of one side is refused (`checks.same_side`).

Words declare what they are (`EffectWord.settles`, `already`), and a test holds them to it on tables
of real games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from dowlang.diagnostics import codes
from dowlang.semantics import ir, line_parts
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import nodes
from dowlang.syntax import ast

TWICE = "the line before it has done just that"
ALREADY = "it is chosen among those of which that is so already"


def report_idle_effects(context: Context, line: ast.Line, everything: Sequence[object]) -> None:
    """Report the effects among the nodes of a card that change nothing."""
    found: dict[int, str] = {}
    for part in everything:
        if isinstance(part, ir.Block):
            found.update(_twice(part))
            found.update(_already(context, part))
    for row in line_parts.rows(line.block):
        if row.span.line in found:
            context.report.add(codes.NOTHING_COMES, row.span, reason=found[row.span.line])


def _twice(block: ir.Block) -> Iterator[tuple[int, str]]:
    """Yield the lines that do once more what the line before has done for good."""
    for first, second in pairwise(block.statements):
        if isinstance(first, ir.Act) and isinstance(second, ir.Act) and first.word.settles:
            same = first.word is second.word and first.arguments == second.arguments
            if same and _is_one(second):
                yield second.line, TWICE


def _is_one(act: ir.Act) -> bool:
    """Return True if nothing is looked for anew between two acts with the same arguments."""
    return not any(isinstance(part, ir.Candidates | ir.Available) for part in nodes(act.arguments))


def _already(context: Context, block: ir.Block) -> Iterator[tuple[int, str]]:
    """Yield the lines that bring about what the choice right before them has asked for."""
    for pick, act in pairwise(block.statements):
        if not isinstance(pick, ir.Pick) or not isinstance(act, ir.Act) or not act.word.already:
            continue
        filters, piece, other = act.word.already
        names = [parameter.name for parameter in context.lexicon.parameters(act.word)]
        told = dict(zip(names, act.arguments, strict=True))
        among = pick.candidates
        if told[piece] != ir.Local(pick.name, pick.noun.name) or not isinstance(
            among, ir.Candidates
        ):
            continue
        element = ir.Local(among.element, pick.noun.name)
        if any(
            isinstance(condition, ir.Call)
            and condition.word.phrase in filters
            and set(condition.arguments) == {element, told[other]}
            for condition in among.conditions
        ):
            yield act.line, ALREADY
