"""Place, move and return dwarves. Rules: D-PH3-05..08, D-CARD-07, -20, D-PH1-11."""

from __future__ import annotations

from dowlang.rulesets.dwar7s_winter.state import events as E
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.dwarves import (
    player_of,
    rests,
    seen,
    stands,
)
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import CAMP, Dwarf, Player, Zone, Zones


def open_zones(game: Dwar7s, player: Player, by_action: bool = False) -> Zones:
    """Return the zones where a player may put a dwarf from camp now, by an action or by a card.

    Rules: D-BOARD-08, D-PH3-06, U-26.
    """
    if game.param[P.ZONE_LIMIT] and not by_action:
        return game.b.zones
    used = {zone for placer, zone in game.placed if placer == player}
    return tuple([z for z in game.b.zones if z not in used]) if used else game.b.zones


def place(game: Dwar7s, dwarf: Dwarf, zone: Zone, by_action: bool = False) -> None:
    """Put a dwarf from camp into a zone, and remember it for this turn.

    Rules: D-PH3-05, D-PH3-06, D-BOARD-07, U-26.
    """
    if not rests(game, dwarf):
        return
    sight, game.dwarf_at[dwarf] = seen(game, dwarf), zone
    if by_action or not game.param[P.ZONE_LIMIT]:
        game.placed += ((player_of(dwarf), zone),)
    game.emit(E.DWARF_PLACED, sight, zone)


def move(game: Dwar7s, mover: Player, dwarf: Dwarf, zone: Zone) -> None:
    """Shift a dwarf on the board to an adjacent zone. Rules: D-PH3-08, D-CARD-07, U-35."""
    if stands(game, dwarf):
        sight, game.dwarf_at[dwarf] = seen(game, dwarf), zone
        game.emit(E.DWARF_MOVED, mover, sight, zone)


def to_camp(game: Dwar7s, dwarf: Dwarf) -> None:
    """Return a dwarf from the board to its owner's camp."""
    if stands(game, dwarf):
        sight, game.dwarf_at[dwarf] = seen(game, dwarf), CAMP
        game.emit(E.DWARF_RETURNED, sight)
