"""Warn of what the cards of a set do to each other: rules that are never told of their event, and
cards that bring each other about without end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dowlang.diagnostics import codes
from dowlang.semantics import ir, line_parts
from dowlang.semantics.lint.readable_cards import Whole
from dowlang.vocabulary.value_ranges import Ranges

Key = tuple[str, str]
"""Phrase of an effect word, and the slug of a thing that it names."""


def report_unheard_rules(card: Whole, ranges: Ranges) -> None:
    """Report each `when` of a card that is in force at no event that it waits for."""
    found: dict[int, str] = {}
    for standing in card.checked_card.standing:
        for rule in standing.rules:
            if isinstance(rule, ir.Watch):
                key = (card.checked_card.kind.name, card.checked_card.slug, rule.event.number)
                never, reason = ranges.unheard.get(key, (frozenset(), ""))
                if never is None or _about(rule.event) in never:
                    found[rule.line] = reason
    for row in line_parts.rows((card.line,)):
        if row.span.line in found:
            card.report.add(codes.NOTHING_COMES, row.span, reason=found[row.span.line])


def _about(event: ir.Match) -> str | None:
    """Return the slug of the one thing that the event has to be about, or None."""
    for condition, _ in event.conditions:
        match condition:
            case ir.Compare("=", ir.Local() as left, ir.Named(slug=slug)):
                if event.fields and left == event.fields[0]:
                    return slug
    return None


def report_endless_cards(cards: Sequence[Whole], ranges: Ranges) -> None:
    """Report the lines by which cards carry each other out, whichever of them comes next.

    An effect goes on when each card that it may carry out does in every case one that goes on.
    """
    if not ranges.carried_out:
        return
    doing = {
        (card.checked_card.kind.name, card.checked_card.slug, procedure.role): {
            key: line for key, line in _in_every_case(procedure.body) if key in ranges.carried_out
        }
        for card in cards
        for procedure in card.checked_card.procedures
    }
    endless = {key for key, possible in ranges.carried_out.items() if possible}
    while True:
        left = {
            key
            for key in endless
            if all(not endless.isdisjoint(doing.get(one, ())) for one in ranges.carried_out[key])
        }
        if left == endless:
            break
        endless = left
    reached = {one for key in endless for one in ranges.carried_out[key]}
    for card in cards:
        kind, slug = card.checked_card.kind.name, card.checked_card.slug
        lines = [
            line
            for one in reached
            if one[:2] == (kind, slug)
            for key, line in doing[one].items()
            if key in endless
        ]
        for row in line_parts.rows((card.line,)):
            if row.span.line in lines:
                card.report.add(codes.WITHOUT_END, row.span)


def _in_every_case(body: ir.Block) -> Iterator[tuple[Key, int]]:
    """Yield the effects that a block carries out in every case, by what they name, and where."""
    for statement in body.statements:
        if isinstance(statement, ir.Act):
            for part in statement.arguments:
                if isinstance(part, ir.Named):
                    yield (statement.word.phrase, part.slug), statement.line
