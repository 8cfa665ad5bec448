"""Hold what the lints of a whole set look at: the cards all of whose lines could be read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dowlang.records import dataclass
from dowlang.semantics import ir
from dowlang.semantics.card_progress import PlainAmount
from dowlang.semantics.reporter import Reporter
from dowlang.syntax import ast

RULES = (ir.Modify, ir.Watch, ir.AtMoment, ir.Instead)
"""Classes of rules in force that may hold under a condition only."""
LOOKED_AT = (ir.Option, ir.If, ir.Candidates, ir.Procedure, ir.Choose, ir.Vote, *RULES)


@dataclass(frozen=True, slots=True)
class Whole:
    """A card all of whose lines could be read, and of what it says the nodes `LOOKED_AT`, in order,
    each with its card line.

    `words` are the phrases of all effects and rule sentences in it, `amounts` its plain numbers on
    what can run short.
    """

    checked_card: ir.CheckedCard
    line: ast.Line
    report: Reporter
    found: Sequence[tuple[Any, int]]
    words: frozenset[str] = frozenset()
    amounts: Sequence[PlainAmount] = ()

    @property
    def told(self) -> dict[str, object]:
        """Return the facts of the card with its kind and names, as rulesets bound numbers by."""
        card = self.checked_card
        return {**card.facts, "kind": card.kind.name, "slug": card.slug, "name": card.name}
