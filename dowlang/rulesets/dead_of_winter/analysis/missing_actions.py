"""Tell a test why a player does not have an action: which there would be with a high die, what dice
there are, and where nobody of the player is.
"""

from __future__ import annotations

from collections.abc import Iterable

from dowlang.engine.frames import Answer
from dowlang.rulesets.dead_of_winter.actions.legal_actions import actions
from dowlang.rulesets.dead_of_winter.state.board import survivors_at
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import Player

HIGHEST = 6
DONE_THERE = ("search", "barricade", "attack", "attract")
"""Actions of a survivor at the location that they name."""


def with_a_high_die(game: Winter, player: Player) -> tuple[str, list[Answer]]:
    """Return what the pool of a player is short of, and the actions with one more die of 6.

    The game stays as it is. Rules: R-DICE-06.
    """
    dice = " ".join(map(str, game.unused[player]))
    there = f"the dice of player {player + 1} are {dice}" if dice else "no dice are left"
    copy = game.clone()
    copy.unused[player] = (*copy.unused[player], HIGHEST)
    return f"a die is missing that shows enough ({there})", actions(copy, player)


def nobody_there(
    game: Winter, player: Player, option: str, named: Iterable[tuple[str, int]]
) -> str:
    """Return that a player has no survivor where an action would be done, "" if it is not that.

    `named`: the pieces that the line names, as (noun, piece). Rules: R-BOARD-06.
    """
    if option not in DONE_THERE:
        return ""
    for noun, piece in named:
        if noun == "location" and not any(
            game.controller[survivor] == player for survivor in survivors_at(game, piece)
        ):
            place = game.cards.ruleset.label(game.cards, noun, piece)[1]
            return f"nobody of player {player + 1} is at {place}"
    return ""
