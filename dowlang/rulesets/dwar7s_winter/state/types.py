"""Name the integers of the state by what they stand for.

An alias costs nothing at run time. The checker of cards reads its noun.
"""

from __future__ import annotations

from typing import Annotated

Player = Annotated[int, "player"]  # a seat, 0 is the first. Clockwise is upward
Players = Annotated[tuple[int, ...], "player"]
Zone = Annotated[int, "zone"]  # number on the board of the game. 0 is the castle
Zones = Annotated[tuple[int, ...], "zone"]
Dwarf = Annotated[int, "dwarf"]  # one miniature, see `dwarves.py`
Dwarves = Annotated[tuple[int, ...], "dwarf"]
Sight = int  # a dwarf as players see it: whose, of which kind and where
Monster = Annotated[int, "monster"]  # one physical monster card with its miniature
Monsters = Annotated[tuple[int, ...], "monster"]
Disaster = Annotated[int, "disaster"]  # one physical disaster card with its token
Hero = Annotated[int, "hero"]  # one physical hero card
Heroes = Annotated[tuple[int, ...], "hero"]
Resource = Annotated[int, "resource"]
Terrain = Annotated[int, "terrain"]
Instrument = Annotated[int, "instrument"]
Legend = Annotated[int, "legend"]
Title = Annotated[int, "title"]
Match = Annotated[int, "game"]

CASTLE, WALL, FOREST, MINE, PLAIN = range(5)
TERRAINS = ("castle", "wall", "forest", "mine", "plain")

GOLD, FOOD, STONE, WOOD = range(4)
RESOURCES = ("gold", "food", "stone", "wood")
PRODUCT = {FOREST: WOOD, MINE: STONE, PLAIN: FOOD}
"""The resource that a terrain produces. Castle and wall produce nothing. Rules: D-BOARD-06."""

INSTRUMENTS = ("drum", "horn", "harp", "fiddle", "flute", "bell")

ORDINARY, CHAMPION, GUARDIAN, THUNDER = range(4)
DWARF_KINDS = ("dwarf", "ice-wall champion", "earth guardian", "thunder lord")
LEGENDS = (CHAMPION, GUARDIAN, THUNDER)

ACTIONS, HAND_LIMIT = range(2)
TRACKS = ("action track", "hand-limit track")

THE_CASTLE = 0  # the castle's number among the zones of every board
CAMP = -1  # where a dwarf is that stands on no zone
NONE = -1
NOBODY = -1
