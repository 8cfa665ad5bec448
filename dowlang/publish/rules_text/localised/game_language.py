"""One language of one game, ready to read the cards of a set."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from dowlang.publish.rules_text.card_names import CardNames
from dowlang.publish.rules_text.declared_phrases import PrintedForms
from dowlang.publish.rules_text.errors import MissingMessages
from dowlang.publish.rules_text.localised.fluent_messages import FluentTexts, Messages
from dowlang.publish.rules_text.localised.kind_clauses import LocalisedClauses
from dowlang.publish.rules_text.localised.lines import LocalisedLines
from dowlang.publish.rules_text.localised.names import Name, forms_of
from dowlang.publish.rules_text.localised.nouns import Nouns
from dowlang.publish.rules_text.localised.page_labels import LocalisedPageLabels
from dowlang.publish.rules_text.localised.required_messages import of_core, of_game
from dowlang.publish.rules_text.localised.speech import LocalisedSpeech
from dowlang.publish.rules_text.localised.wording import LocalisedWording
from dowlang.publish.rules_text.set_description import CardSource, SetInfo
from dowlang.source.text_forms import identifier_words
from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes

FOLDER = Path(__file__).parent / "messages"
ENDING = ".ftl"
PARTS = ("", "-terminal", "-browser")
"""Files of a language: its grammar and what cards say, what a terminal says, what a page."""


def core_texts(language: str) -> list[tuple[str, str]]:
    """Return the label and the text of the core's messages in a language, none where there are
    none.
    """
    files = [FOLDER / f"{language}{part}{ENDING}" for part in PARTS]
    return [(file.name, file.read_text("utf-8")) for file in files if file.is_file()]


def loaded(language: str, texts: tuple[tuple[str, str], ...]) -> Messages:
    """Return the messages of a language: those of the core and those of a game."""
    return Messages(FluentTexts(language, (*core_texts(language), *texts)))


def lacking(info: SetInfo, messages: Messages) -> tuple[str, ...]:
    """Return the ids of the messages that a language lacks for a game."""
    wanted = (*of_core(), *of_game(info.vocabulary, info.grammar))
    return tuple(id for id in dict.fromkeys(wanted) if not messages.has(id))


class GameLanguage:
    """The messages of a language for one game. `lacking` are the ids of those that it needs and has
    not.
    """

    def __init__(self, info: SetInfo) -> None:
        self.messages = loaded(info.language, info.messages)
        self.lacking = lacking(info, self.messages)
        self.nouns = Nouns(info.vocabulary, self.messages)
        self.forms = PrintedForms(info.vocabulary, info.grammar)
        self.vocabulary, self.values = info.vocabulary, info.vocabulary.enumerations
        self._names: dict[str, Name] | None = None

    def readers(
        self, card: CardSource, anchor: str, cards: CardNames
    ) -> tuple[LocalisedClauses, LocalisedLines]:
        """Return what reads the clauses of a card, and what its rules."""
        wording = self.wording(card, anchor, cards)
        return LocalisedClauses(wording, self.vocabulary), LocalisedLines(wording)

    def wording(self, card: CardSource, anchor: str, cards: CardNames) -> LocalisedWording:
        """Return what puts the nodes of a card into words."""
        if self._names is None:
            self._names = dict(self._of_cards(cards))
        names = self._names
        own = {word: Name(*_word(said)) for word, said in card.texts.words.items()}
        labels = card.texts.labels

        def name_of(name: str) -> Name:
            found = own.get(name) or names.get(name)
            if found is None:
                # a word of the card's own, `lost_ones`, is words
                kind = cards.kind_of.get(name, "")
                said = identifier_words(name) if not kind and name.isidentifier() else name
                return Name(labels.get(name, said), kind)
            return Name(found.text, found.kind, found.forms) if found.target == anchor else found

        wording = LocalisedWording(
            self.messages, self.forms, self.nouns, name_of, dict(self._aliases(card.line))
        )
        wording.kind = card.checked_card.kind.name
        return wording

    def speech(
        self, names: Mapping[str, Name], goal_of: Callable[[str, str], str]
    ) -> LocalisedSpeech:
        """Return what says the sentences of the game: see `LocalisedSpeech`."""
        return LocalisedSpeech(self.nouns, self.forms, names, goal_of)

    def names(self, cards: CardNames) -> Iterator[tuple[str, Name]]:
        """Yield the names of cards as their files have them, each as the language says it."""
        yield from self._of_cards(cards)

    def labels(self, cards: CardNames) -> LocalisedPageLabels:
        """Return what says the words of a page."""

        def name_of(name: str) -> str | None:
            found = (card.name for card in cards.named_cards if card.checked_card.name == name)
            return next(found, None)

        enumerations: dict[str, str] = {}
        for enumeration in self.values:
            for value in enumeration.values:
                enumerations.setdefault(identifier_words(value), enumeration.name)
        return LocalisedPageLabels(self.messages, name_of, enumerations)

    def _of_cards(self, cards: CardNames) -> Iterator[tuple[str, Name]]:
        for card in reversed(cards.named_cards):  # of two of a name the one that is printed counts
            name = card.checked_card.name
            _, forms = forms_of(card.texts.forms)
            kind = card.checked_card.kind.name
            yield name, Name(card.name, kind, forms, cards.anchor_of.get(name, ""))

    def _aliases(self, line: ast.Line) -> Iterator[tuple[str, str]]:
        """Yield the words by which a card calls its things, each with the noun."""
        for node in nodes(line):
            if isinstance(node, ast.NounPhrase) and node.alias is not None:
                yield node.alias.text, self.nouns.name_of(node)

    def raise_for_missing(self) -> None:
        """Raise `MissingMessages` if what was printed lacked any."""
        if self.messages.faults:
            raise MissingMessages(self.messages.language, self.messages.faults)


def _word(said: str) -> tuple[str, str, dict[str, str]]:
    text, forms = forms_of(said)
    return text, "", forms
