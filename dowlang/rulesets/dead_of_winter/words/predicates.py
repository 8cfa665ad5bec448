"""Declare what holds or not: verbs (`you control …`) and states (`is at …`).

Each that a `given` line needs can also be brought about.

Source: Part 5.4 of the rules document.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.procedures.tracks import BY_DEFEAT
from dowlang.rulesets.dead_of_winter.state.board import group, room
from dowlang.rulesets.dead_of_winter.state.card_tables import EVENT
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    NOBODY,
    NONE,
    Location,
    Player,
    Survivor,
    Symbol,
)
from dowlang.rulesets.dead_of_winter.state.variants import (
    BETRAYER,
    COOPERATIVE,
    ELIMINATION,
    TWO_PLAYER,
)
from dowlang.rulesets.dead_of_winter.words import given_lines
from dowlang.rulesets.dead_of_winter.words.adjectives import carries
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.rulesets.dead_of_winter.words.zones import (
    ANY_COPY,
    CRISES,
    CROSSROADS,
    DICE_OF_A_PLAYER,
    REMOVED,
    SURVIVORS,
    Card,
    Crisis,
    Crossroads,
    Deck,
    Game,
    Objective,
    PoolDie,
    cards_of,
    held,
    is_seen,
    same,
)


# ---- players
# --------------------------------------------------------------------------------------------------
def has_card(game: Winter, player: Player, card: Card) -> bool:
    """In hand or equipped on a survivor of the group (U-56)."""
    return any(same(game, item, card) for item in held(game, player))


def controls(game: Winter, player: Player, survivor: Survivor) -> bool:
    """The survivor is of the player's group."""
    return game.controller[survivor] == player


def controls_more(game: Winter, player: Player, other: Player) -> bool:
    """More survivors than the other player."""
    return len(group(game, player)) > len(group(game, other))


def controls_fewer(game: Winter, player: Player, other: Player) -> bool:
    """Fewer survivors than the other player."""
    return len(group(game, player)) < len(group(game, other))


def player_is_exiled(game: Winter, player: Player) -> bool:
    """Exiled (R-EXILE-01)."""
    return game.exiled[player] > 0


def player_is_active(game: Winter, player: Player) -> bool:
    """It is that player's turn."""
    return game.active_player == player


def player_is_first(game: Winter, player: Player) -> bool:
    """Holds the first player token."""
    return game.first_player == player


HAS = words.predicate(
    "have {card}",
    subject="player",
    example='player 1 has "Aspirin"',
    rules=("U-56",),
    make=given_lines.give_copy,
)(has_card)
CONTROLS = words.predicate(
    "control {survivor}",
    subject="player",
    example="you control a survivor at the colony",
    rules=("R-CARD-20",),
    make=given_lines.control,
)(controls)
CONTROLS_MORE = words.predicate(
    "control more survivors than {other}",
    subject="player",
    example="you control more survivors than each other player",
    rules=("R-CARD-20",),
)(controls_more)
CONTROLS_FEWER = words.predicate(
    "control fewer survivors than {other}",
    subject="player",
    example="you control fewer survivors than another player",
    rules=("R-CARD-20",),
)(controls_fewer)
PLAYER_EXILED = words.state(
    "exiled",
    subject="player",
    example="you are exiled",
    rules=("R-EXILE-01",),
    make=given_lines.exile_player,
)(player_is_exiled)
PLAYER_ACTIVE = words.state(
    "the active player",
    subject="player",
    example="player 1 is the active player",
    rules=("R-TURN-05",),
)(player_is_active)
PLAYER_FIRST = words.state(
    "the first player",
    subject="player",
    example="player 2 is the first player",
    rules=("R-SETUP-14",),
    make=given_lines.set_first_player,
)(player_is_first)


# ---- survivors
# --------------------------------------------------------------------------------------------------
def is_at(game: Winter, survivor: Survivor, place: Location) -> bool:
    """At that location (R-BOARD-08)."""
    return game.location[survivor] == place


def is_outside(game: Winter, survivor: Survivor, place: Location) -> bool:
    """On the board, but not there."""
    return game.location[survivor] >= 0 and game.location[survivor] != place


def is_in_play(game: Winter, survivor: Survivor) -> bool:
    """Somebody controls it."""
    return survivor != NONE and game.controller[survivor] != NOBODY


def survivor_is_exiled(game: Winter, survivor: Survivor) -> bool:
    """Its controller is exiled (R-EXILE-01)."""
    return game.controller[survivor] != NOBODY and game.exiled[game.controller[survivor]] > 0


def survivor_is_wounded(game: Winter, survivor: Survivor) -> bool:
    """Has a wound token of any face (R-EXPOSE-05)."""
    return survivor != NONE and game.wounds[survivor] + game.frostbite[survivor] > 0


def survivor_is_frostbitten(game: Winter, survivor: Survivor) -> bool:
    """Has a frostbite token (R-EXPOSE-05)."""
    return survivor != NONE and game.frostbite[survivor] > 0


def is_equipped(game: Winter, survivor: Survivor, card: Card) -> bool:
    """The card is beside the survivor (R-ACT-PLY-04)."""
    return any(same(game, item, card) for item in game.equipment[survivor])


def is_leader(game: Winter, survivor: Survivor, player: Player) -> bool:
    """Leads that player's group (R-SETUP-12)."""
    return game.leader[player] == survivor


def is_survivor_in(game: Winter, survivor: Survivor, deck: Deck) -> bool:
    """In the survivor deck, or among those removed from the game (R-COMP-18)."""
    return survivor in (
        game.survivor_deck
        if deck == SURVIVORS
        else game.removed_survivors
        if deck == REMOVED
        else ()
    )


def shares_location(game: Winter, survivor: Survivor, other: Survivor) -> bool:
    """Two survivors at the same location (R-BOARD-08)."""
    return (
        survivor != other
        and game.location[survivor] >= 0
        and game.location[survivor] == game.location[other]
    )


def began_turn_at(game: Winter, survivor: Survivor, place: Location) -> bool:
    """Where it stood when the present turn began."""
    return game.began_at[survivor] == place


def has_moved(game: Winter, survivor: Survivor) -> bool:
    """Has used its move of this turn; a move by a card leaves it the own one."""
    return game.moved[survivor] > 0


IS_AT = words.state(
    "at {place}",
    relation="one",
    subject="survivor",
    example="that survivor is at the colony",
    rules=("R-BOARD-08",),
    make=given_lines.stand_at,
)(is_at)
IS_OUTSIDE = words.state(
    "outside {place}",
    relation="but",
    subject="survivor",
    example="the bearer is outside the colony",
    rules=("R-BOARD-08",),
)(is_outside)
IN_PLAY = words.state(
    "in play", subject="survivor", example="that survivor is in play", rules=("R-SURV-01",)
)(is_in_play)
ALIVE = words.state(
    "alive", subject="survivor", example="that survivor is alive", rules=("R-SURV-04",)
)(is_in_play)
SURVIVOR_EXILED = words.state(
    "exiled", subject="survivor", example="that survivor is not exiled", rules=("R-EXILE-01",)
)(survivor_is_exiled)
WOUNDED = words.state(
    "wounded", subject="survivor", example="your leader is wounded", rules=("R-EXPOSE-05",)
)(survivor_is_wounded)
FROSTBITTEN = words.state(
    "frostbitten",
    subject="survivor",
    example="that survivor is frostbitten",
    rules=("R-EXPOSE-05",),
)(survivor_is_frostbitten)
EQUIPPED = words.state(
    "equipped with {card}",
    subject="survivor",
    example="that survivor is equipped with a weapon card",
    rules=("R-ACT-PLY-04",),
    make=given_lines.equip_copy,
)(is_equipped)
LEADER = words.state(
    "the leader of {player}",
    relation="one",
    subject="survivor",
    example="that survivor is the leader of player 1",
    rules=("R-SETUP-12",),
    make=given_lines.make_leader,
)(is_leader)
SURVIVOR_IN = words.state(
    "in {deck}",
    subject="survivor",
    example="that survivor is in the survivor deck",
    rules=("R-SURV-01",),
    make=given_lines.put_survivor_in,
)(is_survivor_in)
SHARES = words.predicate(
    "share a location with {other}",
    subject="survivor",
    example="that survivor shares a location with a survivor you control",
    rules=("R-BOARD-08",),
)(shares_location)
BEGAN_AT = words.predicate(
    "started this turn at {place}",
    relation="one",
    subject="survivor",
    example="that survivor started this turn at the colony",
    rules=("R-TURN-06",),
)(began_turn_at)

MOVED = words.predicate(
    "moved this turn",
    subject="survivor",
    example="a survivor you control moved this turn",
    rules=("R-ACT-MOV-01",),
)(has_moved)


# ---- cards, places, dice, the objective
# ------------------------------------------------------------------------------------
def is_card_in(game: Winter, card: Card, deck: Deck) -> bool:
    """In that deck or pile."""
    return any(same(game, item, card) for item in cards_of(game, deck))


def is_on_top(game: Winter, card: Card, deck: Deck) -> bool:
    """The next to be drawn from that deck, or the last laid on that pile."""
    cards = cards_of(game, deck)
    return bool(cards) and same(game, cards[0], card)


def is_survivor_on_top(game: Winter, survivor: Survivor, deck: Deck) -> bool:
    """Return True when the survivor is the next to be drawn from the survivor deck."""
    return deck == SURVIVORS and game.survivor_deck[-1:] == (survivor,)


def is_crisis_on_top(game: Winter, crisis: Crisis, deck: Deck) -> bool:
    """Return True when the crisis is the next to be revealed."""
    return deck == CRISES and game.crisis_deck[-1:] == (crisis,)


def is_crossroads_on_top(game: Winter, crossroads: Crossroads, deck: Deck) -> bool:
    """Return True when the crossroads card is the next to be drawn."""
    return deck == CROSSROADS and game.crossroads_deck[-1:] == (crossroads,)


def has_symbol(game: Winter, card: Card, symbol: Symbol) -> bool:
    """The item carries the symbol (R-CARD-14)."""
    return carries(game, card, symbol)


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
    return die % DICE_OF_A_PLAYER in game.unused[die // DICE_OF_A_PLAYER]


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


# ---- the variant
# --------------------------------------------------------------------------------------------------
def is_cooperative(game: Winter, it: Game) -> bool:
    """Nobody has a secret objective: everybody wins with the main objective or loses; so do two
    players (R-VAR-01..06).
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
    make=given_lines.put_copy_in,
)(is_card_in)
ON_TOP = words.state(
    "on top of {deck}",
    subject="card",
    example='"Aspirin" is on top of the waste pile',
    rules=("R-BOARD-11",),
    make=given_lines.put_copy_in,
)(is_on_top)
SURVIVOR_ON_TOP = words.state(
    "on top of {deck}",
    subject="survivor",
    example="that survivor is on top of the survivor deck",
    rules=("R-SURV-01",),
    make=given_lines.put_survivor_on,
)(is_survivor_on_top)
CRISIS_ON_TOP = words.state(
    "on top of {deck}",
    subject="crisis",
    example='"The Long Whiteout" is on top of the crisis deck',
    rules=("R-CRISIS-01",),
    make=given_lines.put_crisis_on,
)(is_crisis_on_top)
CROSSROADS_ON_TOP = words.state(
    "on top of {deck}",
    subject="crossroads",
    example='"The Fast" is on top of the crossroads deck',
    rules=("R-XROADS-01",),
    make=given_lines.put_crossroads_on,
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
UNUSED = words.state("unused", subject="die", example="a die is unused", rules=("R-DICE-05",))(
    die_is_unused
)
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
    subject="crisis",
    example='"The Long Whiteout" is the current crisis',
    rules=("R-CRISIS-01",),
)(crisis_is_current)
NEEDS = words.predicate(
    "need {symbol} cards",
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
)(is_complete)
LOST = words.state(
    "lost", subject="objective", example="the main objective is lost", rules=("R-END-07",)
)(is_lost)
