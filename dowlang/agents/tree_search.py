"""Search for the best option in possible games: an information-set Monte Carlo tree search.

Each simulation plays one possible game to the end of the present stage (a round, say) and values
it there. Along the seat's own decisions a tree is kept, one for all possible games, since the seat
cannot tell them apart (Cowling, Powley, Whitehouse 2012, single observer). Everything else is
answered by the guide, an agent that also says in which order options are tried.

The first visits of two options of the root meet the same possible games, so they are compared in
pairs: another option than the guide's is taken only where it was better by more than the error of
the mean difference.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from typing import Any, Protocol, Self

from dowlang.agents.contract import Agent, Dealt
from dowlang.engine.chance import mix
from dowlang.engine.decisions import Decision
from dowlang.engine.frames import Answer

SIMULATIONS = 200
CURIOSITY = 0.25  # weight of what has been tried little, with values from 0 to 1
AT_FIRST = 3  # options of a node that are tried at first. One more for each doubling of its visits
DOUBT = 1.0  # standard errors by which another option must be better than the guide's


class Guide(Agent, Protocol):
    """An agent that gives points to all options and can be copied in the middle of a game."""

    def points(self, view: Any, decision: Decision) -> Sequence[int]:
        """Return the points of every option, the more the better."""
        ...

    def took(self, decision: Decision, index: int) -> None:
        """Hear which option was taken after these points."""
        ...

    def copy(self) -> Self:
        """Return another agent that remembers the same."""
        ...


@dataclass(frozen=True, slots=True)
class Plan:
    """The part of a ruleset that a search in its games asks for."""

    guide: Callable[[], Guide]
    stage: Callable[[Any], int]  # (game) -> a simulation ends when this changes
    value: Callable[[Any, int], float]  # (game, seat) -> how likely the seat wins, 0 to 1


@dataclass(slots=True)
class Node:
    """The results so far after a sequence of the seat's own answers."""

    visits: int = 0
    total: float = 0.0
    values: list[float] = field(default_factory=list)  # one a visit, kept below the root alone
    after: dict[Answer, Node] = field(default_factory=dict)

    @property
    def mean(self) -> float:
        """Return the mean value of its visits."""
        return self.total / self.visits if self.visits else 0.0


class TreeSearch:
    """Plays one seat of one game by search."""

    __slots__ = ("_chance", "_count", "_guide", "_plan", "_seat", "_simulations")

    def __init__(self, plan: Plan, chance: int, seat: int, simulations: int = SIMULATIONS) -> None:
        self._plan, self._chance, self._seat = plan, chance, seat
        self._guide, self._simulations, self._count = plan.guide(), simulations, 0

    def choose(self, view: Any, decision: Decision) -> int:
        """Return the guide's option: without possible games there is nothing to search in."""
        return self._guide.choose(view, decision)

    def search(self, view: Any, decision: Decision, possible: Dealt) -> int:
        """Return the number of the option that does best in the possible games."""
        thinking = self.thinking(view, decision, possible)
        while True:
            try:
                next(thinking)
            except StopIteration as done:
                return int(done.value)

    def thinking(
        self, view: Any, decision: Decision, possible: Dealt
    ) -> Generator[None, None, int]:
        """Search with a pause after each possible game. Where none is dealt, the best so far."""
        points = self._guide.points(view, decision)
        order = _best_first(points)
        self._count += 1
        root = Node()
        for _ in range(self._simulations):
            game = self._deal(possible, root, decision, order)
            if game is None:
                break
            yield
        best = order[0] if not root.after else self._best(root, decision, order)
        self._guide.took(decision, best)
        return best

    def _deal(
        self, possible: Dealt, root: Node, decision: Decision, order: Sequence[int]
    ) -> Any | None:
        """Try one option in one possible game, None when there is none."""
        tried = [decision.answers[index] for index in order]
        answer = _select(root, tried)
        first = root.after.get(tried[0])
        if first is not None and 2 * first.visits < max(n.visits for n in root.after.values()):
            answer = tried[0]  # what the others are compared with
        node = root.after.setdefault(answer, Node())
        number = mix(self._chance, self._count, node.visits, 1 << 62)
        game = possible.deal(number)
        if game is None:
            return None
        again = game.decision
        if again.kind != decision.kind or answer not in again.answers:
            return None
        stage, guide = self._plan.stage(game), self._guide.copy()
        guide.took(again, again.answers.index(answer))
        game.choose(again.answers.index(answer))
        value, path = self._simulate(game, guide, node, stage)
        node.values.append(value)
        for visited in (root, node, *path):
            visited.visits += 1
            visited.total += value
        return game

    def _simulate(
        self, game: Any, guide: Guide, node: Node, stage: int
    ) -> tuple[float, list[Node]]:
        """Play on to the end of the stage. Return the value there and the nodes below the first
        that were passed.
        """
        plan, seat = self._plan, self._seat
        others: dict[int, Guide] = {seat: guide}
        path: list[Node] = []
        inside = node.visits > 0
        while not game.is_over and plan.stage(game) == stage:
            decision = game.decision
            asked = decision.player
            if asked not in others:
                others[asked] = plan.guide()
            view = game.view(asked)
            if asked == seat and inside:
                order = _best_first(guide.points(view, decision))
                answer = _select(node, [decision.answers[index] for index in order])
                index = decision.answers.index(answer)
                guide.took(decision, index)
                node = node.after.setdefault(answer, Node())
                path.append(node)
                inside = node.visits > 0
            else:
                index = others[asked].choose(view, decision)
            game.choose(index)
        return plan.value(game, seat), path

    def _best(self, root: Node, decision: Decision, order: Sequence[int]) -> int:
        """Return the guide's option, or the one that was surely better in the same games."""
        first, best, most = root.after[decision.answers[order[0]]], order[0], 0.0
        for index in order[1:]:
            node = root.after.get(decision.answers[index])
            if node is None:
                continue
            sure = _better_by(node.values, first.values)
            if sure > most:
                best, most = index, sure
        return best


def _best_first(points: Sequence[int]) -> list[int]:
    return sorted(range(len(points)), key=lambda index: -points[index])


def _select(node: Node, answers: Sequence[Answer]) -> Answer:
    """Return the answer to try next: one that has not been tried as long as there is room for
    more, else the one with the highest upper bound (UCB1, Auer 2002).
    """
    room = AT_FIRST + node.visits.bit_length() // 2
    best, most = answers[0], -1.0
    for answer in answers[:room]:
        child = node.after.get(answer)
        if child is None or not child.visits:
            return answer
        bound = child.mean + CURIOSITY * sqrt(log(node.visits + 1) / child.visits)
        if bound > most:
            best, most = answer, bound
    return best


def _better_by(values: Sequence[float], others: Sequence[float]) -> float:
    """Return by how much the first are better in the games that both have met, less the error of
    that mean. At least three such games are wanted.
    """
    gains = [one - other for one, other in zip(values, others, strict=False)]
    count = len(gains)
    if count < 3:
        return 0.0
    mean = sum(gains) / count
    spread = sum([(gain - mean) ** 2 for gain in gains]) / (count - 1)
    return mean - DOUBT * sqrt(spread / count)
