"""The games that must keep the laws: one line each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from dowlang.engine.library import CardSet
from tests.engine import toy


@dataclass(frozen=True)
class World:
    """A game to be tried: how its set is loaded, with which settings, and after how many answers in the laws that look at every decision."""

    name: str
    load: Callable[[], CardSet]
    settings: dict[str, Any] = field(default_factory=dict)
    answers: int = 10_000


WORLDS: tuple[World, ...] = (
    World("toy", toy.load, {"players": 4}),
    World("toy, large", toy.load, {"players": 3, "treasure": "large"}),
)
