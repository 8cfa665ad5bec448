"""Warn of `you` and `your` in a description of players that says nothing of them: `each player
where (your leader is wounded)` asks once of you, and a reader asks it of each.

A part that speaks of both compares them (`where (wounds on the leader of it > wounds on your
leader)`), and nobody takes it otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import names_read
from dowlang.semantics.loop_roles import LoopRole
from dowlang.semantics.resolve.quantities import EVERY_OR_BARE
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.word_forms import third_person

YOURS = re.compile(r"\byour (?P<owned>\w+)")
YOURS_BEHIND = re.compile(r"(?<!\bnot )(?<!\band )(?<!\bor )(?<=\w )you control\b")
BY_YOU = re.compile(r"\b(?P<to>by|of|to|than|except) you\b")
YOU_DO = re.compile(r"\byou (?P<does>\w+)")
HELPERS = {"have": "has", "are": "is", "were": "was", "do": "does", "cannot": "cannot"}


def warn_of_yours_in(
    context: Context,
    where: ast.Expression,
    condition: ir.Expression,
    element: ir.Local,
    outer: ast.NounPhrase | None,
) -> bool:
    """Warn of a condition about players that asks something of you alone. Return True if so."""
    read = [names_read(part) for part in _parts(condition)]
    if not any(ir.YOU_LOCAL.name in names and element.name not in names for names in read):
        return False
    said = plain(context, where)
    if not (YOURS.search(said) or YOU_DO.search(said)):  # `of you` says whom it means
        return False
    quantity = outer.quantity.kind if outer is not None and outer.quantity is not None else ""
    role = LoopRole.ALL if quantity in EVERY_OR_BARE else LoopRole.OFFERED
    context.report.yours_alone(where, f"`{said}`", role, f"where ({_of_it(said)})")
    return True


def _parts(condition: ir.Expression) -> Iterator[ir.Expression]:
    """Yield the conditions that one is joined of by `and` and `or`."""
    if isinstance(condition, ir.Logic):
        for part in condition.operands:
            yield from _parts(part)
    else:
        yield condition


def _of_it(said: str) -> str:
    """Return a condition that is said of you as it is said of `it`.

    >>> _of_it("your leader is wounded and you control 2 dogs")
    'the leader of it is wounded and it controls 2 dogs'
    >>> _of_it("a dog you control is wounded")
    'a dog controlled by it is wounded'
    """
    said = YOURS.sub(r"the \g<owned> of it", said)
    said = YOURS_BEHIND.sub("controlled by it", said)
    said = BY_YOU.sub(r"\g<to> it", said)
    return YOU_DO.sub(
        lambda found: f"it {HELPERS.get(found['does']) or third_person(found['does'])}", said
    )


__all__ = ["warn_of_yours_in"]
