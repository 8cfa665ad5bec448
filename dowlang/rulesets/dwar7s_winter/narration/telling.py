"""Name pieces and players for one listener, and keep what a sentence is still being made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dowlang.rulesets.dwar7s_winter.state.dwarves import kind_of, owner_of
from dowlang.rulesets.dwar7s_winter.state.labels import label
from dowlang.rulesets.dwar7s_winter.state.types import DWARF_KINDS

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet


class Story:
    """The telling of one log, in progress."""

    def __init__(self, cards: CardSet, seat: int | None) -> None:
        self.cards, self.seat = cards, seat
        self.attacks = False  # has the last sentence told an attack
        self.begun = False  # has a heading been told
        self.chosen: list[int] = []  # heroes of the hand that is being chosen
        self.parts: list[str] = []  # points of the player who is being told

    def name(self, noun: str, number: int) -> str:
        """Return the name of a piece."""
        return label(self.cards, noun, number)[1]

    def player(self, seat: int) -> str:
        """Return a player, and that it is the listener."""
        return f"player {seat + 1}{' (you)' if seat == self.seat else ''}"

    def whose(self, seat: int) -> str:
        """Return a player as an owner."""
        return "your" if seat == self.seat else f"player {seat + 1}'s"

    def dwarf(self, code: int) -> str:
        """Return a dwarf with its owner, without its place."""
        return f"{self.whose(owner_of(code))} {DWARF_KINDS[kind_of(code)]}"

    def sees(self, seat: int) -> bool:
        """Return True if the listener knows what only that player knows."""
        return self.seat in (None, seat)

    def heading(self, text: str) -> list[str]:
        """Return a heading, after an empty line unless it is the first."""
        first, self.begun = not self.begun, True
        return [text] if first else ["", text]
