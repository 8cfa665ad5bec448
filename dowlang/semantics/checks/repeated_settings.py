"""Refuse what one block of rules sets twice: a number set again, a step replaced again.

Only the last of them would hold.

Lines under different conditions may both be meant, and so may lines with limits: nothing is said of
them. Clauses of a card that name something twice are told where they are read (`card_facts`,
`card_clauses`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from dowlang.diagnostics import codes
from dowlang.semantics import ir, line_parts
from dowlang.semantics.context import Context
from dowlang.semantics.ir_equivalence import alike
from dowlang.syntax import ast

OUTLASTED = {
    "this turn": ("this turn", "next turn", "this round", "next round", "game"),
    "next turn": ("next turn", "next round", "game"),
    "this round": ("this round", "next round", "game"),
    "next round": ("next round", "game"),
    "game": ("game",),
}
"""Duration of a block of rules -> durations of later blocks that end with it or after it."""
SETS = re.compile(r" is \{\w+\}$")
"""The end of the phrases of rule sentences that set a number, which is their last argument."""
WhatIsSet = tuple[object, ...]


def report_set_twice(context: Context, rules: Sequence[ir.Rule], lines: Sequence[ast.Line]) -> None:
    """Report every rule that sets what an earlier one of the same block has set.

    `lines` are those the rules were made of.
    """
    if len(rules) < 2:  # the most common case
        return
    first: dict[WhatIsSet, int] = {}
    rows = {row.span.line: row for row in line_parts.rows(lines)}
    for made in rules:
        target = _what_is_set(made)
        if not target or rows[made.line] is rows[first.setdefault(target, made.line)]:
            continue
        row, other = rows[made.line], rows[first[target]]
        if row.shape == other.shape:
            context.report.add(
                codes.DUPLICATE_CLAUSE, row.span, clause=_title(made, row), line=other.span.line
            )
        else:  # a step that is skipped, and replaced
            context.report.add(
                codes.ONE_OF_THEM,
                row.span,
                clause=_title(made, row),
                other=_title(made, other),
                line=other.span.line,
            )


def report_outlasted(
    context: Context, blocks: Sequence[ir.Lasting], lines: Sequence[ast.Line]
) -> None:
    """Report every rule of which nothing is left by a later block of the same lines, which is in
    force as long: of two that set one thing the one put in force last counts alone.

    `lines` hold those that the blocks were made of.
    """
    rows = {row.span.line: row for row in lines}
    for number, earlier in enumerate(blocks):
        for later in blocks[number + 1 :]:
            if later.duration in OUTLASTED.get(earlier.duration, ()):
                both = [*rows[earlier.line].block, *rows[later.line].block]
                report_set_twice(context, (*earlier.rules, *later.rules), both)


def _what_is_set(made: ir.Rule) -> WhatIsSet:
    """Return what a rule sets, and under what condition, the same wherever it is written.

    Return () for rules that go together with others.
    """
    match made:
        case ir.Modify(word, arguments, _, condition, None) if SETS.search(word.phrase):
            return word.phrase, *map(alike, arguments[:-1]), condition and alike(condition)
        case ir.Instead(step, _, _, condition):
            return step.value, condition and alike(condition)
        case _:
            return ()


def _title(made: ir.Rule, row: ast.Line) -> str:
    if isinstance(made, ir.Modify):
        return " ".join("…" if "{" in word else word for word in made.word.phrase.split())
    assert isinstance(made, ir.Instead)  # nothing else is set
    step = f"the {made.step.value.removesuffix(' step')} step"
    return f"{step} is skipped" if row.shape == "skipped" else f"instead of {step}"
