"""Barricades and noise tokens on the board (R-BOARD-05, -12, R-ACT-BAR, U-50)."""

from __future__ import annotations

from dowlang.engine.frames import Answer
from dowlang.rulesets.dead_of_winter.procedures.tracks import TOKENS
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.board import free_noise, free_spaces
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import LIMITED_SUPPLY, NOISE_LIMIT_MODE
from dowlang.rulesets.dead_of_winter.state.types import ENTRANCES, NOWHERE, Location


def barricade_left(game: Winter) -> bool:
    """Return True if there is a barricade token to place.

    Rules: U-11.
    """
    return not game.param[LIMITED_SUPPLY] or sum(game.barricades) < TOKENS


def add_barricades(game: Winter, count: int, place: Location) -> None:
    """Barricades in empty entrance spaces, as far as there are any. The active player picks the
    entrances (R-ACT-BAR-02, -03).
    """
    free = [e for e in ENTRANCES[place] if free_spaces(game, e) > 0]
    if count <= 0 or not free or not barricade_left(game):
        return
    game.ask(game.active(), "entrance", [(O.ENTRANCE, e) for e in free])
    game.receive(barricade_placed, count, place)


def barricade_placed(game: Winter, answer: Answer, count: int, place: Location) -> None:
    """Place one barricade, then the next."""
    game.barricades[answer[1]] += 1
    game.emit(E.BARRICADE_ADDED, place, answer[1])
    game.do(add_barricades, count - 1, place)


def remove_barricades(game: Winter, count: int, place: Location) -> int:
    """Barricades leave a location, from its entrances in their order. Returns how many."""
    left = count
    for e in ENTRANCES[place]:
        while left > 0 and game.barricades[e]:
            game.barricades[e] -= 1
            left -= 1
            game.emit(E.BARRICADE_REMOVED, place, e)
    return max(0, count - left)


def noise_possible(game: Winter, place: Location) -> int:
    """Return how many noise tokens can still be put there, and are left to put.

    Rules: R-ACT-SEA-06, R-BOARD-12, U-50, R-COMP-12, U-11.
    """
    space = free_noise(game, place)
    if space and game.param[NOISE_LIMIT_MODE]:
        space = max(0, game.noise_spaces[place] - max(game.noise[place], game.noise_made[place]))
    return min(space, TOKENS - sum(game.noise)) if game.param[LIMITED_SUPPLY] else space


def add_noise(game: Winter, count: int, place: Location) -> int:
    """Noise tokens on empty noise spaces. Returns how many found one."""
    placed = max(0, min(count, noise_possible(game, place)))
    if placed:
        game.noise[place] += placed
        game.noise_made[place] += placed
        game.emit(E.NOISE_ADDED, place, placed)
    return placed


def remove_noise(game: Winter, count: int, place: Location) -> int:
    """Noise tokens leave a location. Returns how many."""
    taken = max(0, min(count, game.noise[place])) if place != NOWHERE else 0
    if taken:
        game.noise[place] -= taken
        game.emit(E.NOISE_REMOVED, place, taken)
    return taken


STEPS = (add_barricades, barricade_placed)
