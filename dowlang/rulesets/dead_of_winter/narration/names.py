"""Name pieces, players and cards in the sentences of a telling, as its listener may know them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dowlang.rulesets.dead_of_winter.state.labels import PILES
from dowlang.rulesets.dead_of_winter.state.types import LOCATIONS

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet


class Names:
    """Names for one listener: a seat, or None for one who may know everything."""

    def __init__(self, cards: CardSet, seat: int | None) -> None:
        self.cards, self.seat = cards, seat

    def name(self, noun: str, number: int) -> str:
        """The name of a piece."""
        return str(self.cards.ruleset.label(self.cards, noun, number)[1])

    def player(self, number: int) -> str:
        """Return a player's name, marked at the table of that person."""
        return f"player {number + 1}" + (" (you)" if number == self.seat else "")

    def survivor(self, number: int) -> str:
        """A survivor's name."""
        return self.name("survivor", number)

    def item(self, number: int) -> str:
        """The name on a card."""
        return self.name("card", number)

    def place(self, number: int) -> str:
        """A location in a sentence."""
        return "the colony" if number == 0 else f"the {self.name('location', number)}"

    def at(self, location: int, entrance: int) -> str:
        """A location, with the entrance where there are several."""
        return self.place(location) + (
            f" (entrance {entrance + 1})" if location == 0 and entrance >= 0 else ""
        )

    def deck(self, number: int) -> str:
        """A deck or pile in a sentence."""
        if number < len(LOCATIONS):
            return f"the {self.name('location', number)} deck"
        name = PILES[number].replace("_", " ")
        return "the removed cards" if name == "removed" else f"the {name}"

    def card(self, kind: str, number: int) -> dict[str, object]:
        """The facts of a card."""
        return dict(self.cards.of_kind[kind][number])

    def path(self, kind: str, number: int) -> str:
        """The path of a card."""
        return str(self.card(kind, number)["path"])

    def card_name(self, path: str) -> str:
        """Return the name of a card as a reason."""
        card = self.cards.paths[path]
        return f"ability of {card['name']}" if card["kind"] == "survivor" else str(card["name"])

    def sees(self, *players: int) -> bool:
        """Return True if the listener may know what only these players know."""
        return self.seat is None or self.seat in players

    def secretly(self, item: int, *players: int) -> str:
        """A card by its name for those who know it, else `a card`."""
        return self.item(item) if self.sees(*players) else "a card"
