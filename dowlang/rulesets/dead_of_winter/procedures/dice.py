"""Manage action dice, the pools of the players.

Unused dice are kept ascending, and equal dice are interchangeable. Rules: R-DICE.
"""

from __future__ import annotations

from dowlang.engine.ongoing_effects import value
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import (
    DICE_BASE,
    DICE_PER_SURVIVOR,
    DICE_ROLLED,
    DIE_MAX,
)
from dowlang.rulesets.dead_of_winter.state.streams import ACTION, DIE
from dowlang.rulesets.dead_of_winter.state.types import Dice, Player

# that anybody rolls at once, far beyond what is printed: so no number on a card holds up a game
MOST_DICE = 99


def roll_action_dice(game: Winter, player: Player) -> None:
    """Take all dice back, then roll one and one a survivor at once.

    A changed group counts at the next roll only. Helpless survivors give none. Rules:
    R-DICE-01..03, R-COMP-15, U-05, R-DICE-08.
    """
    count = (
        value(game, DICE_BASE)
        + value(game, DICE_PER_SURVIVOR) * game.controller.count(player)
        + value(game, DICE_ROLLED, player)
    )
    game.unused[player] = tuple(
        sorted([1 + game.roll(ACTION, 6) for _ in range(min(count, MOST_DICE))])
    )
    game.spent[player] = ()
    game.emit(E.DICE_ROLLED, player, max(0, count), digits(game.unused[player]))


def spend_die(game: Winter, player: Player, die: int) -> None:
    """Put a die from the unused pool into the used one, for the whole round (R-DICE-04, -05).

    The die is there.
    """
    pool = game.unused[player]
    place = pool.index(die)
    game.unused[player] = pool[:place] + pool[place + 1 :]
    game.spent[player] += (die,)
    game.emit(E.DIE_SPENT, player, die)


def raise_die(game: Winter, player: Player, die: int, by: int = 1) -> int:
    """Raise the value of an unused die, never above 6. Returns it (R-DICE-09, U-44)."""
    pool = game.unused[player]
    if die not in pool:
        return die
    place = pool.index(die)
    raised = max(die, min(game.param[DIE_MAX], die + by))
    game.unused[player] = tuple(sorted((*pool[:place], raised, *pool[place + 1 :])))
    game.tell(E.DIE_WAS, player, die)
    game.emit(E.DIE_RAISED, player, raised)
    return raised


def gain_dice(game: Winter, player: Player, count: int) -> None:
    """Give a player more unused dice for this round, rolled now."""
    rolled = rolled_dice(game, count)
    game.unused[player] = tuple(sorted((*game.unused[player], *rolled)))
    if rolled:
        game.tell(E.DICE_GAINED, player, digits(rolled))


def rolled_dice(game: Winter, count: int) -> Dice:
    """Return fresh dice, in the order in which they were rolled."""
    return tuple([1 + game.roll(DIE, 6) for _ in range(min(count, MOST_DICE))])


def digits(dice: Dice) -> int:
    """Return the values of dice as one number, a digit a die: what events carry."""
    return int("".join(map(str, dice)) or 0)


def lose_die(game: Winter, player: Player, die: int) -> None:
    """Lose an unused die for this round without spending it."""
    pool = game.unused[player]
    if die in pool:
        place = pool.index(die)
        game.unused[player] = pool[:place] + pool[place + 1 :]
        game.tell(E.DIE_LOST, player, die)


def reroll_die(game: Winter, player: Player, die: int) -> int:
    """Roll an unused die again. Return what it shows."""
    if die not in game.unused[player]:
        return die
    face = rolled_dice(game, 1)[0]
    turn_die(game, player, die, face, rolled=True)
    return face


def turn_die(game: Winter, player: Player, die: int, shows: int, rolled: bool = False) -> None:
    """Turn an unused die to show something else, because it was rolled again or turned.

    The die is there.
    """
    left = list(game.unused[player])
    left.remove(die)
    game.unused[player] = tuple(sorted((*left, shows)))
    game.tell(E.DIE_TURNED, player, die, shows, int(rolled))
