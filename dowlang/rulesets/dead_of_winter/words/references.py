"""Closed things: the colony, here, the bearer, the leader of a group, decks by name, participants of an event. (Part 5.2)

A reference is a constant of the state (its function), or reads a binding of the place where it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dowlang.rulesets.dead_of_winter.state import Winter
from dowlang.rulesets.dead_of_winter.types import COLONY, Location, Player, Survivor
from dowlang.rulesets.dead_of_winter.words.declared import words
from dowlang.rulesets.dead_of_winter.words.zones import (
    CRISES,
    CROSSROADS,
    EXILE_OBJECTIVES,
    REMOVED,
    SURVIVORS,
    WASTE,
    Cards,
    Deck,
)
from dowlang.vocabulary.words import Place, Word


def _constant(phrase: str, noun: str, function: Callable[..., int | tuple[int, ...]], rules: Sequence[str] = (), implicit: Sequence[str] = (),
              make: Callable[..., Any] | None = None) -> Word:
    """Declare a closed thing whose function gives it; slots of the phrase and implicit bindings are its parameters."""
    word = Word(Place.REFERENCE, phrase, function, rules=tuple(rules), noun=noun, implicit=tuple(implicit), make=make)
    words.words.append(word)
    return word


# ---- places ----------------------------------------------------------------------------------------------------------------
def the_colony(game: Winter) -> Location:
    """The colony (R-BOARD-01)."""
    return COLONY


def here(game: Winter, bearer: Survivor) -> Location:
    """Where the bearer of the ability or card is (R-CARD-11)."""
    return game.location[bearer]


def anywhere(game: Winter) -> Location:
    """Any location: only on a survivor's card (R-CARD-11)."""
    return -1


def location_of(game: Winter, survivor: Survivor) -> Location:
    """Where a survivor is, -1 when it is not on the board."""
    return game.location[survivor]


_constant("the colony", "location", the_colony, ("R-BOARD-01",))
_constant("here", "location", here, ("R-CARD-11",), ("bearer",))
_constant("anywhere", "location", anywhere, ("R-CARD-11",))
_constant("the location of {survivor}", "location", location_of)
words.reference("the origin", "location", binding="origin")
words.reference("the destination", "location", binding="destination")


# ---- players and survivors --------------------------------------------------------------------------------------------------
def the_active_player(game: Winter) -> Player:
    """Whose turn it is; outside turns the first player (R-TURN-05, U-57)."""
    return game.active()


def the_first_player(game: Winter) -> Player:
    """Who holds the first player token (R-SETUP-14)."""
    return game.first_player


def controller_of(game: Winter, survivor: Survivor) -> Player:
    """Who controls a survivor; for one that is lost, who had the turn (U-59)."""
    controller = game.controller[survivor]
    return controller if controller >= 0 else game.active()


def leader_of(game: Winter, player: Player) -> Survivor:
    """The group leader, -1 without one (R-SETUP-12)."""
    return game.leader[player]


def your_leader(game: Winter, you: Player) -> Survivor:
    """The leader of your group (R-SETUP-12)."""
    return game.leader[you]


def their_leader(game: Winter, they: Player) -> Survivor:
    """The leader of the group of the player spoken of."""
    return game.leader[they]


_constant("the active player", "player", the_active_player, ("R-TURN-05",))
_constant("the first player", "player", the_first_player, ("R-SETUP-14",))
_constant("the controller of {survivor}", "player", controller_of, ("U-59",))
_constant("the leader of {player}", "survivor", leader_of, ("R-SETUP-12",))
_constant("your leader", "survivor", your_leader, ("R-SETUP-12",), ("you",))
_constant("their leader", "survivor", their_leader, ("R-SETUP-12",), ("they",))
words.reference("the bearer", "survivor", binding="bearer")


# ---- decks and piles ----------------------------------------------------------------------------------------------------------
def deck_of(game: Winter, location: Location) -> Deck:
    """The item deck of a location (R-SETUP-10)."""
    return location


def the_survivor_deck(game: Winter) -> Deck:
    """The deck of survivor cards (R-SETUP-08)."""
    return SURVIVORS


def the_crisis_deck(game: Winter) -> Deck:
    """The deck of crisis cards (R-SETUP-07)."""
    return CRISES


def the_crossroads_deck(game: Winter) -> Deck:
    """The deck of crossroads cards (R-SETUP-08)."""
    return CROSSROADS


def the_exile_deck(game: Winter) -> Deck:
    """The deck of exiled objectives (R-SETUP-08)."""
    return EXILE_OBJECTIVES


def the_waste_pile(game: Winter) -> Deck:
    """The waste pile (R-BOARD-11)."""
    return WASTE


def the_removed_pile(game: Winter) -> Deck:
    """The items removed from the game (R-COMP-18)."""
    return REMOVED


_constant("the {location} deck", "deck", deck_of, ("R-SETUP-10",))
_constant("the survivor deck", "deck", the_survivor_deck, ("R-SETUP-08",))
_constant("the crisis deck", "deck", the_crisis_deck, ("R-SETUP-07",))
_constant("the crossroads deck", "deck", the_crossroads_deck, ("R-SETUP-08",))
_constant("the exile deck", "deck", the_exile_deck, ("R-SETUP-08",))
_constant("the waste pile", "deck", the_waste_pile, ("R-BOARD-11",))
_constant("the removed pile", "deck", the_removed_pile, ("R-COMP-18",))


# ---- cards and objectives ----------------------------------------------------------------------------------------------------
def the_main_objective(game: Winter) -> int:
    """The main objective (R-SETUP-02)."""
    return game.main


def the_current_crisis(game: Winter) -> int:
    """The revealed crisis, -1 without one (R-CRISIS-01)."""
    return game.crisis


def the_rest(game: Winter) -> Cards:
    """What is left of the cards looked at or revealed last."""
    return game.aside


_constant("the rest", "card", the_rest)
_constant("the main objective", "objective", the_main_objective, ("R-SETUP-02",))
_constant("the current crisis", "crisis", the_current_crisis, ("R-CRISIS-01",))
