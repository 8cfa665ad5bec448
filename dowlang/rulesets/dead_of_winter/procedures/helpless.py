"""Helpless survivors: tokens in the colony that belong to nobody (R-BOARD-07, R-SURV-14,
R-EXILE-08).
"""

from __future__ import annotations

from dowlang.engine.ongoing_effects import value
from dowlang.rulesets.dead_of_winter.procedures.tracks import TOKENS, lower_morale
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.board import in_company, room
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import (
    FULL_COLONY_PARTIAL,
    LIMITED_SUPPLY,
    MORALE_PER_DEATH,
)
from dowlang.rulesets.dead_of_winter.state.types import COLONY, NOBODY, NONE, Player


def add_helpless(game: Winter, count: int, player: Player = NOBODY) -> None:
    """Helpless survivors come to the colony as far as there is space (R-SURV-03, U-29). None
    when an exiled player is told to add them.
    """
    if player != NOBODY and game.exiled[player] and is_told(game, player):
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
        before, survivors = in_company(game)
        game.company = (game.turn, game.deeds, before + count, survivors)
        for survivor in survivors:
            if game.controller[survivor] != NOBODY and not before:
                game.emit(
                    E.ARRIVED_TOGETHER,
                    game.controller[survivor],
                    survivor,
                    game.location[survivor],
                    count,
                )


def is_told(game: Winter, player: Player) -> bool:
    """Return True for a player whom the card that is carried out tells to do something.

    A crisis, the main objective and a scenario speak of the colony. The `you` of their lines, who
    holds the first player token, is told nothing.

    Rules: R-EXILE-08.
    """
    return player == game.active_player or game.happening != NONE or game.playing != NONE


def remove_helpless(game: Winter, count: int) -> int:
    """Helpless survivors are taken away. That is no death (R-SURV-16).

    Returns how many there were to take.
    """
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
        game.tell(E.DEATHS_COST, NOBODY, taken)
        lower_morale(game, taken * value(game, MORALE_PER_DEATH), taken)
    return taken
