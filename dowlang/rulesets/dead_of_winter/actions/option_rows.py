"""Make rows of options that come again and again, and remember them.

The options of a decision are tuples of numbers that never change, so the same row serves every
decision of every game.
"""

from __future__ import annotations

from functools import lru_cache

from dowlang.engine.frames import Answer
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.types import Location, Survivor

ROWS = 4_096  # as many of each kind are remembered, those used last


@lru_cache(ROWS)
def moves_to(
    survivor: Survivor, here: Location, places: tuple[Location, ...]
) -> tuple[Answer, ...]:
    """Return the moves of a survivor from here to each other of the places."""
    return tuple([(O.MOVE, survivor, x) for x in places if x != here])


@lru_cache(ROWS)
def lures(
    dice: tuple[int, ...], here: Location, origins: tuple[Location, ...], from_here: bool
) -> tuple[Answer, ...]:
    """Return the ways to attract zombies with each die from each of the origins, of which one may
    be here itself.
    """
    return tuple(
        [
            (O.ATTRACT, d, here, origin)
            for origin in origins
            if from_here or origin != here
            for d in dice
        ]
    )
