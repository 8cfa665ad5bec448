"""The random agent: every option equally likely, from counter-based chance of its own."""

from __future__ import annotations

from typing import Any

from dowlang.engine.chance import mix, seeded
from dowlang.engine.decisions import Decision

APART = 0x5851F42D4C957F2D  # keeps an agent's chance away from that of a game with the same seed


class Random:
    """Picks uniformly and blindly.

    The same seed and seat make the same picks on every machine.
    """

    __slots__ = ("_count", "_seat", "_seed")

    def __init__(self, seed: int = 0, seat: int = 0) -> None:
        self._seed, self._seat, self._count = seeded(seed) ^ APART, seat, 0

    def pick(self, count: int) -> int:
        """Return one of `count` numbers."""
        self._count += 1
        return mix(self._seed, self._seat, self._count, count)

    def choose(self, view: Any, decision: Decision) -> int:
        """Return one of the options."""
        return self.pick(len(decision))
