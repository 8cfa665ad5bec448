"""Tell what the cards that one set may name are called, of which kind they are, and where they are
printed.
"""

from __future__ import annotations

from collections.abc import Iterator

from dowlang.publish.rules_text.anchors import anchors
from dowlang.publish.rules_text.set_description import CardSource, SetInfo
from dowlang.source.slugs import slug


class CardNames:
    """The names of the cards of a set, and of those that they may name.

    By the name in the card's file: `kind_of` the kind, `anchor_of` where it is printed ("" for a
    card of another set), `printed_names` how a translation calls it. `anchors` are those of the
    cards in their order, `deck_titles` the name and the anchor of the card that a deck is of.
    """

    def __init__(self, info: SetInfo, cards: tuple[CardSource, ...]) -> None:
        self.cards = cards
        self.named_cards = (*cards, *info.named)
        own = {card.checked_card.name: card.checked_card.kind.name for card in cards}
        self.kind_of = {**info.kinds, **own}
        self.anchors = anchors(cards)
        self.anchor_of: dict[str, str] = {}
        for card, anchor in zip(cards, self.anchors, strict=True):
            self.anchor_of.setdefault(card.checked_card.name, anchor)
        # of two cards of a name the one of the set itself counts, which is the last here
        called = {card.checked_card.name: card for card in reversed(self.named_cards)}
        self.printed_names = {
            card.checked_card.name: card.name
            for card in reversed(self.named_cards)
            if card.texts.name
        }
        self.deck_titles: dict[str, tuple[str, str]] = {}
        for deck, name in self._of_decks(info):
            title = called[name].name if name in called else name
            self.deck_titles.setdefault(deck, (title, self.anchor_of.get(name, "")))

    def _of_decks(self, info: SetInfo) -> Iterator[tuple[str, str]]:
        """Yield decks with the card of no deck that may give each its name."""
        undealt = {
            kind.name for kind in info.vocabulary.kinds if not kind.deck and kind.copies is None
        }
        for name, kind in self.kind_of.items():
            if kind in undealt:
                yield slug(name), name
