"""Wound tokens that leave a survivor (R-TEXT-04, U-45)."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.current_values import on
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import FORBID_BE_HEALED
from dowlang.rulesets.dead_of_winter.state.types import FROSTBITE, WOUND, Survivor


def healable(game: Winter, survivor: Survivor, tokens: list[int]) -> int:
    """Return how many of these tokens may leave a survivor."""
    return 0 if on(game, FORBID_BE_HEALED, survivor) else tokens[survivor]


def remove_wounds(game: Winter, survivor: Survivor, count: int) -> int:
    """Heal ordinary wounds, only those already there. Return how many. Rules: R-TEXT-04, U-45."""
    return _remove(game, survivor, count, game.wounds, WOUND)


def remove_frostbite(game: Winter, survivor: Survivor, count: int) -> int:
    """Heal frostbite tokens. Return how many. Rules: U-45."""
    return _remove(game, survivor, count, game.frostbite, FROSTBITE)


def _remove(game: Winter, survivor: Survivor, count: int, tokens: list[int], face: int) -> int:
    """Take up to so many tokens of one face off a survivor, each told by itself."""
    taken = max(0, min(count, healable(game, survivor, tokens)))
    tokens[survivor] -= taken
    for _ in range(taken):
        game.tell(E.HEALING, survivor, face)
        game.emit(E.HEALED, game.active(), survivor, game.playing)
    return taken
