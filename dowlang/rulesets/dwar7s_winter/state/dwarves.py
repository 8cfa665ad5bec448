"""Number the dwarves, and name what players see of one: whose it is, of which kind, and where.

A dwarf is one number all through the game, `owner * 10 + place among the owner's`: seven ordinary
ones, then the legendary ones. `dwarf_at` tells where each is. Ordinary dwarves of one player in one
place look alike, so options and events name a sight, `(owner * 4 + kind) * 100 + zone + 1`, where
the camp is zone -1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dowlang.rulesets.dwar7s_winter.state.types import (
    CAMP,
    LEGENDS,
    ORDINARY,
    Dwarf,
    Dwarves,
    Player,
    Sight,
    Zone,
)

if TYPE_CHECKING:
    from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s

PLACES = 100
KINDS = 4
OUT = -2  # an ordinary dwarf that has left the game, a legendary one that is not in play
ANYWHERE = 97  # in an imagined game: a zone that somebody has chosen, no one knows which
DWARVES = 7  # ordinary ones of a player, in camp at the start (D-COMP-13)
OF_ONE = DWARVES + len(LEGENDS)


# ---- what players see
def sight_of(owner: Player, kind: int, place: int) -> Sight:
    """Return the number of a dwarf as players see it."""
    return (owner * KINDS + kind) * PLACES + place + 1


def owner_of(sight: Sight) -> Player:
    """Return whose dwarf it is."""
    return sight // PLACES // KINDS


def kind_of(sight: Sight) -> int:
    """Return if it is an ordinary dwarf or which legendary one."""
    return sight // PLACES % KINDS


def place_of(sight: Sight) -> int:
    """Return the zone, or `CAMP`."""
    return sight % PLACES - 1


# ---- one dwarf
def legend(owner: Player, kind: int) -> Dwarf:
    """Return the legendary dwarf of a kind."""
    return owner * OF_ONE + DWARVES + kind - 1


def player_of(dwarf: Dwarf) -> Player:
    """Return whose dwarf it is."""
    return dwarf // OF_ONE


def sort_of(dwarf: Dwarf) -> int:
    """Return if it is an ordinary dwarf or which legendary one."""
    return max(ORDINARY, dwarf % OF_ONE - DWARVES + 1)


def seen(game: Dwar7s, dwarf: Dwarf) -> Sight:
    """Return a dwarf as players see it."""
    return sight_of(player_of(dwarf), sort_of(dwarf), game.dwarf_at[dwarf])


def zone_of(game: Dwar7s, dwarf: Dwarf) -> int:
    """Return where a dwarf is, `OUT` for none."""
    return game.dwarf_at[dwarf] if dwarf >= 0 else OUT


def is_there(game: Dwar7s, dwarf: Dwarf) -> bool:
    """Return True if a dwarf is in play, in camp or on the board."""
    return zone_of(game, dwarf) != OUT


def stands(game: Dwar7s, dwarf: Dwarf) -> bool:
    """Return True if a dwarf is on the board."""
    return zone_of(game, dwarf) > CAMP


def rests(game: Dwar7s, dwarf: Dwarf) -> bool:
    """Return True if a dwarf is in camp."""
    return zone_of(game, dwarf) == CAMP


# ---- several
def row(game: Dwar7s, player: Player) -> list[int]:
    """Return where the dwarves of a player are, by their order."""
    return game.dwarf_at[player * OF_ONE : (player + 1) * OF_ONE]


def legends_of(game: Dwar7s, player: Player) -> list[int]:
    """Return where the legendary dwarves of a player are, by kind from 1."""
    return game.dwarf_at[player * OF_ONE + DWARVES : (player + 1) * OF_ONE]


def ordinary_at(game: Dwar7s, player: Player, place: int) -> int:
    """Return how many ordinary dwarves a player has in a zone or in camp."""
    return game.dwarf_at[player * OF_ONE : player * OF_ONE + DWARVES].count(place)


def at_place(game: Dwar7s, player: Player, place: int) -> Dwarves:
    """Return the dwarves of a player in a zone or in camp.

    A legendary dwarf is one of them. Rules: D-LEG-06.
    """
    first = player * OF_ONE
    return tuple([first + at for at, zone in enumerate(row(game, player)) if zone == place])


def of_player(game: Dwar7s, player: Player) -> Dwarves:
    """Return all dwarves of a player, in camp first, then by zone."""
    places = (CAMP, *held_zones(game, player))
    return tuple(dwarf for place in places for dwarf in at_place(game, player, place))


def kinds_at(game: Dwar7s, player: Player, place: int) -> list[int]:
    """Return the kinds of the dwarves that a player has in a zone or in camp, each once."""
    return sorted({sort_of(dwarf) for dwarf in at_place(game, player, place)})


def held_zones(game: Dwar7s, player: Player) -> list[Zone]:
    """Return the zones in which a player has a dwarf, in their order."""
    return sorted({zone for zone in row(game, player) if zone > CAMP})


def one_of(game: Dwar7s, player: Player, kind: int, place: int) -> Dwarf:
    """Return a dwarf of a kind in a place, of equal ones the last, -1 without one.

    A card that has named one of equal dwarves has named the first.
    """
    sight = sight_of(player, kind, place)
    found = [dwarf for dwarf in at_place(game, player, place) if seen(game, dwarf) == sight]
    return found[-1] if found else -1


def occupies(game: Dwar7s, player: Player, zone: Zone) -> bool:
    """Return True if a player has a dwarf in a zone. Rules: D-CARD-04, U-20."""
    return not {zone, ANYWHERE}.isdisjoint(row(game, player))


def is_near(game: Dwar7s, player: Player, zone: Zone) -> bool:
    """Return True if a player has a dwarf in a zone or in one adjacent to it (D-CARD-13)."""
    return zone >= 0 and any(occupies(game, player, each) for each in game.b.within(zone))


def owned_legends(game: Dwar7s, player: Player) -> tuple[int, ...]:
    """Return the kinds of the legendary dwarves that a player has in play."""
    legends = legends_of(game, player)
    return tuple(kind for kind in LEGENDS if legends[kind - 1] != OUT)


def party(ordinary: int, legends: tuple[int, ...]) -> int:
    """Return the code of dwarves that are used together."""
    return (ordinary << len(LEGENDS)) + sum(1 << kind - 1 for kind in legends)


def party_members(code: int) -> tuple[int, tuple[int, ...]]:
    """Return how many ordinary dwarves are in a party, and which legendary ones."""
    ordinary, bits = divmod(code, 2 ** len(LEGENDS))
    return ordinary, tuple(kind for kind in LEGENDS if bits & 2 ** (kind - 1))
