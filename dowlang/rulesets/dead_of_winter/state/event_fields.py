"""Name the fields that many events share: a field's name and the noun of what it holds."""

from __future__ import annotations

PLAYER = ("player", "player")
SURVIVOR = ("survivor", "survivor")
LOCATION = ("location", "location")
ENTRANCE = ("entrance", "entrance")
CARD = ("card", "card")
COUNT = ("count", "number")
CAUSE = ("cause", "cause")
OWNER = ("owner", "player")
PATH = ("card", "path")
LEADER = ("leader", "survivor")  # who led the owner's group until then
TRACK = ("track", "track")
LEVEL = ("level", "number")
