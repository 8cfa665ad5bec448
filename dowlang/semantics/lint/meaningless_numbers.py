"""Refuse numbers that mean nothing in this set: how many are left of a token without a supply, and
a level beyond the ends of a track. Another card says what the token or the track is, so this is
known of the whole set only.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dowlang.diagnostics import codes
from dowlang.semantics import ir, line_parts
from dowlang.semantics.ir_visitor import placed
from dowlang.semantics.lint.intervals import bounds
from dowlang.semantics.lint.readable_cards import Whole
from dowlang.source import Span
from dowlang.vocabulary.value_ranges import Ranges


def refuse_meaningless_numbers(cards: Sequence[Whole], ranges: Ranges) -> Iterator[Whole]:
    """Report what asks for such numbers, and yield the cards that do."""
    for card in cards:
        before = card.report.errors
        _report_unanswered(card, ranges)
        _report_set_beyond(card, ranges)
        if card.report.errors > before:
            yield card


def _report_unanswered(card: Whole, ranges: Ranges) -> None:
    """Report every number of a card that has no answer in this set."""
    if not ranges.unanswered:
        return
    spans = {row.span.line: row.span for row in line_parts.rows((card.line,))}
    for call, line in placed(_parts(card), card.line.span.line, (ir.Call,)):
        for named in call.arguments:
            if not isinstance(named, ir.Named):
                continue
            told = ranges.unanswered.get((call.word.phrase, named.slug))
            if told is not None:
                span = spans.get(line, Span(line, 1, line, 1))
                card.report.add(codes.OUT_OF_SCOPE, span, found=told[0], where=told[1])


def _report_set_beyond(card: Whole, ranges: Ranges) -> None:
    """Report every level beyond the ends of its track to which a card sets one.

    An amount that is counted at the table is left: there the track goes as far as it goes.
    """
    if card.words.isdisjoint(ranges.settings):
        return
    rows = {row.span.line: row for row in line_parts.rows((card.line,))}
    for act, line in placed(_parts(card), card.line.span.line, (ir.Act,)):
        number = ranges.settings.get(act.word.phrase)
        named = next((each for each in act.arguments if isinstance(each, ir.Named)), None)
        if number is None or named is None:
            continue
        ends = ranges.named.get((number, named.slug))
        amount = bounds(act.arguments[-1], ranges)
        if ends is None or amount is None or amount[0] != amount[1]:
            continue
        (low, high), level = ends, amount[0]
        if high is not None and not low <= level <= high:
            card.report.out_of_range(rows.get(line, card.line), level, low, high, "the track")


def _parts(card: Whole) -> tuple[object, ...]:
    """Return all that a card says, as trees."""
    checked = card.checked_card
    abilities = tuple(ability for _, ability in checked.abilities)
    goals = tuple(checked.goals.values())
    return checked.trigger, checked.procedures, checked.standing, abilities, goals
