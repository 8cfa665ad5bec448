"""Name pieces and players for one listener, and keep what a sentence is still being made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dowlang.rulesets.dwar7s_winter.narration.wording import Words
from dowlang.rulesets.dwar7s_winter.state.dwarves import kind_of, owner_of
from dowlang.rulesets.dwar7s_winter.state.labels import dwarf_kind, label

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet


class Story(Words):
    """The telling of one log, in progress."""

    def __init__(self, cards: CardSet, seat: int | None) -> None:
        super().__init__(cards.speech)
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
        you = self.said("you-mark") if seat == self.seat else ""
        return self.said("player", number=seat + 1, you=you)

    def whose(self, seat: int) -> str:
        """Return a player as an owner, other than the listener."""
        return self.said("whose", number=seat + 1)

    def kind(self, kind: int) -> str:
        """Return a kind of dwarf."""
        return dwarf_kind(self.cards, kind)

    def dwarf(self, code: int) -> str:
        """Return a dwarf with its owner, without its place."""
        return self.owned(owner_of(code), kind_of(code))

    def owned(self, owner: int, kind: int) -> str:
        """Return a dwarf of a kind with its owner."""
        if owner == self.seat:
            return self.said("dwarf-yours", kind=self.kind(kind))
        return self.said("dwarf-of", whose=self.whose(owner), kind=self.kind(kind))

    def sees(self, seat: int) -> bool:
        """Return True if the listener knows what only that player knows."""
        return self.seat in (None, seat)

    def heading(self, text: str) -> list[str]:
        """Return a heading, after an empty line unless it is the first."""
        first, self.begun = not self.begun, True
        return [text] if first else ["", text]
