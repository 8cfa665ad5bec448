"""Write what a set adds to the table: its tracks, where its tokens lie, its open incidents."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from dowlang.rulesets.dead_of_winter.state.labels import label
from dowlang.rulesets.dead_of_winter.state.types import NONE

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

LIES_ON = ("location", "survivor", "player", "card")
"""Nouns of what a token lies on, in the order of `state.tokens_added`."""


def tracks_and_tokens(cards: CardSet, view: Mapping[str, Any]) -> Iterator[str]:
    """Yield a line for each track of the set and each place where tokens of it lie."""
    said = cards.speech.said
    for track, level in enumerate(view["levels"]):
        yield said("track-stands", track=label(cards, "track", track)[1], level=level)
    for token, on, piece, count, beside in view["laid"]:
        kind, where = label(cards, "token kind", token)[1], label(cards, LIES_ON[on], piece)[1]
        if beside != NONE:
            where = f"{where} · {label(cards, 'survivor', beside)[1]}"
        yield said("tokens-lie", token=kind, where=where, count=count)


def incidents(cards: CardSet, view: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Yield each incident that lies open: its path, its name, and the name of its deck."""
    for deck, incident in enumerate(view["incident_open"]):
        if incident >= 0:
            path = str(cards.of_kind["incident"][incident]["path"])
            name, of_deck = label(cards, "incident", incident), label(cards, "incident deck", deck)
            yield path, name[1], of_deck[1]


def decks(cards: CardSet, view: Mapping[str, Any]) -> Iterator[str]:
    """Yield a line for each deck of the set: how many of its cards lie face down, and which were
    seen since it was made.
    """
    said = cards.speech.said
    for deck, left in enumerate(view["incidents_down"]):
        name, past = label(cards, "incident deck", deck)[1], view["incidents_past"][deck]
        seen = cards.speech.commas([label(cards, "incident", one)[1] for one in past])
        if past:
            yield said("deck-seen", deck=name, left=left, seen=seen)
        else:
            yield said("deck-stands", deck=name, left=left)
