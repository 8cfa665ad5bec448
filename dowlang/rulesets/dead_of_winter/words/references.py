"""Declare closed things: the colony, here, the bearer, the leader of a group, decks, participants.

Source: Part 5.2 of the rules document.

A reference is a constant of the state (its function), or reads a binding of the place where it
stands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dowlang.rulesets.dead_of_winter.procedures.rounds import COLONY_PHASE, PLAYER_TURNS
from dowlang.rulesets.dead_of_winter.state.card_zones import REMOVED, SPOTS, WASTE
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    NOBODY,
    NOWHERE,
    Fallen,
    Location,
    Player,
    Survivor,
)
from dowlang.rulesets.dead_of_winter.words.cards.zones import (
    CRISIS_DECK,
    CROSSROADS_DECK,
    EXILE_DECK,
    REMOVED_PILE,
    SURVIVOR_DECK,
    WASTE_PILE,
    Deck,
    Game,
    Phase,
)
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.rulesets.dead_of_winter.words.void_moments import NOBODY_LEADS
from dowlang.vocabulary.declarations import Place, ReferenceWord


def constant(
    phrase: str,
    noun: str,
    function: Callable[..., int | tuple[int, ...]],
    rules: Sequence[str] = (),
    implicit: Sequence[str] = (),
    make: Callable[..., Any] | None = None,
    *,
    example: str,
    **more: Any,
) -> ReferenceWord:
    """Declare a closed thing whose function gives it.

    Slots of the phrase and implicit bindings are its parameters.
    """
    word = ReferenceWord(
        Place.REFERENCE,
        phrase,
        function,
        example,
        rules=tuple(rules),
        noun=noun,
        implicit=tuple(implicit),
        make=make,
        **more,
    )
    words.words.append(word)
    return word


# ---- places
def the_colony(game: Winter) -> Location:
    """The colony, which is a location like the others (R-BOARD-01)."""
    return COLONY


def here(game: Winter, bearer: Survivor) -> Location:
    """Where the bearer of the ability or card is (R-CARD-11)."""
    return game.location[bearer] if bearer >= 0 else NOWHERE


def anywhere(game: Winter) -> Location:
    """Any location: only on a survivor's card (R-CARD-11)."""
    return -1


def location_of(game: Winter, survivor: Survivor) -> Location:
    """Where that survivor is. Nothing happens for one that is not on the board."""
    return game.location[survivor] if survivor >= 0 else NOWHERE


constant(
    "the colony", "location", the_colony, ("R-BOARD-01",), example="add 2 zombies to the colony"
)
constant("here", "location", here, ("R-CARD-11",), ("bearer",), example="kill up to 2 zombies here")
constant("anywhere", "location", anywhere, ("R-CARD-11",), example="at anywhere")
constant(
    "the location of {survivor}",
    "location",
    location_of,
    example="add 1 zombie to the location of your leader",
    tie="place",
)
words.reference(
    "the origin",
    "location",
    binding="origin",
    example="place that survivor at the origin",
    says="where a move or a lure began: only where such an event is waited for",
)
words.reference(
    "the destination",
    "location",
    binding="destination",
    example="add 1 zombie to the destination",
    says="where a move, a placing or a lure ended: only where such an event is waited for",
)


# ---- the game and its phases
def the_game(game: Winter) -> Game:
    """The game that is being played: which variant it is (R-VAR)."""
    return 0


def the_player_turn_phase(game: Winter) -> Phase:
    """The first phase of a round: a crisis, dice, a turn for everybody (R-ROUND-02)."""
    return PLAYER_TURNS


def the_colony_phase(game: Winter) -> Phase:
    """The second phase of a round: its seven steps (R-ROUND-04)."""
    return COLONY_PHASE


constant("the game", "game", the_game, ("R-VAR-01",), example="the game is cooperative")
constant(
    "the player turn phase",
    "phase",
    the_player_turn_phase,
    ("R-ROUND-02",),
    example="when the player turn phase ends",
)
constant(
    "the colony phase",
    "phase",
    the_colony_phase,
    ("R-ROUND-04",),
    example="when the colony phase starts",
)


# ---- players and survivors
def the_active_player(game: Winter) -> Player:
    """Whose turn it is. Outside turns the first player (R-TURN-05, U-57)."""
    return game.active()


def the_first_player(game: Winter) -> Player:
    """Who holds the first player token (R-SETUP-14)."""
    return game.first_player


def controller_of(game: Winter, survivor: Survivor) -> Player:
    """Who controls a survivor. For one that is lost, who had the turn (U-59)."""
    controller = game.controller[survivor] if survivor >= 0 else NOBODY
    return controller if controller >= 0 else game.active()


def leader_of(game: Winter, player: Player) -> Survivor:
    """Who leads that player's group. Nobody where the group is empty (R-SETUP-12)."""
    return game.leader[player]


def your_leader(game: Winter, you: Player) -> Survivor:
    """The leader of your group (R-SETUP-12)."""
    return game.leader[you]


def their_leader(game: Winter, they: Player) -> Survivor:
    """The leader of the group of the player spoken of."""
    return game.leader[they]


constant(
    "the active player",
    "player",
    the_active_player,
    ("R-TURN-05",),
    example="the active player discards 1 card",
    unknown_at=NOBODY_LEADS,
)
constant(
    "the first player",
    "player",
    the_first_player,
    ("R-SETUP-14",),
    example="the first player discards 1 card",
    unknown_at=NOBODY_LEADS,
)
constant(
    "the controller of {survivor}",
    "player",
    controller_of,
    ("U-59",),
    example="the controller of that survivor discards 1 card",
    tie="side",
)


def last_controller_of(game: Winter, survivor: Fallen) -> Player:
    """Who controlled a survivor when it was killed (R-SURV-05)."""
    return game.fell_under[survivor] if survivor >= 0 else NOBODY


constant(
    "the last controller of {survivor}",
    "player",
    last_controller_of,
    ("R-SURV-05",),
    example="the last controller of that fallen survivor discards 1 card",
)
constant(
    "the leader of {player}",
    "survivor",
    leader_of,
    ("R-SETUP-12",),
    example="the leader of the first player gets 1 wound",
    tie="side",
)
constant(
    "your leader",
    "survivor",
    your_leader,
    ("R-SETUP-12",),
    ("you",),
    example="your leader gets 1 wound",
    tie="side",
)
constant(
    "their leader",
    "survivor",
    their_leader,
    ("R-SETUP-12",),
    ("they",),
    example="kill their leader",
    tie="side",
)
words.reference(
    "the bearer",
    "survivor",
    binding="bearer",
    example="the bearer gets 1 wound",
    says="the survivor whose card this is, who carries the item, or to whom the card is attached",
)


# ---- decks and piles
def deck_of(game: Winter, location: Location) -> Deck:
    """The item deck of a location (R-SETUP-10)."""
    return location


def the_survivor_deck(game: Winter) -> Deck:
    """The deck of survivor cards (R-SETUP-08)."""
    return SURVIVOR_DECK


def the_crisis_deck(game: Winter) -> Deck:
    """The deck of crisis cards (R-SETUP-07)."""
    return CRISIS_DECK


def the_crossroads_deck(game: Winter) -> Deck:
    """The deck of crossroads cards (R-SETUP-08)."""
    return CROSSROADS_DECK


def the_exile_deck(game: Winter) -> Deck:
    """The deck of exiled objectives (R-SETUP-08)."""
    return EXILE_DECK


def the_waste_pile(game: Winter) -> Deck:
    """The pile of discarded cards, the last one on top (R-BOARD-11)."""
    return WASTE_PILE


def the_removed_pile(game: Winter) -> Deck:
    """The items removed from the game (R-COMP-18)."""
    return REMOVED_PILE


constant(
    "the {location} deck",
    "deck",
    deck_of,
    ("R-SETUP-10",),
    example='draw 1 card from the "Library" deck',
    spot="an item deck",
)
constant(
    "the survivor deck",
    "deck",
    the_survivor_deck,
    ("R-SETUP-08",),
    example="shuffle the survivor deck",
    spot="the survivor deck",
    apart=True,
)
constant(
    "the crisis deck",
    "deck",
    the_crisis_deck,
    ("R-SETUP-07",),
    example="look at the top 2 cards of the crisis deck",
    spot="the crisis deck",
    apart=True,
)
constant(
    "the crossroads deck",
    "deck",
    the_crossroads_deck,
    ("R-SETUP-08",),
    example="shuffle the crossroads deck",
    spot="the crossroads deck",
    apart=True,
)
constant(
    "the exile deck",
    "deck",
    the_exile_deck,
    ("R-SETUP-08",),
    example="shuffle the exile deck",
    spot="the exile deck",
    apart=True,
)
constant(
    "the waste pile",
    "deck",
    the_waste_pile,
    ("R-BOARD-11",),
    example="take 1 tool card from the waste pile",
    lies_open=True,
    spot=SPOTS[WASTE],
)
constant(
    "the removed pile",
    "deck",
    the_removed_pile,
    ("R-COMP-18",),
    example="take 1 fuel card from the removed pile",
    lies_open=True,
    spot=SPOTS[REMOVED],
)
