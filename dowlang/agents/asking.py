"""Ask an agent for its answer to a pending decision: the one place that hands things to agents."""

from __future__ import annotations

from dowlang.agents.contract import Agent, OutOfRange, is_searching
from dowlang.agents.possible_games import PossibleGames
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
    if type(index) is not int or not 0 <= index < len(decision):
        raise OutOfRange(decision.player, index, len(decision))
    return index
