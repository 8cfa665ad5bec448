"""Declare what stands after what is only counted: zombies, barricades, noise, wounds."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state.board import barricades_at, zombies_at
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    ENTRANCES,
    NOWHERE,
    Location,
    Survivor,
)
from dowlang.rulesets.dead_of_winter.words.for_tests import given_lines
from dowlang.rulesets.dead_of_winter.words.registry import words


def zombies_here(game: Winter, bearer: Survivor) -> int:
    """Zombies at the location of the bearer (R-BOARD-08)."""
    return zombies_at(game, game.location[bearer]) if game.location[bearer] >= 0 else 0


def zombies_outside(game: Winter, place: Location) -> int:
    """Zombies at all other locations."""
    return sum(game.zombies) - zombies_at(game, place) if place >= 0 else 0


def zombies_at_entrance(game: Winter, number: int, place: Location) -> int:
    """Zombies at the entrance of that number, none where a place has no such one
    (R-BOARD-04).
    """
    return sum(
        game.zombies[entrance] for one, entrance in enumerate(ENTRANCES[place], 1) if one == number
    )


def barricades_at_entrance(game: Winter, number: int, place: Location) -> int:
    """Barricades at the entrance of that number, none where a place has no such one
    (R-BOARD-04).
    """
    return sum(
        game.barricades[entrance]
        for one, entrance in enumerate(ENTRANCES[place], 1)
        if one == number
    )


def barricades_here(game: Winter, bearer: Survivor) -> int:
    """Barricades at the location of the bearer."""
    return barricades_at(game, game.location[bearer]) if game.location[bearer] >= 0 else 0


def noise_at(game: Winter, place: Location) -> int:
    """Noise tokens at a location (R-BOARD-12)."""
    return game.noise[place] if place != NOWHERE else 0


def wounds_on(game: Winter, survivor: Survivor) -> int:
    """Wound tokens on a survivor, frostbite included (R-EXPOSE-05)."""
    return game.wounds[survivor] + game.frostbite[survivor] if survivor >= 0 else 0


def frostbite_on(game: Winter, survivor: Survivor) -> int:
    """Frostbite tokens on a survivor (R-EXPOSE-05)."""
    return game.frostbite[survivor] if survivor >= 0 else 0


words.filter(
    "zombie", "at {location}", example="kill 2 zombies at the colony", make=given_lines.set_zombies
)(zombies_at)
words.filter(
    "zombie",
    "at entrance {number} of {place}",
    example="zombies at entrance 2 of the colony >= 1",
    make=given_lines.set_zombies_at_entrance,
    rules=("R-BOARD-04",),
)(zombies_at_entrance)
words.filter("zombie", "here", example="kill 1 zombie here", implicit=("bearer",))(zombies_here)
words.filter(
    "zombie",
    "outside {place}",
    relation="but",
    example="zombies outside the colony >= 3",
    also=(
        "(not in|not at|other than|except|besides|apart from|out of|that is not|that are not) "
        "{place}",
    ),
)(zombies_outside)
words.filter(
    "barricade",
    "at {location}",
    example="barricades at the colony >= 2",
    make=given_lines.set_barricades,
)(barricades_at)
words.filter(
    "barricade",
    "at entrance {number} of {place}",
    example="barricades at entrance 2 of the colony = 0",
    make=given_lines.set_barricades_at_entrance,
    rules=("R-BOARD-04",),
)(barricades_at_entrance)
words.filter("barricade", "here", example="barricades here >= 1", implicit=("bearer",))(
    barricades_here
)
words.filter(
    "noise",
    "at {place}",
    example='noise at "School" >= 2',
    make=given_lines.set_noise,
    also=("(in|on) {place}",),
)(noise_at)
words.filter(
    "wound", "on {survivor}", example="wounds on that survivor >= 1", make=given_lines.set_wounds
)(wounds_on)
words.filter(
    "frostbite",
    "on {survivor}",
    example="frostbite on that survivor >= 1",
    make=given_lines.set_frostbite,
)(frostbite_on)
