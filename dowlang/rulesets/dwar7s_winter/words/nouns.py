"""The nouns: what there is on the table. Rules: D-COMP, D-BOARD, D-CARD."""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.engine.places_and_seats import in_turn
from dowlang.rulesets.dwar7s_winter.procedures.pool import heroes_in_pool
from dowlang.rulesets.dwar7s_winter.state.dwarves import is_there, of_player
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import Disaster, Dwarf, Hero, Monster
from dowlang.rulesets.dwar7s_winter.words.registry import words


def all_players(game: Dwar7s) -> Sequence[int]:
    """Players, clockwise from the lead (D-ROUND-04)."""
    return in_turn(game.players, game.lead)


def all_zones(game: Dwar7s) -> Sequence[int]:
    """The zones of the board, the castle first (D-BOARD-01)."""
    return game.b.zones


def all_dwarves(game: Dwar7s) -> Sequence[int]:
    """The dwarves of all players, in camp and on the board (D-COMP-14)."""
    return [code for player in range(game.players) for code in of_player(game, player)]


def active_monsters(game: Dwar7s) -> Sequence[int]:
    """The monsters on the board, in the order they appeared (D-CARD-10)."""
    return game.monsters


def active_disasters(game: Dwar7s) -> Sequence[int]:
    """The active disasters (D-CARD-17)."""
    return game.disasters


def pool(game: Dwar7s) -> Sequence[int]:
    """The heroes of the pool, from left to right (D-SETUP-03)."""
    return heroes_in_pool(game)


def dwarf_is_there(game: Dwar7s, dwarf: Dwarf) -> bool:
    """Still where it was chosen."""
    return is_there(game, dwarf)


def monster_is_there(game: Dwar7s, monster: Monster) -> bool:
    """Still on the board."""
    return monster in game.monsters


def disaster_is_there(game: Dwar7s, disaster: Disaster) -> bool:
    """Still active."""
    return disaster in game.disasters


def hero_is_there(game: Dwar7s, hero: Hero) -> bool:
    """Still in the pool."""
    return hero in game.pool


def same_monster(game: Dwar7s, monster: Monster, named: Monster) -> bool:
    """A copy of the card that the name means."""
    return game.t.monster_card[monster] == game.t.monster_card[named]


def same_hero(game: Dwar7s, hero: Hero, named: Hero) -> bool:
    """A copy of the card that the name means."""
    return game.t.hero_face[hero] == game.t.hero_face[named]


def monster_named(game: Dwar7s, slug: str) -> int:
    """Number of the first copy of a monster card. Raises `KeyError`."""
    return game.t.monster_card.index(game.cards.number("monster", slug))


def disaster_named(game: Dwar7s, slug: str) -> int:
    """Number of a disaster card. Raises `KeyError`."""
    return game.cards.number("disaster", slug)


def hero_named(game: Dwar7s, slug: str) -> int:
    """Number of the first copy of a hero card. Raises `KeyError`."""
    return game.t.hero_card.index(game.cards.number("hero", slug))


def all_actions(game: Dwar7s) -> int:
    """What the action tracks of all players show together."""
    return sum(game.actions)


def all_hand_cards(game: Dwar7s) -> int:
    """What the hand-limit tracks of all players show together."""
    return sum(game.hand_limit)


ACTION = words.noun("action", total=all_actions, says="what a player's action track shows")
HAND_CARD = words.noun(
    "hand card", total=all_hand_cards, says="what a player's hand-limit track shows"
)
PLAYER = words.noun(
    "player", domain=all_players, pick="player", person=True, says="whoever sits at the table"
)
ZONE = words.noun(
    "zone", domain=all_zones, pick="zone", says="a zone of the board, castle and walls included"
)
DWARF = words.noun(
    "dwarf",
    "dwarves",
    domain=all_dwarves,
    present=dwarf_is_there,
    pick="dwarf",
    person=True,
    says="a dwarf of any player, in camp or on the board, a legendary one too",
)
MONSTER = words.noun(
    "monster",
    domain=active_monsters,
    present=monster_is_there,
    pick="monster",
    named_by="monster",
    named=monster_named,
    same=same_monster,
    says="a monster on the board",
)
DISASTER = words.noun(
    "disaster",
    domain=active_disasters,
    present=disaster_is_there,
    pick="disaster",
    named_by="disaster",
    named=disaster_named,
    says="an active disaster",
)
HERO = words.noun(
    "hero",
    "heroes",
    domain=pool,
    present=hero_is_there,
    pick="hero",
    named_by="hero",
    named=hero_named,
    same=same_hero,
    person=True,
    says="a hero card of the pool",
)
