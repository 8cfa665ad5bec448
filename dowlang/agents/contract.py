"""Define the contract of an agent.

Agents never see the game, only a view and a decision. Chance of their own never comes from the
game's streams.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Protocol, TypeGuard

from dowlang.engine.decisions import Decision


class Agent(Protocol):
    """Answers for one seat in one game."""

    def choose(self, view: Any, decision: Decision) -> int:
        """Return the number of an option, 0 to `len(decision) - 1`."""
        ...


class Blind(Agent, Protocol):
    """An agent that looks at nothing: it is asked by number, and neither view nor options are
    built for it.
    """

    def pick(self, count: int) -> int:
        """Return the number of one of `count` options."""
        ...


class Dealt(Protocol):
    """Hands out games that a seat cannot tell from the one it plays."""

    def deal(self, number: int) -> Any | None:
        """Return a game of its own with what is hidden dealt anew and other rolls to come, the same
        for the same number, or None where none can be made.
        """
        ...


class Searching(Agent, Protocol):
    """An agent that tries its options in games dealt anew."""

    def search(self, view: Any, decision: Decision, possible: Dealt) -> int:
        """Return the number of an option."""
        ...


class Pausing(Searching, Protocol):
    """A searching agent that pauses after each game it tries, for who may not wait for its answer
    in one piece.
    """

    def thinking(
        self, view: Any, decision: Decision, possible: Dealt
    ) -> Generator[None, None, int]:
        """Return the number that `search` gives. Where no more games are dealt, the best so far."""
        ...


class OutOfRange(ValueError):
    """Raised when an agent gives something that is not the number of an option.

    Carries the seat, the answer and the number of options.
    """

    def __init__(self, seat: int, answer: object, count: int) -> None:
        self.seat, self.answer, self.count = seat, answer, count
        super().__init__(
            f"the agent of player {seat + 1} gave {answer!r}, wanted a whole number from 0 to "
            f"{count - 1}"
        )


def is_blind(agent: Agent) -> TypeGuard[Blind]:
    """Return True if the agent picks by number alone."""
    return hasattr(agent, "pick")


def is_searching(agent: Agent) -> TypeGuard[Searching]:
    """Return True if the agent wants possible games beside its view."""
    return hasattr(agent, "search")


def is_pausing(agent: Agent) -> TypeGuard[Pausing]:
    """Return True if the agent can search with pauses."""
    return hasattr(agent, "thinking")
