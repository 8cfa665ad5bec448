"""Bound the numbers of the tracks and tokens that a set adds, for lints about a whole set.

Source: Part 5.9 of the rules document.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dowlang.rulesets.dead_of_winter.words.set_content.tokens import (
    LAY_AT,
    LAY_BEFORE,
    LAY_ON,
    LAY_ON_CARD,
    NUMBERS_OF_TOKENS,
    SUPPLY,
)
from dowlang.rulesets.dead_of_winter.words.set_content.tracks import LEVEL, SET_LEVEL
from dowlang.vocabulary.value_ranges import Facts, Interval

LAID = (LAY_AT.phrase, LAY_ON.phrase, LAY_BEFORE.phrase, LAY_ON_CARD.phrase)
SETTINGS = {SET_LEVEL.phrase: LEVEL.phrase}
WITH_A_SUPPLY = "for a token whose card says `supply`: of others there are as many as are laid"


def of_tracks_and_tokens(cards: Sequence[Facts]) -> dict[tuple[str, str], Interval]:
    """Return the least and most of what is asked of a track, and of a token with a supply."""
    out: dict[tuple[str, str], Interval] = {}
    for card in cards:
        if card["kind"] == "track":
            low, high, *_ = card["levels"]
            out[LEVEL.phrase, card["slug"]] = int(low), int(high)
        elif card["kind"] == "token" and card.get("supply"):
            for word in NUMBERS_OF_TOKENS:
                out[word.phrase, card["slug"]] = 0, int(card["supply"])
    return out


def without_supply(cards: Sequence[Facts]) -> Mapping[tuple[str, str], tuple[str, str]]:
    """Return what has no answer, by number word and token: how many of those are left that have
    no supply.
    """
    tokens = [card for card in cards if card["kind"] == "token" and not card.get("supply")]
    return {
        (SUPPLY.phrase, card["slug"]): (
            f'supply of "{card.get("name", card["slug"])}"',
            WITH_A_SUPPLY,
        )
        for card in tokens
    }
