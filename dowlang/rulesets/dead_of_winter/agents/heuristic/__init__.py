"""Play Dead of Winter by rules of thumb: keep survivors alive, feed the colony, meet crises, work
at goals.

A betrayer does not. `outcomes` reads what cards do, `knowledge` what is known of a set, `situation`
the view of one decision, `threats` what a look at it shows. `goals` knows what a card's goal
counts, asked of a game that `imagined` and `imagined_set` make, and `pursuit` what is done for it.
`memory` and `suspicion` are of earlier turns, `weighing` puts prices right by how things stand.
`turn` (with `dice_actions`, `card_actions`, `moves`) and `answers` give
points to options, and `agent` takes the best. An agent sees its view and the decision, nothing
else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dowlang.rulesets.dead_of_winter.agents.heuristic.agent import Heuristic
from dowlang.rulesets.dead_of_winter.agents.heuristic.knowledge import knowledge as knowledge_of

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

__all__ = ["Heuristic", "make_heuristic"]


def make_heuristic(cards: CardSet, chance: int, seat: int) -> Heuristic:
    """Return an agent for one seat of one game.

    It uses no chance, so `chance` and seat make no difference.
    """
    return Heuristic(knowledge_of(cards))
