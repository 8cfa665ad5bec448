"""Reveal the cards of the decks that a set adds: each lies open until the next one or none does.

The printed game has no such decks, so a set without them has no use for this.
Source: Part 5.9 of the rules document.
"""

from __future__ import annotations

from dowlang.engine.effect_lifetimes import release
from dowlang.engine.ongoing_effects import FOREVER, Origin
from dowlang.rulesets.dead_of_winter.procedures.state_based_actions import settle
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import INCIDENT_TAG
from dowlang.rulesets.dead_of_winter.state.streams import SHUFFLE
from dowlang.rulesets.dead_of_winter.state.types import NOBODY, NONE


def reveal_incident(game: Winter, deck: int) -> None:
    """Reveal the top card of a deck: what it says happens, and then its rules are in force.

    The one that lay open is put with those before it. An empty deck is made anew of these. The
    rules neither forbid nor hear what the card does as it is revealed.
    """
    put_incident_away(game, deck)
    make_anew(game, deck)
    if not game.incidents_down[deck]:
        return
    *below, incident = game.incidents_down[deck]
    game.incidents_down[deck] = tuple(below)
    game.incident_open[deck] = incident
    game.emit(E.INCIDENT_REVEALED, incident, deck)
    revealed = game.cards.handler(game.t.incident_path[incident]).get("revealed")
    if revealed is None:
        put_incident_in_force(game, deck)
    else:
        back = game.coming_back()
        game.do(revealed, whose_incident(game))
        game.do(settle)
        game.do(rules_of_incident_begin, deck, incident)
        if back:  # the incident has told its own lines
            game.stack.append(back)


def rules_of_incident_begin(game: Winter, deck: int, incident: int) -> None:
    """Put the rules of an incident in force that has done what it does as it is revealed, where it
    still lies open.
    """
    if game.incident_open[deck] == incident:
        put_incident_in_force(game, deck)


def make_anew(game: Winter, deck: int) -> None:
    """Shuffle the incidents seen before into the deck again, where none of it is left face down."""
    if not game.incidents_down[deck]:
        game.incidents_down[deck] = game.shuffled(SHUFFLE, game.incidents_past[deck])
        game.incidents_past[deck] = ()


def put_incident_away(game: Winter, deck: int) -> None:
    """Put the incident that lies open with those before it. Its rules end."""
    incident = game.incident_open[deck]
    if incident == NONE:
        return
    game.incidents_past[deck] += (incident,)
    game.incident_open[deck] = NONE
    put_incident_in_force(game, deck)
    game.emit(E.INCIDENT_PUT_AWAY, incident)


def put_incident_in_force(game: Winter, deck: int) -> None:
    """Put the rules of the incident that lies open in force, in place of those of another one."""
    if game.lasting:
        release(game, INCIDENT_TAG + deck)
    incident = game.incident_open[deck]
    if incident == NONE:
        return
    path = game.t.incident_path[incident]
    rules = game.cards.handler(path).get("rules")
    if rules is not None:
        rules(game, Origin(path, whose_incident(game), FOREVER, tag=INCIDENT_TAG + deck))


def whose_incident(game: Winter) -> int:
    """Return who is `you` on an incident: the active player, outside turns the first player."""
    return game.active_player if game.active_player != NOBODY else game.arbiter()


STEPS = (rules_of_incident_begin,)
