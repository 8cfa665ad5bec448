"""Change resources and tracks: gain, pay, lose, produce, reduce.

Rules: D-COMP-04, -05, D-CARD-04..06, D-PH1-09, -10.
"""

from __future__ import annotations

from dowlang.rulesets.dwar7s_winter.state import events as E
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.dwarves import occupies
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import (
    ACTIONS,
    GOLD,
    RESOURCES,
    Player,
    Resource,
    Terrain,
    Zone,
)

KINDS = len(RESOURCES)


def stock_of(game: Dwar7s, player: Player, resource: Resource) -> int:
    """Return how much of a resource a player has."""
    return game.stock[player * KINDS + resource]


def gain(game: Dwar7s, player: Player, resource: Resource, amount: int) -> int:
    """Add to a resource. What would exceed its highest value vanishes.

    Returns how much came. Rules: D-COMP-04.
    """
    before = stock_of(game, player, resource)
    now = max(before, min(game.param[P.STOCK_MOST], before + max(0, amount)))
    game.stock[player * KINDS + resource] = now
    if now > before:
        game.emit(E.GAINED, player, resource, now - before, now)
    if (lost := before + max(0, amount) - now) > 0:
        game.tell(E.OVERFLOWED, player, resource, lost, now)
    return now - before


def pay(game: Dwar7s, player: Player, resource: Resource, amount: int) -> int:
    """Take as much of a resource as is to be paid, at most all. Returns how much went."""
    return take(game, player, resource, amount, E.PAID)


def lose(game: Dwar7s, player: Player, resource: Resource, amount: int) -> int:
    """Take a resource away. For what is not there nothing is lost, unless gold covers it.

    Returns how much went. Rules: D-PH1-10, U-12, U-13.
    """
    gone = take(game, player, resource, amount, E.LOST)
    if game.param[P.GOLD_LOSS] and resource != GOLD:
        take(game, player, GOLD, max(0, amount) - gone, E.LOST)
    return gone


def take(game: Dwar7s, player: Player, resource: Resource, amount: int, event: int) -> int:
    """Take at most all of a resource, and emit the event if something went."""
    before = stock_of(game, player, resource)
    gone = max(0, min(before, amount))
    if gone:
        game.stock[player * KINDS + resource] = before - gone
        game.emit(event, player, resource, gone, before - gone)
    return gone


def blocked(game: Dwar7s, zone: Zone) -> bool:
    """Return True while a zone holds a monster or a disaster token.

    Rules: D-BOARD-12, U-16, U-57.
    """
    return zone in game.monster_at or zone in game.token_at


def stands_blocked(game: Dwar7s, player: Player) -> bool:
    """Return True if a player has a dwarf in a blocked zone. Rules: U-21."""
    return any(occupies(game, player, z) and blocked(game, z) for z in game.b.zones)


def occupied(game: Dwar7s, player: Player, zone: Zone) -> bool:
    """Return True if a player occupies a zone. Rules: D-CARD-04, U-20."""
    if not occupies(game, player, zone):
        return False
    return not game.param[P.EXCLUSIVE] or not any(
        occupies(game, other, zone) for other in range(game.players) if other != player
    )


def producing(game: Dwar7s, player: Player, terrain: Terrain) -> int:
    """Return in how many zones of a terrain a player produces. Rules: D-CARD-04, -05."""
    board = game.b
    return sum(
        board.terrain(zone) == terrain and occupied(game, player, zone) and not blocked(game, zone)
        for zone in board.zones
    )


def reduce_track(game: Dwar7s, player: Player, track: int, by: int) -> None:
    """Shift a marker to the right, never below its lowest value.

    A turn has as many actions as its player's track shows, so one under way has fewer from then on.

    Rules: D-COMP-05, D-COMP-17, D-PH1-09, D-PH3-01.
    """
    values = game.actions if track == ACTIONS else game.hand_limit
    least = game.param[P.ACTIONS_LEAST if track == ACTIONS else P.HAND_LEAST]
    now = min(values[player], max(least, values[player] - max(0, by)))
    if now < values[player]:
        if track == ACTIONS and player == game.active_player:
            game.actions_left = max(0, game.actions_left - (values[player] - now))
        values[player] = now
        game.emit(E.TRACK_REDUCED, player, track, now)


def reset_tracks(game: Dwar7s) -> None:
    """Set every track to its highest value. Rules: D-PH1-01."""
    game.actions[:] = [game.param[P.ACTIONS_MOST]] * game.players
    game.hand_limit[:] = [game.param[P.HAND_MOST]] * game.players
    game.emit(E.TRACKS_RESET)
