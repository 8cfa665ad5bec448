"""Remember an agent's own turn, so that it does not repeat a question or a free ability, and whom
it suspects.
"""

from __future__ import annotations

from dowlang.engine.frames import Answer
from dowlang.rulesets.dead_of_winter.agents.heuristic.goals import Goal
from dowlang.rulesets.dead_of_winter.agents.heuristic.outcomes import NOTHING, Outcome
from dowlang.rulesets.dead_of_winter.agents.heuristic.pursuit import Side
from dowlang.rulesets.dead_of_winter.agents.heuristic.suspicion import Suspicion


class Memory:
    """The own choices of the present turn, and the blame of others."""

    __slots__ = ("_done", "_turn", "doing", "goals", "last", "suspicion")

    def __init__(self) -> None:
        self._turn: int | None = None
        self._done: set[Answer] = set()
        self.suspicion = Suspicion()
        self.goals: dict[Goal, Side] = {}  # what was reckoned of them at the last decision
        self.last: Answer = ()  # the action under way, () when somebody else's doing asks
        self.doing: Outcome = NOTHING  # what its card does

    def turn(self, number: int) -> None:
        """Begin a new turn with nothing done."""
        if number != self._turn:
            self._turn = number
            self._done.clear()
            self.last = ()
            self.doing = NOTHING

    def done(self, answer: Answer) -> bool:
        """Return True if this has been chosen in this turn."""
        return answer in self._done

    def note(self, answer: Answer, doing: Outcome) -> None:
        """Remember an action and what its card does."""
        self.last, self.doing = answer, doing
        self._done.add(answer)

    def copy(self) -> Memory:
        """Return a memory of the same that goes on by itself."""
        other = Memory()
        other._turn, other._done = self._turn, set(self._done)
        other.last, other.doing = self.last, self.doing
        other.suspicion = self.suspicion.copy()
        other.goals = dict(self.goals)
        return other
