"""Describe one shape that every game's cards share."""

from __future__ import annotations

from dowlang.records import dataclass


@dataclass(frozen=True, slots=True)
class Shape:
    """One shape.

    `where` is one of `PLACES`. `also` are words that people look for and the pattern does not hold.
    `wants` is what a game has to have for it, one of its `chance`.
    """

    pattern: str
    where: str
    says: str
    also: tuple[str, ...] = ()
    wants: str = ""

    @property
    def told(self) -> str:
        """Return the meaning as a sentence."""
        return f"{self.says[0].upper()}{self.says[1:]}."
