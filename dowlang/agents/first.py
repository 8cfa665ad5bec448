"""The agent that always takes the first option: the plainest opponent, and a quick way through a
game.
"""

from __future__ import annotations

from typing import Any

from dowlang.engine.decisions import Decision


class First:
    """Takes option 0. Blind."""

    __slots__ = ()

    def pick(self, count: int) -> int:
        """Return always 0."""
        return 0

    def choose(self, view: Any, decision: Decision) -> int:
        """Return always 0."""
        return 0
