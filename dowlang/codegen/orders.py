"""Write pieces in an order that a card says."""

from __future__ import annotations

from dowlang.codegen.naming import Namespace
from dowlang.semantics.ir import Ordered


def ordered(names: Namespace, order: Ordered, pieces: str, start: str, told: str) -> str:
    """Return the call that puts pieces in order, whose text, that of who comes first and that
    of what the ranking is told are written already.
    """
    if order.key is None:
        return f"{names.engine('voting', 'clockwise')}(g, {pieces}, {start})"
    ranked = names.engine("collections", f"{order.extreme}_first")
    return f"{ranked}(g, {names.function(order.key.function)}, {pieces}{told})"
