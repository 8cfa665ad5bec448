"""Name pieces, players and cards in the sentences of a telling, as its listener may know them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from dowlang.rulesets.dead_of_winter.state.labels import PILES
from dowlang.rulesets.dead_of_winter.state.types import LOCATIONS

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet


class Names:
    """Names for one listener: a seat, or None for one who may know everything."""

    def __init__(self, cards: CardSet, seat: int | None) -> None:
        self.cards, self.seat = cards, seat
        self.speech = cards.speech
        self.sentence, self.capital = self.speech.sentence, self.speech.capital
        self.word, self.either = self.speech.word, self.speech.either

    def said(self, id: str, /, **values: Any) -> str:
        """Return a sentence or a part of one by its id."""
        return self.speech.said(id, **values)

    def name(self, noun: str, number: int) -> str:
        """Return the name of a piece."""
        return str(self.cards.ruleset.label(self.cards, noun, number)[1])

    def player(self, number: int) -> str:
        """Return a player's name, marked at the table of that person."""
        you = self.said("you-mark") if number == self.seat else ""
        return self.said("player", number=number + 1, you=you)

    def survivor(self, number: int) -> str:
        """Return a survivor's name."""
        return self.name("survivor", number)

    def item(self, number: int) -> str:
        """Return the name on a card."""
        return self.name("card", number)

    def place(self, number: int) -> str:
        """Return a location as a sentence says it."""
        if number == 0:
            return self.said("colony")
        return self.said("place", place=self.name("location", number))

    def at(self, location: int, entrance: int) -> str:
        """Return a location, with the entrance where there are several."""
        place = self.place(location)
        if location or entrance < 0:
            return place
        return self.said("place-entrance", place=place, number=entrance + 1)

    def deck(self, number: int) -> str:
        """Return a deck or pile as a sentence says it."""
        if number < len(LOCATIONS):
            return self.said("item-deck", place=self.name("location", number))
        return self.said(f"pile-{PILES[number].replace('_', '-')}")

    def card(self, kind: str, number: int) -> dict[str, object]:
        """Return the facts of a card."""
        return dict(self.cards.of_kind[kind][number])

    def path(self, kind: str, number: int) -> str:
        """Return the path of a card."""
        return str(self.card(kind, number)["path"])

    def card_name(self, path: str) -> str:
        """Return the name of a card as a reason."""
        card = self.cards.paths[path]
        name = str(card["name"])
        return self.said("ability-of", who=name) if card["kind"] == "survivor" else name

    def sees(self, *players: int) -> bool:
        """Return True if the listener may know what only these players know."""
        return self.seat is None or self.seat in players

    def secretly(self, item: int, *players: int) -> str:
        """Return a card by its name for those who know it, else `a card`."""
        return self.item(item) if self.sees(*players) else self.said("a-card")

    # ---- several
    def grouped(self, names: Sequence[str]) -> tuple[str, ...]:
        """Return names once each, equal ones with their number."""
        return tuple(
            name
            if names.count(name) == 1
            else self.said("several-of", name=name, count=names.count(name))
            for name in dict.fromkeys(names)
        )

    def cards_named(self, cards: Sequence[str | None]) -> tuple[str, ...]:
        """Return cards by name, or only how many where the listener may not know them."""
        known = [card for card in cards if card is not None]
        if len(known) == len(cards):
            return self.grouped(known)
        return (self.said("some-cards", count=len(cards)),)

    def times(self, number: int) -> str:
        """Return how often it is, in words."""
        return self.said("twice") if number == 2 else self.said("times", count=number)

    def with_flavor(self, said: str, flavor: object) -> str:
        """Return a sentence with the flavor of its card behind it, if there is one."""
        return self.said("with-flavor", first=said, text=str(flavor)) if flavor else said
