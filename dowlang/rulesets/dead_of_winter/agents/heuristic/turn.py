"""Give points to the actions of a turn: one function a kind of action, asked for every option.

The best above 0 is done. A function looks at the answer's numbers and at the situation, never at
texts. Each is in the module of what it costs.

Rules: R-ACT.
"""

from __future__ import annotations

from collections.abc import Callable

from dowlang.engine.frames import Answer
from dowlang.rulesets.dead_of_winter.agents.heuristic.card_actions import (
    contribute,
    contribute_equipped,
    equip,
    play,
    request,
    spend_food,
)
from dowlang.rulesets.dead_of_winter.agents.heuristic.dice_actions import (
    ability,
    attack,
    attract,
    barricade,
    clean_waste,
    search,
    strike,
    use,
)
from dowlang.rulesets.dead_of_winter.agents.heuristic.memory import Memory
from dowlang.rulesets.dead_of_winter.agents.heuristic.moves import move
from dowlang.rulesets.dead_of_winter.agents.heuristic.situation import Situation
from dowlang.rulesets.dead_of_winter.state import options as O

Score = Callable[[Situation, Memory, Answer], int]


def end_turn(now: Situation, memory: Memory, answer: Answer) -> int:
    """Return 0, with which everything else is compared."""
    return 0


SCORES: dict[int, Score] = {
    O.END_TURN: end_turn,
    O.ATTACK: attack,
    O.ATTACK_SURVIVOR: strike,
    O.SEARCH: search,
    O.BARRICADE: barricade,
    O.CLEAN_WASTE: clean_waste,
    O.ATTRACT: attract,
    O.ABILITY: ability,
    O.USE: use,
    O.PLAY_CARD: play,
    O.EQUIP_CARD: equip,
    O.CONTRIBUTE: contribute,
    O.CONTRIBUTE_EQUIPPED: contribute_equipped,
    O.MOVE: move,
    O.SPEND_FOOD: spend_food,
    O.REQUEST: request,
}
"""Kind of action -> its points. An action of another kind is not this agent's way: it never plays
food for a die, hands equipment on or calls a vote on exile.
"""
