"""Do on a copy of the game what an effect is sure to do: later lines are asked about that.

Nothing is told and nobody is asked. Rules: D-CARD-08.
What a player will choose is not known: a dwarf that goes to a zone of somebody's choice is
`ANYWHERE` then, which is wherever a line asks for it.
"""

from __future__ import annotations

from dowlang.engine.places_and_seats import slid
from dowlang.rulesets.dwar7s_winter.procedures import stocks
from dowlang.rulesets.dwar7s_winter.procedures.pool import heroes_in_pool
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.dwarves import (
    ANYWHERE,
    OUT,
    at_place,
    is_there,
    legend,
    one_of,
    ordinary_at,
    stands,
)
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import (
    CAMP,
    GOLD,
    LEGENDS,
    NONE,
    ORDINARY,
    Dwarf,
    Monster,
    Player,
    Resource,
    Terrain,
)


# ---- resources and tracks
def have_more(game: Dwar7s, count: int, resource: Resource, player: Player) -> None:
    """A resource rises up to its highest value (D-COMP-04)."""
    if game.param[P.BLOCK_APPLIES] and stocks.stands_blocked(game, player):
        return
    at = player * stocks.KINDS + resource
    most = max(game.stock[at], game.param[P.STOCK_MOST])
    game.stock[at] = min(most, game.stock[at] + max(0, count))


def have_product(
    game: Dwar7s, count: int, resource: Resource, terrain: Terrain, player: Player
) -> None:
    """It rises by what the zones of a terrain yield (D-CARD-04)."""
    at = player * stocks.KINDS + resource
    most = max(game.stock[at], game.param[P.STOCK_MOST])
    yielded = count * stocks.producing(game, player, terrain)
    game.stock[at] = min(most, game.stock[at] + max(0, yielded))


def have_less(game: Dwar7s, count: int, resource: Resource, player: Player) -> int:
    """A resource falls, at most to nothing. Returns by how much."""
    at = player * stocks.KINDS + resource
    gone = max(0, min(count, game.stock[at]))
    game.stock[at] -= gone
    return gone


def have_lost(game: Dwar7s, count: int, resource: Resource, player: Player) -> None:
    """A resource is lost, gold covers what is missing where the rules say so (U-13)."""
    gone = have_less(game, count, resource, player)
    if game.param[P.GOLD_LOSS] and resource != GOLD:
        have_less(game, count - gone, GOLD, player)


def have_fewer_actions(game: Dwar7s, count: int, player: Player) -> None:
    """The action track falls, at most to its lowest value (D-COMP-05)."""
    now, least = game.actions[player], game.param[P.ACTIONS_LEAST]
    game.actions[player] = min(now, max(least, now - max(0, count)))


def have_smaller_hand(game: Dwar7s, count: int, player: Player) -> None:
    """The hand-limit track falls, at most to its lowest value (D-COMP-05)."""
    now, least = game.hand_limit[player], game.param[P.HAND_LEAST]
    game.hand_limit[player] = min(now, max(least, now - max(0, count)))


# ---- dwarves
def go_somewhere(game: Dwar7s, dwarf: Dwarf, player: Player) -> None:
    """A dwarf on the board is in one of the zones beside it (D-CARD-07)."""
    if stands(game, dwarf):
        game.dwarf_at[dwarf] = ANYWHERE


def be_placed(game: Dwar7s, dwarf: Dwarf, player: Player) -> None:
    """A dwarf is in a zone of the player's choice (D-CARD-20)."""
    if is_there(game, dwarf):
        game.dwarf_at[dwarf] = ANYWHERE


def come_home(game: Dwar7s, dwarf: Dwarf) -> None:
    """A dwarf of the board is in camp."""
    if stands(game, dwarf):
        game.dwarf_at[dwarf] = CAMP


def be_withdrawn(game: Dwar7s, monster: Monster, player: Player) -> None:
    """One dwarf beside a monster is in camp (D-PH1-11)."""
    zone = game.monster_at[monster]
    for dwarf in at_place(game, player, zone)[-1:] if zone >= 0 else ():
        game.dwarf_at[dwarf] = CAMP


def be_swapped(game: Dwar7s, player: Player) -> None:
    """A legendary dwarf is in camp in place of an ordinary one (D-LEG-04)."""
    missing = [legend(player, kind) for kind in LEGENDS if not is_there(game, legend(player, kind))]
    if missing and ordinary_at(game, player, CAMP):
        game.dwarf_at[one_of(game, player, ORDINARY, CAMP)] = OUT
        game.dwarf_at[missing[0]] = CAMP


# ---- heroes
def be_recruited(game: Dwar7s, player: Player) -> None:
    """A hero of the pool has been taken. Who comes from the deck for it is not known, and it is as
    if the same one did (D-CARD-09, D-PH3-13).
    """
    found = heroes_in_pool(game)
    if found and player == game.active_player and game.param[P.RECRUIT_IS_HIRE]:
        game.hired += 1
    if found and not game.hero_deck:
        game.pool = slid(game.pool, game.pool.index(found[0]), NONE)
