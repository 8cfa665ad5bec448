"""Agents by name: the generic ones, listed here by hand, those the ruleset brings, and one's own.

`search:400` is an agent that searches with so many simulations a decision. `module:Class` is a
class of one's own, made as the ruleset's are.

A ruleset's entry is a function `(cards, chance, seat) -> Agent`, as here. `chance` is a number of
64 bits made from the seed of the game by a hash: with the seed itself an agent could set up the
same game and would know every hand, deck and die.
"""

from __future__ import annotations

import hashlib
import importlib
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from inspect import signature
from pathlib import Path
from typing import TYPE_CHECKING, Any

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


class NoSuchClass(ValueError):
    """Raised when `module:Class` names no class that can be had, with the reason."""

    def __init__(self, name: str, why: str) -> None:
        self.name = name
        super().__init__(f"no agent `{name}`: {why}")


def agent_names(cards: CardSet) -> tuple[str, ...]:
    """Return all names `make` knows for a set: the generic agents, then the ruleset's."""
    return (*(kind.name for kind in AGENTS), *cards.ruleset.agents)


def agent_help(cards: CardSet) -> Mapping[str, str]:
    """Return how each agent of a set plays, by its name, "" where its game does not say so."""
    told = {kind.name: kind.help for kind in AGENTS} | dict(cards.ruleset.agent_help)
    return {name: told.get(name, "") for name in agent_names(cards)}


def chance_of(seed: int, seat: int) -> int:
    """Return the number that an agent draws its own chance from: 64 bits, the same on every
    machine, and no way back to the seed.
    """
    return int.from_bytes(
        hashlib.blake2b(f"dowlang agent {seat} {seed}".encode(), digest_size=8).digest(), "big"
    )


def make(name: str, cards: CardSet, seed: int, seat: int) -> Agent:
    """Return the agent of this name for one seat of the game of this seed, which it is not given.

    Raises `UnknownAgent` and `NoSuchClass`.
    """
    chance = chance_of(seed, seat)
    for kind in AGENTS:
        if kind.name == name:
            return kind.make(cards, chance, seat)
    maker = _maker(name, cards)
    agent: Agent = maker(cards, chance, seat)
    return agent


def check(name: str, cards: CardSet) -> None:
    """Raise `UnknownAgent` or `NoSuchClass` unless `make` knows the name."""
    if all(kind.name != name for kind in AGENTS):
        _maker(name, cards)


def _maker(name: str, cards: CardSet) -> Callable[..., Any]:
    """Return the function `(cards, chance, seat) -> Agent` of a ruleset's agent or of a class."""
    found = cards.ruleset.agents.get(name)
    if found is not None:
        return found
    before, colon, after = name.partition(":")
    if colon and after.isdecimal() and before in cards.ruleset.agents:
        searching = cards.ruleset.agents[before]
        if int(after) < 1 or "simulations" not in signature(searching).parameters:
            raise NoSuchClass(name, f"`{before}` takes no number of simulations like {after}")
        return lambda cards, chance, seat: searching(cards, chance, seat, int(after))
    if colon and after.isidentifier():
        return _own(name, before, after)
    raise UnknownAgent(name, agent_names(cards))


def _own(name: str, module: str, wanted: str) -> Callable[..., Any]:
    """Return a class by its module, which may lie in the present folder."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(importlib.import_module(module), wanted, None)
    except ImportError as error:
        raise NoSuchClass(name, f"`{module}` cannot be imported ({error})") from error
    if not isinstance(found, type) or not (hasattr(found, "choose") or hasattr(found, "pick")):
        raise NoSuchClass(name, f"`{module}` has no class `{wanted}` with a method `choose`")
    return found
