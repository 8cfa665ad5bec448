"""Declare the words for the decks that a set adds, and for their cards, the incidents.

A set declares a deck with a card of that kind, and each incident says of which deck it is.
Source: Part 5.9 of the rules document.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from dowlang.rulesets.dead_of_winter.procedures.incidents_added import (
    make_anew,
    put_incident_away,
    put_incident_in_force,
    reveal_incident,
)
from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import NONE
from dowlang.rulesets.dead_of_winter.words.event_declaration import event
from dowlang.rulesets.dead_of_winter.words.for_tests.given_lines import Unbuildable
from dowlang.rulesets.dead_of_winter.words.registry import words

IncidentDeck = Annotated[int, "incident deck"]
Incident = Annotated[int, "incident"]


def all_decks(game: Winter) -> Sequence[int]:
    """The decks of the set."""
    return range(len(game.t.incidents_of_deck))


def deck_named(game: Winter, slug: str) -> int:
    """Number of a deck of the set. Raises `KeyError`."""
    return game.cards.number("deck", slug)


def all_incidents(game: Winter) -> Sequence[int]:
    """The incidents of all decks of the set."""
    return range(len(game.t.incident_path))


def incident_named(game: Winter, slug: str) -> int:
    """Number of an incident. Raises `KeyError`."""
    return game.cards.number("incident", slug)


def lies_open(game: Winter, incident: Incident) -> bool:
    """It was revealed last of its deck."""
    return game.incident_open[game.t.incident_deck[incident]] == incident


def lies_on_top(game: Winter, incident: Incident, deck: IncidentDeck) -> bool:
    """It is the next of that deck to be revealed."""
    return game.incidents_down[deck][-1:] == (incident,)


def cards_left(game: Winter, deck: IncidentDeck) -> int:
    """Cards of a deck that lie face down."""
    return len(game.incidents_down[deck])


def has_cards(game: Winter, deck: IncidentDeck) -> bool:
    """Return True for a deck that has a card to reveal, be it after it was made anew."""
    return bool(game.t.incidents_of_deck[deck])


def has_open_card(game: Winter, deck: IncidentDeck) -> bool:
    """Return True where a card of the deck lies open."""
    return game.incident_open[deck] != NONE


def reveal_next(game: Winter, deck: IncidentDeck) -> None:
    """The top card of a deck of the set is revealed: what it says happens, and then its rules hold
    while it lies open. The one that lay there is put with those before it, and an empty deck is
    made anew of these.
    """
    reveal_incident(game, deck)


def some_incident(game: Winter, deck: IncidentDeck) -> None:
    """Let the next card of the deck lie open in place of another one. Which it is, and so what
    holds then, nobody knows but where all that may come are alike.
    """
    put_incident_away(game, deck)
    make_anew(game, deck)
    to_come = game.incidents_down[deck]
    if to_come:
        game.incidents_down[deck] = tuple(sorted(to_come))[1:]
        game.incident_open[deck] = min(to_come)
        if len({*to_come}) == 1:
            put_incident_in_force(game, deck)


def put_away(game: Winter, deck: IncidentDeck) -> None:
    """The card of a deck of the set that lies open is put away, and its rules end."""
    put_incident_away(game, deck)


def give_open(game: Winter, incident: Incident) -> None:
    """Let the incident lie open in place of another one, with its rules in force."""
    deck = game.t.incident_deck[incident]
    before = game.incident_open[deck]
    if before == incident:
        return
    _take(game, incident, deck)
    if before != NONE:
        game.incidents_past[deck] += (before,)
    game.incident_open[deck] = incident
    put_incident_in_force(game, deck)


def give_on_top(game: Winter, incident: Incident, deck: IncidentDeck) -> None:
    """Put a copy of the incident on top of its deck. Raises `Unbuildable` for another deck."""
    if game.t.incident_deck[incident] != deck:
        raise Unbuildable("an incident can lie on top of the deck that its card names")
    _take(game, incident, deck)
    game.incidents_down[deck] += (incident,)


def _take(game: Winter, incident: int, deck: int) -> None:
    """Take a copy of the incident from where one lies. Raises `Unbuildable` when all are used."""
    for piles in (game.incidents_down, game.incidents_past):
        if incident in piles[deck]:
            at = piles[deck].index(incident)
            piles[deck] = piles[deck][:at] + piles[deck][at + 1 :]
            return
    raise Unbuildable("every copy of that incident lies somewhere else already")


DECK = words.noun(
    "incident deck",
    domain=all_decks,
    named_by="deck",
    named=deck_named,
    says="a deck that the set declares, by its name",
)
INCIDENT = words.noun(
    "incident",
    domain=all_incidents,
    named_by="incident",
    named=incident_named,
    says="a card of a deck that the set declares, by its name",
)
OPEN = words.predicate(
    "lie open",
    subject="incident",
    example='"Sleet" lies open',
    rules=("R-TEXT-01",),
    make=give_open,
)(lies_open)
ON_TOP = words.state(
    "on top of {deck}",
    subject="incident",
    example='"Sleet" is on top of "Weather"',
    seen_by="nobody",
    rules=("R-TEXT-01",),
    make=give_on_top,
    covered=True,
)(lies_on_top)
LEFT = words.number(
    "cards left in {deck}",
    one="card left in {deck}",
    example='cards left in "Weather"',
    rules=("R-TEXT-01",),
)(cards_left)
REVEAL_NEXT = words.effect(
    "reveal the next card of {deck}",
    example='reveal the next card of "Weather"',
    rules=("R-TEXT-01",),
    possible=has_cards,
    ahead=some_incident,
    also=(
        "(draw|reveal|flip|turn over|turn up) (a|one|the next|the top) card (of|from) "
        "[the] {deck} [deck]",
    ),
)(reveal_next)
PUT_AWAY = words.effect(
    "put away the card of {deck}",
    example='put away the card of "Weather"',
    rules=("R-TEXT-01",),
    possible=has_open_card,
    ahead=put_away,
    also=("(discard|remove|clear) the (card|open card|current card) (of|from) {deck}",),
)(put_away)
event(
    "revealed",
    events.INCIDENT_REVEALED,
    '"Sleet" is revealed',
    ("R-TEXT-01",),
    subject="incident",
    happening=True,
    source="incident deck",
    says="a card of a deck of the set has been revealed",
)

STEPS = (reveal_next, put_away)
