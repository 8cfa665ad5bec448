"""List what the active player may do now. Rules: D-PH3-01..17, D-VAR-04, -05, D-LEG-09."""

from __future__ import annotations

from dowlang.engine.frames import Answer
from dowlang.rulesets.dwar7s_winter.procedures.fights import can_defeat, can_overcome
from dowlang.rulesets.dwar7s_winter.procedures.movement import open_zones
from dowlang.rulesets.dwar7s_winter.procedures.music import free_instruments
from dowlang.rulesets.dwar7s_winter.procedures.pool import price_of
from dowlang.rulesets.dwar7s_winter.procedures.stocks import stock_of
from dowlang.rulesets.dwar7s_winter.state import options as O
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.dwarves import (
    held_zones,
    kinds_at,
)
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import (
    CAMP,
    GOLD,
    NONE,
    THUNDER,
    Player,
)


def legal_actions(game: Dwar7s, player: Player) -> list[Answer]:
    """Return all options of a turn, the end of the turn last. Rules: D-PH3-01..04."""
    out: list[Answer] = []
    placements(game, player, out)
    if game.actions_left:
        moves(game, player, out)
        hires(game, player, out)
    instruments(game, player, out)
    out += [(O.DEFEAT, m) for m in game.monsters if can_defeat(game, player, m)]
    out += [(O.OVERCOME, d) for d in game.disasters if can_overcome(game, player, d)]
    out.append((O.END_TURN,))
    return out


def placements(game: Dwar7s, player: Player, out: list[Answer]) -> None:
    """Add placements from camp. Rules: D-PH3-05..07, D-LEG-09, U-46."""
    for kind in kinds_at(game, player, CAMP):
        if game.actions_left or placed_free(game, kind):
            out += [(O.PLACE, kind, zone) for zone in open_zones(game, player, True)]


def placed_free(game: Dwar7s, kind: int) -> bool:
    """Return True if placing a dwarf of this kind takes no action. Rules: D-LEG-09, U-46."""
    return kind == THUNDER and not (game.param[P.THUNDER_LIMIT] and game.thunders)


def moves(game: Dwar7s, player: Player, out: list[Answer]) -> None:
    """Add steps of own dwarves. Rules: D-PH3-08."""
    near = game.b.near
    for zone in held_zones(game, player):
        for kind in kinds_at(game, player, zone):
            out += [(O.MOVE, kind, zone, other) for other in near[zone]]


def hires(game: Dwar7s, player: Player, out: list[Answer]) -> None:
    """Add heroes that can be hired. Rules: D-PH3-09, D-PH3-10, D-PH3-14, D-VAR-05."""
    if game.hired and game.players > 1:
        return
    gold = stock_of(game, player, GOLD)
    for slot, hero in enumerate(game.pool):
        if hero != NONE and price_of(game, slot) <= gold:
            out.append((O.HIRE, hero, price_of(game, slot)))


def instruments(game: Dwar7s, player: Player, out: list[Answer]) -> None:
    """Add the instruments. Rules: D-PH3-15..17, D-VAR-03, D-VAR-04, U-39."""
    if game.music_plays and game.players > 1:
        return
    if game.actions_left or music_is_free(game):
        out += [(O.MUSIC, instrument) for instrument in free_instruments(game, player)]


def music_is_free(game: Dwar7s) -> bool:
    """Return True if the next instrument takes no action. Rules: D-VAR-04, U-39."""
    return game.players == 1 and game.music_plays < game.param[P.SOLO_FREE_MUSIC]
