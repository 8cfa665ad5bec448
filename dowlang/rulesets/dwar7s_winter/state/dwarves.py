"""Name dwarves by one integer: whose it is, of which kind, and where it stands.

Ordinary dwarves of one player in one place are equal, so the state counts them. A piece in a word
or an option is a code, `(owner * 4 + kind) * 100 + zone + 1`, where the camp is zone -1. A code
says where the dwarf stood when it was chosen.
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
    Zone,
)

if TYPE_CHECKING:
    from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s

PLACES = 100
KINDS = 4
OUT = -2  # a legendary dwarf that is not in play


def dwarf(owner: Player, kind: int, place: int) -> Dwarf:
    """Return the code of a dwarf."""
    return (owner * KINDS + kind) * PLACES + place + 1


def owner_of(code: Dwarf) -> Player:
    """Return whose dwarf it is."""
    return code // PLACES // KINDS


def kind_of(code: Dwarf) -> int:
    """Return if it is an ordinary dwarf or which legendary one."""
    return code // PLACES % KINDS


def place_of(code: Dwarf) -> int:
    """Return the zone, or `CAMP`."""
    return code % PLACES - 1


def of_player(game: Dwar7s, player: Player) -> Dwarves:
    """Return all dwarves of a player, in camp first, then by zone, equal ones once each."""
    places = (CAMP, *held_zones(game, player))
    return tuple(code for place in places for code in at_place(game, player, place))


def at_place(game: Dwar7s, player: Player, place: int) -> Dwarves:
    """Return the dwarves of a player in a zone or in camp, one code for each miniature.

    A legendary dwarf is one of them. Rules: D-LEG-06.
    """
    many = game.camp[player] if place == CAMP else game.standing[player * game.t.zones + place]
    out = (dwarf(player, ORDINARY, place),) * many if many else ()
    if place in game.legends:
        legends = legends_of(game, player)
        out += tuple(dwarf(player, kind, place) for kind in LEGENDS if legends[kind - 1] == place)
    return out


def legends_of(game: Dwar7s, player: Player) -> list[int]:
    """Return where the legendary dwarves of a player are, by kind from 1."""
    first = player * len(LEGENDS)
    return game.legends[first : first + len(LEGENDS)]


def held_zones(game: Dwar7s, player: Player) -> list[Zone]:
    """Return the zones in which a player has a dwarf, in their order."""
    size = game.t.zones
    row = game.standing[player * size : (player + 1) * size]
    held = [zone for zone, many in enumerate(row) if many]
    if more := [zone for zone in legends_of(game, player) if zone > CAMP and not row[zone]]:
        held = sorted({*held, *more})
    return held


def on_board(game: Dwar7s, player: Player) -> Dwarves:
    """Return the dwarves of a player that stand on the board, by zone."""
    return tuple(code for zone in held_zones(game, player) for code in at_place(game, player, zone))


def in_zone(game: Dwar7s, zone: Zone) -> Dwarves:
    """Return all dwarves in a zone, by player."""
    return tuple(code for player in range(game.players) for code in at_place(game, player, zone))


def is_there(game: Dwar7s, code: Dwarf) -> bool:
    """Return True if such a dwarf is where the code says."""
    return code >= 0 and code in at_place(game, owner_of(code), place_of(code))


def shift(game: Dwar7s, code: Dwarf, place: int) -> Dwarf:
    """Put a dwarf somewhere else, where any number may stand, and return its new code.

    Rules: D-BOARD-07.
    """
    owner, kind, zones = owner_of(code), kind_of(code), game.t.zones
    if kind == ORDINARY:
        for where, by in ((place_of(code), -1), (place, 1)):
            if where == CAMP:
                game.camp[owner] += by
            else:
                game.standing[owner * zones + where] += by
    else:
        game.legends[owner * len(LEGENDS) + kind - 1] = place
    return dwarf(owner, kind, place)


def occupies(game: Dwar7s, player: Player, zone: Zone) -> bool:
    """Return True if a player has a dwarf in a zone. Rules: D-CARD-04, U-20."""
    return bool(
        game.standing[player * game.t.zones + zone]
        or zone in game.legends[player * len(LEGENDS) : (player + 1) * len(LEGENDS)]
    )


def is_near(game: Dwar7s, player: Player, zone: Zone) -> bool:
    """Return True if a player has a dwarf in a zone or in one adjacent to it (D-CARD-13)."""
    return zone >= 0 and any(occupies(game, player, each) for each in game.b.within(zone))


def owned_legends(game: Dwar7s, player: Player) -> tuple[int, ...]:
    """Return the kinds of the legendary dwarves that a player has in play."""
    return tuple(kind for kind in LEGENDS if game.legends[player * len(LEGENDS) + kind - 1] != OUT)


def party(ordinary: int, legends: tuple[int, ...]) -> int:
    """Return the code of dwarves that are used together."""
    return (ordinary << len(LEGENDS)) + sum(1 << kind - 1 for kind in legends)


def party_members(code: int) -> tuple[int, tuple[int, ...]]:
    """Return how many ordinary dwarves are in a party, and which legendary ones."""
    ordinary, bits = divmod(code, 2 ** len(LEGENDS))
    return ordinary, tuple(kind for kind in LEGENDS if bits & 2 ** (kind - 1))
