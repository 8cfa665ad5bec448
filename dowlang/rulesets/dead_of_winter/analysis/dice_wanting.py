"""Tell a test which actions a player would have with a high die, and what dice there are."""

from __future__ import annotations

from dowlang.engine.frames import Answer
from dowlang.rulesets.dead_of_winter.actions.legal_actions import actions
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import Player

HIGHEST = 6


def with_a_high_die(game: Winter, player: Player) -> tuple[str, list[Answer]]:
    """Return what the pool of a player is short of, and the actions with one more die of 6.

    The game stays as it is. Rules: R-DICE-06.
    """
    dice = " ".join(map(str, game.unused[player]))
    there = f"the dice of player {player + 1} are {dice}" if dice else "no dice are left"
    copy = game.clone()
    copy.unused[player] = (*copy.unused[player], HIGHEST)
    return f"a die is missing that shows enough ({there})", actions(copy, player)
