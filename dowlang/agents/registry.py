"""Agents by name: the generic ones, listed here by hand, and those the ruleset brings.

A ruleset's entry is a function `(cards, seed, seat) -> Agent`, as here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dowlang.agents.contract import Agent
from dowlang.agents.first import First
from dowlang.agents.random import Random
from dowlang.engine.decisions import nearest

if TYPE_CHECKING:
    from dowlang.engine.library import CardSet


@dataclass(frozen=True, slots=True)
class AgentKind:
    """An agent that can be asked for by name."""

    name: str
    help: str
    make: Callable[[CardSet, int, int], Agent]  # (cards, seed, seat)


AGENTS: tuple[AgentKind, ...] = (
    AgentKind("random", "every option equally likely", lambda cards, seed, seat: Random(seed, seat)),
    AgentKind("first", "always the first option", lambda cards, seed, seat: First()),
)


class UnknownAgent(ValueError):
    """No agent has this name; carries it, the names there are and the nearest of them."""

    def __init__(self, name: str, names: tuple[str, ...]) -> None:
        self.name, self.names, self.near = name, names, nearest(name, names)
        mean = f"; did you mean {' or '.join(f'`{near}`' for near in self.near)}" if self.near else ""
        super().__init__(f"found agent `{name}`, wanted one of {', '.join(f'`{known}`' for known in names)}{mean}")


def agent_names(cards: CardSet) -> tuple[str, ...]:
    """All names `make` knows for a set: the generic agents, then the ruleset's."""
    return (*(kind.name for kind in AGENTS), *cards.ruleset.agents)


def make(name: str, cards: CardSet, seed: int, seat: int) -> Agent:
    """The agent of this name for one seat of one game. Raises `UnknownAgent`."""
    for kind in AGENTS:
        if kind.name == name:
            return kind.make(cards, seed, seat)
    if name in cards.ruleset.agents:
        agent: Agent = cards.ruleset.agents[name](cards, seed, seat)
        return agent
    raise UnknownAgent(name, agent_names(cards))
