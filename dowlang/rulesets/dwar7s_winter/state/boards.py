"""Hold a board as a graph: zones by number, their terrain and number, neighbours, distances.

A board is a card of the set, so another board is a file. Zone 0 is the castle. Rules: D-BOARD.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dowlang.engine.places_and_seats import distances, steps_closer
from dowlang.engine.setup_options import SetUpRefused
from dowlang.rulesets.dwar7s_winter.state.types import CASTLE, TERRAINS, THE_CASTLE

Key = tuple[int, int]  # terrain and number, which name a zone
MOST_ZONES = 90


class UnfitBoard(SetUpRefused):
    """A board that does not keep the laws of boards, or lacks a zone that a card names."""


@dataclass(frozen=True, slots=True)
class Board:
    """One board. All tuples but `zones` are by number of a zone among those of all boards."""

    name: str
    path: str
    keys: tuple[Key, ...]  # of all boards of the set
    zones: tuple[int, ...]  # those of this board, ascending
    near: tuple[tuple[int, ...], ...]  # neighbours, ascending
    distance: tuple[int, ...]  # least number of steps to the castle, -1 off the board
    steps: tuple[tuple[int, ...], ...]  # neighbours one step closer to the castle

    def terrain(self, zone: int) -> int:
        """Return the terrain of a zone."""
        return self.keys[zone][0]

    def within(self, zone: int) -> tuple[int, ...]:
        """Return a zone and all zones adjacent to it."""
        return (zone, *self.near[zone])

    def zone(self, key: Key) -> int:
        """Return the number of the zone with this terrain and number.

        Raises `UnfitBoard`.
        """
        number = self.keys.index(key) if key in self.keys else -1
        if number not in self.zones:
            raise UnfitBoard(f"the board `{self.name}` has no {TERRAINS[key[0]]} {key[1]}")
        return number


def keys_of_boards(cards: Sequence[Mapping[str, Any]]) -> tuple[Key, ...]:
    """Return the zones of all boards of a set in one order, the castle first.

    Raises `UnfitBoard` where there are too many. Rules: D-BOARD-02.
    """
    keys = {key for card in cards for way in paths_of(card) for key in way} | {(CASTLE, 0)}
    if len(keys) > MOST_ZONES:
        raise UnfitBoard(f"the boards: found {len(keys)} zones, wanted at most {MOST_ZONES}")
    return tuple(sorted(keys))


def board_of(card: Mapping[str, Any], keys: tuple[Key, ...]) -> Board:
    """Return the board of a card's facts.

    Raises `UnfitBoard` if it is not connected. Rules: D-BOARD-01, -03, -09, -11.
    """
    neighbours: list[set[int]] = [set() for _ in keys]
    zones = {THE_CASTLE}
    for ends in paths_of(card):
        first, *others = (keys.index(key) for key in ends)
        for other in others:
            if first == other:
                raise UnfitBoard(f"the board `{card['name']}` leads from a zone to itself")
            neighbours[first].add(other)
            neighbours[other].add(first)
            zones |= {first, other}
    near = tuple(tuple(sorted(found)) for found in neighbours)
    distance = distances(near, THE_CASTLE)
    for zone in sorted(zones):
        if distance[zone] < 0:
            terrain, numbered = keys[zone]
            raise UnfitBoard(
                f"the board `{card['name']}`: no way leads from {TERRAINS[terrain]} {numbered} to "
                f"the castle"
            )
    steps = steps_closer(near, distance)
    name, path = str(card["name"]), str(card["path"])
    return Board(name, path, keys, tuple(sorted(zones)), near, distance, steps)


def paths_of(card: Mapping[str, Any]) -> list[list[Key]]:
    """Return the ways that a board card lists: a zone, and those it is adjacent to.

    Which zones there are is the card's to say. Rules: D-BOARD-04, -05, -10, -13, U-01, U-02.
    """
    out: list[list[Key]] = []
    for row in card.get("castle_paths", ()):
        out.append([(CASTLE, 0), *pairs(row)])
    out += [pairs(row) for row in card.get("paths", ())]
    return out


def pairs(row: Sequence[Any]) -> list[Key]:
    """Return `["forest", 1, "mine", 4]` as keys of zones."""
    flat = list(row)
    return [(TERRAINS.index(flat[at]), int(flat[at + 1])) for at in range(0, len(flat) - 1, 2)]
