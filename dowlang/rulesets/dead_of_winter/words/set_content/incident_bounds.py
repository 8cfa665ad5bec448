"""Say what the decks of a set and their incidents can never do, for lints about a whole set.

Source: Part 5.9 of the rules document.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dowlang.rulesets.dead_of_winter.state.events import CRISIS_REVEALED, INCIDENT_REVEALED
from dowlang.rulesets.dead_of_winter.words.set_content.incidents import (
    LEFT,
    OPEN,
    PUT_AWAY,
    REVEAL_NEXT,
)
from dowlang.vocabulary.value_ranges import Facts, Interval, Unheard

OF_DECKS = (REVEAL_NEXT.phrase, PUT_AWAY.phrase)
NO_INCIDENT = "no incident of this set names that deck"
NOT_OF_ITS_DECK = (
    "the rules of an incident end before another card of its deck is revealed, and begin after it "
    "is revealed itself: what happens then is written below `revealed`"
)
NOT_OF_CRISES = (
    "the rules of a crisis begin after it is revealed and end before the next one is: what "
    "happens then is written below `revealed`"
)


def incidents_of(cards: Sequence[Facts]) -> dict[str, list[str]]:
    """Return the slugs of the incidents of each deck that the set adds, by its slug."""
    decks: dict[str, list[str]] = {card["slug"]: [] for card in cards if card["kind"] == "deck"}
    for card in cards:
        if card["kind"] == "incident":
            decks.setdefault(card["deck"], []).append(card["slug"])
    return decks


def of_nothing(cards: Sequence[Facts]) -> Mapping[tuple[str, str], str]:
    """Return what nothing comes of, by effect and deck: lines about a deck without incidents."""
    empty = [deck for deck, incidents in incidents_of(cards).items() if not incidents]
    return {(phrase, deck): NO_INCIDENT for deck in empty for phrase in OF_DECKS}


def of_decks(cards: Sequence[Facts]) -> dict[tuple[str, str], Interval]:
    """Return the least and most of the cards left in each deck that the set adds."""
    sizes: dict[str, int] = {card["slug"]: 0 for card in cards if card["kind"] == "deck"}
    for card in cards:
        if card["kind"] == "incident":
            sizes[card["deck"]] = sizes.get(card["deck"], 0) + int(card.get("times", 1))
    return {(LEFT.phrase, deck): (0, size) for deck, size in sizes.items()}


def one_at_a_time(cards: Sequence[Facts]) -> dict[tuple[str, str], str]:
    """Return, by phrase and incident, the deck of which one card lies open."""
    names = {
        card["slug"]: card.get("name", card["slug"]) for card in cards if card["kind"] == "deck"
    }
    return {
        (OPEN.phrase, incident): f'one card of "{names.get(deck, deck)}" lies open'
        for deck, incidents in incidents_of(cards).items()
        for incident in incidents
    }


def unheard(cards: Sequence[Facts]) -> dict[tuple[str, str, int], Unheard]:
    """Return what the rules of an incident and of a crisis never hear: its own being revealed, and
    that of what ends them.
    """
    decks = {deck: found for deck, found in incidents_of(cards).items() if found}
    out: dict[tuple[str, str, int], Unheard] = {}
    for incidents in decks.values():
        never = None if len(decks) == 1 else frozenset(incidents)
        for slug in incidents:
            out["incident", slug, INCIDENT_REVEALED] = never, NOT_OF_ITS_DECK
    for card in cards:
        if card["kind"] == "crisis":
            out["crisis", card["slug"], CRISIS_REVEALED] = None, NOT_OF_CRISES
    return out


def carried_out(
    cards: Sequence[Facts],
) -> Mapping[tuple[str, str], frozenset[tuple[str, str, str]]]:
    """Return what an effect carries out one of, by effect and deck: (kind, slug, procedure)."""
    return {
        (REVEAL_NEXT.phrase, deck): frozenset(("incident", slug, "revealed") for slug in incidents)
        for deck, incidents in incidents_of(cards).items()
    }
