"""Declare what a card can ask, and the numbers it can speak of."""

from __future__ import annotations

from dowlang.rulesets.dwar7s_winter.procedures import stocks
from dowlang.rulesets.dwar7s_winter.state.dwarves import at_place, occupies
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import CAMP, Monster, Player, Resource, Zone
from dowlang.rulesets.dwar7s_winter.words.registry import words


def dwarf_is_near(game: Dwar7s, monster: Monster) -> bool:
    """Some player has a dwarf in its zone or in one adjacent to it (D-LEG-12)."""
    zone = game.monster_at[monster]
    return zone >= 0 and any(
        occupies(game, player, z) for player in range(game.players) for z in game.b.within(zone)
    )


def occupies_zone(game: Dwar7s, player: Player, place: Zone) -> bool:
    """Has a dwarf there (D-CARD-04)."""
    return place >= 0 and occupies(game, player, place)


def stock(game: Dwar7s, resource: Resource, player: Player) -> int:
    """What a player has of a resource (D-COMP-04)."""
    return stocks.stock_of(game, player, resource)


def set_stock(game: Dwar7s, resource: Resource, player: Player, value: int) -> None:
    """Give a player so much of a resource."""
    game.stock[player * stocks.KINDS + resource] = value


def in_camp(game: Dwar7s, player: Player) -> int:
    """How many dwarves a player has in camp (D-COMP-03)."""
    return len(at_place(game, player, CAMP))


def week(game: Dwar7s) -> int:
    """The week, from 1 (D-ROUND-01)."""
    return game.week


def actions_of(game: Dwar7s, player: Player) -> int:
    """What the action track of a player shows (D-COMP-05)."""
    return game.actions[player]


def hand_limit_of(game: Dwar7s, player: Player) -> int:
    """What the hand-limit track of a player shows (D-COMP-05)."""
    return game.hand_limit[player]


words.predicate(
    "senses a dwarf",
    example="the bearer senses a dwarf",
    subject="monster",
    rules=("D-LEG-12", "D-LEG-13"),
)(dwarf_is_near)
words.predicate(
    "occupy {place}", example="you occupy the castle", subject="player", rules=("D-CARD-04",)
)(occupies_zone)
words.number(
    "{resource} of {player}",
    example="wood of the lead",
    rules=("D-COMP-04",),
    make=set_stock,
)(stock)
words.number("camp of {player}", example="camp of the lead")(in_camp)
words.number("week", example="week", rules=("D-ROUND-01",))(week)
words.number("action track of {player}", example="action track of the lead")(actions_of)
words.number("hand limit of {player}", example="hand limit of the lead")(hand_limit_of)
