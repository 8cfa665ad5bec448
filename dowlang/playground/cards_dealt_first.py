"""Begin a game in which the cards of an author come first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.engine.setup_options import SetUpRefused
from dowlang.playground.page_data import Data
from dowlang.playground.page_words import PageWords

DEAL = "deal"
"""The setting of a ruleset by which a card is dealt first."""


SEPARATOR = " + "
"""Stands between the cards that the setting names."""


class FirstCard(NamedTuple):
    """One way for a card to come first: the settings, the cards dealt by them, and the sentence of
    the page that says so with its values.
    """

    settings: Data
    dealt: tuple[str, ...]
    sentence: str
    values: Data


def game_with_first(
    cards: CardSet,
    seed: int,
    settings: Data,
    own: Sequence[tuple[str, str]],
    seat: int,
    words: PageWords,
) -> tuple[Game, str]:
    """Return a game in which own cards come first, and what is to be said of them.

    A card comes first in the first way that the game accepts, after the cards before it.
    """
    dealt: tuple[str, ...] = ()
    notes: list[str] = []
    for kind, name in own:
        ways = _ways_to_come_first(cards, settings, dealt, (kind, name), seat)
        found = next((way for way in ways if _is_accepted(cards, seed, way.settings)), None)
        if found is None:
            notes.append(words.format("by-itself", card=name))
        else:
            settings, dealt = found.settings, found.dealt
            notes.append(words.format(found.sentence, card=name, **found.values))
    return Game.begin(cards, seed, settings), " ".join(notes)


def _ways_to_come_first(
    cards: CardSet, settings: Data, dealt: tuple[str, ...], card: tuple[str, str], seat: int
) -> Iterator[FirstCard]:
    """Yield the settings by which a card may come first: one of its kind, then dealt to a seat,
    then dealt to whoever gets it.
    """
    known = {setting.name for setting in cards.ruleset.settings}
    kind, name = card
    if kind in known:
        yield FirstCard({**settings, kind: name}, dealt, "first", {})
    if DEAL in known:
        called = name if SEPARATOR not in name else _path(cards, kind, name)
        to_seat = (*dealt, f"{called} to {seat + 1}")
        values = {"number": seat + 1}
        yield FirstCard({**settings, DEAL: SEPARATOR.join(to_seat)}, to_seat, "first-to", values)
        to_any = (*dealt, called)
        sentence = "first-of-others" if dealt else "first"
        yield FirstCard({**settings, DEAL: SEPARATOR.join(to_any)}, to_any, sentence, {})


def _path(cards: CardSet, kind: str, name: str) -> str:
    """Return the path of a card, which holds no sign that stands between cards."""
    return next(str(card["path"]) for card in cards.of_kind[kind] if card["name"] == name)


def _is_accepted(cards: CardSet, seed: int, settings: Data) -> bool:
    try:
        Game.begin(cards, seed, settings)
    except SetUpRefused:
        return False
    return True
