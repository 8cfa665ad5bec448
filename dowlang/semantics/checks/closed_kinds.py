"""Cards beyond those that the game knows of their kind: a place that is not on its board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dowlang.diagnostics import codes
from dowlang.semantics.card_heads import CardHead
from dowlang.semantics.reporter import Reporter
from dowlang.source.text_forms import identifier_words


def report_cards_beyond(cards: Sequence[CardHead], reporters: Mapping[str, Reporter]) -> None:
    """Report each card whose id is none of those that its kind is closed to."""
    for card in cards:
        closed = card.kind.closed
        if not closed or card.name.slug in closed:
            continue
        there = [identifier_words(slug).title() for slug in closed]
        shown = [f"`{name}`" for name in there]
        reporters[card.file].add(
            codes.BEYOND_THE_BOARD,
            card.name.place or card.line.span,
            kind=card.kind.name,
            name=card.name.name,
            wanted=f"{', '.join(shown[:-1])} or {shown[-1]}",
            help=f'to give one of these another name, write its `id "{closed[-1]}"` below the '
            f'first line, and `replaces = ["{there[-1]}"]` in the `set.toml` of a set that uses '
            "one with it",
        )
