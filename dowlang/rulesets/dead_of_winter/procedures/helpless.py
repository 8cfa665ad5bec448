"""Helpless survivors: tokens in the colony that belong to nobody (R-BOARD-07, R-SURV-14,
R-EXILE-08).
"""

from __future__ import annotations

from dowlang.engine.ongoing_effects import value
from dowlang.engine.voting import hand_on
from dowlang.rulesets.dead_of_winter.procedures.tracks import TOKENS, lower_morale
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.board import in_company, room
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import (
    FULL_COLONY_PARTIAL,
    LIMITED_SUPPLY,
    MORALE_PER_DEATH,
)
from dowlang.rulesets.dead_of_winter.state.types import COLONY, MOST, NOBODY, NONE, Player

TELLS = 1
"""Passed to the steps of deaths whose number is given to a card."""


def add_helpless(game: Winter, count: int, player: Player = NOBODY) -> None:
    """Helpless survivors come to the colony as far as there is space (R-SURV-03, U-29). None
    when an exiled player is told to add them.
    """
    if player != NOBODY and game.exiled[player] and is_told(game, player):
        return
    space = room(game, COLONY)
    if space < count and not game.param[FULL_COLONY_PARTIAL]:
        return
    count = min(count, space, MOST - game.helpless)
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
    """Each costs 1 morale (R-SURV-14, R-ZOMBIE-10). Returns how many there were to kill.

    Where a card waits for the moment before, it comes for one after the other. Those of whom it is
    not taken back die together.
    """
    taken = max(0, min(count, game.helpless))
    if taken and game.hears[E.HELPLESS_NEAR]:
        game.do(put_helpless_in_danger, taken, 0, cause)
    elif taken:
        lose_helpless(game, taken, cause)
    return taken


def kill_helpless_by_effect(game: Winter, count: int, cause: int = E.BY_EFFECT) -> None:
    """Each costs 1 morale (R-SURV-14, R-ZOMBIE-10). Tells how many have died, without those of
    whom it was taken back.
    """
    taken = max(0, min(count, game.helpless))
    if taken and game.hears[E.HELPLESS_NEAR]:
        game.do(put_helpless_in_danger, taken, 0, cause, TELLS)
        return
    if taken:
        lose_helpless(game, taken, cause)
    game.do(hand_on, taken)


def put_helpless_in_danger(game: Winter, left: int, dying: int, cause: int, tells: int = 0) -> None:
    """Let cards come in before one helpless survivor dies. `dying` are those that will.

    After the last of `left` they die. `tells`: how many is given to what waits for it.
    """
    more = (tells,) if tells else ()
    if left <= 0 or game.helpless <= dying:
        died = min(dying, game.helpless)
        if died:
            lose_helpless(game, died, cause)
        if tells:
            game.do(hand_on, died)
    elif game.emit_untold(E.HELPLESS_NEAR, 1, cause):
        game.do(helpless_dies, left - 1, dying, cause, *more)
    else:
        game.do(put_helpless_in_danger, left - 1, dying + 1, cause, *more)


def helpless_dies(game: Winter, left: int, dying: int, cause: int, tells: int = 0) -> None:
    """Count one as dying, unless a card that came in before it has cancelled it, and go on."""
    cancelled, game.cancelled = game.cancelled, 0
    more = (tells,) if tells else ()
    game.do(put_helpless_in_danger, left, dying + (not cancelled), cause, *more)


def lose_helpless(game: Winter, count: int, cause: int) -> None:
    """Take so many who have died off the board, each for 1 morale (R-SURV-14)."""
    game.helpless -= count
    game.emit(E.HELPLESS_KILLED, count, cause)
    game.tell(E.DEATHS_COST, NOBODY, count)
    lower_morale(game, count * value(game, MORALE_PER_DEATH), count)


STEPS = (put_helpless_in_danger, helpless_dies)
