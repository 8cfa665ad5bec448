"""Answer decisions: the contract of an agent, and the agents that know no game.

An agent gets its player's view and the decision, and gives the number of an option. A ruleset
brings agents that know it. `make` looks up the names of both.
"""

from dowlang.agents.asking import answer_of
from dowlang.agents.contract import Agent, Blind, OutOfRange, is_blind
from dowlang.agents.first import First
from dowlang.agents.random import Random
from dowlang.agents.registry import (
    AGENTS,
    NoSuchClass,
    UnknownAgent,
    agent_help,
    agent_names,
    chance_of,
    check,
    make,
)
from dowlang.agents.scripted import Scripted, ScriptEnded

__all__ = [
    "AGENTS",
    "Agent",
    "Blind",
    "First",
    "NoSuchClass",
    "OutOfRange",
    "Random",
    "ScriptEnded",
    "Scripted",
    "UnknownAgent",
    "agent_help",
    "agent_names",
    "answer_of",
    "chance_of",
    "check",
    "is_blind",
    "make",
]
