"""The games that must keep the laws: one line each."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import dowlang
from dowlang.engine.card_set import CardSet
from tests.worlds import own_games, toy

ROOT = Path(__file__).resolve().parent.parent.parent


@dataclass(frozen=True)
class World:
    """A game to be tried: how its set is loaded, with which settings, and after how many answers in
    the laws that look at every decision.

    `loader` is the same as code for another process: an expression, `cards` of which gives the set.
    """

    name: str
    load: Callable[[], CardSet]
    settings: dict[str, Any] = field(default_factory=dict)
    answers: int = 10_000
    loader: str = ""


def winter() -> CardSet:
    """The base set of Dead of Winter."""
    return dowlang.load(ROOT / "cards" / "base")


def dwar7s() -> CardSet:
    """The set of Dwar7s Winter."""
    return dowlang.load(ROOT / "cards" / "dwar7s")


def campfire() -> CardSet:
    """The campfire with all its cards."""
    from tests.worlds import campfire as world
    from tests.worlds import campfire_cards

    return world.card_set(campfire_cards.ALL)


def orchard() -> CardSet:
    """The orchard, a game in a package of its own."""
    return own_games.cards("orchard")


def strand() -> CardSet:
    """The strand, a smaller one."""
    return own_games.cards("strand")


TOY, WINTER, CAMPFIRE, DWAR7S = (
    "tests.worlds.toy:load",
    "tests.contract.worlds:winter",
    "tests.contract.worlds:campfire",
    "tests.contract.worlds:dwar7s",
)
WORLDS: tuple[World, ...] = (
    World("toy", toy.load, {"players": 4}, loader=TOY),
    World("toy, large", toy.load, {"players": 3, "treasure": "large"}, loader=TOY),
    World("campfire", campfire, {"players": 3}, loader=CAMPFIRE),
    World("winter", winter, {"players": 4}, 60, WINTER),
    World(
        "winter, hardcore and elimination",
        winter,
        {"players": 3, "variant": "hardcore+elimination"},
        40,
        WINTER,
    ),
    World("winter, cooperative", winter, {"players": 5, "variant": "cooperative"}, 40, WINTER),
    World("winter, for two", winter, {"players": 2, "variant": "two_player"}, 40, WINTER),
    World("winter, betrayer", winter, {"players": 3, "variant": "betrayer"}, 40, WINTER),
    World("dwar7s", dwar7s, {"players": 4}, 60, DWAR7S),
    World("dwar7s, alone", dwar7s, {"players": 1}, 40, DWAR7S),
    World(
        "dwar7s, all variants",
        dwar7s,
        {"players": 3, "variant": "nightmare+bloodthirsty+legendary"},
        60,
        DWAR7S,
    ),
    World("orchard", orchard, {"players": 3}, loader="tests.contract.worlds:orchard"),
    World("strand", strand, {"players": 3}, loader="tests.contract.worlds:strand"),
)


def few(worlds: Iterable[World], *names: str) -> list[Any]:
    """Return the worlds as cases of a test: the named ones for every run, the others as proofs."""
    return [
        pytest.param(world, id=world.name, marks=() if world.name in names else pytest.mark.proof)
        for world in worlds
    ]
