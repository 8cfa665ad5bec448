"""Cards in the order of a book: groups by kind and deck, and the indexes by kind, by deck and by
symbol.

In each index every card stands exactly once under each heading it belongs to.
"""

from __future__ import annotations

from dataclasses import dataclass

from dowlang.publish.rules_text.page_labels import PageLabels
from dowlang.publish.rules_text.printed_card import PrintedCard
from dowlang.publish.rules_text.set_description import SetInfo
from dowlang.source.text_forms import capitalised, identifier_words, without_accents
from dowlang.vocabulary import CardKind


@dataclass(frozen=True, slots=True)
class IndexGroup:
    """Cards of one kind that are dealt to one deck first.

    `title` is "" where a kind has only one group. `deck_size` counts the copies in that deck, of
    the kind's other cards too.
    """

    title: str
    anchor: str
    cards: tuple[PrintedCard, ...]
    deck_size: int = 0


@dataclass(frozen=True, slots=True)
class Chapter:
    """All cards of one kind. `tone` is its place among the kinds, for colours."""

    title: str
    anchor: str
    kind: CardKind
    tone: int
    groups: tuple[IndexGroup, ...]

    @property
    def cards(self) -> tuple[PrintedCard, ...]:
        """Return its cards in the order printed."""
        return tuple(card for group in self.groups for card in group.cards)

    @property
    def copies(self) -> int:
        """Return the copies of all its cards."""
        return sum(card.copies for card in self.cards)


@dataclass(frozen=True, slots=True)
class IndexEntry:
    """A card in an index.

    `count` is the number of copies under this heading, 0 where that says nothing.
    """

    card: PrintedCard
    count: int = 0


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of an index with its cards, by name."""

    title: str
    entries: tuple[IndexEntry, ...]
    target: str = ""

    @property
    def count(self) -> int:
        """Return the copies of all entries."""
        return sum(entry.count for entry in self.entries)


@dataclass(frozen=True, slots=True)
class Index:
    """One index of the set."""

    title: str
    anchor: str
    headings: tuple[Heading, ...]


def chapters(
    info: SetInfo, cards: tuple[PrintedCard, ...], labels: PageLabels
) -> tuple[Chapter, ...]:
    """Return the cards of each kind that has any, in the vocabulary's order of kinds.

    Inside a kind they are ordered by deck and name.
    """
    order = [kind.name for kind in info.vocabulary.kinds]
    out = []
    for tone, name in enumerate(order):
        own = sorted((card for card in cards if card.kind.name == name), key=_by_name)
        if not own:
            continue
        anchor = "kind-" + name.replace(" ", "-")
        out.append(
            Chapter(
                labels.kinds(own[0].kind),
                anchor,
                own[0].kind,
                tone % 10,
                _groups(own, anchor, labels),
            )
        )
    return tuple(out)


def _groups(cards: list[PrintedCard], anchor: str, labels: PageLabels) -> tuple[IndexGroup, ...]:
    decks = {
        card.deals[0].deck if card.deals else "": card.deals[0].title if card.deals else ""
        for card in cards
    }
    if len(decks) < 2:
        return (IndexGroup("", anchor + "-all", tuple(cards)),)
    out = []
    for number, (deck, title) in enumerate(
        sorted(decks.items(), key=lambda item: without_accents(item[1])), 1
    ):
        own = tuple(card for card in cards if (card.deals[0].deck if card.deals else "") == deck)
        size = sum(deal.copies for card in cards for deal in card.deals if deal.deck == deck)
        out.append(IndexGroup(title or labels.text("no-deck"), f"{anchor}-{number}", own, size))
    return tuple(out)


def indexes(info: SetInfo, cards: tuple[PrintedCard, ...], labels: PageLabels) -> tuple[Index, ...]:
    """Return the indexes: by kind, by deck, and one for each enumeration that stands on cards.

    Empty ones are left out.
    """
    out = [
        Index(
            labels.text("by-kind"),
            "index-kind",
            tuple(
                _heading(
                    chapter.title, [IndexEntry(card) for card in chapter.cards], chapter.anchor
                )
                for chapter in chapters(info, cards, labels)
            ),
        ),
        Index(labels.text("by-deck"), "index-deck", _by_deck(cards)),
    ]
    for enumeration in info.vocabulary.enumerations:
        headings = []
        for value in enumeration.values:
            word = identifier_words(value)
            own = [IndexEntry(card) for card in cards if (enumeration.name, word) in card.symbols]
            if own:
                headings.append(_heading(capitalised(labels.value(enumeration.name, word)), own))
        out.append(
            Index(
                labels.index_of(enumeration.name),
                "index-" + enumeration.name.replace(" ", "-"),
                tuple(headings),
            )
        )
    return tuple(index for index in out if index.headings)


def _by_deck(cards: tuple[PrintedCard, ...]) -> tuple[Heading, ...]:
    decks: dict[str, tuple[str, str, list[IndexEntry]]] = {}
    for card in cards:
        for deal in card.deals:
            decks.setdefault(deal.deck, (deal.title, deal.target, []))[2].append(
                IndexEntry(card, deal.copies)
            )
    return tuple(
        _heading(title, entries, target)
        for title, target, entries in sorted(
            decks.values(), key=lambda deck: without_accents(deck[0])
        )
    )


def _heading(title: str, entries: list[IndexEntry], target: str = "") -> Heading:
    return Heading(title, tuple(sorted(entries, key=lambda entry: _by_name(entry.card))), target)


def _by_name(card: PrintedCard) -> tuple[str, str, str]:
    return without_accents(card.name), card.name, card.anchor
