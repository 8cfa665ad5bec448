"""The search of possible games: in a game of two answers whose worth is known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import pytest

from dowlang.agents.tree_search import Node, Plan, TreeSearch, _better_by, _select
from dowlang.engine.chance import mix

POOR, GOOD = (0, 1), (0, 2)


class Question:
    """A decision of two answers."""

    kind = "choice"
    player = 0

    def __init__(self, answers: Sequence[tuple[int, ...]] = (POOR, GOOD)) -> None:
        self.answers = tuple(answers)

    def __len__(self) -> int:
        return len(self.answers)


class Turns:
    """A game of two questions to one player: the worth of the answers and of a die are added."""

    def __init__(self, number: int, worth: dict[tuple[int, ...], float]) -> None:
        self.worth, self.left, self.total = worth, 2, mix(number, 0, 1, 5) / 10
        self.decision = Question()

    @property
    def is_over(self) -> bool:
        return not self.left

    def view(self, seat: int) -> None:
        return None

    def choose(self, index: int) -> None:
        self.total += self.worth[self.decision.answers[index]]
        self.left -= 1


class Deals:
    """Possible games of which the numbers are kept."""

    def __init__(self, worth: dict[tuple[int, ...], float], most: int = 10**9) -> None:
        self.worth, self.most, self.numbers = worth, most, list[int]()

    def deal(self, number: int) -> Any:
        if len(self.numbers) >= self.most:
            return None
        self.numbers.append(number)
        return Turns(number, self.worth)


class Guide:
    """An agent that always prefers the first answer."""

    def points(self, view: Any, decision: Any) -> Sequence[int]:
        return [len(decision) - n for n in range(len(decision))]

    def choose(self, view: Any, decision: Any) -> int:
        return 0

    def took(self, decision: Any, index: int) -> None:
        return None

    def copy(self) -> Self:
        return self


PLAN = Plan(guide=Guide, stage=lambda game: 0, value=lambda game, seat: game.total / 2)


def searched(worth: dict[tuple[int, ...], float], simulations: int, most: int = 10**9) -> int:
    agent = TreeSearch(PLAN, 7, 0, simulations)
    question: Any = Question()
    return agent.search(None, question, Deals(worth, most))


def test_the_better_answer_is_found_against_the_guide() -> None:
    assert searched({POOR: 0.1, GOOD: 0.6}, 40) == 1


def test_the_guide_is_followed_where_nothing_is_better() -> None:
    assert searched({POOR: 0.5, GOOD: 0.5}, 40) == 0
    assert searched({POOR: 0.6, GOOD: 0.1}, 40) == 0


def test_the_guide_is_followed_without_possible_games() -> None:
    assert searched({POOR: 0.1, GOOD: 0.6}, 40, most=0) == 0
    question: Any = Question()
    assert TreeSearch(PLAN, 7, 0).choose(None, question) == 0


def test_all_simulations_are_played_and_answers_share_their_games() -> None:
    deals = Deals({POOR: 0.1, GOOD: 0.6})
    question: Any = Question()
    TreeSearch(PLAN, 7, 0, 40).search(None, question, deals)
    assert len(deals.numbers) == 40
    assert len(set(deals.numbers)) < 40  # the second answer met games that the first had met


def test_a_search_pauses_after_each_game_and_takes_the_best_so_far_when_none_is_dealt() -> None:
    worth = {POOR: 0.1, GOOD: 0.6}
    for most, answer in ((10**9, 1), (20, 1), (0, 0)):
        question: Any = Question()
        deals = Deals(worth, most)
        thinking = TreeSearch(PLAN, 7, 0, 40).thinking(None, question, deals)
        pauses, best = 0, None
        while best is None:
            try:
                next(thinking)
                pauses += 1
                assert len(deals.numbers) == pauses
            except StopIteration as done:
                best = done.value
        assert (pauses, best) == (min(most, 40), answer)


def test_the_same_chance_gives_the_same_answers() -> None:
    question: Any = Question()
    kept = []
    for chance in (7, 7, 8):
        deals = Deals({POOR: 0.1, GOOD: 0.6})
        TreeSearch(PLAN, chance, 0, 20).search(None, question, deals)
        kept.append(deals.numbers)
    assert kept[0] == kept[1] != kept[2]


def test_untried_answers_come_in_the_order_of_the_guide() -> None:
    node = Node()
    answers = [(0, n) for n in range(9)]
    tried = []
    for _ in range(3):
        answer = _select(node, answers)
        tried.append(answer)
        child = node.after.setdefault(answer, Node())
        child.visits, child.total = 1, 0.5
        node.visits += 1
    assert tried == answers[:3]


@pytest.mark.parametrize(
    ("values", "others", "better"),
    [
        ([1.0, 1.0, 1.0], [0.5, 0.5, 0.5], 0.5),
        ([1.0, 1.0], [0.0, 0.0], 0.0),  # two games are no evidence
        ([0.5, 0.5, 0.5], [1.0, 1.0, 1.0], -0.5),
    ],
)
def test_the_better_option_is_as_much_better_as_its_values_say(
    values: list[float], others: list[float], better: float
) -> None:
    assert _better_by(values, others) == pytest.approx(better)


def test_better_by_less_the_error_of_the_mean() -> None:
    assert _better_by([1.0, 0.0, 1.0, 0.0], [0.0, 1.0, 0.0, 0.0]) < 0.25
