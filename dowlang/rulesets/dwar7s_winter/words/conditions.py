"""Declare what a card can ask, and the numbers it can speak of."""

from __future__ import annotations

from dowlang.rulesets.dwar7s_winter.procedures import stocks
from dowlang.rulesets.dwar7s_winter.procedures.endings import heroes_of, score
from dowlang.rulesets.dwar7s_winter.procedures.monsters import silenced
from dowlang.rulesets.dwar7s_winter.state.dwarves import at_place, is_near, occupies
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import (
    CAMP,
    Disaster,
    Hero,
    Monster,
    Player,
    Resource,
    Zone,
)
from dowlang.rulesets.dwar7s_winter.words import given_lines
from dowlang.rulesets.dwar7s_winter.words.registry import words


def dwarf_is_near(game: Dwar7s, monster: Monster) -> bool:
    """Some player has a dwarf in its zone or in one adjacent to it (D-LEG-12)."""
    zone = game.monster_at[monster]
    return any(is_near(game, player, zone) for player in range(game.players))


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


def crew(game: Dwar7s, player: Player, place: Zone) -> int:
    """How many dwarves a player has in a zone (D-CARD-04)."""
    return len(at_place(game, player, place)) if place >= 0 else 0


def points(game: Dwar7s, player: Player) -> int:
    """What a player would score now (D-END-05)."""
    return score(game, player)


def ways_from(game: Dwar7s, place: Zone) -> int:
    """How many zones are adjacent to a zone (D-BOARD-09)."""
    return len(game.b.near[place]) if place >= 0 else 0


def silent_instruments(game: Dwar7s) -> int:
    """How many instruments cannot be played because of monsters (D-PH1-13)."""
    return len(silenced(game) & set(range(len(game.music))))


def holds(game: Dwar7s, player: Player, hero: Hero) -> bool:
    """Has a copy of it in hand (D-PH2-02)."""
    face = game.t.hero_face
    return face[hero] in [face[other] for other in game.hand[player]]


def owns(game: Dwar7s, player: Player, hero: Hero) -> bool:
    """Has a copy of it, in hand or not (D-COMP-16)."""
    face = game.t.hero_face
    return face[hero] in [face[other] for other in heroes_of(game, player)]


def stands_at(game: Dwar7s, monster: Monster, place: Zone) -> bool:
    """Stands in that zone."""
    t = game.t
    return place >= 0 and any(
        game.monster_at[other] == place and t.monster_card[other] == t.monster_card[monster]
        for other in game.monsters
    )


def is_active(game: Dwar7s, disaster: Disaster) -> bool:
    """Has occurred and has not been overcome (D-CARD-17)."""
    return disaster in game.disasters


def is_on_top(game: Dwar7s, monster: Monster) -> bool:
    """A copy of it is the next to appear; given, all its copies come next (D-PH1-15)."""
    t = game.t
    return bool(game.monster_deck) and (
        t.monster_card[game.monster_deck[-1]] == t.monster_card[monster]
    )


def is_in_pool(game: Dwar7s, hero: Hero) -> bool:
    """A copy of it lies in the hero pool (D-SETUP-03)."""
    face = game.t.hero_face
    return face[hero] in [face[other] for other in game.pool if other >= 0]


words.predicate(
    "hold {hero}",
    example='player 1 holds "Torvik Longsaw"',
    subject="player",
    rules=("D-PH2-02",),
    make=given_lines.hold,
)(holds)
words.predicate(
    "own {hero}",
    example='player 1 owns "Copper Kit"',
    subject="player",
    rules=("D-COMP-16",),
    make=given_lines.own,
)(owns)
words.state(
    "at {place}",
    relation="one",
    example='"Rime Strider" is at wall 1',
    subject="monster",
    rules=("D-CARD-10",),
    make=given_lines.stand,
)(stands_at)
words.state(
    "next to appear",
    example='"Rime Strider" is next to appear',
    subject="monster",
    rules=("D-PH1-15",),
    make=given_lines.next_monster,
    covered=True,
)(is_on_top)
words.state(
    "active",
    example='"Buried Shift" is active',
    subject="disaster",
    rules=("D-CARD-17",),
    make=given_lines.activate,
)(is_active)
words.state(
    "in the pool",
    example='"Copper Kit" is in the pool',
    subject="hero",
    rules=("D-SETUP-03",),
    make=given_lines.lay_in_pool,
)(is_in_pool)
words.number(
    "crew of {player} at {place}",
    example="crew of player 1 at forest 1",
    rules=("D-CARD-04",),
    make=given_lines.set_crew,
)(crew)
words.number(
    "points of {player}", one="point of {player}", example="points of player 1", rules=("D-END-05",)
)(points)
words.number(
    "ways from {place}",
    one="way from {place}",
    example="ways from the castle",
    rules=("D-BOARD-09",),
)(ways_from)
words.number(
    "silent instruments", one="silent instrument", example="silent instruments", rules=("D-PH1-13",)
)(silent_instruments)
words.predicate(
    "sense a dwarf",
    printed="have a dwarf in its zone or in an adjacent zone",
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
words.number("week", example="week", rules=("D-ROUND-01",), make=given_lines.set_week)(week)
words.number(
    "action track of {player}", example="action track of the lead", make=given_lines.set_actions
)(actions_of)
words.number(
    "hand limit of {player}", example="hand limit of the lead", make=given_lines.set_hand_limit
)(hand_limit_of)
