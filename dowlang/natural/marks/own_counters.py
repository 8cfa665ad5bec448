"""Say which counter of its card a line is about: each that the card has."""

from __future__ import annotations

from collections.abc import Collection

from dowlang.natural.marks.known_marks import COUNTER
from dowlang.natural.weighted_texts import WeightedTexts


def resolve_counter(text: str, own: Collection[str]) -> WeightedTexts | None:
    """Return the ways to name a counter of the card for each mark. `own` are its names.

    >>> resolve_counter("add 1 to @counter", ("marks", "days"))
    [(0.0, 'add 1 to days'), (0.0, 'add 1 to marks')]
    """
    return [(0.0, text.replace(COUNTER, name)) for name in sorted(own)] if COUNTER in text else None
