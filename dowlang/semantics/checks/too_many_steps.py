"""Refuse a card that can take too many steps, at the innermost of the loops that take most."""

from __future__ import annotations

from dowlang.diagnostics import codes
from dowlang.semantics import ir, line_parts
from dowlang.semantics.context import Context
from dowlang.semantics.step_bounds import LONG, loops_around, most_steps, statements
from dowlang.source.limits import MAX_STATEMENTS, MAX_STEPS
from dowlang.syntax import ast


def check_steps(context: Context, line: ast.Line, card: ir.CheckedCard) -> bool:
    """Return True for a card within both limits. With False an error was reported."""
    head = line.parts[0] if line.parts else line
    steps = most_steps(card)  # never fewer than there are statements
    written = statements(card) if steps > MAX_STATEMENTS else 0
    if written > MAX_STATEMENTS:
        context.report.add(codes.TOO_MANY_STEPS, head.span, steps=written, limit=MAX_STATEMENTS)
        return False
    if steps <= MAX_STEPS:
        return True
    rows = {row.span.line: row for row in line_parts.rows(line.block)}
    loops = [rows[number] for number in loops_around(card) if number in rows]
    place = loops[-1] if loops else head
    context.report.add(
        codes.TOO_MANY_STEPS, place.span, help=_in_loops(loops), steps=steps, limit=MAX_STEPS
    )
    return False


def _in_loops(loops: list[ast.Line]) -> str | None:
    """Return what tells an author which loops it is."""
    if not loops:
        return None
    *outer, last = [str(row.span.line) for row in loops]
    lines = f"lines {', '.join(outer)} and {last}" if outer else f"line {last}"
    return (
        f"most are taken in {lines}, where a loop over pieces counts as {LONG} rounds; a sentence "
        "about each is shorter than a loop, and what is the same each time stands above it"
    )
