"""The cards of a set in a language, for who plays it: names, texts, comparisons of goals, and what
says the sentences of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from dowlang.publish.plain_text import PlainCard, plain_cards
from dowlang.publish.rules_text.card_printer import CardPrinter
from dowlang.publish.rules_text.errors import MissingMessages
from dowlang.publish.rules_text.set_description import CardSource, SetInfo
from dowlang.publish.rules_text.text_runs import plain
from dowlang.semantics.lexicon import Lexicon
from dowlang.semantics.unparse import written
from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes

if TYPE_CHECKING:
    from dowlang.publish.rules_text.localised.names import Name
    from dowlang.publish.rules_text.localised.speech import LocalisedSpeech


class ShownTexts(NamedTuple):
    """The texts of a card's author in a language: the last three by the words of the card file."""

    name: str
    flavor: str
    labels: Mapping[str, str]
    manuals: Mapping[str, str]
    words: Mapping[str, str]


class TranslatedCards:
    """The cards of one set in the language of its description.

    Raises `FluentMissing`, and `MissingMessages` where the language lacks any for the game.
    """

    def __init__(self, info: SetInfo, cards: tuple[CardSource, ...]) -> None:
        self.info, self.cards = info, cards
        self.printer = CardPrinter(info, cards)
        if self.printer.local is None:
            lacking = self.printer.lacking or (info.game,)
            raise MissingMessages(info.language, dict.fromkeys(lacking, "is missing"))
        self.local = self.printer.local
        self._lexicon = Lexicon(info.vocabulary, info.grammar)

    def names(self) -> dict[str, Name]:
        """Return the names of the cards by their text in the language."""
        return {name.text: name for _, name in self.local.names(self.printer.names)}

    def speech(
        self, names: Mapping[str, Name], goal_of: Callable[[str, str], str]
    ) -> LocalisedSpeech:
        """Return what says the sentences of the game: see `LocalisedSpeech`."""
        return self.local.speech(names, goal_of)

    def texts_of(self, card: CardSource) -> ShownTexts:
        """Return what the author wrote on a card, in the language."""
        texts = card.texts
        words = {word: said.partition(";")[0].strip() for word, said in texts.words.items()}
        flavor = texts.clauses.get("flavor", "")
        return ShownTexts(card.name, flavor, texts.labels, texts.manual, words)

    def plain_cards(self) -> tuple[PlainCard, ...]:
        """Return the cards as plain text, in their order. Raises `MissingMessages`."""
        return plain_cards(self.printer, self.cards)

    def goal(self, card: CardSource, words: str) -> str:
        """Return the comparison of a card's goal that its line writes so, "" where none does."""
        for node in nodes(card.line):
            if isinstance(node, ast.Expression) and written(node, self._lexicon) == words:
                wording = self.local.wording(card, "", self.printer.names)
                return plain(wording.node(node))
        return ""
