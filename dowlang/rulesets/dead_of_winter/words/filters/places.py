"""Declare what stands after `location`."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state.board import zombies_at
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    Location,
    Survivor,
)
from dowlang.rulesets.dead_of_winter.words.registry import words


def not_that_location(game: Winter, location: Location, place: Location) -> bool:
    """Any other location than that one. `outside the colony` is any of the other six
    (R-BOARD-01).
    """
    return location != place


def zombies_for_rank(game: Winter, location: Location) -> int:
    """The one with the most (the fewest) zombies at its entrances (R-BOARD-05). Of equals
    the first player says which (R-BOARD-18).
    """
    return zombies_at(game, location)


def has_survivor_there(game: Winter, location: Location, survivor: Survivor) -> bool:
    """A location where such a survivor is."""
    return game.location[survivor] == location


words.filter(
    "location",
    "outside {place}",
    relation="but",
    example="add 1 zombie to each location outside the colony",
    subject="location",
    rules=("R-BOARD-01",),
    also=(
        "(not in|not at|other than|except|besides|apart from|out of|that is not|that are not) "
        "{place}",
    ),
)(not_that_location)
words.filter(
    "location",
    "except {place}",
    relation="but",
    example='add 1 zombie to each location except "School"',
    subject="location",
)(not_that_location)
words.filter(
    "location",
    "with the most zombies",
    example="add 1 noise to the location outside the colony with the most zombies",
    subject="location",
    extreme="highest",
    ranks_by="zombie",
    rules=("R-BOARD-05",),
    also=("(that has|having) the most zombies",),
)(zombies_for_rank)
words.filter(
    "location",
    "with the fewest zombies",
    example="add 1 zombie to the location with the fewest zombies",
    subject="location",
    extreme="lowest",
    ranks_by="zombie",
    also=("(that has|having) the (fewest|least) zombies",),
)(zombies_for_rank)
words.filter(
    "location",
    "with {survivor}",
    tie="place",
    example="add 1 zombie to each location with a survivor you control",
    subject="location",
)(has_survivor_there)
