"""Play Dead of Winter by search: the heuristic's options are tried in possible games.

`value` says how likely a seat wins from the end of a round on. The search itself knows no game
(`dowlang.agents.tree_search`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dowlang.agents.tree_search import SIMULATIONS, Plan, TreeSearch
from dowlang.rulesets.dead_of_winter.agents.heuristic.agent import Heuristic
from dowlang.rulesets.dead_of_winter.agents.heuristic.knowledge import knowledge
from dowlang.rulesets.dead_of_winter.agents.search.value import valuer
from dowlang.rulesets.dead_of_winter.state.game_state import Winter

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

__all__ = ["make_search"]


def make_search(
    cards: CardSet, chance: int, seat: int, simulations: int = SIMULATIONS
) -> TreeSearch:
    """Return an agent for one seat of one game that plays so many simulations a decision."""
    known = knowledge(cards)
    plan = Plan(guide=lambda: Heuristic(known), stage=_round, value=valuer(known))
    return TreeSearch(plan, chance, seat, simulations)


def _round(game: Winter) -> int:
    return game.round
