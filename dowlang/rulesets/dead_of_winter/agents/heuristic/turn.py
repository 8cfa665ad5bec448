"""Give points to the actions of a turn: one function a kind of action, asked for every option.

The best above 0 is done. A function looks at the answer's numbers and at the situation, never at
texts. Those of actions that cost a die are in `dice_actions`, of cards in `card_actions`, of moves
in `moves`.

Rules: R-ACT.
"""

from __future__ import annotations

from collections.abc import Callable

from dowlang.engine.frames import Answer
from dowlang.rulesets.dead_of_winter.agents.heuristic.card_actions import (
    contribute,
    contribute_equipped,
    equip,
    hand_off,
    play,
    play_for_die,
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
from dowlang.rulesets.dead_of_winter.agents.heuristic.suspicion import ENOUGH
from dowlang.rulesets.dead_of_winter.agents.heuristic.threats import NEVER
from dowlang.rulesets.dead_of_winter.state import options as O

Score = Callable[[Situation, Memory, Answer], int]


def end_turn(now: Situation, memory: Memory, answer: Answer) -> int:
    """Return 0, with which everything else is compared."""
    return 0


def exile_vote(now: Situation, memory: Memory, answer: Answer) -> int:
    """Call a vote on somebody who stands out by what went wrong, once a turn (R-ACT-VOT).

    Who is loyal waits for twice as much when somebody is exiled already: a second loyal player in
    exile ends the game (R-EXILE-14).
    """
    if memory.done(answer) or now.rounds_left < 2:
        return NEVER
    blame = memory.suspicion.of(answer[1])
    enough = ENOUGH * (1 + sum(now.view["exiled"]))
    return 4 * (20 + blame - enough) if blame >= enough else NEVER


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
    O.HAND_OFF: hand_off,
    O.PLAY_FOR_DIE: play_for_die,
    O.EXILE_VOTE: exile_vote,
}
"""Kind of action -> its points."""
