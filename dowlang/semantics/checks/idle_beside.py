"""Refuse what counts nothing on a card because of another clause of it: points of a crisis that is
prevented by a condition.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dowlang.diagnostics import codes
from dowlang.semantics import line_parts
from dowlang.semantics.checks.clause_counts import title
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import nodes
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.card_kinds import Clause

LATER_SHAPES = ("lasting", "later", "next_time", "counted_time")
"""Shapes of lines below which something is said of what comes after the card."""


def report_idle_beside(
    context: Context, lines: Sequence[ast.Line], told: Sequence[tuple[ast.Line, Clause]]
) -> None:
    """Report the clauses and words that count nothing beside another clause of the card.

    `told` are the lines of the card with their clauses.
    """
    for ruling, by in told:
        for line, clause in told:
            if clause.role in by.rules_out:
                context.report.add(
                    codes.ONE_OF_THEM,
                    line.span,
                    clause=title(clause),
                    other=title(by),
                    line=ruling.span.line,
                )
        for phrase in _said(lines) if by.idles else ():
            for one in context.lexicon.overloads(phrase.place, phrase.pattern):
                if one.word.phrase in by.idles:
                    context.report.out_of_scope(
                        phrase, plain(context, phrase), f"on a card without `{title(by)}`"
                    )
                    break


def _said(lines: Sequence[ast.Line]) -> Iterator[ast.Phrase]:
    """Yield the phrases of lines and of the blocks below them that speak of this card."""
    for line in lines:
        if line.shape not in LATER_SHAPES:
            yield from (
                one
                for value in line_parts.values(line)
                for one in nodes(value)
                if isinstance(one, ast.Phrase)
            )
            yield from _said(line.block)
