"""Declare what stands before and after a noun."""

from __future__ import annotations

from collections.abc import Callable

from dowlang.rulesets.dwar7s_winter.procedures.stocks import blocked, occupied
from dowlang.rulesets.dwar7s_winter.state.dwarves import (
    ANYWHERE,
    at_place,
    is_near,
    player_of,
    rests,
    sort_of,
    stands,
    zone_of,
)
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import (
    FOREST,
    MINE,
    ORDINARY,
    PLAIN,
    WALL,
    Dwarf,
    Monster,
    Player,
    Zone,
)
from dowlang.rulesets.dwar7s_winter.words.registry import words


# ---- zones
def is_forest(game: Dwar7s, zone: Zone) -> bool:
    """A forest (D-BOARD-01)."""
    return zone >= 0 and game.b.terrain(zone) == FOREST


def is_mine(game: Dwar7s, zone: Zone) -> bool:
    """A mine (D-BOARD-01)."""
    return zone >= 0 and game.b.terrain(zone) == MINE


def is_plain(game: Dwar7s, zone: Zone) -> bool:
    """A plain (D-BOARD-01)."""
    return zone >= 0 and game.b.terrain(zone) == PLAIN


def is_wall(game: Dwar7s, zone: Zone) -> bool:
    """A wall (D-BOARD-05)."""
    return zone >= 0 and game.b.terrain(zone) == WALL


def is_blocked(game: Dwar7s, zone: Zone) -> bool:
    """Holds a monster or a disaster token, and so produces nothing (D-BOARD-12)."""
    return blocked(game, zone)


def is_open(game: Dwar7s, zone: Zone) -> bool:
    """Holds neither a monster nor a disaster token (D-BOARD-12)."""
    return not blocked(game, zone)


def you_occupy(game: Dwar7s, zone: Zone, you: Player) -> bool:
    """Where you have a dwarf (D-CARD-04)."""
    return occupied(game, you, zone)


def near_zone(game: Dwar7s, zone: Zone, place: Zone) -> bool:
    """That zone, or one adjacent to it (D-BOARD-09)."""
    return place >= 0 and zone in game.b.within(place)


def beside_zone(game: Dwar7s, zone: Zone, place: Zone) -> bool:
    """A zone one step away (D-BOARD-09)."""
    return place >= 0 and zone in game.b.near[place]


words.adjective("forest", ("zone",), classifier=True)(is_forest)
words.adjective("mine", ("zone",), classifier=True)(is_mine)
words.adjective("plain", ("zone",), classifier=True)(is_plain)
words.adjective("wall", ("zone",), classifier=True)(is_wall)
words.adjective("blocked", ("zone",))(is_blocked)
words.adjective("open", ("zone",))(is_open)
words.filter(
    "zone",
    "you occupy",
    example="for each open forest zone you occupy",
    subject="zone",
    implicit=("you",),
    rules=("D-CARD-04",),
)(you_occupy)
words.state(
    "adjacent to {place}",
    relation="one",
    example="forest 1 is adjacent to the castle",
    subject="zone",
    rules=("D-BOARD-09",),
)(beside_zone)
words.filter(
    "zone",
    "near {place}",
    example="choose a zone near the castle",
    subject="zone",
    rules=("D-CARD-13",),
)(near_zone)


# ---- dwarves
def may_be(game: Dwar7s, dwarf: Dwarf, kind: Callable[[Dwar7s, Zone], bool]) -> bool:
    """Return True if a dwarf stands in a zone of a kind, or in one that is not known yet."""
    zone = zone_of(game, dwarf)
    return zone == ANYWHERE or kind(game, zone)


def in_forest(game: Dwar7s, dwarf: Dwarf) -> bool:
    """Stands in a forest (D-CARD-07)."""
    return may_be(game, dwarf, is_forest)


def in_mine(game: Dwar7s, dwarf: Dwarf) -> bool:
    """Stands in a mine (D-CARD-07)."""
    return may_be(game, dwarf, is_mine)


def in_plain(game: Dwar7s, dwarf: Dwarf) -> bool:
    """Stands in a plain (D-CARD-07)."""
    return may_be(game, dwarf, is_plain)


def is_on_board(game: Dwar7s, dwarf: Dwarf) -> bool:
    """Stands on the board."""
    return stands(game, dwarf)


def is_in_camp(game: Dwar7s, dwarf: Dwarf) -> bool:
    """Is in its owner's camp (D-COMP-03)."""
    return rests(game, dwarf)


def stands_at(game: Dwar7s, dwarf: Dwarf, place: Zone) -> bool:
    """Stands in that zone."""
    return place >= 0 and zone_of(game, dwarf) in (place, ANYWHERE)


def you_own(game: Dwar7s, dwarf: Dwarf, you: Player) -> bool:
    """Is yours."""
    return player_of(dwarf) == you


def they_own(game: Dwar7s, dwarf: Dwarf, they: Player) -> bool:
    """Is theirs: of the player spoken of last."""
    return player_of(dwarf) == they


def owned_by(game: Dwar7s, dwarf: Dwarf, player: Player) -> bool:
    """Is that player's."""
    return player_of(dwarf) == player


def is_ordinary(game: Dwar7s, dwarf: Dwarf) -> bool:
    """Is no legendary dwarf (D-LEG-01)."""
    return sort_of(dwarf) == ORDINARY


def is_legendary(game: Dwar7s, dwarf: Dwarf) -> bool:
    """Is a legendary dwarf (D-LEG-01)."""
    return sort_of(dwarf) != ORDINARY


words.adjective("ordinary", ("dwarf",))(is_ordinary)
words.adjective("legendary", ("dwarf",))(is_legendary)
for phrase, test, example in (
    ("on the board", is_on_board, "return a dwarf you own on the board to camp"),
    ("in camp", is_in_camp, "place or move a dwarf you own in camp"),
):
    words.filter("dwarf", phrase, example=example, subject="dwarf", rules=("D-CARD-07",))(test)
for terrain, test in (("forest", in_forest), ("mine", in_mine), ("plain", in_plain)):
    words.filter(
        "dwarf",
        f"in a {terrain}",
        of_several=f"in {terrain}s",
        example=f"move a dwarf in a {terrain} to an adjacent zone",
        subject="dwarf",
        rules=("D-CARD-07",),
    )(test)
words.filter(
    "dwarf",
    "at {place}",
    relation="one",
    example="return a dwarf at the castle to camp",
    subject="dwarf",
)(stands_at)
words.filter(
    "dwarf",
    "you own",
    before="your",
    example="place or move a dwarf you own",
    subject="dwarf",
    implicit=("you",),
)(you_own)
words.filter(
    "dwarf",
    "they own",
    before="their",
    example="return a dwarf they own to camp",
    subject="dwarf",
    implicit=("they",),
)(they_own)
words.filter(
    "dwarf",
    "owned by {player}",
    relation="one",
    example="return a dwarf owned by the lead to camp",
    subject="dwarf",
)(owned_by)


# ---- players and monsters
def has_dwarf_near(game: Dwar7s, player: Player, monster: Monster) -> bool:
    """Has a dwarf in the zone of the monster or in one adjacent to it (D-CARD-13)."""
    return is_near(game, player, game.monster_at[monster])


def has_dwarf_with(game: Dwar7s, player: Player, monster: Monster) -> bool:
    """Has a dwarf in the zone of the monster (D-CARD-12)."""
    zone = game.monster_at[monster]
    return zone >= 0 and bool(at_place(game, player, zone))


def not_that_player(game: Dwar7s, player: Player, other: Player) -> bool:
    """Any other player."""
    return player != other


words.filter(
    "player",
    "with a dwarf near {monster}",
    printed="with a dwarf in the zone of {monster} or in an adjacent zone",
    example="each player with a dwarf near the bearer loses 1 wood",
    subject="player",
    rules=("D-CARD-13", "D-CARD-14"),
)(has_dwarf_near)
words.filter(
    "player",
    "with a dwarf beside {monster}",
    printed="with a dwarf in the zone of {monster}",
    example="each player with a dwarf beside the bearer loses 1 gold",
    subject="player",
    rules=("D-CARD-12",),
)(has_dwarf_with)
words.filter(
    "player",
    "except {other}",
    relation="but",
    example="each player except the lead gains 1 gold",
    subject="player",
)(not_that_player)
