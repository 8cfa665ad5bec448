"""The agent that answers from a list of keys, as a test or an example writes them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dowlang.agents.contract import Agent
from dowlang.engine.decisions import Decision


class ScriptEnded(RuntimeError):
    """Raised when the script has no answer left for a decision.

    Carries the seat, the decision's kind and the number of keys used.
    """

    def __init__(self, seat: int, kind: str, used: int) -> None:
        self.seat, self.kind, self.used = seat, kind, used
        super().__init__(
            f"the script of player {seat + 1} ended after {used} keys, wanted one for `{kind}`"
        )


class Scripted:
    """Gives the keys in their order.

    Afterwards `then` answers, or `ScriptEnded` is raised. A key that is not offered raises
    `IllegalAction` or `InvalidAnswer`, with the nearest keys.
    """

    __slots__ = ("_keys", "_then", "_used")

    def __init__(self, keys: Iterable[str], then: Agent | None = None) -> None:
        self._keys, self._used, self._then = tuple(keys), 0, then

    def choose(self, view: Any, decision: Decision) -> int:
        """Return the option of the next key."""
        if self._used < len(self._keys):
            index = decision.index(self._keys[self._used])
            self._used += 1
            return index
        if self._then is not None:
            return self._then.choose(view, decision)
        raise ScriptEnded(decision.player, decision.kind, self._used)
