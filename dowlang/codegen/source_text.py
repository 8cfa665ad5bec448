"""Source text with the binding strength of its outermost operator."""

from __future__ import annotations

from typing import NamedTuple

OR, AND, NOT, COMPARISON, SUM, PRODUCT, SIGN, ATOM = range(8)


class SourceText(NamedTuple):
    """Source text and the binding strength of its outermost operator."""

    text: str
    strength: int = ATOM

    def within(self, strength: int) -> str:
        """Return the text as an operand of an operator: in parentheses unless it binds at least
        that tightly.
        """
        return self.text if self.strength >= strength else f"({self.text})"
