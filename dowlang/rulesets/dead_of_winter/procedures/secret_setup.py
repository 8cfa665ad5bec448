"""Carry out the set-up of secret objectives, each by its owner and unseen by the others.

Rules: R-BOARD-15, Part 5.9.
"""

from __future__ import annotations

from collections.abc import Callable

from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import NONE, Player


def set_up_secrets(game: Winter) -> None:
    """Let every player carry out the set-up of the objective they were dealt, by seat, when hands
    and groups are known and before the first turn (U-65).
    """
    for player in range(game.players):
        set_up_secret(game, player)


def own_setup(game: Winter, player: Player) -> Callable[..., None] | None:
    """Return the set-up of a player's secret objective, None without one."""
    if game.secret[player] == NONE:
        return None
    found: Callable[..., None] | None = game.cards.handler(
        game.t.secret_path[game.secret[player]]
    ).get("setup")
    return found


def set_up_secret(game: Winter, player: Player) -> None:
    """Let a player carry out the set-up of the objective in force, which has just come to them."""
    setup = own_setup(game, player)
    if setup is not None:
        game.do(setup, player)
        game.do(secret_set_up, player)


def secret_set_up(game: Winter, player: Player) -> None:
    """End the set-up of an objective. While this waits nobody is told of it
    (`Winter.carried_out_unseen`).
    """


STEPS = (set_up_secrets, secret_set_up)
