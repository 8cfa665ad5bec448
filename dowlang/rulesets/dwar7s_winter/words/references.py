"""Declare closed things: `you`, `the lead`, `the bearer`, `the castle`, `forest 1`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import (
    FOREST,
    MINE,
    NONE,
    PLAIN,
    THE_CASTLE,
    WALL,
    Monster,
    Player,
    Zone,
)
from dowlang.rulesets.dwar7s_winter.words.registry import words
from dowlang.vocabulary.declarations import Place, ReferenceWord


def closed(
    phrase: str,
    noun: str,
    function: Callable[..., Any],
    example: str,
    rules: Sequence[str] = (),
    make: Callable[..., Any] | None = None,
) -> None:
    """Declare a closed thing whose function gives it. Slots of the phrase are its parameters."""
    word = ReferenceWord(
        Place.REFERENCE, phrase, function, example, tuple(rules), noun=noun, make=make
    )
    words.words.append(word)


def the_lead(game: Dwar7s) -> Player:
    """Who holds the first-player token (D-SETUP-09)."""
    return game.lead


def make_lead(game: Dwar7s, player: Player) -> None:
    """Give a player the first-player token."""
    game.lead = player


def seat(game: Dwar7s, number: int) -> Player:
    """The player of a seat, in tests (D-COMP-01)."""
    return number - 1


def the_castle(game: Dwar7s) -> Zone:
    """The castle (D-BOARD-03)."""
    return THE_CASTLE


def numbered(game: Dwar7s, terrain: int, number: int) -> Zone:
    """Return the zone of a terrain with a number, -1 when the board has none."""
    key = (terrain, number)
    zone = game.b.keys.index(key) if key in game.b.keys else NONE
    return zone if zone in game.b.zones else NONE


def forest(game: Dwar7s, number: int) -> Zone:
    """The forest with that number (D-BOARD-02)."""
    return numbered(game, FOREST, number)


def mine(game: Dwar7s, number: int) -> Zone:
    """The mine with that number (D-BOARD-02)."""
    return numbered(game, MINE, number)


def plain(game: Dwar7s, number: int) -> Zone:
    """The plain with that number (D-BOARD-02)."""
    return numbered(game, PLAIN, number)


def wall(game: Dwar7s, number: int) -> Zone:
    """The wall with that number (D-BOARD-05)."""
    return numbered(game, WALL, number)


def zone_of_monster(game: Dwar7s, monster: Monster) -> Zone:
    """Where that monster stands."""
    return game.monster_at[monster]


words.reference(
    "the bearer",
    "monster",
    binding="bearer",
    example="the bearer takes another step",
    says="the monster that the card is",
)
closed("the lead", "player", the_lead, "the lead gains 1 gold", ("D-SETUP-09",), make_lead)
closed("player {number}", "player", seat, "player 1 gains 1 gold", ("D-COMP-01",))
closed("the castle", "zone", the_castle, "choose a zone near the castle", ("D-BOARD-03",))
closed("forest {number}", "zone", forest, "choose a zone near forest 1", ("D-BOARD-02",))
closed("mine {number}", "zone", mine, "choose a zone near mine 4", ("D-BOARD-02",))
closed("plain {number}", "zone", plain, "choose a zone near plain 3", ("D-BOARD-02",))
closed("wall {number}", "zone", wall, "choose a zone near wall 2", ("D-BOARD-02",))
closed(
    "the zone of {monster}",
    "zone",
    zone_of_monster,
    "choose a zone near the zone of the bearer",
)
