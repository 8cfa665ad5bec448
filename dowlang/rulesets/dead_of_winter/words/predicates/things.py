"""Declare what cards can ask of cards, places, dice, the objective and the variant."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.procedures.tracks import BY_DEFEAT
from dowlang.rulesets.dead_of_winter.state.board import room
from dowlang.rulesets.dead_of_winter.state.card_tables import EVENT
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    NONE,
    SYMBOLS,
    Location,
    Survivor,
    Symbol,
)
from dowlang.rulesets.dead_of_winter.state.variants import (
    BETRAYER,
    COOPERATIVE,
    ELIMINATION,
    TWO_PLAYER,
)
from dowlang.rulesets.dead_of_winter.words.adjectives import carries, is_unused_die
from dowlang.rulesets.dead_of_winter.words.cards.zones import (
    ANY_COPY,
    CRISIS_DECK,
    CROSSROADS_DECK,
    SURVIVOR_DECK,
    Card,
    Crisis,
    Crossroads,
    Deck,
    Game,
    Objective,
    PoolDie,
    is_seen,
    lying_in,
    same,
)
from dowlang.rulesets.dead_of_winter.words.for_tests import given_cards, given_lines
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.rulesets.dead_of_winter.words.void_moments import NO_CRISIS


def is_card_in(game: Winter, card: Card, deck: Deck) -> bool:
    """In that deck or pile."""
    return any(same(game, item, card) for item in lying_in(game, deck))


def is_on_top(game: Winter, card: Card, deck: Deck) -> bool:
    """The next to be drawn from that deck, or the last laid on that pile."""
    cards = lying_in(game, deck)
    return bool(cards) and same(game, cards[0], card)


def is_survivor_on_top(game: Winter, survivor: Survivor, deck: Deck) -> bool:
    """Return True when the survivor is the next to be drawn from the survivor deck."""
    return deck == SURVIVOR_DECK and game.survivor_deck[-1:] == (survivor,)


def is_crisis_on_top(game: Winter, crisis: Crisis, deck: Deck) -> bool:
    """Return True when the crisis is the next to be revealed."""
    return deck == CRISIS_DECK and game.crisis_deck[-1:] == (crisis,)


def is_crossroads_on_top(game: Winter, crossroads: Crossroads, deck: Deck) -> bool:
    """Return True when the crossroads card is the next to be drawn."""
    return deck == CROSSROADS_DECK and game.crossroads_deck[-1:] == (crossroads,)


def is_that_card(game: Winter, card: Card, other: Card) -> bool:
    """It is a copy of the item of that name."""
    return same(game, card, other)


def is_that_location(game: Winter, location: Location, other: Location) -> bool:
    """It is the location of that name."""
    return location == other


def is_empty(game: Winter, deck: Deck) -> bool:
    """No card lies in that deck or pile."""
    return not lying_in(game, deck)


def has_symbol(game: Winter, card: Card, symbol: Symbol) -> bool:
    """The item carries the symbol (R-CARD-14)."""
    return carries(game, card, symbol)


def helps_the_crisis(game: Winter, card: Card) -> bool:
    """The item carries a symbol that prevents the crisis of the round (R-CRISIS-05)."""
    if game.crisis == NONE:
        return False
    needed = game.t.crisis_symbols[game.crisis]
    return any(
        needed >> symbol & 1 and carries(game, card, symbol) for symbol in range(len(SYMBOLS))
    )


def is_event_card(game: Winter, card: Card) -> bool:
    """An item that happens when it is played and is then removed (R-CARD-15)."""
    if card <= ANY_COPY:
        return game.t.design_way[ANY_COPY - card] == EVENT
    return is_seen(game, card) and game.t.item_way[card] == EVENT


def has_room(game: Winter, location: Location) -> bool:
    """An empty survivor space (R-BOARD-06)."""
    return room(game, location) > 0


def is_full(game: Winter, location: Location) -> bool:
    """No empty survivor space (R-BOARD-06)."""
    return room(game, location) <= 0


def die_is_unused(game: Winter, die: PoolDie) -> bool:
    """Not spent this round (R-DICE-05)."""
    return is_unused_die(game, die)


def is_main(game: Winter, objective: Objective) -> bool:
    """Everybody works for that one (R-SETUP-02)."""
    return objective == game.main


def is_hardcore(game: Winter, objective: Objective) -> bool:
    """Its hardcore side is up (R-VAR-10)."""
    return game.hardcore > 0 and objective == game.main


def crisis_is_current(game: Winter, crisis: Crisis) -> bool:
    """It lies open in this round (R-CRISIS-01)."""
    return crisis != NONE and crisis == game.crisis


def crisis_needs(game: Winter, crisis: Crisis, symbol: Symbol) -> bool:
    """Cards with that symbol prevent it (R-CRISIS-05)."""
    return crisis != NONE and bool(game.t.crisis_symbols[crisis] >> symbol & 1)


def is_complete(game: Winter, objective: Objective) -> bool:
    """The game ended by completing it (R-END-04, R-END-06)."""
    return game.completed > 0 and objective == game.main


def is_lost(game: Winter, objective: Objective) -> bool:
    """The game ended because a card says that everybody loses."""
    return game.cause == BY_DEFEAT and objective == game.main


def is_cooperative(game: Winter, it: Game) -> bool:
    """Nobody has a secret objective: everybody wins with the main objective or loses, as two
    players do (R-VAR-01..06).
    """
    return game.variant & COOPERATIVE > 0


def is_hardcore_game(game: Winter, it: Game) -> bool:
    """The hardcore side of the main objective is up (R-VAR-01, -10)."""
    return game.hardcore > 0


def is_for_two(game: Winter, it: Game) -> bool:
    """The two-player variant is played (R-VAR-06)."""
    return game.variant & TWO_PLAYER > 0


def has_betrayer_variant(game: Winter, it: Game) -> bool:
    """The betrayer variant is played: fewer harmless objectives were dealt (R-VAR-09)."""
    return game.variant & BETRAYER > 0


def has_elimination(game: Winter, it: Game) -> bool:
    """The elimination variant is played: who loses the last survivor is out (R-VAR-11)."""
    return game.variant & ELIMINATION > 0


COOPERATIVE_GAME = words.state(
    "cooperative", subject="it", example="the game is cooperative", rules=("R-VAR-01", "R-VAR-06")
)(is_cooperative)
HARDCORE_GAME = words.state(
    "hardcore", subject="it", example="the game is hardcore", rules=("R-VAR-01", "R-VAR-10")
)(is_hardcore_game)
FOR_TWO = words.state(
    "two-player", subject="it", example="the game is two-player", rules=("R-VAR-06",)
)(is_for_two)
WITH_BETRAYER = words.state(
    "the betrayer variant",
    subject="it",
    example="the game is the betrayer variant",
    rules=("R-VAR-09",),
)(has_betrayer_variant)
WITH_ELIMINATION = words.state(
    "the elimination variant",
    subject="it",
    example="the game is the elimination variant",
    rules=("R-VAR-11",),
)(has_elimination)
CARD_IN = words.state(
    "in {deck}",
    subject="card",
    example='"Aspirin" is in the waste pile',
    rules=("R-BOARD-11",),
    make=given_cards.put_copy_in,
    covered=True,
)(is_card_in)
ON_TOP = words.state(
    "on top of {deck}",
    subject="card",
    example='"Aspirin" is on top of the waste pile',
    rules=("R-BOARD-11",),
    make=given_cards.put_copy_in,
    covered=True,
)(is_on_top)
SURVIVOR_ON_TOP = words.state(
    "on top of {deck}",
    subject="survivor",
    example="that survivor is on top of the survivor deck",
    seen_by="nobody",
    rules=("R-SURV-01",),
    make=given_lines.put_survivor_on,
    covered=True,
)(is_survivor_on_top)
CRISIS_ON_TOP = words.state(
    "on top of {deck}",
    subject="crisis",
    example='"The Long Whiteout" is on top of the crisis deck',
    seen_by="nobody",
    rules=("R-CRISIS-01",),
    make=given_lines.put_crisis_on,
    covered=True,
)(is_crisis_on_top)
CROSSROADS_ON_TOP = words.state(
    "on top of {deck}",
    subject="crossroads",
    example='"The Fast" is on top of the crossroads deck',
    seen_by="nobody",
    rules=("R-XROADS-01",),
    make=given_lines.put_crossroads_on,
    covered=True,
)(is_crossroads_on_top)
CARRIES_SYMBOL = words.state(
    "a {symbol} card", subject="card", example='"Aspirin" is a medicine card', rules=("R-CARD-14",)
)(has_symbol)
IS_EVENT = words.state(
    "an event card", subject="card", example='"Aspirin" is not an event card', rules=("R-CARD-15",)
)(is_event_card)
HAS_ROOM = words.predicate(
    "have room", subject="location", example="the colony has room", rules=("R-BOARD-06",)
)(has_room)
FULL = words.state("full", subject="location", example="the colony is full", rules=("R-BOARD-06",))(
    is_full
)
EMPTY = words.state(
    "empty",
    subject="deck",
    example="the waste pile is empty",
    rules=("R-BOARD-11",),
    make=given_cards.empty_deck,
)(is_empty)
CARD_NAMED = words.state(
    "{other}",
    relation="one",
    subject="card",
    example='a card in hand is "Aspirin"',
    rules=("R-CARD-13",),
)(is_that_card)
LOCATION_NAMED = words.state(
    "{other}",
    relation="one",
    subject="location",
    example='the location of your leader is "School"',
    rules=("R-BOARD-01",),
)(is_that_location)
UNUSED = words.state(
    "unused", subject="die", example="a die in your pool is unused", rules=("R-DICE-05",)
)(die_is_unused)
IS_MAIN = words.state(
    "the main objective",
    subject="objective",
    example='"Words on the Wind" is the main objective',
    rules=("R-SETUP-02",),
)(is_main)
HARDCORE = words.state(
    "hardcore", subject="objective", example="the main objective is hardcore", rules=("R-VAR-10",)
)(is_hardcore)
CURRENT = words.state(
    "the current crisis",
    void_at=NO_CRISIS,
    subject="crisis",
    example='"The Long Whiteout" is the current crisis',
    rules=("R-CRISIS-01",),
)(crisis_is_current)
HELPS = words.state(
    "needed by the current crisis",
    void_at=NO_CRISIS,
    subject="card",
    example='"Aspirin" is needed by the current crisis',
    rules=("R-CRISIS-05",),
)(helps_the_crisis)
NEEDS = words.predicate(
    "need {symbol} cards",
    void_at=NO_CRISIS,
    subject="crisis",
    example="the current crisis needs fuel cards",
    rules=("R-CRISIS-05",),
)(crisis_needs)
COMPLETE = words.state(
    "complete",
    subject="objective",
    example="the main objective is complete",
    rules=("R-END-04", "R-END-06"),
    make=given_lines.complete,
    also=("(completed|achieved|fulfilled|met|done|fulfilled)",),
)(is_complete)
LOST = words.state(
    "lost", subject="objective", example="the main objective is lost", rules=("R-END-07",)
)(is_lost)
