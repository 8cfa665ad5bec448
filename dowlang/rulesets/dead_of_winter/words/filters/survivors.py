"""Declare what stands after `survivor`: where they are, whose they are, who ranks lowest.

Filters are tests of one piece for entities, counts for tallies, ordered sources (top first) for
cards of a deck. Source: Part 5.2 of the rules document.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state.current_values import influence
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    Location,
    Player,
    Survivor,
    Survivors,
)
from dowlang.rulesets.dead_of_winter.words.cards.zones import (
    SURVIVOR_DECK,
    Card,
    Deck,
    same,
)
from dowlang.rulesets.dead_of_winter.words.registry import words


def stands_at(game: Winter, survivor: Survivor, place: Location) -> bool:
    """At that location (R-BOARD-08)."""
    return game.location[survivor] == place


def stands_outside(game: Winter, survivor: Survivor, place: Location) -> bool:
    """At any other location of the board."""
    return survivor >= 0 and 0 <= game.location[survivor] != place


def stands_here(game: Winter, survivor: Survivor, bearer: Survivor) -> bool:
    """At the location of the bearer of the ability or card (R-BOARD-08)."""
    return game.location[survivor] >= 0 and game.location[survivor] == game.location[bearer]


def you_control(game: Winter, survivor: Survivor, you: Player) -> bool:
    """A survivor of your group."""
    return game.controller[survivor] == you


def they_control(game: Winter, survivor: Survivor, they: Player) -> bool:
    """A survivor of the group of the player spoken of last: in a loop over players, the one
    whose turn in it is.
    """
    return game.controller[survivor] == they


def controlled_by(game: Winter, survivor: Survivor, player: Player) -> bool:
    """A survivor of that player's group."""
    return game.controller[survivor] == player


def not_that_survivor(game: Winter, survivor: Survivor, other: Survivor) -> bool:
    """Any other survivor than that one."""
    return survivor != other


def carries_card(game: Winter, survivor: Survivor, card: Card) -> bool:
    """A survivor beside whom such a card lies."""
    return any(same(game, item, card) for item in game.equipment[survivor])


def influence_for_rank(game: Winter, survivor: Survivor) -> int:
    """The one with the lowest (the highest) influence printed on its card or set by a rule
    (R-CARD-09). Of equals the first player says
    which (R-BOARD-18).
    """
    return influence(game, survivor)


def wounds_for_rank(game: Winter, survivor: Survivor) -> int:
    """The one with the most (the fewest) wound tokens, frostbite included (R-EXPOSE-05). Of equals
    the first player says which (R-BOARD-18).
    """
    return game.wounds[survivor] + game.frostbite[survivor]


def newcomer(game: Winter) -> Survivors:
    """The top survivor card of the deck, if there is one (R-SURV-01)."""
    return game.survivor_deck[-1:]


def newcomers(game: Winter) -> Survivors:
    """The survivor cards of the deck, the top first (R-SURV-01)."""
    return tuple(reversed(game.survivor_deck))


def survivors_of_deck(game: Winter, deck: Deck) -> Survivors:
    """The survivors of the survivor deck, the top first."""
    return newcomers(game) if deck == SURVIVOR_DECK else ()


words.filter(
    "survivor",
    "at {place}",
    tie="place",
    relation="one",
    example="each survivor at the colony gets 1 wound",
    subject="survivor",
    also=("(in|on) {place}",),
)(stands_at)
words.filter(
    "survivor",
    "outside {place}",
    relation="but",
    example="kill a survivor outside the colony",
    subject="survivor",
    also=(
        "(not in|not at|other than|except|besides|apart from|out of|that is not|that are not) "
        "{place}",
    ),
)(stands_outside)
words.filter(
    "survivor",
    "here",
    example="remove 1 wound from a survivor here",
    subject="survivor",
    implicit=("bearer",),
)(stands_here)
words.filter(
    "survivor",
    "you control",
    tie="side",
    example="place a survivor you control at the colony",
    subject="survivor",
    implicit=("you",),
    also=("(that you control|of yours|belonging to you|in your group|under your control)",),
)(you_control)
words.filter(
    "survivor",
    "they control",
    tie="side",
    example="kill a survivor they control",
    subject="survivor",
    implicit=("they",),
    also=("(that they control|of theirs|in their group|he controls|she controls)",),
)(they_control)
words.filter(
    "survivor",
    "controlled by {player}",
    tie="side",
    relation="one",
    example="kill a survivor controlled by the first player",
    subject="survivor",
)(controlled_by)
words.filter(
    "survivor",
    "except {other}",
    relation="but",
    example="each survivor at the colony except your leader gets 1 wound",
    subject="survivor",
)(not_that_survivor)
words.filter(
    "survivor",
    "with {card}",
    tie="side",
    example="kill a survivor with a weapon card",
    subject="survivor",
)(carries_card)
words.filter(
    "survivor",
    "with the lowest influence",
    example="kill the survivor at the colony with the lowest influence",
    subject="survivor",
    extreme="lowest",
    rules=("R-BITE-01", "R-ZOMBIE-06"),
    also=("(who has|having) the (lowest|least) influence",),
)(influence_for_rank)
words.filter(
    "survivor",
    "with the highest influence",
    example="kill the survivor at the colony with the highest influence",
    subject="survivor",
    extreme="highest",
    also=("(who has|having) the (highest|most) influence",),
)(influence_for_rank)
words.filter(
    "survivor",
    "with the most wounds",
    example="remove 1 wound from the survivor with the most wounds",
    subject="survivor",
    extreme="highest",
    rules=("R-EXPOSE-05",),
)(wounds_for_rank)
words.filter(
    "survivor",
    "with the fewest wounds",
    example="the survivor at the colony with the fewest wounds gets 1 wound",
    subject="survivor",
    extreme="lowest",
)(wounds_for_rank)
words.filter(
    "survivor",
    "on top of the survivor deck",
    example="the survivor on top of the survivor deck joins you",
    rules=("R-SURV-01",),
    in_order=newcomers,
    out_of_play=True,
)(newcomer)
words.filter(
    "survivor",
    "in {deck}",
    example="a survivor in the survivor deck joins you",
    out_of_play=True,
)(survivors_of_deck)
