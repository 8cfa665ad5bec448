"""Warn of cards that no game can be set up with, and of what nobody can ever do that they ask."""

from __future__ import annotations

from dowlang.diagnostics import codes
from dowlang.semantics.lint.readable_cards import Whole
from dowlang.vocabulary.value_ranges import Ranges


def report_unfit(card: Whole, ranges: Ranges) -> None:
    """Report why a card fits in no game of the set, at its name."""
    checked = card.checked_card
    for reason in ranges.unfit.get((checked.kind.name, checked.slug), ()):
        name = card.line.parts[0] if card.line.parts else card.line
        card.report.add(codes.NOTHING_COMES, name.span, reason=reason)
