"""Let agents play one game to its end.

Blind agents (random, first) are asked by number: no view, no option is built for them. Others get
their view and the decision. A game that ends by a fault of the engine raises. `game_records.py`
counts faults.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dowlang.agents import Agent, answer_of, is_blind, make
from dowlang.engine.frames import Frame
from dowlang.engine.game import Game
from dowlang.engine.journal import Recorder, recorder_of
from dowlang.engine.setup_options import complete, complete_rules
from dowlang.engine.state import SET_UP_LOG
from dowlang.simulate.game_counts import Observer

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game and, when it was asked for, its recorder."""

    game: Game
    recorder: Recorder | None
    decisions: int


def play(
    cards: CardSet,
    settings: Mapping[str, Any] | None = None,
    agents: Sequence[Agent | str] = ("random",),
    *,
    seed: int = 0,
    rules: Mapping[str, int | str] | None = None,
    journal: bool = False,
    digests: bool = False,
    observer: Observer | None = None,
) -> Played:
    """Play one game.

    `agents` is one agent for all seats, or one a seat. A name makes a fresh one with chance of its
    own (`agents.chance_of`). An `observer` counts what happens.

    Raises `SetUpRefused`, `UnknownAgent`, `OutOfRange`, and whatever an agent raises.
    """
    if journal:
        game = Game.begin(cards, seed, settings, rules, digests)
    else:
        log: list[Frame] | None = None if observer is None else []
        waiting = SET_UP_LOG.set(log)
        try:
            game = cards.ruleset.new_game(
                cards,
                seed,
                **complete(cards, settings or {}),
                rules=complete_rules(cards, rules or {}),
            )
        finally:
            SET_UP_LOG.reset(waiting)
    decisions = run(game, agents, seed, observer)
    return Played(game, recorder_of(game) if journal else None, decisions)


def run(
    game: Game, agents: Sequence[Agent | str], seed: int = 0, observer: Observer | None = None
) -> int:
    """Let agents play a game from its present decision to its end. Return the number of answers."""
    seated: dict[int, Agent] = {}
    picks: dict[int, Any] = {}
    stack, answers = game.stack, 0
    if observer is not None:
        observer.arrived(game)
    while stack:
        _, seat, _, options = stack[-1]
        if seat not in seated:
            given = agents[seat if len(agents) > 1 else 0]
            seated[seat] = make(given, game.cards, seed, seat) if isinstance(given, str) else given
            agent = seated[seat]
            picks[seat] = agent.pick if is_blind(agent) else None
        if observer is not None:
            observer.asked(stack[-1])
        pick = picks[seat]
        game.choose(pick(len(options)) if pick is not None else answer_of(seated[seat], game))
        answers += 1
        if observer is not None:
            observer.arrived(game)
    return answers
