"""Helpless survivors: tokens in the colony that belong to nobody (R-BOARD-07, R-SURV-14, R-EXILE-08)."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter import events as E
from dowlang.rulesets.dead_of_winter.board import room
from dowlang.rulesets.dead_of_winter.parameters import FULL_COLONY_PARTIAL, LIMITED_SUPPLY, MORALE_PER_DEATH
from dowlang.rulesets.dead_of_winter.state import Winter
from dowlang.rulesets.dead_of_winter.tracks import TOKENS, lose_morale
from dowlang.rulesets.dead_of_winter.types import COLONY, NOBODY, Player


def add_helpless(game: Winter, count: int, player: Player = NOBODY) -> None:
    """Helpless survivors come to the colony as far as there is space (R-SURV-03, U-29); none when an exiled player adds them (R-EXILE-08)."""
    if player != NOBODY and game.exiled[player]:
        return
    space = room(game, COLONY)
    if space < count and not game.param[FULL_COLONY_PARTIAL]:
        return
    count = min(count, space)
    if game.param[LIMITED_SUPPLY]:
        count = min(count, TOKENS - game.helpless)
    if count > 0:
        game.helpless += count
        game.emit(E.HELPLESS_ADDED, count)


def remove_helpless(game: Winter, count: int) -> int:
    """Helpless survivors are taken away; that is no death (R-SURV-16). Returns how many there were to take."""
    taken = max(0, min(count, game.helpless))
    if taken:
        game.helpless -= taken
        game.emit(E.HELPLESS_REMOVED, taken)
    return taken


def kill_helpless(game: Winter, count: int, cause: int = E.BY_EFFECT) -> int:
    """Each costs 1 morale (R-SURV-14, R-ZOMBIE-10). Returns how many there were to kill."""
    taken = max(0, min(count, game.helpless))
    if taken:
        game.helpless -= taken
        game.emit(E.HELPLESS_KILLED, taken, cause)
        lose_morale(game, taken * game.param[MORALE_PER_DEATH])
    return taken
