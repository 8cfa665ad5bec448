"""Let agents play one game to its end.

Blind agents (random, first) are asked by number: no view, no option is built for them. Others get
their view and the decision. A game that ends by a fault of the engine raises. `parallel_games.py`
counts faults.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from dowlang.agents import Agent, OutOfRange, is_blind, make
from dowlang.engine.frames import Frame
from dowlang.engine.game import Game
from dowlang.engine.journal import Recorder, recorder_of
from dowlang.engine.setup_options import complete, complete_rules
from dowlang.engine.state import SET_UP_LOG

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game and, when it was asked for, its recorder."""

    game: Game
    recorder: Recorder | None
    decisions: int


@dataclass(slots=True)
class Telling:
    """The events and choices of the games of a run, by name.

    `play(…, telling=…)` fills it, which costs time.
    """

    decisions: Counter[str] = field(default_factory=Counter)  # kind -> real choices
    options: Counter[str] = field(default_factory=Counter)  # kind -> options offered in them
    forced: Counter[str] = field(
        default_factory=Counter
    )  # kind -> single options taken by the engine
    nothing: Counter[str] = field(default_factory=Counter)  # kind -> questions without an option
    events: Counter[str] = field(default_factory=Counter)  # event -> times
    manual: Counter[str] = field(
        default_factory=Counter
    )  # card -> things it asked the table to do, which nobody did

    def add(self, other: Telling) -> None:
        """Count another run's games too."""
        for name in ("decisions", "options", "forced", "nothing", "events", "manual"):
            getattr(self, name).update(getattr(other, name))


def play(
    cards: CardSet,
    settings: Mapping[str, Any] | None = None,
    agents: Sequence[Agent | str] = ("random",),
    *,
    seed: int = 0,
    rules: Mapping[str, int | str] | None = None,
    journal: bool = False,
    digests: bool = False,
    telling: Telling | None = None,
) -> Played:
    """Play one game.

    `agents` is one agent for all seats, or one a seat. A name makes a fresh one with chance of its
    own (`agents.chance_of`).

    Raises `SetUpRefused`, `UnknownAgent`, `OutOfRange`, and whatever an agent raises.
    """
    if journal:
        game = Game.begin(cards, seed, settings, rules, digests)
        log: list[Frame] | None = game.log
    else:
        log = None if telling is None else []
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
    decisions = run(game, agents, seed, telling)
    if telling is not None:
        _tell(telling, cards, log or [])
    return Played(game, recorder_of(game) if journal else None, decisions)


def run(
    game: Game, agents: Sequence[Agent | str], seed: int = 0, telling: Telling | None = None
) -> int:
    """Let agents play a game from its present decision to its end. Return the number of answers."""
    seated: dict[int, Agent] = {}
    picks: dict[int, Any] = {}
    stack, answers = game.stack, 0
    while stack:
        _, seat, kind, options = stack[-1]
        if seat not in seated:
            given = agents[seat if len(agents) > 1 else 0]
            seated[seat] = make(given, game.cards, seed, seat) if isinstance(given, str) else given
            agent = seated[seat]
            picks[seat] = agent.pick if is_blind(agent) else None
        if telling is not None:
            telling.options[kind] += len(options)
        pick = picks[seat]
        index = (
            pick(len(options))
            if pick is not None
            else seated[seat].choose(game.view(seat), game.decision)
        )
        if type(index) is not int or not 0 <= index < len(options):
            raise OutOfRange(seat, index, len(options))
        game.choose(index)
        answers += 1
    return answers


def _tell(telling: Telling, cards: CardSet, log: Sequence[Frame]) -> None:
    names = [event.name for event in cards.ruleset.events]
    for entry in log:
        match entry[0]:
            case "chose":
                telling.decisions[entry[2]] += 1
            case "forced":
                telling.forced[entry[2]] += 1
            case "none":
                telling.nothing[entry[2]] += 1
            case "manual":
                telling.manual[entry[1]] += 1
            case int() as number:
                telling.events[names[number]] += 1
            case _:
                pass
