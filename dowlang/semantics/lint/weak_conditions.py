"""Warn of an option whose condition asks for less of something than its lines take: the card
promises an option that nobody can choose then.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from dowlang.diagnostics import codes
from dowlang.semantics import ir, line_parts
from dowlang.semantics.context import Context
from dowlang.semantics.ir_equivalence import alike
from dowlang.semantics.ir_visitor import nodes
from dowlang.semantics.lint.contradictions import contradiction
from dowlang.semantics.message_wording import said
from dowlang.syntax import ast
from dowlang.vocabulary.value_ranges import Ranges

AT_LEAST = {">=": 0, "=": 0, ">": 1}
"""Operators that ask for at least a number: how much less than that is written with each."""


def report_short_conditions(context: Context, line: ast.Line, options: Sequence[ir.Option]) -> None:
    """Report the options of a card of which it is so, at the number to be changed where one is."""
    rows = {row.span.line: row for row in line_parts.rows(line.block)}
    for option in options:
        written = line_parts.condition(rows[option.line]) if option.line in rows else None
        if written is None or option.condition is None:
            continue
        taken = _taken(context, option.needs)
        asked: dict[Hashable, list[ir.Compare]] = {}
        for part in nodes(option.condition):
            if isinstance(part, ir.Compare) and isinstance(part.right, ir.Number):
                asked.setdefault(_counted(part.left), []).append(part)
        for counted in asked.keys() & taken.keys():
            number = taken[counted]
            fewer = [ir.Compare("<", each.left, ir.Number(number)) for each in asked[counted]]
            if not any(contradiction((option.condition, each), Ranges()) for each in fewer):
                _report(context, written, asked[counted][0], number)


def _report(context: Context, written: ast.Expression, asked: ir.Compare, number: int) -> None:
    """Report the number of a condition if more of it is enough, else the whole condition."""
    parts: tuple[ast.Expression, ...] = (written,)
    if isinstance(written, ast.LogicalExpression) and written.operator == "and":
        parts = written.operands
    place: ast.Node = written
    found, help, fix = "this condition", None, None
    for part in parts if asked.operator in AT_LEAST else ():
        if (
            isinstance(part, ast.Comparison)
            and isinstance(part.right, ast.Integer)
            and (part.operator, ir.Number(part.right.value)) == (asked.operator, asked.right)
        ):
            enough = str(number - AT_LEAST[asked.operator])
            place, help = part.right, f"write `{enough}`"
            found = f"{said(part.left)} {part.operator} {part.right.value}"
            if part.operator != "=":  # which held when the option was never possible
                fix = ((place.span, enough),)
    context.report.add(
        codes.AMOUNT_MAY_RUN_SHORT,
        place.span,
        help=help,
        fix=fix,
        found=found,
        number=number,
        short_of="there",
    )


def _taken(context: Context, needs: Sequence[ir.Need]) -> dict[Hashable, int]:
    """Return how much the lines of an option take in full of what is counted, if that is more than
    1, up to the first line that is sure to do something else: it may bring what a later one takes.
    """
    taken: dict[Hashable, int] = {}
    lines: set[int] = set()
    for need in needs:
        if need.ahead is not None and need.line not in lines:
            break
        counted = _counted(need.pieces) if need.pieces is not None else _counted_by(context, need)
        if counted is not None and isinstance(need.count, ir.Number):
            lines.add(need.line)
            taken[counted] = taken.get(counted, 0) + need.count.value
    return {counted: number for counted, number in taken.items() if number > 1}


def _counted_by(context: Context, need: ir.Need) -> Hashable:
    """Return what the word of a need counts, as a condition counts it, or None."""
    counted = need.word.phrase.partition("{count} ")[2] if need.word is not None else ""
    words = [context.lexicon.lemma(word) for word in counted.split()]
    starts = (" ".join(words[:end]) for end in range(len(words), 0, -1))
    noun = next((start for start in starts if start in context.lexicon.nouns), None)
    return noun and (noun, need.arguments)


def _counted(expression: ir.Expression) -> Hashable:
    """Return what an expression counts: a noun and where, or pieces, or None."""
    match expression:
        case ir.Tally(noun):
            return noun.name, ()
        case ir.Call(word, arguments) if word.noun:
            return word.noun, arguments
        case ir.Size(ir.Candidates() as pieces) | (ir.Candidates() as pieces):
            return alike(pieces)
    return None
