"""Differences of pairs small enough to know the answer by hand."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dowlang.simulate.comparison import (
    Measure,
    Pair,
    correlation,
    differences,
    interval,
    measures_of,
    pairs_wanted,
)

SUCCESS = Measure("success", True, lambda game: (int(game["completed"]), 1))


def game(completed: bool = False, winners: tuple[int, ...] = (), **more: Any) -> dict[str, Any]:
    return {
        "players": 2,
        "cause": "objective" if completed else "morale",
        "completed": completed,
        "winners": list(winners),
        "roles": ["loyal", "betrayer"],
        "morale": 3,
        **more,
    }


def found(pairs: list[Pair], alike: bool = False) -> dict[str, Any]:
    measures = measures_of(pairs, SUCCESS, ("loyal", "betrayer", "exiled"), ("players",))
    return {each.name: each for each in differences(pairs, measures, alike)}


def test_every_figure_is_b_less_a() -> None:
    pairs: list[Pair] = [
        (game(False), game(True, (0,), morale=5)),
        (game(True, (0, 1)), game(True, (0,))),
        (game(False, (1,)), game(False, (1,), morale=1)),
        (game(False), game(True, (0, 1), morale=7)),
    ]
    told = found(pairs)
    assert (told["success"].a, told["success"].b, told["success"].difference) == (0.25, 0.75, 0.5)
    assert told["with a winner"].difference == 0.5
    assert told["ended by morale"].difference == -0.5
    assert (told["player 1 won"].a, told["player 1 won"].b) == (0.25, 0.75)
    assert (told["player 2 won"].a, told["player 2 won"].b) == (0.5, 0.5)
    assert (told["loyal players won"].difference, told["betrayer players won"].a) == (0.5, 0.5)
    assert (told["morale"].a, told["morale"].b, told["morale"].difference) == (3, 4, 1)
    assert "exiled players won" not in told and "players" not in told
    for each in told.values():
        assert each.low <= each.difference <= each.high and each.low < each.high


def test_a_share_is_of_the_players_of_that_role() -> None:
    """Three loyal players and one of them wins: a third, whatever the number of games."""
    roles = {"roles": ["loyal", "loyal", "loyal"], "players": 3}
    pairs: list[Pair] = [(game(**roles), game(True, (1,), **roles))] * 4
    told = found(pairs)["loyal players won"]
    assert (told.a, round(told.b, 6)) == (0, 0.333333)


def test_a_role_that_one_side_never_has_is_left_out() -> None:
    pairs: list[Pair] = [(game(), game(roles=["loyal", "exiled"]))] * 3
    assert "exiled players won" not in found(pairs) and "loyal players won" in found(pairs)


def test_the_same_games_differ_by_exactly_nothing() -> None:
    pairs: list[Pair] = [(game(bool(n % 2)), game(bool(n % 2))) for n in range(30)]
    for each in found(pairs, alike=True).values():
        assert (each.difference, each.low, each.high) == (0, 0, 0)


def test_a_few_games_that_agree_prove_nothing_of_games_that_differ() -> None:
    """No pair of 40 differs in success, yet their games went other ways: the interval is about as
    wide as the rule of three says, and narrows with the pairs.
    """
    few = found([(game(), game(morale=n)) for n in range(40)])["success"]
    many = found([(game(), game(morale=n)) for n in range(400)])["success"]
    assert few.difference == 0 and 0.03 < few.half < 0.12
    assert 0 < many.half < few.half / 5


def test_the_interval_is_that_of_the_pairs() -> None:
    """Half of the pairs gain and a quarter lose: the width of the normal approximation."""
    gains = [(game(), game(True)), (game(), game(True)), (game(True), game()), (game(), game())]
    told = found(gains * 100)["success"]
    variance = 0.75 - 0.25**2
    assert told.difference == 0.25
    assert told.half == pytest.approx(1.96 * (variance / 400) ** 0.5, rel=0.08)
    assert pairs_wanted(told, 400, told.half / 2) == 1600
    assert pairs_wanted(told, 400, told.half) == 400


@pytest.mark.proof
@pytest.mark.parametrize(
    ("comparisons", "most"), ((50, 6), pytest.param(200, 18, marks=pytest.mark.proof))
)
def test_intervals_hold_the_truth_in_95_of_100(comparisons: int, most: int) -> None:
    """Comparisons without a difference, of games that are correlated: a false finding is rare,
    and not impossible.
    """
    chance, outside = Random(1), 0
    for _ in range(comparisons):
        pairs: list[Pair] = []
        for number in range(60):
            common = chance.random()
            sides = (common < 0.4, (common if chance.random() < 0.5 else chance.random()) < 0.4)
            pairs.append((game(sides[0]), game(sides[1], morale=number)))
        (told,) = differences(pairs, [SUCCESS], False)
        outside += told.low > 0 or told.high < 0
    assert 1 <= outside <= most


def test_one_pair_shows_that_anything_can_be_and_has_no_means() -> None:
    told = found([(game(), game(True, (0,), morale=5))])
    assert "morale" not in told and told["success"].low < 0 < told["success"].high
    assert found([(game(), game())], alike=True)["morale"].high == 0


def test_a_mean_has_the_interval_of_its_values() -> None:
    values = [0.0, 1.0, 1.0, 2.0] * 100
    mean, low, high = interval(values)
    assert low < mean == 1 < high
    assert (high - low) / 2 == pytest.approx(1.96 * (0.5 / 400) ** 0.5, rel=0.08)
    assert interval(values) == (mean, low, high)
    assert interval([0.5] * 9) == (0.5, 0.5, 0.5) and interval([3]) == (3, 3, 3)
    with pytest.raises(ValueError, match="no values"):
        interval([])


def test_correlation_is_one_of_equals_and_none_of_constants() -> None:
    assert correlation([0, 1, 0, 1], [0, 1, 0, 1]) == pytest.approx(1)
    assert correlation([0, 1, 0, 1], [1, 0, 1, 0]) == pytest.approx(-1)
    assert correlation([0, 0, 1, 1], [0, 1, 0, 1]) == pytest.approx(0)
    assert correlation([1, 1], [0, 1]) is None and correlation([], []) is None


def test_the_same_pairs_give_the_same_bytes() -> None:
    pairs: list[Pair] = [(game(n % 3 == 0), game(n % 2 == 0)) for n in range(50)]
    assert repr(found(pairs)) == repr(found(pairs))
