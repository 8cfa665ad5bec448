"""Settle before a line which of equals inside its noun phrase is meant, as the arbiter says it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.lower.lowered_line import Lowered
from dowlang.semantics.lower.preconditions import needs_aside
from dowlang.semantics.temporary_fields import temporarily

T = TypeVar("T")


def with_ties(context: Context, resolve: Callable[[], T]) -> tuple[T, list[ir.Pick]]:
    """Return what a noun phrase resolves to, and what the arbiter says first of equals inside
    it.
    """
    tie_picks: list[ir.Pick] = []
    with temporarily(context.sentence, ties=tie_picks):
        found = resolve()
    return found, tie_picks


def behind_ties(done: Lowered, tie_picks: list[ir.Pick], line: int) -> Lowered:
    """Return a line with what the arbiter says before it."""
    needs = (*needs_aside(tie_picks, line), *done.needs)
    return replace(done, statements=(*tie_picks, *done.statements), needs=needs)
