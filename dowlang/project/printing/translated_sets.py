"""A compiled set told in another language: names and texts of its translations, the sentences of
its game, its cards as plain text.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from dowlang.engine.card_set import CardSet
from dowlang.project.printing.printed_sets import cards_of, checked_for, info_of
from dowlang.project.sets import SetSource
from dowlang.publish import CardSource, PlainCard
from dowlang.publish.translated_cards import TranslatedCards

Key = tuple[str, str, str]  # set id, kind, slug of a card


class NotTold(LookupError):
    """Raised for a game whose story has no sentences by id. Carries its name."""

    def __init__(self, game: str) -> None:
        super().__init__(f"the game `{game}` is told in English only")
        self.game = game


class SpokenSet(NamedTuple):
    """A set in a language: the cards to tell a game with, and their printed texts."""

    cards: CardSet
    texts: Mapping[Key, PlainCard]


def spoken(cards: CardSet, source: SetSource, language: str, as_written: bool = False) -> SpokenSet:
    """Return a compiled set, told in a language that it and every set it uses declare.

    With `as_written` the set itself need not: names and other texts of its own stay as they are.

    Raises `NotTold`, `NotTranslated`, `CardErrors`, `FluentMissing` and `MissingMessages`.
    """
    if not cards.ruleset.sentences:
        raise NotTold(cards.ruleset.name)
    parts: dict[str, TranslatedCards] = {}
    for part in (*source.everything_used, source):
        checked = checked_for(part, "" if as_written and part is source else language)
        parts[checked.manifest.id] = TranslatedCards(
            info_of(checked, language), tuple(cards_of(checked, language))
        )
    sources = {
        (id, card.checked_card.kind.name, card.checked_card.slug): (part, card)
        for id, part in parts.items()
        for card in part.cards
    }

    def goal_of(path: str, words: str) -> str:
        part, card = sources[cards.key_of(path)]
        return part.goal(card, words)

    names = {text: name for part in parts.values() for text, name in part.names().items()}
    speech = list(parts.values())[-1].speech(names, goal_of)
    shown = {
        str(facts["path"]): _shown(facts, *sources[cards.key_of(str(facts["path"]))])
        for facts in cards.facts
    }
    texts = {
        (id, card.checked_card.kind.name, card.checked_card.slug): text
        for id, part in parts.items()
        for card, text in zip(part.cards, part.plain_cards(), strict=True)
    }
    return SpokenSet(cards.in_language(speech, shown), texts)


def _shown(facts: Mapping[str, Any], part: TranslatedCards, card: CardSource) -> dict[str, Any]:
    """Return the facts of a card that are only shown, in the language.

    Labels stay beside those that keys are made of.
    """
    texts = part.texts_of(card)
    return {
        "name": texts.name,
        "flavor": texts.flavor or facts.get("flavor", ""),
        "labels_shown": _translated(facts.get("labels", {}), texts.labels),
        "manuals": _translated(list(facts.get("manuals", ())), texts.manuals),
        "counters": _translated(list(facts.get("counters", ())), texts.words),
    }


def _translated(value: Any, texts: Mapping[str, str]) -> Any:
    """Return texts within lists and mappings, each in the language."""
    if isinstance(value, Mapping):
        return {key: _translated(inner, texts) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_translated(inner, texts) for inner in value]
    return texts.get(value, value) if isinstance(value, str) else value
