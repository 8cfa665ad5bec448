"""Ask an agent for its answer to a pending decision: the one place that hands things to agents."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from dowlang.agents.contract import Agent, Dealt, OutOfRange, is_pausing, is_searching
from dowlang.agents.possible_games import PossibleGames
from dowlang.engine.decisions import Decision
from dowlang.engine.game import Game


def answer_of(agent: Agent, game: Game) -> int:
    """Return the number of the option that an agent takes for the seat that is asked.

    It gets the view of its seat and the decision, and possible games if it searches. Raises
    `OutOfRange`, and whatever the agent raises.
    """
    decision = game.decision
    view = game.view(decision.player)
    if is_searching(agent):
        index = agent.search(view, decision, PossibleGames(game, decision.player))
    else:
        index = agent.choose(view, decision)
    return _inside(index, decision)


def answering(agent: Agent, game: Game, stopped: Callable[[], bool]) -> Generator[None, None, int]:
    """Give what `answer_of` gives, with pauses where the agent can make them.

    Once `stopped`, no more possible games are dealt: the agent answers by what it has found.
    """
    if not is_pausing(agent):
        yield
        return answer_of(agent, game)
    decision = game.decision
    view = game.view(decision.player)
    possible = _UntilStopped(PossibleGames(game, decision.player), stopped)
    index = yield from agent.thinking(view, decision, possible)
    return _inside(index, decision)


class _UntilStopped:
    """Possible games, none any more once somebody does not want to wait."""

    def __init__(self, games: Dealt, stopped: Callable[[], bool]) -> None:
        self._games, self._stopped = games, stopped

    def deal(self, number: int) -> Any | None:
        """Return a possible game, None once it is stopped."""
        return None if self._stopped() else self._games.deal(number)


def _inside(index: Any, decision: Decision) -> int:
    """Return the number of an option. Raises `OutOfRange`."""
    if type(index) is not int or not 0 <= index < len(decision):
        raise OutOfRange(decision.player, index, len(decision))
    return index
