"""Print the cards of one set: each with what stands on it, the names of other cards linked to
theirs.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING

from dowlang.publish.rules_text.author_texts import translated
from dowlang.publish.rules_text.card_names import CardNames
from dowlang.publish.rules_text.declared_phrases import PrintedForms
from dowlang.publish.rules_text.english.lines import EnglishLines
from dowlang.publish.rules_text.english.wording import EnglishWording
from dowlang.publish.rules_text.errors import FluentMissing
from dowlang.publish.rules_text.kind_clauses import Clauses
from dowlang.publish.rules_text.nobody_to_vote import said_without_voters
from dowlang.publish.rules_text.page_labels import PageLabels
from dowlang.publish.rules_text.panel_reader import PanelReader
from dowlang.publish.rules_text.passages import PassageBuilder
from dowlang.publish.rules_text.printed_card import Deal, PrintedCard
from dowlang.publish.rules_text.set_description import CardSource, SetInfo
from dowlang.publish.rules_text.text_runs import QUOTED

if TYPE_CHECKING:
    from dowlang.publish.rules_text.localised.game_language import GameLanguage


class CardPrinter:
    """Makes printed cards of one set.

    They are in the language of the set where that has all messages of the game, else in English:
    then `lacking` are the ids of the messages that are missing.
    """

    def __init__(self, info: SetInfo, cards: tuple[CardSource, ...]) -> None:
        self.info, self.cards = info, cards
        self.names = CardNames(info, cards)
        self.local = _localised(info) if info.messages else None
        self.lacking = self.local.lacking if self.local else ()
        if self.lacking:
            self.local = None
        self.labels = PageLabels() if self.local is None else self.local.labels(self.names)
        self.forms = (
            PrintedForms(info.vocabulary, info.grammar) if self.local is None else self.local.forms
        )
        english = info.language in ("", "en")
        said = {kind.name: kind.named for kind in info.vocabulary.kinds if english}
        self.name_templates = {
            name: said[kind] for name, kind in self.names.kind_of.items() if kind in said
        }

    def printed(self) -> tuple[PrintedCard, ...]:
        """Return all cards, in the order given.

        Raises `MissingMessages` for words that the language of the set lacks.
        """
        made = tuple(
            self._card(card, anchor)
            for card, anchor in zip(self.cards, self.names.anchors, strict=True)
        )
        self.raise_for_missing()
        return made

    def raise_for_missing(self) -> None:
        """Raise `MissingMessages` if the language lacked any message until now."""
        if self.local is not None:
            self.local.raise_for_missing()

    def rules_of(self, card: CardSource) -> PassageBuilder:
        """Return the object that puts the lines of a card into words."""
        return self._readers(card, self.names.anchor_of.get(card.checked_card.name, ""))[1]

    def _readers(self, card: CardSource, anchor: str) -> tuple[Clauses, PassageBuilder]:
        """Return what reads the clauses of a card, and what its rules."""
        if self.local is not None:
            return self.local.readers(card, anchor, self.names)
        wording = self._wording(card, anchor)
        return Clauses(wording, self.info.vocabulary), EnglishLines(wording)

    def _wording(self, card: CardSource, anchor: str) -> EnglishWording:
        def target(name: str) -> str:
            found = self.names.anchor_of.get(name, "")
            return "" if found == anchor else found

        def printed_name(name: str) -> str:
            return self.names.printed_names.get(name) or card.texts.labels.get(name, name)

        def form(name: str) -> str:
            return self.name_templates.get(name, QUOTED)

        kind = card.checked_card.kind.name
        return EnglishWording(self.forms, target, printed_name, form, kind)

    def _card(self, card: CardSource, anchor: str) -> PrintedCard:
        reader = PanelReader(card.checked_card.kind, *self._readers(card, anchor))
        said = said_without_voters(card.line)
        body = reader.panel(translated(said, card.texts, self.info.sets))
        deals = self._deals(card)
        dealt = {deal.title for deal in deals}
        below = tuple(said for said in reader.subtitles if said not in dealt)
        return PrintedCard(
            anchor,
            card.checked_card.kind,
            card.name,
            card.path,
            tuple(reader.marks),
            below,
            self.labels.listed(below) if below else "",
            tuple(said for said in reader.subtitles if said in dealt),
            tuple(dict.fromkeys(reader.symbols)),
            tuple(dict.fromkeys(reader.signs)),
            deals,
            reader.flavor,
            reader.trigger,
            body,
            reader.override,
            card.picture,
        )

    def _deals(self, card: CardSource) -> tuple[Deal, ...]:
        kind = card.checked_card.kind
        copies: Mapping[str, int] = (
            kind.copies(card.checked_card.facts)
            if kind.copies
            else {kind.deck: 1}
            if kind.deck
            else {}
        )
        titles = self.names.deck_titles
        return tuple(
            Deal(deck, name, count, anchor)
            for deck, count in copies.items()
            for name, anchor in [titles.get(deck) or (self.labels.deck(deck, kind), "")]
        )


def _localised(info: SetInfo) -> GameLanguage:
    """Return what puts cards into another language. It needs an extra, so it is imported here.

    Raises `FluentMissing`.
    """
    try:
        module = import_module("dowlang.publish.rules_text.localised.game_language")
    except ModuleNotFoundError as missing:
        if str(missing.name).partition(".")[0] != "fluent":
            raise
        raise FluentMissing from None
    localised: GameLanguage = module.GameLanguage(info)
    return localised
