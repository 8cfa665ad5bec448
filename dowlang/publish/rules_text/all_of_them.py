"""Find effects of which the amount is all there are: `lift (number of "Crate" at "School") "Crate"
at "School"`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from dowlang.syntax import ast


def amount_of_all(phrase: ast.Phrase, text_of: Callable[[object], str]) -> int | None:
    """Return the place of the slot that is the number of the same things at the same place as the
    other slots say, None for any other phrase. `text_of` puts a slot into words.
    """
    for place, slot in enumerate(phrase.slots):
        others = [*phrase.slots[:place], *phrase.slots[place + 1 :]]
        if isinstance(slot, ast.Phrase) and len(slot.slots) == len(others) > 1:
            pairs = zip(slot.slots, others, strict=True)
            return place if all(text_of(a) == text_of(b) for a, b in pairs) else None
    return None


def with_two_for_all(phrase: ast.Phrase, text_of: Callable[[object], str]) -> ast.Phrase | None:
    """Return an effect of which the amount is all there are with 2 for it, so that its prose is
    that of several. None for any other phrase.
    """
    place = amount_of_all(phrase, text_of)
    if place is None:
        return None
    slots = list(phrase.slots)
    slots[place] = ast.Integer(phrase.span, 2)
    return replace(phrase, slots=tuple(slots))
