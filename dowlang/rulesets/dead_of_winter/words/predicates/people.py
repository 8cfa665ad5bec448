"""Declare what cards can ask of players and survivors (`you control {survivor}`)."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state.board import group
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    NOBODY,
    NONE,
    Location,
    Player,
    Survivor,
)
from dowlang.rulesets.dead_of_winter.words.cards.zones import (
    REMOVED_PILE,
    SURVIVOR_DECK,
    Card,
    Deck,
    equipment_of,
    held,
    same,
)
from dowlang.rulesets.dead_of_winter.words.for_tests import given_cards, given_exiles, given_lines
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.rulesets.dead_of_winter.words.void_moments import AS_A_TURN_BEGINS, NOBODY_LEADS


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
    make=given_cards.give_copy,
    within=("card", held),
    seen_by="player",
    hides=True,
)(has_card)
CONTROLS = words.predicate(
    "control {survivor}",
    tie="side",
    subject="player",
    example="you control a survivor at the colony",
    rules=("R-CARD-20",),
    make=given_lines.control,
    also=("(have|own) {survivor}",),
)(controls)
CONTROLS_MORE = words.predicate(
    "control more survivors than {other}",
    subject="player",
    example="you control more survivors than each other player",
    rules=("R-CARD-20",),
    also=("have more survivors than {other}",),
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
    make=given_exiles.exile_player,
)(player_is_exiled)
PLAYER_ACTIVE = words.state(
    "the active player",
    subject="player",
    example="player 1 is the active player",
    unknown_at=NOBODY_LEADS,
    rules=("R-TURN-05",),
)(player_is_active)
PLAYER_FIRST = words.state(
    "the first player",
    subject="player",
    example="player 2 is the first player",
    unknown_at=NOBODY_LEADS,
    rules=("R-SETUP-14",),
    make=given_lines.set_first_player,
)(player_is_first)


def is_at(game: Winter, survivor: Survivor, place: Location) -> bool:
    """At that location (R-BOARD-08)."""
    return game.location[survivor] == place


def is_outside(game: Winter, survivor: Survivor, place: Location) -> bool:
    """On the board, but not there."""
    return survivor >= 0 and 0 <= game.location[survivor] != place


def is_out_of_play(game: Winter, survivor: Survivor) -> bool:
    """Taken out of play by a card, to come back (R-TEXT-01)."""
    return survivor >= 0 and game.out_of_play[survivor] != NOBODY


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
        if deck == SURVIVOR_DECK
        else game.removed_survivors
        if deck == REMOVED_PILE
        else ()
    )


def shares_location(game: Winter, survivor: Survivor, other: Survivor) -> bool:
    """Two survivors at the same location (R-BOARD-08)."""
    return (
        survivor != other
        and game.location[survivor] >= 0
        and game.location[survivor] == game.location[other]
    )


def is_that_survivor(game: Winter, survivor: Survivor, other: Survivor) -> bool:
    """It is the survivor of that name."""
    return survivor == other


def shares_wounds(game: Winter, survivor: Survivor, other: Survivor) -> bool:
    """Two survivors at the same location with equally many wound tokens of any face
    (R-BOARD-08, R-EXPOSE-05).
    """
    return shares_location(game, survivor, other) and (
        game.wounds[survivor] + game.frostbite[survivor]
        == game.wounds[other] + game.frostbite[other]
    )


def began_turn_at(game: Winter, survivor: Survivor, place: Location) -> bool:
    """Where it stood when the present turn began."""
    return game.began_at[survivor] == place


def has_moved(game: Winter, survivor: Survivor) -> bool:
    """Has used its move of this turn. A move by a card leaves it the own one."""
    return game.moved[survivor] > 0


IS_AT = words.state(
    "at {place}",
    tie="place",
    relation="one",
    subject="survivor",
    example="that survivor is at the colony",
    rules=("R-BOARD-08",),
    make=given_lines.stand_at,
    also=("(in|on) {place}",),
)(is_at)
IS_OUTSIDE = words.state(
    "outside {place}",
    relation="but",
    subject="survivor",
    example="the bearer is outside the colony",
    rules=("R-BOARD-08",),
    also=(
        "(not in|not at|other than|except|besides|apart from|out of|that is not|that are not) "
        "{place}",
    ),
)(is_outside)
IN_PLAY = words.state(
    "in play",
    subject="survivor",
    example="that survivor is in play",
    rules=("R-SURV-01",),
    holds_of="all",
)(is_in_play)
OUT_OF_PLAY = words.state(
    "out of play",
    subject="survivor",
    example="that survivor is out of play",
    holds_of="none",
    rules=("R-TEXT-01",),
)(is_out_of_play)
ALIVE = words.state(
    "alive",
    subject="survivor",
    example="that survivor is alive",
    holds_of="all",
    rules=("R-SURV-04",),
    also=("(living|not dead)",),
)(is_in_play)
SURVIVOR_EXILED = words.state(
    "exiled", subject="survivor", example="that survivor is not exiled", rules=("R-EXILE-01",)
)(survivor_is_exiled)
WOUNDED = words.state(
    "wounded",
    subject="survivor",
    example="your leader is wounded",
    rules=("R-EXPOSE-05",),
    also=("(injured|hurt)",),
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
    make=given_cards.equip_copy,
    within=("card", equipment_of),
    also=("(carrying|armed with|wearing) {card}",),
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
IS_NAMED = words.state(
    "{other}",
    relation="one",
    subject="survivor",
    example='that survivor is "Amara Diallo"',
    rules=("R-CARD-07",),
)(is_that_survivor)
SHARES_WOUNDS = words.predicate(
    "share a location and wounds with {other}",
    printed="share a location and the number of wounds with {other}",
    subject="survivor",
    example="a survivor you control shares a location and wounds with another survivor",
    rules=("R-BOARD-08", "R-EXPOSE-05"),
)(shares_wounds)
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
    void_at=AS_A_TURN_BEGINS,
    rules=("R-ACT-MOV-01",),
)(has_moved)
