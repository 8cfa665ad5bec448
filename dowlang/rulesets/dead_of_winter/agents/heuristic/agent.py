"""The rule-based agent: for every option points from the view, the best is taken, of equals the
first. No chance, no look at the game.
"""

from __future__ import annotations

from typing import Any

from dowlang.engine.decisions import Decision
from dowlang.engine.frames import Answer
from dowlang.rulesets.dead_of_winter.agents.heuristic.answers import ANSWERS, first
from dowlang.rulesets.dead_of_winter.agents.heuristic.effects import NOTHING, Outcome
from dowlang.rulesets.dead_of_winter.agents.heuristic.knowledge import Knowledge
from dowlang.rulesets.dead_of_winter.agents.heuristic.memory import Memory
from dowlang.rulesets.dead_of_winter.agents.heuristic.situation import NEVER, Situation
from dowlang.rulesets.dead_of_winter.agents.heuristic.turn import SCORES
from dowlang.rulesets.dead_of_winter.state import options as O


class Heuristic:
    """Plays one seat of one game."""

    __slots__ = ("_known", "_memory")

    def __init__(self, known: Knowledge) -> None:
        self._known, self._memory = known, Memory()

    def choose(self, view: Any, decision: Decision) -> int:
        """The number of the option with most points."""
        now, memory = Situation(self._known, view), self._memory
        memory.turn(view["turn"])
        answers = decision.answers
        if decision.kind == "action":
            index = _best_action(now, memory, answers)
            memory.note(answers[index], self._doing(answers[index]))
            return index
        if view["active_player"] != now.me:
            memory.last, memory.doing = (), NOTHING
        best, most = 0, None
        for index, answer in enumerate(answers):
            points = ANSWERS.get(answer[0], first)(now, memory, answer)
            if most is None or points > most:
                best, most = index, points
        chosen = answers[best]
        if chosen[0] == O.OPTION:
            memory.last, memory.doing = chosen, self._known.option(chosen[1], chosen[2])
        return best

    def _doing(self, answer: Answer) -> Outcome:
        """Return the outcome of the card of an action."""
        known = self._known
        match answer[0]:
            case O.PLAY_CARD:
                return known.played[known.item_card[answer[1]]]
            case O.ABILITY:
                return known.ability.get((answer[1], answer[2]), NOTHING)
            case O.USE:
                return known.block(answer[2], "equip")
        return NOTHING


def _best_action(now: Situation, memory: Memory, answers: tuple[Answer, ...]) -> int:
    best, most = 0, NEVER
    for index, answer in enumerate(answers):
        score = SCORES.get(answer[0])
        if score is None:  # not this agent's way
            continue
        points = score(now, memory, answer)
        if points > most:
            best, most = index, points
    return best
