"""Name the integers of the state by what they stand for.

An alias costs nothing at run time. The checker of cards reads its noun.
"""

from __future__ import annotations

from typing import Annotated

Player = Annotated[int, "player"]  # a seat, 0 is the first. Clockwise is upward
Players = Annotated[tuple[int, ...], "player"]
Fallen = Annotated[int, "fallen survivor"]
Survivor = Annotated[int, "survivor"]  # number of the survivor card in the set
Survivors = Annotated[tuple[int, ...], "survivor"]
Location = Annotated[int, "location"]  # 0 is the colony
Locations = Annotated[tuple[int, ...], "location"]
Entrance = Annotated[int, "entrance"]  # 0..5 the colony's, then one a location
# one physical item card. `tables.item_card` tells which card it is a copy of
Item = Annotated[int, "card"]
Items = Annotated[tuple[int, ...], "card"]
Die = Annotated[int, "die"]  # the value of an unused action die
Dice = Annotated[tuple[int, ...], "die"]
Symbol = Annotated[int, "symbol"]  # weapon, fuel, education, food, medicine, tool, survivor
Face = Annotated[int, "face"]  # blank, wound, frostbite, bitten

COLONY, POLICE_STATION, GROCERY_STORE, SCHOOL, GAS_STATION, LIBRARY, HOSPITAL = range(7)
# slugs, in the order of U-38
LOCATIONS = (
    "colony",
    "police_station",
    "grocery_store",
    "school",
    "gas_station",
    "library",
    "hospital",
)
OUTSIDE = (POLICE_STATION, GROCERY_STORE, SCHOOL, GAS_STATION, LIBRARY, HOSPITAL)
COLONY_ENTRANCES = (0, 1, 2, 3, 4, 5)
# by location, nowhere last
ENTRANCES: tuple[tuple[int, ...], ...] = (
    COLONY_ENTRANCES,
    (6,),
    (7,),
    (8,),
    (9,),
    (10,),
    (11,),
    (),
)
LOCATION_OF_ENTRANCE = (0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6)

WEAPON, FUEL, EDUCATION, FOOD, MEDICINE, TOOL, SURVIVOR = range(7)
SYMBOLS = ("weapon", "fuel", "education", "food", "medicine", "tool", "survivor")

BLANK, WOUND, FROSTBITE, BITTEN = range(4)
FACES = ("blank", "wound", "frostbite", "bitten")

NOWHERE = -1
NOBODY = -1
NONE = -1

# of anything at once or in one heap, far beyond all that is printed: so no number on a card holds
# up a game
MOST = 9_999
