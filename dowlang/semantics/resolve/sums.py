"""Numbers of all things together: `zombies at all locations`, `influence of all your survivors`."""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.resolve.denotation import Definite, Indefinite, Meaning
from dowlang.semantics.resolve.quantities import ALL


def added_up(context: Context, found: Meaning, noun: str, together: list[ir.Candidates]) -> Meaning:
    """Return one of all those things for which a number is added up, other things as they are."""
    if isinstance(found, Indefinite) and found.kind in ALL:
        pieces = found.pieces
        if isinstance(pieces, ir.Candidates) and not found.random:
            together.append(pieces)
            return Definite(ir.Local(pieces.element, found.noun.name), found.noun.name)
    if isinstance(found, Definite) and found.many:
        element = context.locals.fresh(noun)
        context.locals.read.add(element)
        declared = context.lexicon.nouns[noun]
        together.append(ir.Candidates(declared, element, source=found.value))
        return Definite(ir.Local(element, noun), noun)
    return found


def in_sum(together: Sequence[ir.Candidates], total: ir.Expression) -> ir.Expression:
    """Return a number added up for each of the pieces."""
    for pieces in reversed(together):
        total = ir.Sum(pieces, total)
    return total
