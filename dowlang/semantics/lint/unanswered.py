"""Refuse what a card asks of something that has no answer: how many are left of a token without a
supply. Whether it has one stands on another card, so this is known of the whole set only.
"""

from __future__ import annotations

from dowlang.diagnostics import codes
from dowlang.semantics import ir, line_parts
from dowlang.semantics.ir_visitor import placed
from dowlang.semantics.lint.whole_cards import Whole
from dowlang.source import Span
from dowlang.vocabulary.value_ranges import Ranges


def unanswered(card: Whole, ranges: Ranges) -> None:
    """Report every number of a card that has no answer in this set."""
    if not ranges.unanswered:
        return
    checked = card.checked_card
    abilities = tuple(ability for _, ability in checked.abilities)
    goals = tuple(checked.goals.values())
    parts = (checked.trigger, checked.procedures, checked.standing, abilities, goals)
    spans = {row.span.line: row.span for row in line_parts.rows((card.line,))}
    for call, line in placed(parts, card.line.span.line, (ir.Call,)):
        for named in call.arguments:
            if not isinstance(named, ir.Named):
                continue
            told = ranges.unanswered.get((call.word.phrase, named.slug))
            if told is not None:
                span = spans.get(line, Span(line, 1, line, 1))
                card.report.add(codes.OUT_OF_SCOPE, span, found=told[0], where=told[1])
