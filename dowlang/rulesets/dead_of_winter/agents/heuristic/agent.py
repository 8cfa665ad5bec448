"""The rule-based agent: for every option points from the view, the best is taken, of equals the
first. No chance, no look at the game.
"""

from __future__ import annotations

from typing import Any

from dowlang.engine.decisions import Decision
from dowlang.engine.frames import Answer
from dowlang.rulesets.dead_of_winter.agents.heuristic.answers import ANSWERS, first
from dowlang.rulesets.dead_of_winter.agents.heuristic.knowledge import Knowledge
from dowlang.rulesets.dead_of_winter.agents.heuristic.memory import Memory
from dowlang.rulesets.dead_of_winter.agents.heuristic.outcomes import NOTHING, Outcome
from dowlang.rulesets.dead_of_winter.agents.heuristic.situation import Situation
from dowlang.rulesets.dead_of_winter.agents.heuristic.threats import NEVER
from dowlang.rulesets.dead_of_winter.agents.heuristic.turn import SCORES
from dowlang.rulesets.dead_of_winter.state import options as O


class Heuristic:
    """Plays one seat of one game."""

    __slots__ = ("_known", "_memory")

    def __init__(self, known: Knowledge, memory: Memory | None = None) -> None:
        self._known, self._memory = known, memory or Memory()

    def choose(self, view: Any, decision: Decision) -> int:
        """Return the number of the option with most points."""
        points = self.points(view, decision)
        best = points.index(max(points))
        self.took(decision, best)
        return best

    def points(self, view: Any, decision: Decision) -> list[int]:
        """Return the points of every option, `NEVER` for what is not this agent's way."""
        memory = self._memory
        now = Situation(self._known, view, memory.goals)
        memory.turn(view["turn"])
        memory.suspicion.look(now)
        answers = decision.answers
        if decision.kind == "action":
            found = []
            for answer in answers:
                score = SCORES.get(answer[0])
                found.append(NEVER if score is None else score(now, memory, answer))
            return found
        if view["active_player"] != now.me:
            memory.last, memory.doing = (), NOTHING
        return [ANSWERS.get(answer[0], first)(now, memory, answer) for answer in answers]

    def took(self, decision: Decision, index: int) -> None:
        """Remember what this seat has answered, if it chose it after these `points`."""
        chosen = decision.answers[index]
        if decision.kind == "action":
            self._memory.note(chosen, self._doing(chosen))
        elif chosen[0] == O.OPTION:
            self._memory.last = chosen
            self._memory.doing = self._known.option(chosen[1], chosen[2])

    def copy(self) -> Heuristic:
        """Return an agent that remembers the same and goes on by itself."""
        return Heuristic(self._known, self._memory.copy())

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
