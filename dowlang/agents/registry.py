"""Agents by name: the generic ones, listed here by hand, and those the ruleset brings.

A ruleset's entry is a function `(cards, chance, seat) -> Agent`, as here. `chance` is a number of
64 bits made from the seed of the game by a hash: with the seed itself an agent could set up the
same game and would know every hand, deck and die.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dowlang.agents.contract import Agent
from dowlang.agents.first import First
from dowlang.agents.random import Random
from dowlang.engine.decisions import nearest

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet


@dataclass(frozen=True, slots=True)
class AgentKind:
    """An agent that can be asked for by name."""

    name: str
    help: str
    make: Callable[[CardSet, int, int], Agent]  # (cards, chance, seat)


AGENTS: tuple[AgentKind, ...] = (
    AgentKind(
        "random", "every option equally likely", lambda cards, chance, seat: Random(chance, seat)
    ),
    AgentKind("first", "always the first option", lambda cards, chance, seat: First()),
)


class UnknownAgent(ValueError):
    """Raised when no agent has this name.

    Carries it, the names there are and the nearest of them.
    """

    def __init__(self, name: str, names: tuple[str, ...]) -> None:
        self.name, self.names, self.near = name, names, nearest(name, names)
        mean = (
            f"; did you mean {' or '.join(f'`{near}`' for near in self.near)}" if self.near else ""
        )
        super().__init__(
            f"found agent `{name}`, wanted one of "
            f"{', '.join(f'`{known}`' for known in names)}{mean}"
        )


def agent_names(cards: CardSet) -> tuple[str, ...]:
    """All names `make` knows for a set: the generic agents, then the ruleset's."""
    return (*(kind.name for kind in AGENTS), *cards.ruleset.agents)


def chance_of(seed: int, seat: int) -> int:
    """Return the number that an agent draws its own chance from: 64 bits, the same on every
    machine, and no way back to the seed.
    """
    return int.from_bytes(
        hashlib.blake2b(f"dowlang agent {seat} {seed}".encode(), digest_size=8).digest(), "big"
    )


def make(name: str, cards: CardSet, seed: int, seat: int) -> Agent:
    """The agent of this name for one seat of the game of this seed, which it is not given.

    Raises `UnknownAgent`.
    """
    chance = chance_of(seed, seat)
    for kind in AGENTS:
        if kind.name == name:
            return kind.make(cards, chance, seat)
    if name in cards.ruleset.agents:
        agent: Agent = cards.ruleset.agents[name](cards, chance, seat)
        return agent
    raise UnknownAgent(name, agent_names(cards))
