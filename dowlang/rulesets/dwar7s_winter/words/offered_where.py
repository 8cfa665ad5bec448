"""Tell where an effect that somebody may do would do something, and cost all that it says."""

from __future__ import annotations

from dowlang.rulesets.dwar7s_winter.procedures import stocks
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import Player, Resource, Terrain


def has_so_much(game: Dwar7s, count: int, resource: Resource, player: Player) -> bool:
    """The player can lose all of it."""
    return 0 < count <= stocks.stock_of(game, player, resource)


def has_room_for_more(game: Dwar7s, count: int, resource: Resource, player: Player) -> bool:
    """Some of it comes to the player."""
    blocks = game.param[P.BLOCK_APPLIES] and stocks.stands_blocked(game, player)
    most = game.param[P.STOCK_MOST]
    return count > 0 and not blocks and stocks.stock_of(game, player, resource) < most


def has_product(
    game: Dwar7s, count: int, resource: Resource, terrain: Terrain, player: Player
) -> bool:
    """Some of it comes to the player, from a zone of the terrain."""
    room = stocks.stock_of(game, player, resource) < game.param[P.STOCK_MOST]
    return count > 0 and room and stocks.producing(game, player, terrain) > 0


def has_so_many_actions(game: Dwar7s, count: int, player: Player) -> bool:
    """The action track can go down by so much."""
    return 0 < count <= game.actions[player] - game.param[P.ACTIONS_LEAST]


def has_so_large_a_hand(game: Dwar7s, count: int, player: Player) -> bool:
    """The hand limit can go down by so much."""
    return 0 < count <= game.hand_limit[player] - game.param[P.HAND_LEAST]
