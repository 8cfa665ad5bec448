"""Declare effects on the crisis of the round besides being resolved.

Source: Part 5.5 of the rules document.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.procedures.crisis import put_crisis_in_force, reveal_crisis
from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import stop_working, take_away
from dowlang.rulesets.dead_of_winter.state.types import NOBODY, NONE
from dowlang.rulesets.dead_of_winter.words.cards.availability import (
    NOT_THERE,
    WITH_THE_CRISIS,
    is_in_the_game,
    is_still_somewhere,
)
from dowlang.rulesets.dead_of_winter.words.cards.untouched import UNTOUCHED_OR_HELD, mark_dealt_with
from dowlang.rulesets.dead_of_winter.words.cards.zones import (
    CRISIS_DECK,
    Card,
    Crisis,
    Deck,
    is_item,
)
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.rulesets.dead_of_winter.words.void_moments import NO_CRISIS


def is_current(game: Winter, crisis: Crisis) -> bool:
    """Return True for the revealed crisis.

    Rules: R-CRISIS-01.
    """
    return crisis != NONE and crisis == game.crisis


def put_away(game: Winter, crisis: Crisis) -> bool:
    """Put the revealed crisis away. Contributions to it stay given.

    Return False when it was not the revealed one.

    Rules: R-CRISIS-03.
    """
    if not is_current(game, crisis):
        return False
    game.crisis = NONE
    put_crisis_in_force(game)
    game.emit(events.CRISIS_PUT_AWAY, crisis)
    return True


def remove_crisis(game: Winter, crisis: Crisis) -> None:
    """The revealed crisis is removed from the game. Its step then has nothing to resolve
    (R-COMP-18, R-COLONY-06).
    """
    put_away(game, crisis)


def put_crisis_under(game: Winter, crisis: Crisis, deck: Deck) -> None:
    """The revealed crisis goes to the bottom of the crisis deck, unresolved (R-CRISIS-01)."""
    if deck == CRISIS_DECK and put_away(game, crisis):
        game.crisis_deck = (crisis, *game.crisis_deck)


def reveal_another(game: Winter) -> None:
    """The next crisis of the deck lies open in place of the revealed one, which goes to the bottom
    of it. What was given to that one is removed (R-CRISIS-01, R-CRISIS-03).
    """
    put_crisis_under(game, game.crisis, CRISIS_DECK)
    reveal_crisis(game)


def some_crisis(game: Winter) -> None:
    """Let one crisis of the deck lie open in place of the revealed one. Which it is, and so what
    holds then, nobody knows but where only one can come.

    Rules: R-CRISIS-01.
    """
    to_come = game.crisis_deck
    put_crisis_under(game, game.crisis, CRISIS_DECK)
    to_come = to_come or game.crisis_deck
    if to_come:
        game.removed += tuple([item for _, item, _ in game.contributed])
        game.contributed, game.crisis = (), min(to_come)
        if len(to_come) == 1:
            put_crisis_in_force(game)


def is_current_for(game: Winter, crisis: Crisis, deck: Deck) -> bool:
    """Return True for the revealed crisis, when the deck is the one it came from."""
    return deck == CRISIS_DECK and is_current(game, crisis)


REMOVE_CRISIS = words.effect(
    "remove {crisis} from the game",
    void_at=NO_CRISIS,
    example="remove the current crisis from the game",
    rules=("R-COMP-18", "R-COLONY-06"),
    possible=is_current,
    ahead=remove_crisis,
    also=("(discard|cancel|ignore) {crisis}",),
)(remove_crisis)
PUT_CRISIS_UNDER = words.effect(
    "put {crisis} under {deck}",
    void_at=NO_CRISIS,
    to_one=("crisis", "deck"),
    only_pile=("deck", "the crisis deck"),
    example="put the current crisis under the crisis deck",
    rules=("R-CRISIS-01",),
    possible=is_current_for,
    ahead=put_crisis_under,
    also=(
        "(put|place) {crisis} (on|at) the bottom of {deck}",
        "place {crisis} under {deck}",
    ),
)(put_crisis_under)

REVEAL_ANOTHER = words.effect(
    "reveal a new crisis",
    void_at=NO_CRISIS,
    example="reveal a new crisis",
    rules=("R-CRISIS-01", "R-CRISIS-03"),
    ahead=some_crisis,
    also=(
        "(draw|turn over|flip|turn up) a (new crisis|new crisis card)",
        "reveal a new crisis card",
    ),
)(reveal_another)


def slip_card(game: Winter, card: Card) -> None:
    """The card goes face down to the crisis of the round, given by nobody (R-CRISIS-03)."""
    if game.crisis != NONE and is_item(card) and is_still_somewhere(game, card):
        mark_dealt_with(game, card)
        source = take_away(game, card)
        stop_working(game, card, source)
        game.contributed += ((NOBODY, card, 0),)
        game.tell(events.CARD_LEFT, *source)
        game.tell(events.CARD_SLIPPED, card)


def crisis_lies_open(game: Winter, card: Card) -> bool:
    """Return True while a crisis lies open."""
    return game.crisis != NONE


SLIP = words.effect(
    "slip {card} into the crisis",
    void_at=NO_CRISIS,
    lays=("card", WITH_THE_CRISIS),
    misses={"card": (*NOT_THERE, WITH_THE_CRISIS)},
    example="slip 2 random cards in the waste pile into the crisis",
    rules=("R-CRISIS-03",),
    possible=crisis_lies_open,
    there={"card": is_in_the_game},
    left=("card", UNTOUCHED_OR_HELD),
    lying_already={"card": (WITH_THE_CRISIS,)},
    ahead=slip_card,
)(slip_card)

STEPS = (slip_card, remove_crisis, put_crisis_under, reveal_another)
