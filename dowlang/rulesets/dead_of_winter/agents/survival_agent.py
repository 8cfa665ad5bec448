"""Play Dead of Winter to survive: everybody alive and morale up, as many rounds as the marker
allows.

The agent does not play to win. It sees the situation as `heuristic` does, with three differences:
no goal counts (neither the main objective, which would end the game, nor its own), a roll for
exposure costs twice as much and is out of the question for a survivor whom one more token kills
(R-EXPOSE-06, -07), and a card that carries a survivor without a roll (R-EXPOSE-08) is kept for one
who has to go. Of options, votes and offers it takes those that cost no life and no morale. Long
games reach what random ones do not: late rounds, full waste piles, empty decks, crowded colonies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dowlang.engine.decisions import Decision
from dowlang.engine.frames import Answer
from dowlang.rulesets.dead_of_winter.agents.heuristic import outcomes as X
from dowlang.rulesets.dead_of_winter.agents.heuristic.agent import Heuristic
from dowlang.rulesets.dead_of_winter.agents.heuristic.answers import ANSWERS, first
from dowlang.rulesets.dead_of_winter.agents.heuristic.knowledge import Knowledge, knowledge
from dowlang.rulesets.dead_of_winter.agents.heuristic.moves import stay
from dowlang.rulesets.dead_of_winter.agents.heuristic.outcomes import NOTHING, Outcome
from dowlang.rulesets.dead_of_winter.agents.heuristic.pursuit import Pursuit
from dowlang.rulesets.dead_of_winter.agents.heuristic.situation import Situation
from dowlang.rulesets.dead_of_winter.agents.heuristic.threats import NEVER
from dowlang.rulesets.dead_of_winter.agents.heuristic.turn import SCORES
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.parameters import WOUNDS_TO_KILL
from dowlang.rulesets.dead_of_winter.state.types import COLONY, OUTSIDE

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

DEADLY = 10_000  # points: more than anything is worth
DEAR = {X.EXPOSURE: -60, X.WOUNDS: -40, X.FROST: -60}
RISK = 2  # a roll costs so many times what the heuristic reckons
# how the phrase of a card begins that carries a survivor without a roll
RIDE = "move {survivor} to"
RIDE_PRICE = 6  # points a ride must gain


def make_survival(cards: CardSet, chance: int, seat: int) -> Survival:
    """Return an agent for one seat of one game.

    It uses no chance, so `chance` and seat make no difference.
    """
    return Survival(knowledge(cards))


class Careful(Situation):
    """The survival agent's estimate of the view: no goals, and risks dearer than they are."""

    __slots__ = ()

    def __init__(self, known: Knowledge, view: Any) -> None:
        super().__init__(known, view)
        if self.morale <= 1:
            self.losses = DEADLY

    def _goals(self) -> None:
        """Pursue nothing but staying alive."""
        super()._goals()
        self.sabotage, self.near, self.own_parts = False, 0, []

    def _pursue(self) -> None:
        """Pursue no goal: none counts."""
        self.pursuit, self.soon = Pursuit(self.view, ()), False

    def _price(self, dimension: int) -> int:
        """Price a loss that would be the last one at everything."""
        if dimension in (X.MORALE, X.MEN):
            return DEADLY if self.morale <= 1 else super()._price(X.MORALE)
        return DEAR.get(dimension) or super()._price(dimension)

    def danger(self, survivor: int, place: int) -> int:
        """Return the points a roll for exposure costs, `DEADLY` for a survivor who has all tokens
        but one.
        """
        view = self.view
        if (
            view["wounds"][survivor] + view["frostbite"][survivor] + 1
            >= view["param"][WOUNDS_TO_KILL]
        ):
            return DEADLY
        return RISK * super().danger(survivor, place)

    def gain(self, survivor: int, to: int) -> int:
        """Return points won by being there instead of here, however one came."""
        return stay(self, survivor, to) - stay(self, survivor, self.location[survivor])


class Survival(Heuristic):
    """Plays one seat of one game, as the heuristic does but for `OWN` and `ACTIONS`."""

    __slots__ = ("_rides",)

    def __init__(self, known: Knowledge) -> None:
        super().__init__(known)
        self._rides = frozenset(
            number
            for number, card in enumerate(known.cards.of_kind.get("item", ()))
            if any(
                str(phrase).startswith(RIDE) for phrase, _ in card.get("does", {}).get("play", ())
            )
        )

    def choose(self, view: Any, decision: Decision) -> int:
        """Return the number of the option with most points, the first of equals."""
        now, memory, answers = Careful(self._known, view), self._memory, decision.answers
        memory.turn(view["turn"])
        if decision.kind == "action":
            index = best([self._action(now, answer) for answer in answers])
            memory.note(answers[index], self._doing(answers[index]))
            return index
        if view["active_player"] != now.me:
            memory.last, memory.doing = (), NOTHING
        index = best([self._answer(now, answer) for answer in answers])
        if answers[index][0] == O.OPTION:
            memory.last, memory.doing = (
                answers[index],
                self._known.option(answers[index][1], answers[index][2]),
            )
        return index

    def _action(self, now: Careful, answer: Answer) -> int:
        """Return the points of an action. One that may kill or cost morale is not done."""
        kind = answer[0]
        if kind == O.PLAY_CARD and self._known.item_card[answer[1]] in self._rides:
            return 4 * (
                max([now.gain(s, to) for s in now.mine for to in (COLONY, *OUTSIDE)], default=0)
                - RIDE_PRICE
                - now.waste_price
            )
        if kind in (O.PLAY_CARD, O.ABILITY, O.USE) and costs(now, self._doing(answer)):
            return NEVER
        score = SCORES.get(kind)
        return NEVER if score is None else score(now, self._memory, answer)

    def _answer(self, now: Careful, answer: Answer) -> int:
        kind, last = answer[0], self._memory.last
        if last and last[0] == O.PLAY_CARD and self._known.item_card[last[1]] in self._rides:
            if kind == O.SURVIVOR:
                return max([now.gain(answer[1], to) for to in (COLONY, *OUTSIDE)])
            if kind == O.LOCATION:
                return max([now.gain(s, answer[1]) for s in now.mine])
        if kind == O.BITE_ROLL:
            return bite_roll(now, answer)
        if kind == O.OPTION:
            outcome = self._known.option(answer[1], answer[2])
            return now.value(outcome) - (DEADLY if costs(now, outcome) else 0)
        return ANSWERS.get(kind, first)(now, self._memory, answer)


def best(points: list[int]) -> int:
    """Return the number of the highest, the first of equals."""
    return points.index(max(points))


def costs(now: Careful, outcome: Outcome) -> bool:
    """Return True if an outcome takes morale or a life, or risks one.

    A risk is a roll for exposure when morale is as low as it gets.
    """
    return (
        outcome[X.MORALE] < 0 or outcome[X.MEN] < 0 or (now.morale <= 1 and outcome[X.EXPOSURE] > 0)
    )


def bite_roll(now: Careful, answer: Answer) -> int:
    """Give points to the roll: it risks half a death where no roll costs one (0 points), but where
    others stand the bite can kill twice (R-BITE-05, -06).
    """
    others = now.crowd[now.location[answer[1]]] - 1
    return -1 if others and 1 < now.morale <= 2 else 1
