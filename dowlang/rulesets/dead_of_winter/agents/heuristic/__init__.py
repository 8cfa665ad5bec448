"""The rule-based agent of Dead of Winter: keeps survivors alive, feeds the colony, meets crises,
works at the objectives; a betrayer does not.

`effects` reads what cards do, `knowledge` what is known of a set, `situation` the view of one
decision; `turn` (with `dice_actions`, `card_actions`, `moves`) and `answers` give points to
options, `agent` takes the best. An agent sees its view and the decision, nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dowlang.rulesets.dead_of_winter.agents.heuristic.agent import Heuristic
from dowlang.rulesets.dead_of_winter.agents.heuristic.knowledge import knowledge

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

__all__ = ["Heuristic", "make_heuristic"]


def make_heuristic(cards: CardSet, chance: int, seat: int) -> Heuristic:
    """An agent for one seat of one game; it uses no chance, so `chance` and seat make no
    difference.
    """
    return Heuristic(knowledge(cards))
